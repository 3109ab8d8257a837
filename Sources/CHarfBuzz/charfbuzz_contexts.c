#include "charfbuzz_contexts.h"

#include <stdlib.h>

// Where a rule's parts are: what comes before is stored nearest first, what a rule was found by is not stored.
typedef struct {
  uint32_t before, before_at;
  uint32_t inputs, inputs_at;
  uint32_t after, after_at;
  uint32_t calls, calls_at;
} parts;

// `skipped` of the input are not stored: 1 in rules of glyphs and classes, 0 in rows of coverage tables.
static parts read_parts(table t, uint32_t at, bool is_chain, uint32_t skipped) {
  parts p = {0};
  if (is_chain) {
    p.before = read16(t, at);
    p.before_at = at + 2;
    at += 2 + 2 * p.before;
  }
  p.inputs = read16(t, at);
  // Without a chain the number of calls stands before the input.
  if (!is_chain) p.calls = read16(t, at + 2);
  at += is_chain ? 2 : 4;
  p.inputs_at = at;
  at += p.inputs > skipped ? 2 * (p.inputs - skipped) : 0;
  if (is_chain) {
    p.after = read16(t, at);
    p.after_at = at + 2;
    at += 2 + 2 * p.after;
    p.calls = read16(t, at);
    at += 2;
  }
  p.calls_at = at;
  return p;
}

// The glyphs of each class of a table.
typedef struct {
  hb_set_t **sets;
  uint32_t count;
} classes;

// How rules name sets: by the offset of a coverage table, by a glyph, or by a class of one of three tables.
typedef struct naming naming;
struct naming {
  hb_set_t *(*set)(const naming *naming, int part, uint32_t name);
  table t;
  uint32_t at;
  hb_set_t *covered;
  classes classes[3];
};

static hb_set_t *set_of_coverage(const naming *n, int part, uint32_t name) {
  (void)part;
  hb_set_t *set = hb_set_create();
  add_coverage(n->t, n->at + name, set);
  return set;
}

static hb_set_t *set_of_glyph(const naming *n, int part, uint32_t name) {
  (void)n, (void)part;
  hb_set_t *set = hb_set_create();
  hb_set_add(set, name);
  return set;
}

static hb_set_t *set_of_class(const naming *n, int part, uint32_t name) {
  classes c = n->classes[part];
  return name < c.count && c.sets[name] ? hb_set_reference(c.sets[name]) : hb_set_create();
}

static void tell(const naming *n, parts p, hb_set_t *first, context_listener listener) {
  for (uint32_t i = 0; i < p.calls; i += 1) listener.call(listener.context, read16(n->t, p.calls_at + 4 * i + 2));
  if (p.before + p.inputs + p.after > ROW_LENGTH) {
    listener.long_row(listener.context);
    return;
  }
  row r = {.length = 0, .anchor = p.before};
  for (uint32_t i = p.before; i > 0; i -= 1) r.sets[r.length++] = n->set(n, 0, read16(n->t, p.before_at + 2 * i - 2));
  uint32_t stored = p.inputs;
  if (first && stored > 0) {
    r.sets[r.length++] = hb_set_reference(first);
    stored -= 1;
  }
  for (uint32_t i = 0; i < stored; i += 1) r.sets[r.length++] = n->set(n, 1, read16(n->t, p.inputs_at + 2 * i));
  for (uint32_t i = 0; i < p.after; i += 1) r.sets[r.length++] = n->set(n, 2, read16(n->t, p.after_at + 2 * i));
  listener.row(listener.context, r);
}

// A range of glyphs of one class, by its number among all; `first` to `last` is empty where there is none.
typedef struct {
  uint32_t class, first, last;
} class_range;

static class_range range_of(table t, uint32_t at, uint32_t index) {
  if (read16(t, at) == 1) {
    uint32_t glyph = read16(t, at + 2) + index;
    return (class_range){read16(t, at + 6 + 2 * index), glyph, glyph};
  }
  uint32_t range = at + 4 + 6 * index;
  return (class_range){read16(t, range + 4), read16(t, range), read16(t, range + 2)};
}

