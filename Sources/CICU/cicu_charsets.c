// Encodings older than Unicode, by ICU's converters.
#include "CICUCharsets.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/ustring.h>

/// Leaves the error that it is called with. ICU's own way to stop lets what is seldom seen go without a word: joiners, soft
/// hyphens, marks of direction.
static void refuse(
    const void *context, UConverterFromUnicodeArgs *args, const UChar *units, int32_t count, UChar32 scalar,
    UConverterCallbackReason reason, UErrorCode *status) {
  (void)context;
  (void)args;
  (void)units;
  (void)count;
  (void)scalar;
  (void)reason;
  (void)status;
}

static UConverter *open_converter(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  if (U_FAILURE(status)) return NULL;
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  ucnv_setFromUCallBack(converter, refuse, NULL, NULL, NULL, &status);
  // What only looks alike must not be written for it.
  ucnv_setFallback(converter, false);
  if (U_SUCCESS(status)) return converter;
  ucnv_close(converter);
  return NULL;
}

/// In stateful encodings a byte means this or that, depending on what stands before it.
static bool is_stateless(const UConverter *converter) {
  switch (ucnv_getType(converter)) {
  case UCNV_SBCS:
  case UCNV_DBCS:
  case UCNV_MBCS:
  case UCNV_LATIN_1:
  case UCNV_US_ASCII:
  case UCNV_UTF8:
    return true;
  default:
    return false;
  }
}

bool cicu_charset_is_known(const char *name) {
  UConverter *converter = open_converter(name);
  if (!converter) return false;
  bool is_plain = is_stateless(converter);
  // Some encodings of Japanese have control characters in other places.
  for (int c = 0x09; is_plain && c < 0x7F; c = c == 0x0D ? 0x20 : c + 1) {
    char byte = (char)c;
    const char *source = &byte;
    UErrorCode status = U_ZERO_ERROR;
    UChar32 found = ucnv_getNextUChar(converter, &source, &byte + 1, &status);
    is_plain = U_SUCCESS(status) && found == c;
  }
  ucnv_close(converter);
  return is_plain;
}

int32_t cicu_charset_decode(
    const char *name, const uint8_t *bytes, int32_t count, uint32_t *scalars, uint8_t *lengths) {
  UConverter *converter = open_converter(name);
  if (!converter) return -1;
  const char *source = (const char *)bytes;
  const char *limit = source + count;
  int32_t found = 0;
  while (found < 2 * (int64_t)count) {
    const char *start = source;
    UErrorCode status = U_ZERO_ERROR;
    UChar32 scalar = ucnv_getNextUChar(converter, &source, limit, &status);
    if (status == U_INDEX_OUTOFBOUNDS_ERROR) break;
    if (U_FAILURE(status)) {
      ucnv_resetToUnicode(converter);
      if (source == start) source += 1;
      scalar = (UChar32)CICU_NO_CHARACTER;
    }
    scalars[found] = (uint32_t)scalar;
    lengths[found] = (uint8_t)(source - start);
    found += 1;
  }
  ucnv_close(converter);
  return found;
}

int32_t cicu_charset_encode(const char *name, const uint8_t *utf8, int32_t count, uint8_t *bytes, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar *text = malloc(((size_t)count + 1) * sizeof *text);
  if (!text) return -1;
  int32_t length = 0;
  u_strFromUTF8(text, count + 1, &length, (const char *)utf8, count, &status);
  UConverter *converter = open_converter(name);
  int32_t written = -1;
  if (U_SUCCESS(status) && converter) {
    written = ucnv_fromUChars(converter, (char *)bytes, capacity, text, length, &status);
    if (U_FAILURE(status)) written = -1;
  }
  if (converter) ucnv_close(converter);
  free(text);
  return written;
}
