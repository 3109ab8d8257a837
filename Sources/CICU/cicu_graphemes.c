// Where characters, as a person counts them, begin and end.
#include "CICUGraphemes.h"

#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

// Opening an iterator costs far more than a short text, so each thread keeps its own.
static _Thread_local UBreakIterator *characters;

int32_t cicu_grapheme_ends(const char *text, int32_t length, int32_t *offsets, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (!characters) characters = ubrk_open(UBRK_CHARACTER, "en", NULL, 0, &status);
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  if (characters) ubrk_setUText(characters, &source, &status);
  int32_t count = 0;
  if (characters && U_SUCCESS(status)) {
    for (int32_t at = ubrk_next(characters); at != UBRK_DONE; at = ubrk_next(characters)) {
      if (count < capacity) offsets[count] = at;
      count += 1;
    }
  }
  utext_close(&source);
  return count;
}
