// Where characters, as a person counts them, begin and end.
#include "CICU.h"
#include "cicu_thread.h"

#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

// Opening an iterator costs far more than a short text, so each thread keeps its own.
static _Thread_local UBreakIterator *characters;

static void let_go(void) {
  if (characters) ubrk_close(characters);
  characters = NULL;
}

// The iterator, set to a text; NULL where ICU has none.
static UBreakIterator *iterator_over(UText *source, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  if (!characters) {
    cicu_when_thread_ends(let_go);
    characters = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
  }
  utext_openUTF8(source, text, length, &status);
  if (characters) ubrk_setUText(characters, source, &status);
  return U_SUCCESS(status) ? characters : NULL;
}

int32_t cicu_grapheme_ends(const char *text, int32_t length, int32_t *offsets, int32_t capacity) {
  UText source = UTEXT_INITIALIZER;
  UBreakIterator *breaks = iterator_over(&source, text, length);
  int32_t count = 0;
  if (breaks) {
    for (int32_t at = ubrk_next(breaks); at != UBRK_DONE; at = ubrk_next(breaks)) {
      if (count < capacity) offsets[count] = at;
      count += 1;
    }
  }
  utext_close(&source);
  return count;
}

int32_t cicu_grapheme_boundary(const char *text, int32_t length, int32_t offset) {
  UText source = UTEXT_INITIALIZER;
  UBreakIterator *breaks = iterator_over(&source, text, length);
  // ICU looks for what precedes a scalar's start, not the place in its middle.
  if (offset < length) U8_SET_CP_START((const uint8_t *)text, 0, offset);
  if (breaks && offset < length && !ubrk_isBoundary(breaks, offset)) {
    int32_t before = ubrk_preceding(breaks, offset);
    offset = before == UBRK_DONE ? 0 : before;
  }
  utext_close(&source);
  return offset;
}
