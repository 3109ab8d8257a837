#include "CYAML.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

typedef struct {
  cyaml_events out;
  size_t capacity;
  size_t texts_capacity;
  uint32_t depth;
  uint32_t max_depth;
  size_t max_events;
  uint32_t documents;
  cyaml_extent extent;
  const uint8_t *bytes;
  size_t length;
  /// A place in the bytes, and how many code points are before it: libyaml counts those.
  size_t at;
  size_t index;
  /// How long a byte order mark is, which libyaml is not shown.
  uint32_t mark_length;
} reader;

/// The offset in bytes of a code point; places are asked for in about their order.
static uint32_t offset_of(reader *r, size_t index) {
  while (r->index < index && r->at < r->length) {
    r->at++;
    while (r->at < r->length && (r->bytes[r->at] & 0xC0) == 0x80) r->at++;
    r->index++;
  }
  while (r->index > index && r->at > 0) {
    r->at--;
    while (r->at > 0 && (r->bytes[r->at] & 0xC0) == 0x80) r->at--;
    r->index--;
  }
  return (uint32_t)r->at + r->mark_length;
}

static void stop(reader *r, cyaml_status status, size_t line, size_t column, uint32_t offset) {
  r->out.status = status;
  r->out.line = (uint32_t)line;
  r->out.column = (uint32_t)column;
  r->out.offset = offset;
}

static void stop_at(reader *r, cyaml_status status, const yaml_event_t *event) {
  const yaml_mark_t *mark = &event->start_mark;
  stop(r, status, mark->line, mark->column, offset_of(r, mark->index));
}

/// A problem with single characters has an offset in the bytes, and no mark.
static void stop_at_offset(reader *r, const uint8_t *bytes, size_t length, size_t offset) {
  size_t line = 0;
  size_t column = 0;
  for (size_t at = 0; at < offset && at < length; at++) {
    if (bytes[at] == '\n' || (bytes[at] == '\r' && !(at + 1 < length && bytes[at + 1] == '\n'))) {
      line++;
      column = 0;
    } else if ((bytes[at] & 0xC0) != 0x80) {
      column++;
    }
  }
  stop(r, CYAML_NOT_TEXT, line, column, (uint32_t)(offset < length ? offset : length) + r->mark_length);
}

/// Whether libyaml's scanner, which stops at the character it does not like, stands before a tab.
static int is_at_tab(const yaml_parser_t *parser) {
  return parser->error == YAML_SCANNER_ERROR && parser->buffer.pointer < parser->buffer.last &&
         *parser->buffer.pointer == '\t';
}

static void stop_at_problem(reader *r, const yaml_parser_t *parser, const uint8_t *bytes, size_t length) {
  r->out.message = parser->problem;
  r->out.context = parser->context;
  r->out.context_line = (uint32_t)parser->context_mark.line;
  r->out.context_column = (uint32_t)parser->context_mark.column;
  switch (parser->error) {
    case YAML_READER_ERROR:
      stop_at_offset(r, bytes, length, parser->problem_offset);
      break;
    case YAML_MEMORY_ERROR:
      stop(r, CYAML_NO_MEMORY, 0, 0, 0);
      break;
    default:
      stop(
          r, is_at_tab(parser) ? CYAML_TAB : CYAML_MALFORMED, parser->problem_mark.line, parser->problem_mark.column,
          offset_of(r, parser->problem_mark.index));
  }
}

static cyaml_event *append(reader *r, cyaml_kind kind, const yaml_event_t *event) {
  if (r->out.count == r->max_events) {
    stop_at(r, CYAML_TOO_MANY, event);
    return NULL;
  }
  if (r->out.count == r->capacity) {
    size_t capacity = r->capacity ? r->capacity * 2 : 64;
    cyaml_event *grown = realloc(r->out.events, capacity * sizeof *grown);
    if (!grown) {
      stop_at(r, CYAML_NO_MEMORY, event);
      return NULL;
    }
    r->out.events = grown;
    r->capacity = capacity;
  }
  cyaml_event *appended = &r->out.events[r->out.count++];
  uint32_t start = offset_of(r, event->start_mark.index);
  *appended = (cyaml_event){.kind = kind,
                            .start = start,
                            .end = offset_of(r, event->end_mark.index),
                            .line = (uint32_t)event->start_mark.line,
                            .column = (uint32_t)event->start_mark.column};
  return appended;
}

static cyaml_tag tag_of(const yaml_char_t *tag) {
  if (!tag) return CYAML_UNTAGGED;
  int is_text = strcmp((const char *)tag, "!") == 0 || strcmp((const char *)tag, YAML_STR_TAG) == 0;
  return is_text ? CYAML_TEXT_TAG : CYAML_OTHER_TAG;
}

