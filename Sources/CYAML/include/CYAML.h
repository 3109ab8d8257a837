// libyaml behind plain C functions: a whole document becomes one flat array of events with places.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CYAML_SCALAR = 0,
  CYAML_SEQUENCE_START,
  CYAML_SEQUENCE_END,
  CYAML_MAPPING_START,
  CYAML_MAPPING_END,
  CYAML_ALIAS_NODE,
} cyaml_kind;

/// How a scalar is written.
typedef enum {
  CYAML_PLAIN = 0,
  CYAML_SINGLE_QUOTED,
  CYAML_DOUBLE_QUOTED,
  CYAML_LITERAL,
  CYAML_FOLDED,
} cyaml_style;

/// What a node's tag says of it.
typedef enum {
  CYAML_UNTAGGED = 0,
  CYAML_TEXT_TAG,  ///< `!`, `!!str`
  CYAML_OTHER_TAG,
} cyaml_tag;

/// One event, and where it begins: line and column count from 0, columns in code points; offsets in bytes.
typedef struct {
  uint32_t kind;
  uint32_t start;
  uint32_t end;
  uint32_t line;
  uint32_t column;
  /// Of a scalar: its text among the texts, and whether it is written without quotes.
  uint32_t text_offset;
  uint32_t text_length;
  uint32_t is_plain;
  uint32_t style;
  uint32_t tag;
  /// Of a sequence or mapping: whether it is in brackets or braces.
  uint32_t is_flow;
} cyaml_event;

/// Why reading stopped.
typedef enum {
  CYAML_OK = 0,
  CYAML_MALFORMED,  ///< `message` says what libyaml found.
  CYAML_NOT_TEXT,   ///< Bytes that are not UTF-8, or a control character; `message` says which.
  CYAML_TAB,        ///< A tab where only spaces may stand.
  CYAML_TOO_DEEP,
  CYAML_TOO_MANY,  ///< More events than are worth their memory.
  CYAML_ANCHOR,
  CYAML_ALIAS,
  CYAML_TAG,
  CYAML_SECOND_DOCUMENT,
  CYAML_NO_MEMORY,
} cyaml_status;

/// What a document may have.
typedef enum {
  CYAML_VALUES_ALONE = 0,
  CYAML_SHARED_VALUES,  ///< Anchors, aliases and tags.
} cyaml_extent;

typedef struct {
  cyaml_event *events;
  size_t count;
  /// The texts of all scalars, one after the other, in UTF-8.
  uint8_t *texts;
  size_t texts_length;
  cyaml_status status;
  /// libyaml's own words; a string of the library's, never freed.
  const char *message;
  uint32_t line;
  uint32_t column;
  uint32_t offset;
  /// What libyaml was doing, and since which place; or null.
  const char *context;
  uint32_t context_line;
  uint32_t context_column;
} cyaml_events;

/// Reads `length` bytes of UTF-8; a byte order mark at their start counts for nothing. Values nested deeper
/// than `max_depth`, on which libyaml spends quadratic time, stop it, and so do more than `max_events`, a second
/// document, and anchors, aliases and tags unless they are asked for. The result is freed by `cyaml_free`.
cyaml_events cyaml_read(
    const uint8_t *bytes, uint32_t length, uint32_t max_depth, size_t max_events, cyaml_extent extent);

void cyaml_free(cyaml_events *events);

/// The version of the libyaml in use, such as "0.2.5".
const char *cyaml_version(void);
