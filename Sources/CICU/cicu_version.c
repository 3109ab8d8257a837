#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

void cicu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}

void cicu_unicode_version(char *text) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
}
