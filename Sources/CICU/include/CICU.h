// ICU behind plain C functions. No ICU header is included here: Foundation and ICU both define
// UErrorCode, and a module that shows both does not compile.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "CICUGraphemes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Room for a version in text.
#define CICU_VERSION_LENGTH 32

/// Writes the version of the ICU in use, such as "72.1".
void cicu_version(char text[CICU_VERSION_LENGTH]);

/// Writes the version of Unicode that ICU's tables follow, such as "15.0".
void cicu_unicode_version(char text[CICU_VERSION_LENGTH]);

/// What one scalar means for a terminal's columns.
typedef enum {
  CICU_WIDTH_ZERO = 0,  ///< Combining, format or control: no cell of its own.
  CICU_WIDTH_NARROW = 1,
  CICU_WIDTH_WIDE = 2,
} cicu_width;

/// The cells that `scalar` takes by its general category and East Asian width; ambiguous is narrow.
cicu_width cicu_scalar_width(uint32_t scalar);

/// Whether a scalar is a letter.
bool cicu_is_letter(uint32_t scalar);

/// The letter that a scalar is without its marks: `e` of `é`; itself where it has none.
uint32_t cicu_base_letter(uint32_t scalar);

/// How many characters, as a person counts them, a UTF-8 text has.
int32_t cicu_grapheme_count(const char *text, int32_t length);

/// Writes the offsets in a UTF-8 text at which a line may break, its end left out, as far as they fit into
/// `offsets`; returns how many there are.
int32_t cicu_line_breaks(const char *text, int32_t length, const char *locale, int32_t *offsets, int32_t capacity);

/// Writes the plural categories of a language's cardinal numbers, separated by spaces; false where they do not fit
/// or are not known.
bool cicu_plural_categories(const char *locale, char *text, int32_t capacity);

/// What a piece of an ICU message is; what lies between pieces is text.
typedef enum {
  CICU_MESSAGE_ARGUMENT,      ///< `{name}`, `{0, date, short}`, and `#` in a plural.
  CICU_MESSAGE_QUOTE,         ///< An apostrophe that quotes.
  CICU_MESSAGE_BRANCH_START,  ///< `{n, plural, one {`
  CICU_MESSAGE_BRANCH_NEXT,   ///< `} other {`
  CICU_MESSAGE_BRANCH_END,    ///< `}}`
} cicu_message_kind;

/// A piece of an ICU message, by its place in the UTF-8 text.
typedef struct {
  cicu_message_kind kind;
  int32_t start;
  int32_t end;
} cicu_message_piece;

/// Parses a message and writes its pieces as far as they fit; returns how many there are, or -1 where the text is
/// no message. Braces may not be nested deeper than 100: ICU's parser would run out of stack.
int32_t cicu_message_pieces(const char *text, int32_t length, cicu_message_piece *pieces, int32_t capacity);

#ifdef __cplusplus
}
#endif
