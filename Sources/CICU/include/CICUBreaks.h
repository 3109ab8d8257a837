// Where lines may break.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the offsets at which the lines of a UTF-8 text may or must break, its end left out, as far as they fit into
/// `offsets`; returns how many there are.
int32_t cicu_line_breaks(
    const char *text, int32_t length, const char *locale, int32_t *offsets, int32_t capacity);

#ifdef __cplusplus
}
#endif
