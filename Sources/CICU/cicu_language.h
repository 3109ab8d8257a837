// Language tags that ICU can be given.
#ifndef CICU_LANGUAGE_H
#define CICU_LANGUAGE_H

#include <string.h>
#include <unicode/uloc.h>

// The tag, or that of no language. ICU's plural rules copy a tag's name without looking at its length, and the name of what
// is no language may be longer than what was written.
static inline const char *cicu_language(const char *tag) {
  static const char signs[] = "-_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  size_t length = strlen(tag);
  return length < ULOC_FULLNAME_CAPACITY / 2 && strspn(tag, signs) == length ? tag : "und";
}

#endif
