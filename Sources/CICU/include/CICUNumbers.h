// Numbers, dates and plural forms as a locale has them. What is asked often is for the caller to keep: each call opens
// what it needs, so that nothing is shared between threads.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Room for a locale, a language or a script.
#define CICU_LOCALE_LENGTH 160

/// A language tag as ICU reads it.
typedef struct {
  char locale[CICU_LOCALE_LENGTH];  ///< ICU's name for it; "en" where ICU knows nothing of the language.
  char language[16];                ///< Such as "de".
  char script[8];                   ///< The script it is mostly written in, such as "Latn".
} cicu_locale;

/// Reads a language tag, with hyphens or underscores.
///
/// A language without data is never the machine's own: results are the same on every machine.
cicu_locale cicu_locale_of_tag(const char *tag);

/// How a number is to be written.
typedef enum {
  CICU_NUMBER_SKELETON,  ///< By a skeleton such as ".00" or "percent".
  CICU_NUMBER_PATTERN,   ///< By a pattern such as "#,##0.00".
  CICU_NUMBER_PRICE,     ///< In the currency of the locale's country; there is no style.
} cicu_number_form;

/// Writes a decimal number such as "1234567.5" as UTF-8; returns how many bytes it has, or -1 where the style is none
/// or the text does not fit.
int32_t cicu_number(
    const char *locale, cicu_number_form form, const char *style, const char *number, char *text, int32_t capacity);

/// How a date is to be written.
typedef enum {
  CICU_DATE_LENGTHS,   ///< By the lengths of date and time; there is no style.
  CICU_DATE_SKELETON,  ///< By a skeleton such as "yMMMd".
  CICU_DATE_PATTERN,   ///< By a pattern such as "dd.MM.yyyy".
} cicu_date_form;

/// How long a date or a time is.
typedef enum {
  CICU_LENGTH_NONE,
  CICU_LENGTH_SHORT,
  CICU_LENGTH_MEDIUM,
  CICU_LENGTH_LONG,
  CICU_LENGTH_FULL,
} cicu_length;

/// Writes the longest of a year's dates, in characters, with a late time of day in UTC; returns how many bytes it has,
/// or -1 where the style is none or the text does not fit.
int32_t cicu_longest_date(
    const char *locale, cicu_date_form form, cicu_length date, cicu_length time, const char *style, char *text,
    int32_t capacity);

/// The plural categories, in the order in which they are written.
#define CICU_PLURAL_CATEGORIES 6

/// Writes for each number the index of its category, of zero, one, two, few, many, other, in a language.
void cicu_plural_select(
    const char *tag, bool is_ordinal, const double *numbers, int32_t count, uint8_t *categories);

#ifdef __cplusplus
}
#endif
