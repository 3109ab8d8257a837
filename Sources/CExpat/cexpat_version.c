#include "CExpat.h"

#include <expat.h>

const char *cexpat_version(void) {
  const char *name = XML_ExpatVersion();  // "expat_2.5.0"
  for (const char *c = name; *c; c++) {
    if (*c == '_') return c + 1;
  }
  return name;
}
