// What ICU knows of normal forms, and of characters' names.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Room for the name of a character.
#define CICU_NAME_LENGTH 128

/// Writes the name of a character, such as "ZERO WIDTH SPACE"; false where it has none, as control characters have.
bool cicu_scalar_name(uint32_t scalar, char name[CICU_NAME_LENGTH]);

/// Finds the first piece of a UTF-8 text that has another spelling in NFC; false where there is none.
bool cicu_first_not_nfc(const char *text, int32_t length, int32_t *start, int32_t *end);

/// Writes the NFC of a UTF-8 text as far as it fits; returns its length.
int32_t cicu_nfc(const char *text, int32_t length, char *output, int32_t capacity);

#ifdef __cplusplus
}
#endif
