// Letters, letters without their marks, and capitals.
#include "CICU.h"

#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

bool cicu_is_letter(uint32_t scalar) { return u_isalpha((UChar32)scalar); }

uint32_t cicu_base_letter(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance(&status);
  UChar units[32];
  int32_t length = U_SUCCESS(status) ? unorm2_getDecomposition(nfd, (UChar32)scalar, units, 32, &status) : -1;
  // What has no decomposition has no marks either.
  if (U_FAILURE(status) || length <= 0) return scalar;
  int32_t at = 0;
  UChar32 base;
  U16_NEXT(units, at, length, base);
  return (uint32_t)base;
}

int32_t cicu_capitals(const char *locale, const char *text, int32_t length, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UCaseMap *map = ucasemap_open(locale, 0, &status);
  if (U_FAILURE(status)) return -1;
  int32_t needed = ucasemap_utf8ToUpper(map, output, capacity, text, length, &status);
  ucasemap_close(map);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? needed : -1;
}
