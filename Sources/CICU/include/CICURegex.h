// Regular expressions, searched for in UTF-8, that never take long.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled expression; one thread at a time may use it.
typedef struct cicu_regex cicu_regex;

/// Room for what is wrong with an expression, in ICU's name for it.
#define CICU_REGEX_PROBLEM_LENGTH 64

/// Why an expression is none.
typedef struct {
  char problem[CICU_REGEX_PROBLEM_LENGTH];  ///< Such as "U_REGEX_MISMATCHED_PAREN".
  int32_t offset;                           ///< Where it stands, in UTF-16 units of the expression; -1 where unknown.
} cicu_regex_error;

/// Compiles an expression in UTF-8; NULL where it is none, and `error` says why.
cicu_regex *cicu_regex_open(const char *pattern, int32_t length, cicu_regex_error *error);

/// Frees an expression.
void cicu_regex_close(cicu_regex *regex);

/// What came of looking for an expression.
typedef enum {
  CICU_REGEX_ABSENT,
  CICU_REGEX_FOUND,
  CICU_REGEX_GAVE_UP,  ///< It would take too long or too much memory.
} cicu_regex_result;

/// Looks for the expression anywhere in a text.
cicu_regex_result cicu_regex_find(cicu_regex *regex, const uint8_t *text, int32_t length);

#ifdef __cplusplus
}
#endif
