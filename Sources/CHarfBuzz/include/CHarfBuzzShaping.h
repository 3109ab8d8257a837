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

/// Whether a script runs the way that is asked for; HarfBuzz turns text round that does not, as it sees fit for the
/// whole of it.
bool charfbuzz_is_native(uint32_t script, bool is_right_to_left);

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

/// What the last text shaped came to.
typedef struct {
  int64_t advance;    ///< The sum of all advances, in font units.
  int32_t clusters;   ///< How many pieces the text falls into that are drawn as one and take room.
  uint32_t first;     ///< The glyph that the text begins with, in the order in which it is read.
  uint32_t last;      ///< The glyph that it ends with.
  bool first_is_mark; ///< Rules may look past a mark.
  bool last_is_mark;
} charfbuzz_extent;

charfbuzz_extent charfbuzz_measure(const charfbuzz_shaper *shaper);

/// Writes the glyphs of the last text shaped, in the order in which they are drawn; there must be room for all.
void charfbuzz_glyphs(const charfbuzz_shaper *shaper, charfbuzz_glyph *glyphs);

/// Whether the font says which of its glyphs are marks.
bool charfbuzz_font_has_glyph_classes(const charfbuzz_font *font);

/// Whether the font has rules of its own for a language in a script.
bool charfbuzz_font_knows_language(const charfbuzz_font *font, uint32_t script, const char *language);
