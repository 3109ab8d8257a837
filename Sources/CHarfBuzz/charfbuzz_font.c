// Font files: what they are called, what they cover, how tall they are.
#include "charfbuzz_internal.h"
#include "charfbuzz_tables.h"

#include <stddef.h>

const char *charfbuzz_version(void) { return hb_version_string(); }

charfbuzz_face *charfbuzz_face_open(const char *path, uint32_t index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return NULL;
  hb_face_t *face = index < hb_face_count(blob) ? hb_face_create(blob, index) : NULL;
  hb_blob_destroy(blob);
  if (face && hb_face_get_glyph_count(face) == 0) {
    hb_face_destroy(face);
    face = NULL;
  }
  if (face) hb_face_make_immutable(face);
  return (charfbuzz_face *)face;
}

void charfbuzz_face_close(charfbuzz_face *face) { hb_face_destroy(face_of(face)); }

uint32_t charfbuzz_face_count(const char *path) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  uint32_t count = blob ? hb_face_count(blob) : 0;
  hb_blob_destroy(blob);
  return count;
}

// HarfBuzz takes a table that is not there whole for none, and makes up widths where it is one of those.
uint32_t charfbuzz_face_missing_table(const char *path, uint32_t index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return 0;
  unsigned length;
  const char *bytes = hb_blob_get_data(blob, &length);
  table file = {(const uint8_t *)bytes, length};
  bool is_collection = read32(file, 0) == HB_TAG('t', 't', 'c', 'f');
  uint32_t face = is_collection ? read32(file, 12 + 4 * index) : 0;
  uint32_t count = read16(file, face + 4);
  uint32_t missing = 0;
  for (uint32_t i = 0; i < count && missing == 0; i += 1) {
    uint32_t record = face + 12 + 16 * i;
    uint64_t end = (uint64_t)read32(file, record + 8) + read32(file, record + 12);
    if (end > length) missing = read32(file, record);
  }
  hb_blob_destroy(blob);
  return missing;
}

const char *charfbuzz_face_bytes(const charfbuzz_face *face, uint32_t *length) {
  hb_blob_t *blob = hb_face_reference_blob(face_of(face));
  const char *bytes = hb_blob_get_data(blob, length);
  // The face itself holds it too.
  hb_blob_destroy(blob);
  return bytes;
}

double charfbuzz_face_revision(const charfbuzz_face *face) {
  hb_blob_t *head = hb_face_reference_table(face_of(face), HB_TAG('h', 'e', 'a', 'd'));
  unsigned length;
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(head, &length);
  double revision = 0;
  if (length >= 8) revision = (bytes[4] << 8 | bytes[5]) + (bytes[6] << 8 | bytes[7]) / 65536.0;
  hb_blob_destroy(head);
  return revision;
}

uint32_t charfbuzz_face_units(const charfbuzz_face *face) { return hb_face_get_upem(face_of(face)); }

uint32_t charfbuzz_face_name(const charfbuzz_face *face, uint32_t name, char *text, uint32_t capacity) {
  unsigned length = capacity;
  hb_ot_name_get_utf8(face_of(face), name, hb_language_from_string("en", -1), &length, text);
  return length;
}

bool charfbuzz_face_has(const charfbuzz_face *face, uint32_t table) {
  hb_blob_t *blob = hb_face_reference_table(face_of(face), table);
  bool has = hb_blob_get_length(blob) > 0;
  hb_blob_destroy(blob);
  return has;
}

uint32_t charfbuzz_face_axes(const charfbuzz_face *face, charfbuzz_axis *axes, uint32_t capacity) {
  uint32_t written = 0;
  while (written < capacity) {
    hb_ot_var_axis_info_t info;
    unsigned count = 1;
    hb_ot_var_get_axis_infos(face_of(face), written, &count, &info);
    if (count == 0) break;
    axes[written++] = (charfbuzz_axis){info.tag, info.min_value, info.default_value, info.max_value};
  }
  return written;
}

charfbuzz_font *charfbuzz_font_create(
    const charfbuzz_face *face, const charfbuzz_variation *variations, uint32_t count, float points) {
  hb_font_t *font = hb_font_create(face_of(face));
  hb_font_set_ptem(font, points);
  hb_variation_t places[16];
  if (count > 16) count = 16;
  for (uint32_t i = 0; i < count; i += 1) places[i] = (hb_variation_t){variations[i].tag, variations[i].value};
  if (count > 0) hb_font_set_variations(font, places, count);
  hb_font_make_immutable(font);
  return (charfbuzz_font *)font;
}

void charfbuzz_font_close(charfbuzz_font *font) { hb_font_destroy(font_of(font)); }

charfbuzz_line charfbuzz_font_line(const charfbuzz_font *font) {
  hb_font_extents_t extents;
  hb_font_get_h_extents(font_of(font), &extents);
  return (charfbuzz_line){extents.ascender, -extents.descender, extents.line_gap};
}

bool charfbuzz_font_ink(const charfbuzz_font *font, uint32_t glyph, int32_t *above, int32_t *below) {
  hb_glyph_extents_t extents;
  if (!hb_font_get_glyph_extents(font_of(font), glyph, &extents) || extents.height == 0) return false;
  *above = extents.y_bearing;
  *below = -(extents.y_bearing + extents.height);
  return true;
}

bool charfbuzz_font_advance(const charfbuzz_font *font, uint32_t scalar, int32_t *advance) {
  hb_codepoint_t glyph;
  if (!hb_font_get_nominal_glyph(font_of(font), scalar, &glyph)) return false;
  *advance = hb_font_get_glyph_h_advance(font_of(font), glyph);
  return true;
}

float charfbuzz_font_weight(const charfbuzz_font *font) {
  return hb_style_get_value(font_of(font), HB_STYLE_TAG_WEIGHT);
}

float charfbuzz_font_width(const charfbuzz_font *font) {
  return hb_style_get_value(font_of(font), HB_STYLE_TAG_WIDTH);
}

bool charfbuzz_font_slants(const charfbuzz_font *font) {
  return hb_style_get_value(font_of(font), HB_STYLE_TAG_ITALIC) > 0 ||
         hb_style_get_value(font_of(font), HB_STYLE_TAG_SLANT_ANGLE) != 0;
}
