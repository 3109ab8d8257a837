// What ICU knows of a language's writing.
#include "CICU.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>

static bool read_tag(const char *tag, char locale[ULOC_FULLNAME_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t read;
  uloc_forLanguageTag(tag, locale, ULOC_FULLNAME_CAPACITY, &read, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING && read == (int32_t)strlen(tag);
}

bool cicu_likely_script(const char *tag, char script[CICU_SCRIPT_LENGTH]) {
  char locale[ULOC_FULLNAME_CAPACITY], full[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  if (!read_tag(tag, locale)) return false;
  uloc_addLikelySubtags(locale, full, sizeof full, &status);
  int32_t length = uloc_getScript(full, script, CICU_SCRIPT_LENGTH, &status);
  return U_SUCCESS(status) && length == 4;
}

int32_t cicu_letters(const char *tag, uint32_t *scalars, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  if (!read_tag(tag, locale)) return 0;
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  USet *letters = ulocdata_getExemplarSet(data, NULL, USET_ADD_CASE_MAPPINGS, ULOCDATA_ES_STANDARD, &status);
  int32_t count = 0;
  // Of a language that is not known ICU tells the letters of another.
  if (U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING) {
    for (int32_t range = 0; range < uset_getItemCount(letters); range += 1) {
      UChar32 first, last;
      UErrorCode range_status = U_ZERO_ERROR;
      // Above 1 is the length of a string of letters.
      if (uset_getItem(letters, range, &first, &last, NULL, 0, &range_status) > 1) continue;
      for (UChar32 scalar = first; scalar <= last; scalar += 1, count += 1) {
        if (count < capacity) scalars[count] = (uint32_t)scalar;
      }
    }
  }
  uset_close(letters);
  ulocdata_close(data);
  return count;
}
