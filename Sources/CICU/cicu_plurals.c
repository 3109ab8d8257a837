#include "CICU.h"
#include "cicu_language.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

bool cicu_plural_categories(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(cicu_language(locale), &status);
  if (U_FAILURE(status)) return false;
  UEnumeration *words = uplrules_getKeywords(rules, &status);
  int32_t used = 0;
  if (U_SUCCESS(status)) {
    int32_t length;
    for (const char *word; (word = uenum_next(words, &length, &status)) && U_SUCCESS(status);) {
      if (used + length + 2 > capacity) {
        status = U_BUFFER_OVERFLOW_ERROR;
        break;
      }
      if (used > 0) text[used++] = ' ';
      memcpy(text + used, word, (size_t)length);
      used += length;
    }
    uenum_close(words);
  }
  uplrules_close(rules);
  text[used] = 0;
  return U_SUCCESS(status);
}

bool cicu_has_plural_rules(const char *locale, bool ordinal) {
  char language[ULOC_LANG_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getLanguage(locale, language, sizeof language, &status);
  if (U_FAILURE(status) || length <= 0 || length >= (int32_t)sizeof language) return false;
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *languages = ures_getByKey(plurals, ordinal ? "locales_ordinals" : "locales", NULL, &status);
  UResourceBundle *rules = ures_getByKey(languages, language, NULL, &status);
  bool found = U_SUCCESS(status);
  ures_close(rules);
  ures_close(languages);
  ures_close(plurals);
  return found;
}
