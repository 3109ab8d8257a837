#include "CHarfBuzz.h"

#include <hb.h>

const char *charfbuzz_version(void) { return hb_version_string(); }
