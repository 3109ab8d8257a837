// What a scalar means for the rulers.
#pragma once

#include "CICUPages.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The bits of a scalar's class.
enum {
  // How it joins its neighbours in one character.
  CICU_CLASS_JOINING = 3,
  CICU_CLASS_STARTS = 0,    ///< Starts a character, but for a pictograph after a joiner.
  CICU_CLASS_EXTENDS = 1,   ///< Belongs to the character before it.
  CICU_CLASS_CONTROLS = 2,  ///< Stands alone, but for a line feed after a carriage return.
  CICU_CLASS_INVOLVED = 3,  ///< Joins by rules that look at more than one neighbour.

  // The cells it takes in a terminal.
  CICU_CLASS_CELLS = 3 << 2,
  CICU_CLASS_NO_CELL = 0 << 2,
  CICU_CLASS_NARROW = 1 << 2,
  CICU_CLASS_WIDE = 2 << 2,
  CICU_CLASS_AMBIGUOUS = 3 << 2,  ///< Wide among East Asian text, narrow elsewhere.

  CICU_CLASS_PICTOGRAPH = 1 << 4,      ///< Joins other pictographs by a joiner.
  CICU_CLASS_EMOJI = 1 << 5,           ///< Can be asked to be an emoji's picture.
  CICU_CLASS_MODIFIER_BASE = 1 << 6,   ///< An emoji that can have a skin tone.
  CICU_CLASS_MODIFIER = 1 << 7,        ///< A skin tone.
  CICU_CLASS_ENDS_LINE = 1 << 8,       ///< A line must break after it.
  CICU_CLASS_INVISIBLE = 1 << 9,       ///< Stands alone, and nobody sees it: a mark of direction, a soft hyphen.
};

/// Looks a scalar's class up where there is no page for it yet.
uint16_t cicu_scalar_class_anew(uint32_t scalar);

/// The class of a scalar.
static inline uint16_t cicu_scalar_class(uint32_t scalar) {
  extern const uint16_t *cicu_class_pages[];
  return cicu_entry(cicu_class_pages, scalar, cicu_scalar_class_anew);
}

#ifdef __cplusplus
}
#endif
