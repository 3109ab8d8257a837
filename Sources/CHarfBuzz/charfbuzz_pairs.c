// Which rules can act on a glyph by itself, or on two that follow each other.
#include "charfbuzz_rules.h"

enum { ANY_GLYPH = 0x10000, NO_GLYPH };

// Whether a lookup has a ligature that begins with two glyphs; with one and any other, or with one alone.
static bool has_ligature(table t, uint32_t index, uint32_t first, uint32_t second) {
  lookup l = read_lookup(t, index, SUBSTITUTION_EXTENSION);
  for (uint32_t i = 0; i < l.count; i += 1) {
    uint32_t at = subtable_at(t, l, i);
    uint32_t place;
    if (!find_covered(t, at + read16(t, at + 2), first, &place)) continue;
    if (second == ANY_GLYPH) return true;
    uint32_t set = at + read16(t, at + 6 + 2 * place);
    uint32_t count = read16(t, set);
    for (uint32_t k = 0; k < count; k += 1) {
      uint32_t ligature = set + read16(t, set + 2 + 2 * k);
      if (read16(t, ligature + 2) < 2 || read16(t, ligature + 4) == second) return true;
    }
  }
  return false;
}

charfbuzz_glyph_kind charfbuzz_rules_scalar(const charfbuzz_rules *rules, uint32_t scalar, int32_t *advance) {
  hb_codepoint_t glyph;
  *advance = 0;
  if (rules->is_unknown || !hb_font_get_nominal_glyph(rules->font, scalar, &glyph)) return CHARFBUZZ_GLYPH_CHANGED;
  bool is_mark =
      hb_ot_layout_get_glyph_class(hb_font_get_face(rules->font), glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK;
  if (is_mark || hb_set_has(rules->changed, glyph)) return CHARFBUZZ_GLYPH_CHANGED;
  *advance = hb_font_get_glyph_h_advance(rules->font, glyph);
  bool is_kerned = rules->kerns_all || hb_set_has(rules->kerned, glyph);
  charfbuzz_glyph_kind kind = is_kerned ? CHARFBUZZ_GLYPH_PAIRED : CHARFBUZZ_GLYPH_PLAIN;
  for (uint32_t i = 0; i < rules->row_count && kind == CHARFBUZZ_GLYPH_PLAIN; i += 1) {
    const row *r = &rules->rows[i];
    bool starts = hb_set_has(r->sets[r->anchor], glyph);
    bool precedes = r->anchor > 0 && hb_set_has(r->sets[r->anchor - 1], glyph);
    if (starts || precedes) kind = CHARFBUZZ_GLYPH_PAIRED;
  }
  table t = table_of(rules->substitutions);
  for (uint32_t i = 0; i < rules->ligatures.count; i += 1) {
    if (has_ligature(t, rules->ligatures.items[i], glyph, NO_GLYPH)) return CHARFBUZZ_GLYPH_CHANGED;
    if (has_ligature(t, rules->ligatures.items[i], glyph, ANY_GLYPH)) kind = CHARFBUZZ_GLYPH_PAIRED;
  }
  return kind;
}

bool charfbuzz_rules_kern(const charfbuzz_rules *rules) {
  return rules->is_unknown || rules->kerns_all || !hb_set_is_empty(rules->kerned);
}

bool charfbuzz_rules_part(const charfbuzz_rules *rules, uint32_t first, uint32_t second) {
  hb_codepoint_t a, b;
  if (!hb_font_get_nominal_glyph(rules->font, first, &a) || !hb_font_get_nominal_glyph(rules->font, second, &b)) {
    return false;
  }
  for (uint32_t i = 0; i < rules->row_count; i += 1) {
    const row *r = &rules->rows[i];
    // A rule that looks only one way is found by the glyph on that side.
    bool starts = r->anchor + 1 < r->length && hb_set_has(r->sets[r->anchor], a) && hb_set_has(r->sets[r->anchor + 1], b);
    bool precedes = r->anchor > 0 && hb_set_has(r->sets[r->anchor - 1], a) && hb_set_has(r->sets[r->anchor], b);
    if (starts || precedes) return false;
  }
  table t = table_of(rules->substitutions);
  for (uint32_t i = 0; i < rules->ligatures.count; i += 1) {
    if (has_ligature(t, rules->ligatures.items[i], a, b)) return false;
  }
  return true;
}
