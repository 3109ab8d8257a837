// From text to glyphs.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "CHarfBuzzFont.h"

/// An OpenType feature for the whole text.
typedef struct {
  uint32_t tag;
  uint32_t value;
} charfbuzz_feature;

/// How runs are shaped: script, direction, language and features. Holds a buffer, so it serves one thread at a time.
typedef struct charfbuzz_shaper charfbuzz_shaper;

/// Makes a shaper; `script` is a tag of ISO 15924 such as `Latn`, `language` one of BCP 47.
charfbuzz_shaper *charfbuzz_shaper_create(
    const charfbuzz_font *font, uint32_t script, bool is_right_to_left, const char *language,
    const charfbuzz_feature *features, uint32_t count);
void charfbuzz_shaper_close(charfbuzz_shaper *shaper);

/// A glyph as placed, in font units; `cluster` is the offset in the text of what it draws.
typedef struct {
  uint32_t glyph;
  uint32_t cluster;
  int32_t advance;
  int32_t across;  ///< How far right of its place it is drawn.
  int32_t up;      ///< How far above its place it is drawn.
} charfbuzz_glyph;

/// Shapes a UTF-8 text; returns the number of glyphs, or -1 where memory has run out.
int32_t charfbuzz_shape(charfbuzz_shaper *shaper, const char *text, int32_t length);

/// The sum of all advances of the last text shaped, in font units.
int64_t charfbuzz_advance(const charfbuzz_shaper *shaper);

/// Writes the glyphs of the last text shaped, in the order in which they are drawn; there must be room for all.
void charfbuzz_glyphs(const charfbuzz_shaper *shaper, charfbuzz_glyph *glyphs);

/// How far the space reaches into the shaping of its neighbours.
typedef enum {
  CHARFBUZZ_SPACE_ALONE,      ///< No more than a neighbour's width changes: words may be measured with their spaces.
  CHARFBUZZ_SPACE_IN_CONTEXT, ///< Some glyphs look past it.
  CHARFBUZZ_SPACE_ANYWHERE,   ///< It can't be told.
} charfbuzz_space;

/// What rules of the font can see past a space under this shaper.
charfbuzz_space charfbuzz_shaper_space(charfbuzz_shaper *shaper);

/// What such rules make of a scalar.
typedef enum {
  CHARFBUZZ_SCALAR_SEEN = 1,     ///< A rule that can see past a space asks for it.
  CHARFBUZZ_SCALAR_CHANGED = 2,  ///< Such a rule may start at it.
} charfbuzz_scalar_role;

/// Which of the roles a scalar has, as a set of bits.
uint32_t charfbuzz_shaper_role(charfbuzz_shaper *shaper, uint32_t scalar);
