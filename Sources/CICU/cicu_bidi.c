// The bidirectional algorithm over UTF-8: ICU works on UTF-16, so offsets are kept for the way back.
#include "CICU.h"
#include "cicu_thread.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

// Opening ICU's object and finding memory cost more than a short text, so each thread keeps its own.
static _Thread_local struct {
  UBiDi *bidi;
  UChar *units;
  int32_t *offsets;  // Of each unit, where its scalar begins in UTF-8.
  cicu_bidi_run *runs;
  int32_t capacity;
} kept;

// What only a long text needed is not kept.
enum { KEPT_UNITS = 1 << 16 };

static void let_go(void) {
  if (kept.bidi) ubidi_close(kept.bidi);
  free(kept.units);
  free(kept.offsets);
  free(kept.runs);
  kept.bidi = NULL;
  kept.units = NULL;
  kept.offsets = NULL;
  kept.runs = NULL;
  kept.capacity = 0;
}

// A UTF-8 text never has fewer bytes than it has units in UTF-16, nor than it has runs.
static bool make_room(int32_t length) {
  if (kept.capacity > KEPT_UNITS && length <= KEPT_UNITS) let_go();
  if (!kept.bidi) {
    cicu_when_thread_ends(let_go);
    kept.bidi = ubidi_open();
  }
  if (length <= kept.capacity) return kept.bidi != NULL;
  free(kept.units);
  free(kept.offsets);
  free(kept.runs);
  kept.capacity = length < 256 ? 256 : length;
  size_t count = (size_t)kept.capacity;
  kept.units = malloc(count * sizeof *kept.units);
  kept.offsets = malloc(count * sizeof *kept.offsets);
  kept.runs = malloc(count * sizeof *kept.runs);
  if (kept.bidi && kept.units && kept.offsets && kept.runs) return true;
  let_go();
  return false;
}

// ICU compares a bracket that closes with all that are open: with many, that would be quadratic.
enum { PAIRING_BRACKETS = 256 };

static bool opens(UChar32 c) {
  if (c < 0x0F3A) return c == '(' || c == '[' || c == '{';
  return u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
}

static bool is_bracket(UChar32 c) {
  if (c < 0x0F3A) return opens(c) || c == ')' || c == ']' || c == '}';
  return u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE;
}

static int32_t convert(const uint8_t *text, int32_t length) {
  int32_t count = 0;
  int32_t brackets = 0;
  for (int32_t at = 0; at < length;) {
    int32_t start = at;
    UChar32 c;
    U8_NEXT_OR_FFFD(text, at, length, c);
    if (brackets < PAIRING_BRACKETS) {
      brackets += opens(c);
    } else if (is_bracket(c)) {
      c = '!';  // As neutral as a bracket that has no pair.
    }
    kept.offsets[count] = start;
    if (c <= 0xFFFF) {
      kept.units[count++] = (UChar)c;
    } else {
      kept.units[count++] = U16_LEAD(c);
      kept.offsets[count] = start;
      kept.units[count++] = U16_TRAIL(c);
    }
  }
  return count;
}

static UBiDiLevel base_level(cicu_bidi_base base) {
  switch (base) {
    case CICU_BIDI_LTR:
      return 0;
    case CICU_BIDI_RTL:
      return 1;
    case CICU_BIDI_FIRST_STRONG_OR_LTR:
      return UBIDI_DEFAULT_LTR;
    case CICU_BIDI_FIRST_STRONG_OR_RTL:
      return UBIDI_DEFAULT_RTL;
  }
  return 0;
}

bool cicu_bidi_lay_out(const uint8_t *text, int32_t length, cicu_bidi_base base, cicu_bidi_paragraph *paragraph) {
  if (length <= 0 || !make_room(length)) return false;
  int32_t units = convert(text, length);
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(kept.bidi, kept.units, units, base_level(base), NULL, &status);
  const UBiDiLevel *levels = ubidi_getLevels(kept.bidi, &status);
  if (U_FAILURE(status)) return false;
  int32_t count = 0;
  for (int32_t unit = 1; unit <= units; unit++) {
    if (unit < units && levels[unit] == levels[unit - 1]) continue;
    kept.runs[count].end = unit < units ? kept.offsets[unit] : length;
    kept.runs[count++].level = levels[unit - 1];
  }
  paragraph->runs = kept.runs;
  paragraph->count = count;
  paragraph->level = ubidi_getParaLevel(kept.bidi);
  return true;
}

cicu_bidi_kind cicu_bidi_kind_of(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_LEFT_TO_RIGHT:
      return CICU_BIDI_STRONG_LTR;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
      return CICU_BIDI_STRONG_RTL;
    case U_EUROPEAN_NUMBER:
    case U_ARABIC_NUMBER:
      return CICU_BIDI_NUMBER;
    case U_DIR_NON_SPACING_MARK:
      return CICU_BIDI_MARK;
    case U_WHITE_SPACE_NEUTRAL:
    case U_SEGMENT_SEPARATOR:
    case U_BLOCK_SEPARATOR:
      return CICU_BIDI_SPACE;
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_COMMON_NUMBER_SEPARATOR:
    case U_OTHER_NEUTRAL:
      // No-break space is a separator of numbers, yet a space.
      return u_isspace((UChar32)scalar) ? CICU_BIDI_SPACE : CICU_BIDI_NEUTRAL;
    default:
      return CICU_BIDI_IGNORED;
  }
}

uint32_t cicu_bidi_mirror(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

bool cicu_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }
