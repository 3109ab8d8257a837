// Numbers and plural forms, and what a language tag means to ICU.
#include "CICUNumbers.h"
#include "cicu_language.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { most_units = 512 };

// Whether ICU has data of its own for a language; else it would answer for the machine's.
static bool is_known(const char *language) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, language, &status);
  bool known = U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
  ures_close(bundle);
  return known && language[0] != 0;
}

cicu_locale cicu_locale_of_tag(const char *tag) {
  cicu_locale result = {.locale = "en", .language = "en", .script = "Latn"};
  char hyphens[CICU_LOCALE_LENGTH];
  size_t length = strlen(tag);
  if (length >= ULOC_FULLNAME_CAPACITY) return result;
  for (size_t i = 0; i <= length; ++i) hyphens[i] = tag[i] == '_' ? '-' : tag[i];

  char locale[CICU_LOCALE_LENGTH], language[16], script[8], likely[CICU_LOCALE_LENGTH];
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(hyphens, locale, sizeof locale, NULL, &status);
  uloc_getLanguage(locale, language, sizeof language, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || !is_known(language)) return result;
  // With digits that there are not, nothing could be written.
  UErrorCode digits = U_ZERO_ERROR;
  unumsys_close(unumsys_open(locale, &digits));
  if (U_FAILURE(digits)) locale[strcspn(locale, "@")] = 0;
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  uloc_getScript(likely, script, sizeof script, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return result;
  strcpy(result.locale, locale);
  strcpy(result.language, language);
  strcpy(result.script, script);
  return result;
}

// MARK: Numbers

static int32_t by_skeleton(const char *locale, const UChar *skeleton, const char *number, UChar *units, UErrorCode *status) {
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locale, status);
  UFormattedNumber *formatted = unumf_openResult(status);
  unumf_formatDecimal(formatter, number, -1, formatted, status);
  int32_t length = unumf_resultToString(formatted, units, most_units, status);
  unumf_closeResult(formatted);
  unumf_close(formatter);
  return length;
}

static int32_t by_format(UNumberFormat *format, const char *number, UChar *units, UErrorCode *status) {
  int32_t length = unum_formatDecimal(format, number, -1, units, most_units, NULL, status);
  unum_close(format);
  return length;
}

static int32_t price(const char *locale, const char *number, UChar *units, UErrorCode *status) {
  char likely[CICU_LOCALE_LENGTH];
  UChar currency[4] = {0};
  uloc_addLikelySubtags(locale, likely, sizeof likely, status);
  ucurr_forLocale(likely, currency, 4, status);
  // Not every country that a tag can name has money.
  if (U_FAILURE(*status)) {
    *status = U_ZERO_ERROR;
    u_uastrcpy(currency, "USD");
  }
  UNumberFormat *format = unum_open(UNUM_CURRENCY, NULL, 0, locale, NULL, status);
  if (U_SUCCESS(*status)) unum_setTextAttribute(format, UNUM_CURRENCY_CODE, currency, 3, status);
  return by_format(format, number, units, status);
}

int32_t cicu_number(
    const char *locale, cicu_number_form form, const char *style, const char *number, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[most_units], rule[most_units];
  u_strFromUTF8(rule, most_units, NULL, style, -1, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
  int32_t length = 0;
  switch (form) {
    case CICU_NUMBER_SKELETON:
      length = by_skeleton(locale, rule, number, units, &status);
      break;
    case CICU_NUMBER_PATTERN:
      length = by_format(
          unum_open(UNUM_PATTERN_DECIMAL, rule, -1, locale, NULL, &status), number, units, &status);
      break;
    case CICU_NUMBER_PRICE:
      length = price(locale, number, units, &status);
      break;
  }
  int32_t bytes = 0;
  if (U_SUCCESS(status)) u_strToUTF8(text, capacity, &bytes, units, length, &status);
  return U_SUCCESS(status) ? bytes : -1;
}

// MARK: Plural forms

static uint8_t category(const UPluralRules *rules, double number) {
  static const char *const words[CICU_PLURAL_CATEGORIES] = {"zero", "one", "two", "few", "many", "other"};
  UErrorCode status = U_ZERO_ERROR;
  UChar word[16];
  uplrules_select(rules, number, word, 16, &status);
  if (U_FAILURE(status)) return CICU_PLURAL_CATEGORIES - 1;
  char bytes[16];
  u_austrcpy(bytes, word);
  uint8_t index = 0;
  while (index < CICU_PLURAL_CATEGORIES - 1 && strcmp(bytes, words[index]) != 0) ++index;
  return index;
}

void cicu_plural_select(
    const char *tag, bool is_ordinal, const double *numbers, int32_t count, uint8_t *categories) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules =
      uplrules_openForType(cicu_language(tag), is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  for (int32_t i = 0; i < count; ++i) {
    categories[i] = U_SUCCESS(status) ? category(rules, numbers[i]) : CICU_PLURAL_CATEGORIES - 1;
  }
  uplrules_close(rules);
}
