// HarfBuzz says which glyphs a lookup asks for, but not of what kind it is nor in which order: that is read from the
// tables' own bytes.
#include "charfbuzz_rules.h"

#include <stdlib.h>

enum { FLAG_IGNORE_BASES = 2, FLAG_IGNORE_LIGATURES = 4 };

static void free_row(row r) {
  for (uint32_t i = 0; i < r.length; i += 1) hb_set_destroy(r.sets[i]);
}

static void hear_row(void *context, row r) {
  charfbuzz_rules *rules = context;
  // A rule that can match nothing is none.
  bool is_empty = r.length == 0 || r.anchor >= r.length;
  for (uint32_t i = 0; i < r.length; i += 1) is_empty |= hb_set_is_empty(r.sets[i]);
  if (is_empty) {
    free_row(r);
    return;
  }
  if (r.length == 1) {
    hb_set_union(rules->changed, r.sets[0]);
    free_row(r);
    return;
  }
  if (rules->row_count == MOST_ROWS) rules->is_unknown = true;
  if (!rules->is_unknown && (rules->row_count & (rules->row_count - 1)) == 0) {
    uint32_t room = rules->row_count == 0 ? 1 : rules->row_count * 2;
    row *grown = realloc(rules->rows, room * sizeof *grown);
    if (grown) rules->rows = grown;
    rules->is_unknown |= !grown;
  }
  if (rules->is_unknown) {
    free_row(r);
  } else {
    rules->rows[rules->row_count++] = r;
  }
}

static void hear_long_row(void *context) { ((charfbuzz_rules *)context)->is_unknown = true; }

static void hear_call(void *context, uint32_t lookup) { hb_set_add(((charfbuzz_rules *)context)->lookups, lookup); }

static void read_contexts(charfbuzz_rules *rules, table t, lookup l, bool is_chain) {
  context_listener listener = {rules, hear_row, hear_long_row, hear_call};
  for (uint32_t i = 0; i < l.count && !rules->is_unknown; i += 1) {
    read_context(t, subtable_at(t, l, i), is_chain, listener);
  }
}

static void add_ligatures(charfbuzz_rules *rules, uint32_t index) {
  uint32_t *grown = realloc(rules->ligatures.items, (rules->ligatures.count + 1) * sizeof *grown);
  rules->is_unknown |= !grown;
  if (!grown) return;
  rules->ligatures.items = grown;
  grown[rules->ligatures.count++] = index;
}

// `is_called` tells a lookup that acts only where a rule calls it.
static void read_substitution(charfbuzz_rules *rules, table t, uint32_t index, bool is_called) {
  lookup l = read_lookup(t, index, SUBSTITUTION_EXTENSION);
  if (l.kind == SUBSTITUTION_CONTEXT || l.kind == SUBSTITUTION_CHAIN) {
    read_contexts(rules, t, l, l.kind == SUBSTITUTION_CHAIN);
  } else if (l.kind == SUBSTITUTION_LIGATURE) {
    add_ligatures(rules, index);
  } else if (!is_called) {
    hb_ot_layout_lookup_collect_glyphs(
        hb_font_get_face(rules->font), HB_OT_TAG_GSUB, index, NULL, rules->changed, NULL, NULL);
  }
}

static void read_position(charfbuzz_rules *rules, table t, uint32_t index, bool is_called) {
  lookup l = read_lookup(t, index, POSITION_EXTENSION);
  switch (l.kind) {
    case POSITION_CONTEXT:
    case POSITION_CHAIN:
      read_contexts(rules, t, l, l.kind == POSITION_CHAIN);
      break;
    case POSITION_PAIR:
      for (uint32_t i = 0; i < l.count; i += 1) {
        uint32_t at = subtable_at(t, l, i);
        add_coverage(t, at + read16(t, at + 2), rules->kerned);
        // Where a pair's second glyph is moved too, the next pair starts after it.
        rules->is_unknown |= read16(t, at + 6) != 0;
      }
      break;
    case POSITION_SINGLE:
    case POSITION_CURSIVE:
      for (uint32_t i = 0; i < l.count && !is_called; i += 1) {
        uint32_t at = subtable_at(t, l, i);
        add_coverage(t, at + read16(t, at + 2), rules->changed);
      }
      break;
    default:
      // Marks, which are attached, have nothing to do with how far the next glyph is.
      break;
  }
}

static bool is_fraction_feature(hb_tag_t name) {
  return name == HB_TAG('f', 'r', 'a', 'c') || name == HB_TAG('n', 'u', 'm', 'r') ||
         name == HB_TAG('d', 'n', 'o', 'm');
}

// HarfBuzz plans for fractions, but makes them only where there is a fraction slash, unless they are asked for.
static void remove_fractions(const charfbuzz_shaper *shaper, hb_face_t *face, hb_tag_t tag, hb_set_t *lookups) {
  for (unsigned i = 0; i < shaper->feature_count; i += 1) {
    if (is_fraction_feature(shaper->features[i].tag) && shaper->features[i].value > 0) return;
  }
  hb_set_t *fractions = hb_set_create();
  hb_set_t *others = hb_set_create();
  unsigned count = hb_ot_layout_table_get_feature_tags(face, tag, 0, NULL, NULL);
  for (unsigned feature = 0; feature < count; feature += 1) {
    unsigned one = 1;
    hb_tag_t name = 0;
    hb_ot_layout_table_get_feature_tags(face, tag, feature, &one, &name);
    bool is_fraction = is_fraction_feature(name);
    unsigned index;
    for (unsigned start = 0;; start += 1) {
      one = 1;
      hb_ot_layout_feature_get_lookups(face, tag, feature, start, &one, &index);
      if (one == 0) break;
      hb_set_add(is_fraction ? fractions : others, index);
    }
  }
  hb_set_subtract(fractions, others);
  hb_set_subtract(lookups, fractions);
  hb_set_destroy(fractions);
  hb_set_destroy(others);
}

