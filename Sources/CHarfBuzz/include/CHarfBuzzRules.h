// Which rules of a font can act on what, so that text on which none does is measured without shaping it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "CHarfBuzzShaping.h"

/// The rules in force under a shaper.
typedef struct charfbuzz_rules charfbuzz_rules;

charfbuzz_rules *charfbuzz_rules_create(const charfbuzz_shaper *shaper);
void charfbuzz_rules_close(charfbuzz_rules *rules);

/// Whether it is known of all rules when they act.
bool charfbuzz_rules_are_known(const charfbuzz_rules *rules);

/// Whether the font kerns pairs of glyphs, or may.
bool charfbuzz_rules_kern(const charfbuzz_rules *rules);

/// What rules do to a scalar's glyph.
typedef enum {
  CHARFBUZZ_GLYPH_PLAIN,    ///< Nothing, whatever stands beside it.
  CHARFBUZZ_GLYPH_PAIRED,   ///< Perhaps something, together with what comes after it.
  CHARFBUZZ_GLYPH_CHANGED,  ///< Something by itself.
} charfbuzz_glyph_kind;

/// What rules do to a scalar's glyph, which the font must have, and how wide it is.
charfbuzz_glyph_kind charfbuzz_rules_scalar(const charfbuzz_rules *rules, uint32_t scalar, int32_t *advance);

/// Whether no rule but kerning acts on two scalars that follow each other.
bool charfbuzz_rules_part(const charfbuzz_rules *rules, uint32_t first, uint32_t second);

/// How far shaping reaches across a space.
typedef enum {
  CHARFBUZZ_SPACE_ALONE,        ///< From one neighbour to it: words may be measured on their own.
  CHARFBUZZ_SPACE_IN_PATTERNS,  ///< Further, where one of some patterns matches.
  CHARFBUZZ_SPACE_ANYWHERE,     ///< It can't be told.
} charfbuzz_space;

charfbuzz_space charfbuzz_rules_space(const charfbuzz_rules *rules);

/// The most glyphs that a pattern may have, and the most sets that patterns may be made of.
#define CHARFBUZZ_PATTERN_LENGTH 16
#define CHARFBUZZ_PATTERN_SETS 64

/// Glyphs in a row, each of one of a number of sets; the rule starts at `anchor`.
typedef struct {
  uint8_t length;
  uint8_t anchor;
  uint8_t sets[CHARFBUZZ_PATTERN_LENGTH];
} charfbuzz_pattern;

/// The patterns that the space is part of; there are some where the kind says so.
const charfbuzz_pattern *charfbuzz_rules_patterns(const charfbuzz_rules *rules, uint32_t *count);

/// The sets that a scalar's glyph, or one that it may become, is in; a bit for each.
uint64_t charfbuzz_rules_sets(const charfbuzz_rules *rules, uint32_t scalar);
