// Contextual lookups: the rows of glyphs that they look for, and the lookups they call.
#pragma once

#include "charfbuzz_tables.h"

/// The longest row that is told of.
#define ROW_LENGTH 32

/// Sets of glyphs that stand one after the other; the rule starts at the one at `anchor`.
typedef struct {
  uint32_t length;
  uint32_t anchor;
  hb_set_t *sets[ROW_LENGTH];
} row;

/// Hears of the parts of contextual lookups.
typedef struct {
  void *context;
  /// A row; its sets are references to give back.
  void (*row)(void *context, row row);
  /// A row too long to tell.
  void (*long_row)(void *context);
  /// A rule calls a lookup.
  void (*call)(void *context, uint32_t lookup);
} context_listener;

/// Reads one part of a contextual lookup.
void read_context(table t, uint32_t at, bool is_chain, context_listener listener);
