// What glyphs look like.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "CHarfBuzzFont.h"

/// What a pen does.
typedef enum {
  CHARFBUZZ_PEN_MOVE,   ///< Begins a contour at `x`, `y`.
  CHARFBUZZ_PEN_LINE,   ///< Draws a line to `x`, `y`.
  CHARFBUZZ_PEN_QUAD,   ///< Draws a curve to `x`, `y` by way of `x1`, `y1`.
  CHARFBUZZ_PEN_CUBIC,  ///< Draws a curve to `x`, `y` by way of `x1`, `y1` and `x2`, `y2`.
  CHARFBUZZ_PEN_CLOSE,  ///< Ends the contour where it began.
} charfbuzz_pen_kind;

/// A step of a pen, in font units, y up.
typedef struct {
  charfbuzz_pen_kind kind;
  float x1, y1, x2, y2, x, y;
} charfbuzz_pen_step;

/// Writes the steps of a glyph's outline as far as they fit; returns how many it has.
uint32_t charfbuzz_font_outline(
    const charfbuzz_font *font, uint32_t glyph, charfbuzz_pen_step *steps, uint32_t capacity);

/// The room that a glyph's ink takes, in font units: its left and top edge, y up.
typedef struct {
  int32_t left, top, width, height;
} charfbuzz_ink_room;

/// The picture that a colour font has for a glyph, as the bytes of a PNG file, and where it stands; null where it has
/// none. `bytes` hold as long as the picture is open.
typedef struct charfbuzz_picture charfbuzz_picture;

charfbuzz_picture *charfbuzz_picture_open(
    const charfbuzz_font *font, uint32_t glyph, const uint8_t **bytes, uint32_t *length, charfbuzz_ink_room *room);
void charfbuzz_picture_close(charfbuzz_picture *picture);
