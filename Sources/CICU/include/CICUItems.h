// What a scalar means for cutting text into runs.
#pragma once

#include "CICUPages.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The bits of a scalar's entry; the lowest eight are the number of its script.
enum {
  CICU_ITEM_FOLLOWS = 1 << 8,     ///< Is drawn with what stands before it: marks, joiners, selectors, modifiers.
  CICU_ITEM_IGNORABLE = 1 << 9,   ///< Shows nothing where a font has no glyph for it.
  CICU_ITEM_SPACE = 1 << 10,      ///< A space of any kind.
  CICU_ITEM_EMOJI = 1 << 11,      ///< A picture unless told otherwise.
  CICU_ITEM_PICTURE = 1 << 12,    ///< A picture where a selector asks for one.
  CICU_ITEM_JOINING = 1 << 13,    ///< Its shape and that of text far away depend on each other: fraction slash, joiners.
  CICU_ITEM_CONTROL = 1 << 14,    ///< Takes no room of its own: tabs, and what ends a line.
};

/// Looks a scalar's entry up where there is no page for it yet.
uint16_t cicu_scalar_item_anew(uint32_t scalar);

/// The entry of a scalar.
static inline uint16_t cicu_scalar_item(uint32_t scalar) {
  extern const uint16_t *cicu_item_pages[];
  return cicu_entry(cicu_item_pages, scalar, cicu_scalar_item_anew);
}

/// Writes the four letters by which ISO 15924 knows a script, by its number.
void cicu_script_name(uint32_t script, char name[5]);

/// The number of a script by its four letters; that of unknown script where there is none.
uint32_t cicu_script_number(const char *name);

#ifdef __cplusplus
}
#endif
