// What glyphs look like.
#include "charfbuzz_internal.h"

#include <stddef.h>

typedef struct {
  charfbuzz_pen_step *steps;
  uint32_t capacity;
  uint32_t count;
} sheet;

static void add(void *data, charfbuzz_pen_step step) {
  sheet *s = data;
  if (s->count < s->capacity) s->steps[s->count] = step;
  s->count += 1;
}

static void move(hb_draw_funcs_t *f, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)f, (void)state, (void)user;
  add(data, (charfbuzz_pen_step){.kind = CHARFBUZZ_PEN_MOVE, .x = x, .y = y});
}

static void line(hb_draw_funcs_t *f, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  (void)f, (void)state, (void)user;
  add(data, (charfbuzz_pen_step){.kind = CHARFBUZZ_PEN_LINE, .x = x, .y = y});
}

static void quad(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *state, float x1, float y1, float x, float y, void *user) {
  (void)f, (void)state, (void)user;
  add(data, (charfbuzz_pen_step){.kind = CHARFBUZZ_PEN_QUAD, .x1 = x1, .y1 = y1, .x = x, .y = y});
}

static void cubic(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2, float x, float y,
    void *user) {
  (void)f, (void)state, (void)user;
  add(data, (charfbuzz_pen_step){CHARFBUZZ_PEN_CUBIC, x1, y1, x2, y2, x, y});
}

static void end(hb_draw_funcs_t *f, void *data, hb_draw_state_t *state, void *user) {
  (void)f, (void)state, (void)user;
  add(data, (charfbuzz_pen_step){.kind = CHARFBUZZ_PEN_CLOSE});
}

uint32_t charfbuzz_font_outline(
    const charfbuzz_font *font, uint32_t glyph, charfbuzz_pen_step *steps, uint32_t capacity) {
  hb_draw_funcs_t *pen = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(pen, move, NULL, NULL);
  hb_draw_funcs_set_line_to_func(pen, line, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(pen, quad, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(pen, cubic, NULL, NULL);
  hb_draw_funcs_set_close_path_func(pen, end, NULL, NULL);
  sheet s = {steps, capacity, 0};
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font_of(font), glyph, pen, &s);
#else
  hb_font_get_glyph_shape(font_of(font), glyph, pen, &s);
#endif
  hb_draw_funcs_destroy(pen);
  return s.count;
}

charfbuzz_picture *charfbuzz_picture_open(
    const charfbuzz_font *font, uint32_t glyph, const uint8_t **bytes, uint32_t *length, charfbuzz_ink_room *room) {
  if (!hb_ot_color_has_png(hb_font_get_face(font_of(font)))) return NULL;
  hb_blob_t *blob = hb_ot_color_glyph_reference_png(font_of(font), glyph);
  hb_glyph_extents_t extents;
  if (hb_blob_get_length(blob) == 0 || !hb_font_get_glyph_extents(font_of(font), glyph, &extents)) {
    hb_blob_destroy(blob);
    return NULL;
  }
  *bytes = (const uint8_t *)hb_blob_get_data(blob, length);
  *room = (charfbuzz_ink_room){extents.x_bearing, extents.y_bearing, extents.width, -extents.height};
  return (charfbuzz_picture *)blob;
}

void charfbuzz_picture_close(charfbuzz_picture *picture) { hb_blob_destroy((hb_blob_t *)picture); }
