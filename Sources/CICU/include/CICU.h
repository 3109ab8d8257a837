// ICU behind plain C functions. No ICU header is included here: Foundation and ICU both define
// UErrorCode, and a module that shows both does not compile.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "CICUBidi.h"
#include "CICUBreaks.h"
#include "CICUCharsets.h"
#include "CICUGraphemes.h"
#include "CICUItems.h"
#include "CICULocale.h"
#include "CICUNormalization.h"
#include "CICUNumbers.h"
#include "CICUPages.h"
#include "CICURegex.h"
#include "CICUScalars.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Room for a version in text.
#define CICU_VERSION_LENGTH 32

/// Writes the version of the ICU in use, such as "72.1".
void cicu_version(char text[CICU_VERSION_LENGTH]);

/// Writes the version of Unicode that ICU's tables follow, such as "15.0".
void cicu_unicode_version(char text[CICU_VERSION_LENGTH]);

/// Whether a scalar is a letter.
bool cicu_is_letter(uint32_t scalar);

/// The letter that a scalar is without its marks: `e` of `é`; itself where it has none.
uint32_t cicu_base_letter(uint32_t scalar);

/// Writes a UTF-8 text in capitals by the rules of a language, as far as it fits; returns its length, or -1 where that is
/// not known.
int32_t cicu_capitals(const char *locale, const char *text, int32_t length, char *output, int32_t capacity);

/// Writes the plural categories of a language's cardinal numbers, separated by spaces; false where they do not fit
/// or are not known.
bool cicu_plural_categories(const char *locale, char *text, int32_t capacity);

/// Whether there are rules for a language's cardinal or ordinal numbers; ICU has those of more languages than it
/// can write.
bool cicu_has_plural_rules(const char *locale, bool ordinal);

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
/// no message. Braces may not be nested deeper than 100: ICU's parser would run out of stack. As in Java, each apostrophe
/// that is not doubled quotes, and a doubled one is one piece.
int32_t cicu_message_pieces(const char *text, int32_t length, int32_t quotes_as_java, cicu_message_piece *pieces,
                            int32_t capacity);

#ifdef __cplusplus
}
#endif
