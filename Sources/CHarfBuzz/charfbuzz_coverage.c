// Which scalars a font has glyphs for.
#include "charfbuzz_internal.h"

#include <stdatomic.h>
#include <stdlib.h>

enum { PAGE = 256, PAGES = 0x110000 / PAGE };

typedef struct {
  uint64_t bits[PAGE / 64];
} page;

struct charfbuzz_coverage {
  hb_font_t *font;
  // Null until asked for. Readers wait for nothing; of two threads that fill a page at once, one throws its own away.
  _Atomic(page *) pages[PAGES];
};

charfbuzz_coverage *charfbuzz_coverage_open(const charfbuzz_font *font) {
  charfbuzz_coverage *coverage = calloc(1, sizeof *coverage);
  if (coverage) coverage->font = font_of(font);
  return coverage;
}

void charfbuzz_coverage_close(charfbuzz_coverage *coverage) {
  if (!coverage) return;
  for (uint32_t i = 0; i < PAGES; i += 1) free(atomic_load_explicit(&coverage->pages[i], memory_order_relaxed));
  free(coverage);
}

static page *filled(charfbuzz_coverage *coverage, uint32_t number) {
  page *new = calloc(1, sizeof *new);
  if (!new) return NULL;
  for (uint32_t i = 0; i < PAGE; i += 1) {
    hb_codepoint_t glyph;
    if (hb_font_get_nominal_glyph(coverage->font, number * PAGE + i, &glyph)) new->bits[i / 64] |= UINT64_C(1) << (i % 64);
  }
  page *old = NULL;
  if (atomic_compare_exchange_strong_explicit(
          &coverage->pages[number], &old, new, memory_order_acq_rel, memory_order_acquire)) {
    return new;
  }
  free(new);
  return old;
}

bool charfbuzz_coverage_has(charfbuzz_coverage *coverage, uint32_t scalar) {
  if (scalar / PAGE >= PAGES) return false;
  page *found = atomic_load_explicit(&coverage->pages[scalar / PAGE], memory_order_acquire);
  if (!found) found = filled(coverage, scalar / PAGE);
  return found && found->bits[scalar % PAGE / 64] >> (scalar % 64) & 1;
}
