#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/uvernum.h>

const char *cicu_version(void) { return U_ICU_VERSION; }

const char *cicu_unicode_version(void) { return U_UNICODE_VERSION; }
