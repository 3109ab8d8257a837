// What ICU knows of a language's writing.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Room for a script's code, such as "Latn".
#define CICU_SCRIPT_LENGTH 8

/// Writes the script that a language tag is most likely written in; false where none is known.
bool cicu_likely_script(const char *tag, char script[CICU_SCRIPT_LENGTH]);

/// Writes the letters that a language is written with, capitals included, as far as they fit; returns how many there
/// are, and 0 for a language that is not known.
int32_t cicu_letters(const char *tag, uint32_t *scalars, int32_t capacity);

#ifdef __cplusplus
}
#endif
