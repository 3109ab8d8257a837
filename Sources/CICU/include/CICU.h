// ICU behind plain C functions. No ICU header is included here: Foundation and ICU both define
// UErrorCode, and a module that shows both does not compile.
#pragma once

#include <stdint.h>

/// Room for a version in text.
#define CICU_VERSION_LENGTH 32

/// Writes the version of the ICU in use, such as "72.1".
void cicu_version(char text[CICU_VERSION_LENGTH]);

/// Writes the version of Unicode that ICU's tables follow, such as "15.0".
void cicu_unicode_version(char text[CICU_VERSION_LENGTH]);

/// What one scalar means for a terminal's columns.
typedef enum {
  CICU_WIDTH_ZERO = 0,  ///< Combining, format or control: no cell of its own.
  CICU_WIDTH_NARROW = 1,
  CICU_WIDTH_WIDE = 2,
} cicu_width;

/// The cells that `scalar` takes by its general category and East Asian width; ambiguous is narrow.
cicu_width cicu_scalar_width(uint32_t scalar);
