// Line breaks, by ICU's break iterator.
#include "CICU.h"
#include "cicu_thread.h"

#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>
#include <unicode/utext.h>

// Opening an iterator costs far more than a short text, so each thread keeps its own.
static _Thread_local UBreakIterator *lines;
static _Thread_local char lines_locale[ULOC_FULLNAME_CAPACITY];

static void let_go(void) {
  if (lines) ubrk_close(lines);
  lines = NULL;
}

// The iterator of a language; opened anew where the one before was another's.
static UBreakIterator *line_iterator(const char *locale, UErrorCode *status) {
  // What is longer is no language that ICU knows.
  if (strlen(locale) >= sizeof lines_locale) locale = "und";
  if (lines && strcmp(lines_locale, locale) == 0) return lines;
  let_go();
  cicu_when_thread_ends(let_go);
  lines = ubrk_open(UBRK_LINE, locale, NULL, 0, status);
  strcpy(lines_locale, locale);
  return lines;
}

int32_t cicu_line_breaks(
    const char *text, int32_t length, const char *locale, int32_t *offsets, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  UBreakIterator *iterator = line_iterator(locale, &status);
  if (iterator) ubrk_setUText(iterator, &source, &status);
  int32_t count = 0;
  if (iterator && U_SUCCESS(status)) {
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE && at < length; at = ubrk_next(iterator)) {
      if (count < capacity) offsets[count] = at;
      count += 1;
    }
  }
  utext_close(&source);
  return count;
}
