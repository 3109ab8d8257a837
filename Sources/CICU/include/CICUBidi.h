// The bidirectional algorithm (UAX 9) behind plain C functions over UTF-8.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What gives a paragraph its direction.
typedef enum {
  CICU_BIDI_LTR,
  CICU_BIDI_RTL,
  CICU_BIDI_FIRST_STRONG_OR_LTR,  ///< The first strong character; left to right where there is none.
  CICU_BIDI_FIRST_STRONG_OR_RTL,
} cicu_bidi_base;

/// Text of one level: from the run before it, or the beginning, to `end`.
typedef struct {
  int32_t end;
  uint8_t level;
} cicu_bidi_run;

/// A paragraph laid out; the runs stand in the thread's own buffer until its next call.
typedef struct {
  const cicu_bidi_run *runs;
  int32_t count;
  uint8_t level;
} cicu_bidi_paragraph;

/// Lays out a UTF-8 text that is one paragraph; false where it is empty or there is no memory for it. Takes time in
/// proportion to the length, whatever is nested: after the first 256 brackets that open, brackets no longer pair.
bool cicu_bidi_lay_out(const uint8_t *text, int32_t length, cicu_bidi_base base, cicu_bidi_paragraph *paragraph);

/// What a scalar does to the direction of a text.
typedef enum {
  CICU_BIDI_STRONG_LTR,
  CICU_BIDI_STRONG_RTL,
  CICU_BIDI_NUMBER,
  CICU_BIDI_MARK,  ///< Follows the character before it.
  CICU_BIDI_NEUTRAL,
  CICU_BIDI_SPACE,
  CICU_BIDI_IGNORED,  ///< Controls and what else has no width.
} cicu_bidi_kind;

/// What a scalar does by its bidi class.
cicu_bidi_kind cicu_bidi_kind_of(uint32_t scalar);

/// What stands for a scalar in text from right to left: `)` for `(`; most stand for themselves.
uint32_t cicu_bidi_mirror(uint32_t scalar);

/// Whether a locale's script, written in it or likely for its language, runs from right to left.
bool cicu_is_right_to_left(const char *locale);

#ifdef __cplusplus
}
#endif
