// Regular expressions, by ICU's.
#include "CICURegex.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uregex.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>

struct cicu_regex {
  URegularExpression *expression;
  UText text;
};

enum {
  TIME_LIMIT = 50,        // Steps of the engine, each about a millisecond at most.
  STACK_LIMIT = 1 << 20,  // Bytes that backtracking may take.
};

cicu_regex *cicu_regex_open(const char *pattern, int32_t length, cicu_regex_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where = {.line = 0, .offset = -1};
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, pattern, length, &status);
  URegularExpression *expression = uregex_openUText(&source, 0, &where, &status);
  utext_close(&source);
  if (U_SUCCESS(status)) uregex_setTimeLimit(expression, TIME_LIMIT, &status);
  if (U_SUCCESS(status)) uregex_setStackLimit(expression, STACK_LIMIT, &status);
  cicu_regex *regex = U_SUCCESS(status) ? malloc(sizeof *regex) : NULL;
  if (!regex) {
    const char *name = U_SUCCESS(status) ? "U_MEMORY_ALLOCATION_ERROR" : u_errorName(status);
    strncpy(error->problem, name, sizeof error->problem - 1);
    error->problem[sizeof error->problem - 1] = 0;
    error->offset = where.offset;
    if (expression) uregex_close(expression);
    return NULL;
  }
  regex->expression = expression;
  regex->text = (UText)UTEXT_INITIALIZER;
  return regex;
}

void cicu_regex_close(cicu_regex *regex) {
  uregex_close(regex->expression);
  utext_close(&regex->text);
  free(regex);
}

cicu_regex_result cicu_regex_find(cicu_regex *regex, const uint8_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&regex->text, (const char *)text, length, &status);
  uregex_setUText(regex->expression, &regex->text, &status);
  bool found = uregex_find(regex->expression, 0, &status);
  if (U_FAILURE(status)) return CICU_REGEX_GAVE_UP;
  return found ? CICU_REGEX_FOUND : CICU_REGEX_ABSENT;
}
