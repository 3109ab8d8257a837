// From text to glyphs.
#include "charfbuzz_internal.h"

#include <stdlib.h>

charfbuzz_shaper *charfbuzz_shaper_create(
    const charfbuzz_font *font, uint32_t script, bool is_right_to_left, const char *language,
    const charfbuzz_feature *features, uint32_t count) {
  charfbuzz_shaper *shaper = calloc(1, sizeof *shaper);
  if (!shaper) return NULL;
  shaper->features = calloc(count ? count : 1, sizeof *shaper->features);
  if (!shaper->features) {
    free(shaper);
    return NULL;
  }
  for (uint32_t i = 0; i < count; i += 1) {
    shaper->features[i] = (hb_feature_t){
        features[i].tag, features[i].value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  }
  shaper->feature_count = count;
  shaper->font = hb_font_reference(font_of(font));
  hb_segment_properties_t properties = HB_SEGMENT_PROPERTIES_DEFAULT;
  properties.direction = is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR;
  properties.script = hb_script_from_iso15924_tag(script);
  properties.language = hb_language_from_string(language, -1);
  shaper->properties = properties;
  unsigned coordinate_count;
  const int *coordinates = hb_font_get_var_coords_normalized(shaper->font, &coordinate_count);
  shaper->plan = hb_shape_plan_create2(
      hb_font_get_face(shaper->font), &shaper->properties, shaper->features, count, coordinates, coordinate_count,
      NULL);
  shaper->buffer = hb_buffer_create();
  return shaper;
}

void charfbuzz_shaper_close(charfbuzz_shaper *shaper) {
  if (!shaper) return;
  hb_buffer_destroy(shaper->buffer);
  hb_shape_plan_destroy(shaper->plan);
  hb_font_destroy(shaper->font);
  hb_set_destroy(shaper->seen);
  hb_set_destroy(shaper->changed);
  free(shaper->features);
  free(shaper);
}

int32_t charfbuzz_shape(charfbuzz_shaper *shaper, const char *text, int32_t length) {
  hb_buffer_t *buffer = shaper->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_segment_properties(buffer, &shaper->properties);
  hb_buffer_add_utf8(buffer, text, length, 0, length);
  if (!hb_buffer_allocation_successful(buffer) ||
      !hb_shape_plan_execute(shaper->plan, shaper->font, buffer, shaper->features, shaper->feature_count) ||
      !hb_buffer_allocation_successful(buffer)) {
    return -1;
  }
  return (int32_t)hb_buffer_get_length(buffer);
}

int64_t charfbuzz_advance(const charfbuzz_shaper *shaper) {
  unsigned count;
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(shaper->buffer, &count);
  int64_t sum = 0;
  for (unsigned i = 0; i < count; i += 1) sum += places[i].x_advance;
  return sum;
}

void charfbuzz_glyphs(const charfbuzz_shaper *shaper, charfbuzz_glyph *glyphs) {
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(shaper->buffer, &count);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(shaper->buffer, &count);
  for (unsigned i = 0; i < count; i += 1) {
    glyphs[i] = (charfbuzz_glyph){
        infos[i].codepoint, infos[i].cluster, places[i].x_advance, places[i].x_offset, places[i].y_offset};
  }
}