static cyaml_style style_of(yaml_scalar_style_t style) {
  switch (style) {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: return CYAML_SINGLE_QUOTED;
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: return CYAML_DOUBLE_QUOTED;
    case YAML_LITERAL_SCALAR_STYLE: return CYAML_LITERAL;
    case YAML_FOLDED_SCALAR_STYLE: return CYAML_FOLDED;
    default: return CYAML_PLAIN;
  }
}

static void append_scalar(reader *r, const yaml_event_t *event) {
  size_t length = event->data.scalar.length;
  size_t needed = r->out.texts_length + length;
  if (needed > r->texts_capacity) {
    uint8_t *grown = realloc(r->out.texts, needed * 2);
    if (!grown) {
      stop_at(r, CYAML_NO_MEMORY, event);
      return;
    }
    r->out.texts = grown;
    r->texts_capacity = needed * 2;
  }
  cyaml_event *scalar = append(r, CYAML_SCALAR, event);
  if (!scalar) return;
  scalar->text_offset = (uint32_t)r->out.texts_length;
  scalar->text_length = (uint32_t)length;
  scalar->is_plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
  scalar->style = style_of(event->data.scalar.style);
  scalar->tag = tag_of(event->data.scalar.tag);
  if (length > 0) memcpy(r->out.texts + r->out.texts_length, event->data.scalar.value, length);
  r->out.texts_length = needed;
}

/// Stops at what a node may not have; whether it has nothing of the kind.
static int check_node(reader *r, const yaml_event_t *event, const yaml_char_t *anchor, const yaml_char_t *tag) {
  if (r->extent == CYAML_SHARED_VALUES) return 1;
  if (anchor) stop_at(r, CYAML_ANCHOR, event);
  else if (tag) stop_at(r, CYAML_TAG, event);
  return r->out.status == CYAML_OK;
}

static void append_start(
    reader *r, cyaml_kind kind, const yaml_event_t *event, const yaml_char_t *tag, int is_flow) {
  if (++r->depth > r->max_depth) return stop_at(r, CYAML_TOO_DEEP, event);
  cyaml_event *start = append(r, kind, event);
  if (!start) return;
  start->tag = tag_of(tag);
  start->is_flow = (uint32_t)is_flow;
}

static void append_end(reader *r, cyaml_kind kind, const yaml_event_t *event) {
  r->depth--;
  append(r, kind, event);
}

static void take(reader *r, const yaml_event_t *event) {
  switch (event->type) {
    case YAML_DOCUMENT_START_EVENT:
      if (++r->documents > 1) stop_at(r, CYAML_SECOND_DOCUMENT, event);
      break;
    case YAML_ALIAS_EVENT:
      if (r->extent == CYAML_SHARED_VALUES) append(r, CYAML_ALIAS_NODE, event);
      else stop_at(r, CYAML_ALIAS, event);
      break;
    case YAML_SCALAR_EVENT:
      if (check_node(r, event, event->data.scalar.anchor, event->data.scalar.tag)) append_scalar(r, event);
      break;
    case YAML_SEQUENCE_START_EVENT:
      if (check_node(r, event, event->data.sequence_start.anchor, event->data.sequence_start.tag))
        append_start(
            r, CYAML_SEQUENCE_START, event, event->data.sequence_start.tag,
            event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE);
      break;
    case YAML_MAPPING_START_EVENT:
      if (check_node(r, event, event->data.mapping_start.anchor, event->data.mapping_start.tag))
        append_start(
            r, CYAML_MAPPING_START, event, event->data.mapping_start.tag,
            event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE);
      break;
    case YAML_SEQUENCE_END_EVENT:
      append_end(r, CYAML_SEQUENCE_END, event);
      break;
    case YAML_MAPPING_END_EVENT:
      append_end(r, CYAML_MAPPING_END, event);
      break;
    case YAML_NO_EVENT:
    case YAML_STREAM_START_EVENT:
    case YAML_STREAM_END_EVENT:
    case YAML_DOCUMENT_END_EVENT:
      break;
  }
}

cyaml_events cyaml_read(
    const uint8_t *bytes, uint32_t length, uint32_t max_depth, size_t max_events, cyaml_extent extent) {
  reader r = {.max_depth = max_depth, .max_events = max_events, .extent = extent};
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) {
    r.out.status = CYAML_NO_MEMORY;
    return r.out;
  }
  if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
    bytes += 3;
    length -= 3;
    r.mark_length = 3;
  }
  r.bytes = bytes;
  r.length = length;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, length);
  int at_end = 0;
  while (!at_end && r.out.status == CYAML_OK) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      stop_at_problem(&r, &parser, bytes, length);
      break;
    }
    take(&r, &event);
    at_end = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return r.out;
}

void cyaml_free(cyaml_events *events) {
  free(events->events);
  free(events->texts);
  memset(events, 0, sizeof *events);
}
