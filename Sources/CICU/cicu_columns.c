#include "CICU.h"

#include <unicode/uchar.h>

cicu_width cicu_scalar_width(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
      return c == 0x00AD ? CICU_WIDTH_NARROW : CICU_WIDTH_ZERO;
    default:
      break;
  }
  // Vowels and finals of Hangul join the leading consonant before them.
  if (c >= 0x1160 && c <= 0x11FF) return CICU_WIDTH_ZERO;
  switch ((UEastAsianWidth)u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return CICU_WIDTH_WIDE;
    default:
      return CICU_WIDTH_NARROW;
  }
}
