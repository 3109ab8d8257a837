#include "CExpat.h"

#include <expat.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  XML_Parser parser;
  cexpat_events out;
  size_t capacity;
  size_t entities_capacity;
  uint32_t depth;
  uint32_t max_depth;
} reader;

static void stop(reader *r, cexpat_status status) {
  if (r->out.status != CEXPAT_OK) return;
  r->out.status = status;
  r->out.error_offset = (uint32_t)XML_GetCurrentByteIndex(r->parser);
  XML_StopParser(r->parser, XML_FALSE);
}

static void append(reader *r, cexpat_kind kind) {
  if (r->out.status != CEXPAT_OK) return;
  if (r->out.count == r->capacity) {
    size_t capacity = r->capacity ? r->capacity * 2 : 256;
    cexpat_event *grown = realloc(r->out.events, capacity * sizeof *grown);
    if (!grown) {
      stop(r, CEXPAT_NO_MEMORY);
      return;
    }
    r->out.events = grown;
    r->capacity = capacity;
  }
  cexpat_event *event = &r->out.events[r->out.count++];
  event->kind = kind;
  event->start = (uint32_t)XML_GetCurrentByteIndex(r->parser);
  event->length = (uint32_t)XML_GetCurrentByteCount(r->parser);
  if (kind == CEXPAT_ENTITY_REFERENCE) r->out.reference_count++;
}

static void append_entity_text(reader *r, const char *bytes, size_t length) {
  if (r->out.status != CEXPAT_OK) return;
  size_t needed = r->out.entities_length + length + 1;
  if (needed > r->entities_capacity) {
    char *grown = realloc(r->out.entities, needed * 2);
    if (!grown) {
      stop(r, CEXPAT_NO_MEMORY);
      return;
    }
    r->out.entities = grown;
    r->entities_capacity = needed * 2;
  }
  memcpy(r->out.entities + r->out.entities_length, bytes, length);
  r->out.entities[needed - 1] = '\0';
  r->out.entities_length = needed;
}

static void XMLCALL element_start(void *data, const XML_Char *name, const XML_Char **attributes) {
  (void)name;
  (void)attributes;
  reader *r = data;
  if (++r->depth > r->max_depth) {
    stop(r, CEXPAT_TOO_DEEP);
    return;
  }
  append(r, CEXPAT_ELEMENT_START);
}

static void XMLCALL element_end(void *data, const XML_Char *name) {
  (void)name;
  reader *r = data;
  r->depth--;
  append(r, CEXPAT_ELEMENT_END);
}

static void XMLCALL comment(void *data, const XML_Char *text) {
  (void)text;
  append(data, CEXPAT_COMMENT);
}

static void XMLCALL skipped_entity(void *data, const XML_Char *name, int is_parameter_entity) {
  (void)name;
  if (!is_parameter_entity) append(data, CEXPAT_ENTITY_REFERENCE);
}

// Not called for what is outside of the content, such as the DTD that a property list names.
static int XMLCALL external_entity(XML_Parser parser, const XML_Char *context, const XML_Char *base,
                                   const XML_Char *system_id, const XML_Char *public_id) {
  (void)context;
  (void)base;
  (void)system_id;
  (void)public_id;
  append(XML_GetUserData(parser), CEXPAT_ENTITY_REFERENCE);
  return XML_STATUS_OK;
}

// That a default handler is set is what makes expat leave internal entities unexpanded. Only a document type declares
// entities, and the handler is called for every line of text.
static void XMLCALL other(void *data, const XML_Char *text, int length) {
  (void)data;
  (void)text;
  (void)length;
}

static void XMLCALL doctype(void *data, const XML_Char *name, const XML_Char *system_id, const XML_Char *public_id,
                            int has_internal_subset) {
  (void)name;
  (void)system_id;
  (void)public_id;
  reader *r = data;
  r->out.has_internal_subset = has_internal_subset;
  r->out.doctype_offset = (uint32_t)XML_GetCurrentByteIndex(r->parser);
  XML_SetDefaultHandler(r->parser, other);
}

static void XMLCALL entity_declaration(void *data, const XML_Char *name, int is_parameter_entity,
                                       const XML_Char *value, int value_length, const XML_Char *base,
                                       const XML_Char *system_id, const XML_Char *public_id,
                                       const XML_Char *notation) {
  (void)base;
  (void)system_id;
  (void)public_id;
  (void)notation;
  reader *r = data;
  if (is_parameter_entity || !value) return;
  append_entity_text(r, name, strlen(name));
  append_entity_text(r, value, (size_t)value_length);
}

static cexpat_complaint complaint(enum XML_Error code) {
  switch (code) {
    case XML_ERROR_TAG_MISMATCH: return CEXPAT_TAG_MISMATCH;
    case XML_ERROR_NO_ELEMENTS: return CEXPAT_EARLY_END;
    case XML_ERROR_INVALID_TOKEN: return CEXPAT_INVALID_TOKEN;
    case XML_ERROR_UNCLOSED_TOKEN: return CEXPAT_UNCLOSED_TOKEN;
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return CEXPAT_UNCLOSED_SECTION;
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return CEXPAT_REPEATED_ATTRIBUTE;
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return CEXPAT_AFTER_ROOT;
    case XML_ERROR_UNDEFINED_ENTITY: return CEXPAT_UNDEFINED_ENTITY;
    case XML_ERROR_BAD_CHAR_REF: return CEXPAT_BAD_CHARACTER;
    case XML_ERROR_MISPLACED_XML_PI: return CEXPAT_LATE_DECLARATION;
    default: return CEXPAT_OTHER;
  }
}

cexpat_events cexpat_read(const uint8_t *bytes, uint32_t length, uint32_t max_depth) {
  reader r = {0};
  r.max_depth = max_depth;
  r.parser = XML_ParserCreate("UTF-8");
  if (!r.parser) {
    r.out.status = CEXPAT_NO_MEMORY;
    return r.out;
  }
  XML_SetUserData(r.parser, &r);
  XML_SetElementHandler(r.parser, element_start, element_end);
  XML_SetCommentHandler(r.parser, comment);
  XML_SetSkippedEntityHandler(r.parser, skipped_entity);
  XML_SetExternalEntityRefHandler(r.parser, external_entity);
  XML_SetStartDoctypeDeclHandler(r.parser, doctype);
  XML_SetEntityDeclHandler(r.parser, entity_declaration);
#if defined(XML_DTD) && (XML_MAJOR_VERSION > 2 || (XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION >= 4))
  // Attribute values are still expanded: refuse bombs there well before expat's own 8 MB.
  XML_SetBillionLaughsAttackProtectionActivationThreshold(r.parser, 64 * 1024);
  XML_SetBillionLaughsAttackProtectionMaximumAmplification(r.parser, 4.0f);
#endif
  if (XML_Parse(r.parser, (const char *)bytes, (int)length, 1) == XML_STATUS_ERROR && r.out.status == CEXPAT_OK) {
    enum XML_Error code = XML_GetErrorCode(r.parser);
    r.out.status = code == XML_ERROR_NO_MEMORY ? CEXPAT_NO_MEMORY : CEXPAT_MALFORMED;
    r.out.complaint = complaint(code);
    r.out.message = XML_ErrorString(code);
    r.out.error_offset = (uint32_t)XML_GetCurrentByteIndex(r.parser);
  }
  XML_ParserFree(r.parser);
  return r.out;
}

void cexpat_free(cexpat_events *events) {
  free(events->events);
  free(events->entities);
  memset(events, 0, sizeof *events);
}
