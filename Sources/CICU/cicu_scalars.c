// Classes of scalars, by ICU's properties.
#include "CICU.h"
#include "cicu_pages.h"

#include <stddef.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

// Whether ICU makes one character of a letter twice and `linker` between.
static bool joins(UChar32 letter, UChar32 linker) {
  char text[3 * U8_MAX_LENGTH];
  int32_t length = 0;
  U8_APPEND_UNSAFE(text, length, letter);
  U8_APPEND_UNSAFE(text, length, linker);
  U8_APPEND_UNSAFE(text, length, letter);
  return cicu_grapheme_ends(text, length, NULL, 0) == 1;
}

// Whether consonants on both sides of it are one character. Which scalars do that differs by ICU's version, and no
// property that all versions have says it: so ICU is asked, with the letters around it, which are of its script.
static bool links(UChar32 c) {
  UIndicSyllabicCategory category = (UIndicSyllabicCategory)u_getIntPropertyValue(c, UCHAR_INDIC_SYLLABIC_CATEGORY);
  bool may = category == U_INSC_VIRAMA || category == U_INSC_INVISIBLE_STACKER || category == U_INSC_PURE_KILLER;
  if (!may && u_getCombiningClass(c) != 9) return false;
  for (UChar32 letter = c & ~0xFF; letter <= (c | 0xFF); letter += 1) {
    if (u_charType(letter) == U_OTHER_LETTER && joins(letter, c)) return true;
  }
  return false;
}

static uint16_t joining(UChar32 c) {
  switch ((UGraphemeClusterBreak)u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER:
    case U_GCB_LV:
    case U_GCB_LVT:
      return CICU_CLASS_STARTS;
    case U_GCB_EXTEND:
    case U_GCB_SPACING_MARK:
    case U_GCB_ZWJ:
      return links(c) ? CICU_CLASS_INVOLVED : CICU_CLASS_EXTENDS;
    case U_GCB_CONTROL:
    case U_GCB_CR:
    case U_GCB_LF:
      return CICU_CLASS_CONTROLS;
    default:
      return CICU_CLASS_INVOLVED;
  }
}

static uint16_t cells(UChar32 c) {
  // A hyphen that is only shown at a line's end is shown by terminals always.
  if (c == 0x00AD) return CICU_CLASS_NARROW;
  // These hold numbers and verses, and are seen.
  if (u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK)) return CICU_CLASS_NARROW;
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return CICU_CLASS_NO_CELL;
    default:
      break;
  }
  switch ((UHangulSyllableType)u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE)) {
    case U_HST_VOWEL_JAMO:
    case U_HST_TRAILING_JAMO:
      return CICU_CLASS_NO_CELL;  // They join the leading consonant, whose cells are the syllable's.
    case U_HST_LEADING_JAMO:
      return CICU_CLASS_WIDE;
    default:
      break;
  }
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return CICU_CLASS_NO_CELL;
  switch ((UEastAsianWidth)u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return CICU_CLASS_WIDE;
    case U_EA_AMBIGUOUS:
      return CICU_CLASS_AMBIGUOUS;
    default:
      return CICU_CLASS_NARROW;
  }
}

static bool ends_line(UChar32 c) {
  switch ((ULineBreak)u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE:
      return true;
    default:
      return false;
  }
}

static uint16_t class_of(UChar32 c) {
  uint16_t bits = joining(c) | cells(c);
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) bits |= CICU_CLASS_PICTOGRAPH;
  // Letters of flags are emoji only by two.
  bool is_flag_letter = u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR);
  if (u_hasBinaryProperty(c, UCHAR_EMOJI) && !is_flag_letter) bits |= CICU_CLASS_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER_BASE)) bits |= CICU_CLASS_MODIFIER_BASE;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) bits |= CICU_CLASS_MODIFIER;
  if (ends_line(c)) bits |= CICU_CLASS_ENDS_LINE;
  if ((bits & CICU_CLASS_JOINING) == CICU_CLASS_CONTROLS && u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
    bits |= CICU_CLASS_INVISIBLE;
  }
  return bits;
}

const uint16_t *cicu_class_pages[CICU_PAGES];

uint16_t cicu_scalar_class_anew(uint32_t scalar) { return cicu_make_page(cicu_class_pages, scalar, class_of); }
