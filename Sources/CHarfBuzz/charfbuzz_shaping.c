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
  free(shaper->features);
  free(shaper);
}

bool charfbuzz_is_native(uint32_t script, bool is_right_to_left) {
  hb_direction_t direction = hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(script));
  return direction == HB_DIRECTION_INVALID || (direction == HB_DIRECTION_RTL) == is_right_to_left;
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

static bool is_mark(const charfbuzz_shaper *shaper, hb_codepoint_t glyph) {
  return hb_ot_layout_get_glyph_class(hb_font_get_face(shaper->font), glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK;
}

charfbuzz_extent charfbuzz_measure(const charfbuzz_shaper *shaper) {
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(shaper->buffer, &count);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(shaper->buffer, &count);
  charfbuzz_extent extent = {0};
  if (count == 0) return extent;
  int64_t cluster = 0;
  for (unsigned i = 0; i < count; i += 1) {
    extent.advance += places[i].x_advance;
    cluster += places[i].x_advance;
    if (i + 1 < count && infos[i].cluster == infos[i + 1].cluster) continue;
    extent.clusters += cluster != 0;
    cluster = 0;
  }
  bool is_backward = HB_DIRECTION_IS_BACKWARD(shaper->properties.direction);
  extent.first = infos[is_backward ? count - 1 : 0].codepoint;
  extent.last = infos[is_backward ? 0 : count - 1].codepoint;
  extent.first_is_mark = is_mark(shaper, extent.first);
  extent.last_is_mark = is_mark(shaper, extent.last);
  return extent;
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

bool charfbuzz_font_has_glyph_classes(const charfbuzz_font *font) {
  return hb_ot_layout_has_glyph_classes(hb_font_get_face(font_of(font)));
}

bool charfbuzz_font_knows_language(const charfbuzz_font *font, uint32_t script, const char *language) {
  hb_face_t *face = hb_font_get_face(font_of(font));
  hb_tag_t scripts[HB_OT_MAX_TAGS_PER_SCRIPT], languages[HB_OT_MAX_TAGS_PER_LANGUAGE];
  unsigned script_count = HB_OT_MAX_TAGS_PER_SCRIPT, language_count = HB_OT_MAX_TAGS_PER_LANGUAGE;
  hb_ot_tags_from_script_and_language(
      hb_script_from_iso15924_tag(script), hb_language_from_string(language, -1), &script_count, scripts,
      &language_count, languages);
  const hb_tag_t tables[2] = {HB_OT_TAG_GSUB, HB_OT_TAG_GPOS};
  for (int i = 0; i < 2; i += 1) {
    unsigned chosen_script, chosen_language;
    hb_ot_layout_table_select_script(face, tables[i], script_count, scripts, &chosen_script, NULL);
    if (hb_ot_layout_script_select_language(
            face, tables[i], chosen_script, language_count, languages, &chosen_language)) {
      return true;
    }
  }
  return false;
}
