// Dates at their longest.
#include "CICU.h"

#include <string.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

enum { most_units = 512 };

static UDateFormatStyle style_of(cicu_length length) {
  switch (length) {
    case CICU_LENGTH_NONE: return UDAT_NONE;
    case CICU_LENGTH_SHORT: return UDAT_SHORT;
    case CICU_LENGTH_MEDIUM: return UDAT_MEDIUM;
    case CICU_LENGTH_LONG: return UDAT_LONG;
    case CICU_LENGTH_FULL: return UDAT_FULL;
  }
  return UDAT_MEDIUM;
}

// The pattern of a skeleton, in place.
static void best_pattern(const char *locale, UChar *rule, UErrorCode *status) {
  UChar pattern[most_units];
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  int32_t length = udatpg_getBestPattern(generator, rule, u_strlen(rule), pattern, most_units - 1, status);
  udatpg_close(generator);
  if (U_FAILURE(*status)) return;
  pattern[length] = 0;
  u_strcpy(rule, pattern);
}

int32_t cicu_longest_date(
    const char *locale, cicu_date_form form, cicu_length date, cicu_length time, const char *style, char *text,
    int32_t capacity) {
  static const UChar utc[] = {'U', 'T', 'C', 0};
  UErrorCode status = U_ZERO_ERROR;
  UChar rule[most_units];
  u_strFromUTF8(rule, most_units, NULL, style, -1, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
  if (form == CICU_DATE_SKELETON) best_pattern(locale, rule, &status);
  UDateFormat *format =
      form == CICU_DATE_LENGTHS
          ? udat_open(style_of(time), style_of(date), locale, utc, -1, NULL, 0, &status)
          : udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, utc, -1, rule, -1, &status);
  if (U_FAILURE(status)) return -1;

  // Days with two digits, a week of them in every month: all names of months and of days, late in the evening.
  const double day = 86400e3, first = 1768949938e3;
  int32_t most = -1, bytes = -1;
  for (int32_t month = 0; month < 12; ++month) {
    for (int32_t weekday = 0; weekday < 7; ++weekday) {
      UChar units[most_units];
      char candidate[most_units * 3];
      int32_t length = udat_format(format, first + (month * 30 + weekday) * day, units, most_units, NULL, &status);
      int32_t size = 0;
      if (U_SUCCESS(status)) u_strToUTF8(candidate, sizeof candidate, &size, units, length, &status);
      if (U_FAILURE(status)) break;
      int32_t count = cicu_grapheme_ends(candidate, size, NULL, 0);
      if (count <= most || size > capacity) continue;
      most = count;
      bytes = size;
      memcpy(text, candidate, (size_t)size);
    }
  }
  udat_close(format);
  return U_SUCCESS(status) ? bytes : -1;
}
