// Characters of encodings older than Unicode.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What stands for bytes that are no character.
#define CICU_NO_CHARACTER 0xFFFFFFFFu

/// Whether an encoding is known, and the characters of ASCII are in it what they are in ASCII.
bool cicu_charset_is_known(const char *name);

/// Writes each character, and how many bytes it takes, which may be none for the second one of a pair; both have room
/// for two for each byte. Returns how many characters there are, or -1 where the encoding is not known.
int32_t cicu_charset_decode(
    const char *name, const uint8_t *bytes, int32_t count, uint32_t *scalars, uint8_t *lengths);

/// Writes UTF-8 in an encoding, with room for `capacity` bytes; returns how many there are, or -1 where a character has
/// no place in it.
int32_t cicu_charset_encode(const char *name, const uint8_t *utf8, int32_t count, uint8_t *bytes, int32_t capacity);

#ifdef __cplusplus
}
#endif
