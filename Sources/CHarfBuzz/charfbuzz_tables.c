#include "charfbuzz_tables.h"

lookup read_lookup(table t, uint32_t index, uint32_t extension) {
  uint32_t list = read16(t, 8);
  uint32_t at = list + read16(t, list + 2 + 2 * index);
  lookup l = {read16(t, at), read16(t, at + 2), read16(t, at + 4), at, false};
  if (l.kind == extension) {
    l.is_extension = true;
    l.kind = l.count > 0 ? read16(t, at + read16(t, at + 6) + 2) : 0;
  }
  return l;
}

uint32_t subtable_at(table t, lookup l, uint32_t index) {
  uint32_t at = l.at + read16(t, l.at + 6 + 2 * index);
  return l.is_extension ? at + read32(t, at + 4) : at;
}

void add_coverage(table t, uint32_t at, hb_set_t *glyphs) {
  uint32_t count = read16(t, at + 2);
  for (uint32_t i = 0; i < count; i += 1) {
    if (read16(t, at) == 1) {
      hb_set_add(glyphs, read16(t, at + 4 + 2 * i));
    } else {
      uint32_t first = read16(t, at + 4 + 6 * i), last = read16(t, at + 6 + 6 * i);
      if (first <= last) hb_set_add_range(glyphs, first, last);
    }
  }
}

bool find_covered(table t, uint32_t at, uint32_t glyph, uint32_t *place) {
  uint32_t format = read16(t, at);
  uint32_t low = 0;
  uint32_t high = read16(t, at + 2);
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    uint32_t entry = at + 4 + (format == 1 ? 2 : 6) * middle;
    uint32_t first = read16(t, entry);
    uint32_t last = format == 1 ? first : read16(t, entry + 2);
    if (glyph < first) {
      high = middle;
    } else if (glyph > last) {
      low = middle + 1;
    } else {
      *place = format == 1 ? middle : read16(t, entry + 4) + glyph - first;
      return true;
    }
  }
  return false;
}
