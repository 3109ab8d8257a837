// How far rules see past a space.
#include <stdlib.h>

#include "charfbuzz_rules.h"

// The number of a set that has just these glyphs; -1 where there is no room for one more.
static int number_of_set(charfbuzz_rules *rules, hb_set_t *glyphs) {
  for (uint32_t i = 0; i < rules->set_count; i += 1) {
    if (hb_set_is_equal(rules->sets[i], glyphs)) return (int)i;
  }
  if (rules->set_count == CHARFBUZZ_PATTERN_SETS) return -1;
  rules->sets[rules->set_count] = hb_set_reference(glyphs);
  return (int)rules->set_count++;
}

// Notes a row; false where there is no room for it.
static bool add_pattern(charfbuzz_rules *rules, const row *r) {
  if (r->length > CHARFBUZZ_PATTERN_LENGTH) return false;
  charfbuzz_pattern pattern = {(uint8_t)r->length, (uint8_t)r->anchor, {0}};
  for (uint32_t i = 0; i < r->length; i += 1) {
    int number = number_of_set(rules, r->sets[i]);
    if (number < 0) return false;
    pattern.sets[i] = (uint8_t)number;
  }
  charfbuzz_pattern *grown = realloc(rules->patterns, (rules->pattern_count + 1) * sizeof pattern);
  if (!grown) return false;
  rules->patterns = grown;
  grown[rules->pattern_count++] = pattern;
  return true;
}

// Ligatures that the space is part of: wherever two glyphs of the lookup meet.
static bool add_ligatures(charfbuzz_rules *rules, uint32_t index) {
  hb_set_t *glyphs = hb_set_create();
  hb_ot_layout_lookup_collect_glyphs(
      hb_font_get_face(rules->font), HB_OT_TAG_GSUB, index, NULL, glyphs, NULL, NULL);
  bool result = true;
  for (uint32_t anchor = 0; anchor < 2 && hb_set_has(glyphs, rules->space); anchor += 1) {
    row r = {.length = 2, .anchor = anchor, .sets = {glyphs, glyphs}};
    result = result && add_pattern(rules, &r);
  }
  hb_set_destroy(glyphs);
  return result;
}

void find_patterns(charfbuzz_rules *rules) {
  bool is_known = !rules->is_unknown && !hb_set_has(rules->changed, rules->space);
  for (uint32_t i = 0; i < rules->row_count && is_known; i += 1) {
    const row *r = &rules->rows[i];
    bool has_space = false;
    for (uint32_t k = 0; k < r->length; k += 1) has_space |= hb_set_has(r->sets[k], rules->space);
    if (has_space) is_known = add_pattern(rules, r);
  }
  for (uint32_t i = 0; i < rules->ligatures.count && is_known; i += 1) {
    is_known = add_ligatures(rules, rules->ligatures.items[i]);
  }
  rules->space_kind = !is_known                ? CHARFBUZZ_SPACE_ANYWHERE
                      : rules->pattern_count > 0 ? CHARFBUZZ_SPACE_IN_PATTERNS
                                                 : CHARFBUZZ_SPACE_ALONE;
}

charfbuzz_space charfbuzz_rules_space(const charfbuzz_rules *rules) { return rules->space_kind; }

const charfbuzz_pattern *charfbuzz_rules_patterns(const charfbuzz_rules *rules, uint32_t *count) {
  *count = rules->pattern_count;
  return rules->patterns;
}

uint64_t charfbuzz_rules_sets(const charfbuzz_rules *rules, uint32_t scalar) {
  hb_codepoint_t glyph;
  if (!hb_font_get_nominal_glyph(rules->font, scalar, &glyph)) return ~UINT64_C(0);
  hb_set_t *reach = hb_set_create();
  hb_set_add(reach, glyph);
  hb_ot_layout_lookups_substitute_closure(hb_font_get_face(rules->font), rules->substituting, reach);
  hb_set_t *both = hb_set_create();
  uint64_t bits = 0;
  for (uint32_t i = 0; i < rules->set_count; i += 1) {
    hb_set_set(both, rules->sets[i]);
    hb_set_intersect(both, reach);
    if (!hb_set_is_empty(both)) bits |= UINT64_C(1) << i;
  }
  hb_set_destroy(both);
  hb_set_destroy(reach);
  return bits;
}