static void read_table(charfbuzz_rules *rules, hb_tag_t tag) {
  hb_face_t *face = hb_font_get_face(rules->font);
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  table t = table_of(blob);
  bool is_position = tag == HB_OT_TAG_GPOS;
  hb_ot_shape_plan_collect_lookups(rules->shaper->plan, tag, rules->lookups);
  remove_fractions(rules->shaper, face, tag, rules->lookups);
  hb_set_t *planned = hb_set_copy(rules->lookups);
  hb_set_t *done = hb_set_create();
  // Rules call lookups, whose rules call lookups.
  while (!hb_set_is_subset(rules->lookups, done) && !rules->is_unknown) {
    for (hb_codepoint_t index = HB_SET_VALUE_INVALID; hb_set_next(rules->lookups, &index);) {
      if (hb_set_has(done, index)) continue;
      hb_set_add(done, index);
      lookup l = read_lookup(t, index, is_position ? POSITION_EXTENSION : SUBSTITUTION_EXTENSION);
      bool attaches = is_position && l.kind > POSITION_CURSIVE && l.kind < POSITION_CONTEXT;
      // What ignores letters sees past them.
      if ((l.flags & (FLAG_IGNORE_BASES | FLAG_IGNORE_LIGATURES)) != 0 && !attaches) rules->is_unknown = true;
      if (is_position) {
        read_position(rules, t, index, !hb_set_has(planned, index));
      } else {
        read_substitution(rules, t, index, !hb_set_has(planned, index));
      }
    }
  }
  hb_set_destroy(done);
  hb_set_destroy(planned);
  hb_blob_destroy(blob);
}

static bool has_table(hb_face_t *face, hb_tag_t tag) { return charfbuzz_face_has((const charfbuzz_face *)face, tag); }

// Kerning of the old kind: pairs, or a machine.
static void read_old_kerning(charfbuzz_rules *rules) {
  hb_blob_t *blob = hb_face_reference_table(hb_font_get_face(rules->font), HB_TAG('k', 'e', 'r', 'n'));
  table t = table_of(blob);
  rules->kerns_all = t.length > 0;
  rules->is_unknown |= t.length > 0 && read16(t, 0) != 0;
  uint32_t count = read16(t, 2);
  uint32_t at = 4;
  for (uint32_t i = 0; i < count && !rules->is_unknown; i += 1) {
    rules->is_unknown |= read16(t, at + 4) >> 8 == 1;
    at += read16(t, at + 2);
  }
  hb_blob_destroy(blob);
}

charfbuzz_rules *charfbuzz_rules_create(const charfbuzz_shaper *shaper) {
  charfbuzz_rules *rules = calloc(1, sizeof *rules);
  if (!rules) return NULL;
  rules->shaper = shaper;
  rules->font = hb_font_reference(shaper->font);
  hb_face_t *face = hb_font_get_face(rules->font);
  rules->substitutions = hb_face_reference_table(face, HB_OT_TAG_GSUB);
  rules->changed = hb_set_create();
  rules->kerned = hb_set_create();
  rules->lookups = hb_set_create();
  rules->substituting = hb_set_create();
  // Apple's own tables are machines that may remember a glyph for as long as they like.
  rules->is_unknown = has_table(face, HB_TAG('m', 'o', 'r', 'x')) || has_table(face, HB_TAG('m', 'o', 'r', 't')) ||
                      has_table(face, HB_TAG('k', 'e', 'r', 'x')) || has_table(face, HB_TAG('t', 'r', 'a', 'k')) ||
                      has_table(face, HB_TAG('S', 'i', 'l', 'f')) ||
                      !hb_font_get_nominal_glyph(rules->font, ' ', &rules->space);
  if (!rules->is_unknown) {
    read_table(rules, HB_OT_TAG_GSUB);
    hb_set_set(rules->substituting, rules->lookups);
    hb_set_clear(rules->lookups);
    read_table(rules, HB_OT_TAG_GPOS);
    read_old_kerning(rules);
  }
  find_patterns(rules);
  return rules;
}

void charfbuzz_rules_close(charfbuzz_rules *rules) {
  if (!rules) return;
  for (uint32_t i = 0; i < rules->row_count; i += 1) free_row(rules->rows[i]);
  for (uint32_t i = 0; i < rules->set_count; i += 1) hb_set_destroy(rules->sets[i]);
  hb_set_destroy(rules->changed);
  hb_set_destroy(rules->kerned);
  hb_set_destroy(rules->lookups);
  hb_set_destroy(rules->substituting);
  free(rules->rows);
  free(rules->ligatures.items);
  free(rules->patterns);
  hb_blob_destroy(rules->substitutions);
  hb_font_destroy(rules->font);
  free(rules);
}

bool charfbuzz_rules_are_known(const charfbuzz_rules *rules) { return !rules->is_unknown; }
