// NFC by ICU's normalizer, which reads UTF-8 in C++ only.
#include "CICU.h"

#include <cstring>
#include <string>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

using icu::Normalizer2;
using icu::StringPiece;

namespace {

std::string normalized(const Normalizer2 &nfc, const char *text, int32_t length, UErrorCode &status) {
  std::string output;
  icu::StringByteSink<std::string> sink(&output);
  nfc.normalizeUTF8(0, StringPiece(text, length), sink, nullptr, status);
  return output;
}

}  // namespace

bool cicu_scalar_name(uint32_t scalar, char name[CICU_NAME_LENGTH]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = u_charName((UChar32)scalar, U_UNICODE_CHAR_NAME, name, CICU_NAME_LENGTH, &status);
  return U_SUCCESS(status) && length > 0 && length < CICU_NAME_LENGTH;
}

bool cicu_first_not_nfc(const char *text, int32_t length, int32_t *start, int32_t *end) {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2 *nfc = Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status) || nfc->isNormalizedUTF8(StringPiece(text, length), status)) return false;
  // A piece ends where the next character touches nothing before it.
  int32_t first = 0, at = 0;
  while (at < length) {
    first = at;
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text, at, length, scalar);
    while (at < length) {
      int32_t next = at;
      U8_NEXT_OR_FFFD(text, next, length, scalar);
      if (nfc->hasBoundaryBefore(scalar)) break;
      at = next;
    }
    std::string piece = normalized(*nfc, text + first, at - first, status);
    if (U_FAILURE(status)) return false;
    if ((int32_t)piece.size() == at - first && std::memcmp(piece.data(), text + first, piece.size()) == 0) continue;
    *start = first;
    *end = at;
    return true;
  }
  return false;
}

int32_t cicu_nfc(const char *text, int32_t length, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2 *nfc = Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return 0;
  std::string all = normalized(*nfc, text, length, status);
  if (U_FAILURE(status)) return 0;
  if ((int32_t)all.size() <= capacity) std::memcpy(output, all.data(), all.size());
  return (int32_t)all.size();
}
