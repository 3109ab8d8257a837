// Font files: what they are called, what they cover, how tall they are.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// One face of a font file, held in memory by mapping. May be used by many threads at once.
typedef struct charfbuzz_face charfbuzz_face;

/// A face at a place on its variation axes. May be used by many threads at once.
typedef struct charfbuzz_font charfbuzz_font;

/// Opens a face; null where the file can't be read, is no font, or has no such face.
charfbuzz_face *charfbuzz_face_open(const char *path, uint32_t index);
void charfbuzz_face_close(charfbuzz_face *face);

/// How many faces a file holds; 0 where it can't be read or is no font.
uint32_t charfbuzz_face_count(const char *path);

/// The tag of a table that lies, in part or whole, beyond the end of the file; 0 where all of a face is there.
uint32_t charfbuzz_face_missing_table(const char *path, uint32_t index);

/// The bytes of the whole file, as long as the face is open.
const char *charfbuzz_face_bytes(const charfbuzz_face *face, uint32_t *length);

/// The revision of the font that its `head` table tells; 0 where it has none.
double charfbuzz_face_revision(const charfbuzz_face *face);

/// How many font units make an em.
uint32_t charfbuzz_face_units(const charfbuzz_face *face);

/// Writes an entry of the name table in English as UTF-8, ended by 0 and cut where it does not fit; returns its length.
uint32_t charfbuzz_face_name(const charfbuzz_face *face, uint32_t name, char *text, uint32_t capacity);

/// Whether the face has a table.
bool charfbuzz_face_has(const charfbuzz_face *face, uint32_t table);

/// A variation axis, by its tag such as `wght`.
typedef struct {
  uint32_t tag;
  float minimum;
  float normal;
  float maximum;
} charfbuzz_axis;

/// Writes the axes as far as they fit; returns how many were written.
uint32_t charfbuzz_face_axes(const charfbuzz_face *face, charfbuzz_axis *axes, uint32_t capacity);

/// A place on one axis.
typedef struct {
  uint32_t tag;
  float value;
} charfbuzz_variation;

/// Makes a font that measures in font units; `points` is its size, for tables that track by size. Of the variations at
/// most 16 count.
charfbuzz_font *charfbuzz_font_create(
    const charfbuzz_face *face, const charfbuzz_variation *variations, uint32_t count, float points);
void charfbuzz_font_close(charfbuzz_font *font);

/// Which scalars a font has glyphs for, looked up once for each 256. May be used by many threads at once.
typedef struct charfbuzz_coverage charfbuzz_coverage;

/// The coverage of a font, which must stay open; null where memory has run out.
charfbuzz_coverage *charfbuzz_coverage_open(const charfbuzz_font *font);
void charfbuzz_coverage_close(charfbuzz_coverage *coverage);

/// Whether the font has a glyph for a scalar.
bool charfbuzz_coverage_has(charfbuzz_coverage *coverage, uint32_t scalar);

/// How far a line reaches above and below its baseline, and the gap between lines, in font units; `descent` is
/// positive.
typedef struct {
  int32_t ascent;
  int32_t descent;
  int32_t gap;
} charfbuzz_line;

charfbuzz_line charfbuzz_font_line(const charfbuzz_font *font);

/// How far a glyph's ink reaches above the baseline and below it, in font units; false for one without ink.
bool charfbuzz_font_ink(const charfbuzz_font *font, uint32_t glyph, int32_t *above, int32_t *below);

/// The width of a scalar's own glyph, in font units; false if the font has none.
bool charfbuzz_font_advance(const charfbuzz_font *font, uint32_t scalar, int32_t *advance);

/// The weight, from 1 to 1000; the width, 100 where it is normal; and whether it slants.
float charfbuzz_font_weight(const charfbuzz_font *font);
float charfbuzz_font_width(const charfbuzz_font *font);
bool charfbuzz_font_slants(const charfbuzz_font *font);
