// What is known of each scalar, in pages of 256 scalars that are made from ICU's properties when first asked for.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many pages all scalars take.
enum { CICU_PAGES = 0x1100 };

/// The entry of a scalar; what is none has that of U+FFFD. `anew` is asked where there is no page yet.
static inline uint16_t cicu_entry(const uint16_t *const *pages, uint32_t scalar, uint16_t (*anew)(uint32_t scalar)) {
  if (scalar > 0x10FFFF) scalar = 0xFFFD;
  const uint16_t *page = __atomic_load_n(&pages[scalar >> 8], __ATOMIC_ACQUIRE);
  return page ? page[scalar & 0xFF] : anew(scalar);
}

#ifdef __cplusplus
}
#endif
