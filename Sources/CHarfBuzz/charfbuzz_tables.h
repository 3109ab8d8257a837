// The bytes of OpenType's layout tables, as far as HarfBuzz does not tell what they say.
#pragma once

#include <hb.h>
#include <stdbool.h>
#include <stdint.h>

/// Kinds of lookups, by their numbers in GSUB and GPOS.
enum {
  SUBSTITUTION_SINGLE = 1,
  SUBSTITUTION_MULTIPLE = 2,
  SUBSTITUTION_ALTERNATE = 3,
  SUBSTITUTION_LIGATURE = 4,
  SUBSTITUTION_CONTEXT = 5,
  SUBSTITUTION_CHAIN = 6,
  SUBSTITUTION_EXTENSION = 7,
  POSITION_SINGLE = 1,
  POSITION_PAIR = 2,
  POSITION_CURSIVE = 3,
  POSITION_CONTEXT = 7,
  POSITION_CHAIN = 8,
  POSITION_EXTENSION = 9,
};

/// A table's bytes; what lies outside of it reads as 0, and HarfBuzz ignores what has such parts.
typedef struct {
  const uint8_t *bytes;
  uint32_t length;
} table;

static inline uint32_t read16(table t, uint32_t at) {
  return at < t.length && t.length - at >= 2 ? (uint32_t)t.bytes[at] << 8 | t.bytes[at + 1] : 0;
}

static inline uint32_t read32(table t, uint32_t at) { return read16(t, at) << 16 | read16(t, at + 2); }

/// A lookup: its kind, what it ignores, and where its parts are.
typedef struct {
  uint32_t kind;
  uint32_t flags;
  uint32_t count;
  uint32_t at;
  bool is_extension;
} lookup;

lookup read_lookup(table t, uint32_t index, uint32_t extension);

/// Where one of a lookup's parts begins.
uint32_t subtable_at(table t, lookup l, uint32_t index);

/// Adds the glyphs of a coverage table.
void add_coverage(table t, uint32_t at, hb_set_t *glyphs);

/// Whether a coverage table has a glyph, and at which place.
bool find_covered(table t, uint32_t at, uint32_t glyph, uint32_t *place);