// The glyphs of each class; those of class 0 are what no other has.
static classes read_classes(table t, uint32_t at) {
  uint32_t ranges = read16(t, at + (read16(t, at) == 1 ? 4 : 2));
  classes c = {NULL, 1};
  for (uint32_t i = 0; i < ranges; i += 1) {
    uint32_t class = range_of(t, at, i).class;
    if (class >= c.count) c.count = class + 1;
  }
  c.sets = calloc(c.count, sizeof *c.sets);
  if (!c.sets) return (classes){NULL, 0};
  c.sets[0] = hb_set_create();
  for (uint32_t i = 0; i < ranges; i += 1) {
    class_range r = range_of(t, at, i);
    if (r.class == 0 || r.first > r.last) continue;
    if (!c.sets[r.class]) c.sets[r.class] = hb_set_create();
    hb_set_add_range(c.sets[r.class], r.first, r.last);
    hb_set_add_range(c.sets[0], r.first, r.last);
  }
  hb_set_invert(c.sets[0]);
  return c;
}

static void free_classes(classes c) {
  for (uint32_t i = 0; i < c.count; i += 1) hb_set_destroy(c.sets[i]);
  free(c.sets);
}

// Sets of rules: `first` gives the set that starts the rules of one.
static void read_rules(
    naming *n, uint32_t cursor, bool is_chain, hb_set_t *(*first)(naming *naming, uint32_t index),
    context_listener listener) {
  uint32_t count = read16(n->t, cursor);
  for (uint32_t i = 0; i < count; i += 1) {
    uint32_t offset = read16(n->t, cursor + 2 + 2 * i);
    if (offset == 0) continue;
    hb_set_t *start = first(n, i);
    uint32_t rules = read16(n->t, n->at + offset);
    for (uint32_t k = 0; k < rules; k += 1) {
      uint32_t rule = n->at + offset + read16(n->t, n->at + offset + 2 + 2 * k);
      tell(n, read_parts(n->t, rule, is_chain, 1), start, listener);
    }
    hb_set_destroy(start);
  }
}

static hb_set_t *first_by_glyph(naming *n, uint32_t index) {
  hb_codepoint_t glyph = HB_SET_VALUE_INVALID;
  for (uint32_t i = 0; i <= index && hb_set_next(n->covered, &glyph); i += 1) continue;
  return set_of_glyph(n, 1, glyph);
}

static hb_set_t *first_by_class(naming *n, uint32_t index) {
  hb_set_t *set = hb_set_copy(n->covered);
  hb_set_t *class = set_of_class(n, 1, index);
  hb_set_intersect(set, class);
  hb_set_destroy(class);
  return set;
}

void read_context(table t, uint32_t at, bool is_chain, context_listener listener) {
  naming n = {.t = t, .at = at};
  uint32_t format = read16(t, at);
  if (format == 3) {
    n.set = set_of_coverage;
    tell(&n, read_parts(t, at + 2, is_chain, 0), NULL, listener);
    return;
  }
  n.covered = hb_set_create();
  add_coverage(t, at + read16(t, at + 2), n.covered);
  if (format == 1) {
    n.set = set_of_glyph;
    read_rules(&n, at + 4, is_chain, first_by_glyph, listener);
  } else if (format == 2) {
    n.set = set_of_class;
    for (uint32_t i = 0; i < 3; i += 1) {
      // Without a chain there are classes of the input only.
      if (is_chain || i == 1) n.classes[i] = read_classes(t, at + read16(t, at + 4 + (is_chain ? 2 * i : 0)));
    }
    read_rules(&n, at + (is_chain ? 10 : 6), is_chain, first_by_class, listener);
    for (int i = 0; i < 3; i += 1) free_classes(n.classes[i]);
  }
  hb_set_destroy(n.covered);
}
