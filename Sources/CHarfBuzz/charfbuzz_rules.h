// The rules in force under a shaper, as the files of this shim share them.
#pragma once

#include "charfbuzz_contexts.h"
#include "charfbuzz_internal.h"

/// The most rows that are kept; a font with more is shaped without asking them.
#define MOST_ROWS 8192

/// A lookup of ligatures, by its number.
typedef struct {
  uint32_t *items;
  uint32_t count;
} numbers;

struct charfbuzz_rules {
  hb_font_t *font;
  const charfbuzz_shaper *shaper;
  hb_blob_t *substitutions;
  hb_codepoint_t space;
  /// Rules were found that can't be told of.
  bool is_unknown;
  row *rows;
  uint32_t row_count;
  numbers ligatures;
  /// Glyphs that are changed by themselves, and those that are kerned with what comes after them.
  hb_set_t *changed;
  hb_set_t *kerned;
  bool kerns_all;
  // What the space is part of.
  charfbuzz_space space_kind;
  hb_set_t *sets[CHARFBUZZ_PATTERN_SETS];
  uint32_t set_count;
  charfbuzz_pattern *patterns;
  uint32_t pattern_count;
  /// The lookups in force that substitute glyphs, those that rules call among them.
  hb_set_t *substituting;
  /// While a table is read: the lookups of it that are in force.
  hb_set_t *lookups;
};

/// Finds the patterns that the space is part of, once all rules are known.
void find_patterns(charfbuzz_rules *rules);

static inline table table_of(hb_blob_t *blob) {
  unsigned length;
  const char *bytes = hb_blob_get_data(blob, &length);
  return (table){(const uint8_t *)bytes, length};
}
