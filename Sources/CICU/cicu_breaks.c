// Characters and line breaks, by ICU's break iterators.
#include "CICU.h"

#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

// Opening an iterator costs far more than a short text, so each thread keeps its own.
static _Thread_local UBreakIterator *characters;

// The iterator of characters, set to a text; NULL where ICU has none.
static UBreakIterator *character_iterator(UText *source, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  if (!characters) characters = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
  utext_openUTF8(source, text, length, &status);
  if (characters) ubrk_setUText(characters, source, &status);
  return U_SUCCESS(status) ? characters : NULL;
}

int32_t cicu_grapheme_count(const char *text, int32_t length) {
  UText source = UTEXT_INITIALIZER;
  UBreakIterator *breaks = character_iterator(&source, text, length);
  int32_t count = 0;
  if (breaks) {
    while (ubrk_next(breaks) != UBRK_DONE) count += 1;
  }
  utext_close(&source);
  return count;
}

int32_t cicu_grapheme_boundary(const char *text, int32_t length, int32_t offset) {
  UText source = UTEXT_INITIALIZER;
  UBreakIterator *breaks = character_iterator(&source, text, length);
  // ICU looks for what precedes a scalar's start, not the place in its middle.
  if (offset < length) U8_SET_CP_START((const uint8_t *)text, 0, offset);
  if (breaks && offset < length && !ubrk_isBoundary(breaks, offset)) {
    int32_t before = ubrk_preceding(breaks, offset);
    offset = before == UBRK_DONE ? 0 : before;
  }
  utext_close(&source);
  return offset;
}

static _Thread_local UBreakIterator *lines;
static _Thread_local char lines_locale[ULOC_FULLNAME_CAPACITY];

// The iterator of a language; opened anew where the one before was another's.
static UBreakIterator *line_iterator(const char *locale, UErrorCode *status) {
  // What is longer is no language that ICU knows.
  if (strlen(locale) >= sizeof lines_locale) locale = "und";
  if (lines && strcmp(lines_locale, locale) == 0) return lines;
  if (lines) ubrk_close(lines);
  lines = ubrk_open(UBRK_LINE, locale, NULL, 0, status);
  strcpy(lines_locale, locale);
  return lines;
}

// Whether a line must break at an offset where it may. ICU's own word for it is wrong within words of a dictionary's
// languages that a line feed follows.
static bool is_mandatory(const char *text, int32_t offset) {
  UChar32 before;
  U8_PREV((const uint8_t *)text, 0, offset, before);
  return before >= 0 && cicu_scalar_class((uint32_t)before) & CICU_CLASS_ENDS_LINE;
}

int32_t cicu_line_breaks(
    const char *text, int32_t length, const char *locale, cicu_line_break *breaks, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  UBreakIterator *iterator = line_iterator(locale, &status);
  if (iterator) ubrk_setUText(iterator, &source, &status);
  int32_t count = 0;
  if (iterator && U_SUCCESS(status)) {
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE && at < length; at = ubrk_next(iterator)) {
      if (count < capacity) breaks[count] = (cicu_line_break){.offset = at, .is_mandatory = is_mandatory(text, at)};
      count += 1;
    }
  }
  utext_close(&source);
  return count;
}
