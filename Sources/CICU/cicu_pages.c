// Pages of what is known of scalars.
#include "cicu_pages.h"

#include <stdbool.h>
#include <stdlib.h>

uint16_t cicu_make_page(const uint16_t **pages, uint32_t scalar, uint16_t (*entry)(UChar32 scalar)) {
  uint16_t *page = malloc(256 * sizeof *page);
  if (!page) return entry((UChar32)scalar);
  for (uint32_t i = 0; i < 256; i += 1) page[i] = entry((UChar32)((scalar & ~0xFFu) | i));
  uint16_t own = page[scalar & 0xFF];
  // Constants once made: who comes second to make a page throws the own copy away.
  const uint16_t *expected = NULL;
  bool is_first = __atomic_compare_exchange_n(
      &pages[scalar >> 8], &expected, page, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
  if (!is_first) free(page);
  return own;
}
