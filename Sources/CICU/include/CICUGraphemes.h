// Where characters, as a person counts them, begin and end.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the offsets at which the characters of a UTF-8 text end, its own end included, as far as they fit into
/// `offsets`; returns how many there are.
int32_t cicu_grapheme_ends(const char *text, int32_t length, int32_t *offsets, int32_t capacity);

/// The last offset in a UTF-8 text, at or before `offset`, that is not inside a character.
int32_t cicu_grapheme_boundary(const char *text, int32_t length, int32_t offset);

#ifdef __cplusplus
}
#endif
