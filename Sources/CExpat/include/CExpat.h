// expat behind plain C functions: a whole document becomes one flat array of events with byte places.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// What an event stands for. Character data has none: it is what lies between two events.
typedef enum {
  CEXPAT_ELEMENT_START = 0,
  CEXPAT_ELEMENT_END,  ///< Of no length where the element was written `<a/>`.
  CEXPAT_COMMENT,
  CEXPAT_ENTITY_REFERENCE,  ///< To an entity that XML does not predefine; left unexpanded.
} cexpat_kind;

/// One event and the bytes it covers.
typedef struct {
  uint32_t start;
  uint32_t length;
  uint32_t kind;
} cexpat_event;

/// Why reading stopped.
typedef enum {
  CEXPAT_OK = 0,
  CEXPAT_MALFORMED,  ///< `message` says what expat found.
  CEXPAT_TOO_DEEP,
  CEXPAT_NO_MEMORY,
} cexpat_status;

/// What of a document is malformed, as far as more can be said of it than expat does.
typedef enum {
  CEXPAT_OTHER = 0,
  CEXPAT_TAG_MISMATCH,
  CEXPAT_EARLY_END,
  CEXPAT_INVALID_TOKEN,
  CEXPAT_UNCLOSED_TOKEN,
  CEXPAT_UNCLOSED_SECTION,
  CEXPAT_REPEATED_ATTRIBUTE,
  CEXPAT_AFTER_ROOT,
  CEXPAT_UNDEFINED_ENTITY,
  CEXPAT_BAD_CHARACTER,
  CEXPAT_LATE_DECLARATION,
} cexpat_complaint;

typedef struct {
  cexpat_event *events;
  size_t count;
  /// How many of the events are references to entities.
  size_t reference_count;
  /// The internal general entities it declares: "name\0value\0" for each, in their order.
  char *entities;
  size_t entities_length;
  /// Whether the document type declaration holds declarations of its own, and where it stands.
  int has_internal_subset;
  uint32_t doctype_offset;
  cexpat_status status;
  cexpat_complaint complaint;
  /// expat's own words; a string of the library's, never freed.
  const char *message;
  uint32_t error_offset;
} cexpat_events;

/// Reads `length` bytes of UTF-8 in one call (in chunks a long token costs quadratic time). Elements
/// nested deeper than `max_depth` stop it. The result is freed by `cexpat_free`.
cexpat_events cexpat_read(const uint8_t *bytes, uint32_t length, uint32_t max_depth);

void cexpat_free(cexpat_events *events);

/// The version of the expat in use, such as "2.5.0".
const char *cexpat_version(void);
