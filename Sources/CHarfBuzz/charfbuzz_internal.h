// What the files of this shim share.
#pragma once

#include <hb-ot.h>
#include <hb.h>

#include "CHarfBuzz.h"

// The opaque types of the public header are HarfBuzz's own.
static inline hb_face_t *face_of(const charfbuzz_face *face) { return (hb_face_t *)face; }
static inline hb_font_t *font_of(const charfbuzz_font *font) { return (hb_font_t *)font; }

struct charfbuzz_shaper {
  hb_font_t *font;
  hb_shape_plan_t *plan;
  hb_segment_properties_t properties;
  hb_feature_t *features;
  unsigned feature_count;
  hb_buffer_t *buffer;
};
