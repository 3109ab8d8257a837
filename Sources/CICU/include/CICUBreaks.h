// Where characters end and lines may break.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many characters, as a person counts them, a UTF-8 text has.
int32_t cicu_grapheme_count(const char *text, int32_t length);

/// The last offset in a UTF-8 text, at or before `offset`, that is not inside a character.
int32_t cicu_grapheme_boundary(const char *text, int32_t length, int32_t offset);

/// A place where a line may break.
typedef struct {
  int32_t offset;
  bool is_mandatory;
} cicu_line_break;

/// Writes where the lines of a UTF-8 text may or must break, its end left out, as far as they fit into `breaks`;
/// returns how many there are.
int32_t cicu_line_breaks(
    const char *text, int32_t length, const char *locale, cicu_line_break *breaks, int32_t capacity);

#ifdef __cplusplus
}
#endif
