// What a scalar means for cutting text into runs, by ICU's properties.
#include "CICU.h"
#include "cicu_pages.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

// Whether a letter's shape may depend on marks anywhere in the text. HarfBuzz takes such letters of Indic scripts and the
// like apart, and puts them together again only where there are marks.
static bool is_taken_apart(UChar32 c, int32_t script, int32_t category) {
  switch (script) {
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED:
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_CYRILLIC:
    case USCRIPT_ARABIC:
    case USCRIPT_HEBREW:
    case USCRIPT_HANGUL:
    case USCRIPT_HAN:
    case USCRIPT_KATAKANA:
      return false;
    default:
      return !(category & U_GC_M_MASK) &&
             u_getIntPropertyValue(c, UCHAR_DECOMPOSITION_TYPE) == U_DT_CANONICAL;
  }
}

static uint16_t item_of(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t script = uscript_getScript(c, &status);
  // One script for shaping, and words of Japanese mix the two.
  if (script == USCRIPT_HIRAGANA) script = USCRIPT_KATAKANA;
  if (U_FAILURE(status) || script < 0 || script > 255) script = USCRIPT_UNKNOWN;
  int32_t result = script;
  int32_t category = U_MASK(u_charType(c));
  bool is_ignorable = u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
  // Marks, and the half-width sound marks of kana.
  bool extends = (category & U_GC_M_MASK) || u_hasBinaryProperty(c, UCHAR_GRAPHEME_EXTEND);
  if (extends || is_ignorable || u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) {
    result |= CICU_ITEM_FOLLOWS;
  }
  if (is_ignorable) result |= CICU_ITEM_IGNORABLE;
  if (category & U_GC_ZS_MASK) result |= CICU_ITEM_SPACE;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) result |= CICU_ITEM_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) result |= CICU_ITEM_PICTURE;
  if (c == 0x2044 || u_hasBinaryProperty(c, UCHAR_JOIN_CONTROL) || is_taken_apart(c, script, category)) {
    result |= CICU_ITEM_JOINING;
  }
  if (category & (U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK)) result |= CICU_ITEM_CONTROL;
  return (uint16_t)result;
}

const uint16_t *cicu_item_pages[CICU_PAGES];

uint16_t cicu_scalar_item_anew(uint32_t scalar) { return cicu_make_page(cicu_item_pages, scalar, item_of); }

void cicu_script_name(uint32_t script, char *name) {
  const char *found = uscript_getShortName((UScriptCode)script);
  memset(name, 0, 5);
  strncpy(name, found ? found : "Zzzz", 4);
}

uint32_t cicu_script_number(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code;
  int32_t count = uscript_getCode(name, &code, 1, &status);
  return U_SUCCESS(status) && count == 1 ? (uint32_t)code : (uint32_t)USCRIPT_UNKNOWN;
}
