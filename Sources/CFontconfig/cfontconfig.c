// Fontconfig behind plain C functions.
#include "CFontconfig.h"

#include <fontconfig/fontconfig.h>
#include <stddef.h>

int32_t cfontconfig_version(void) { return FcGetVersion(); }

// The opaque types of the public header are fontconfig's own.
static FcFontSet *set_of(const cfontconfig_list *list) { return (FcFontSet *)list; }

cfontconfig *cfontconfig_open(void) { return (cfontconfig *)FcInitLoadConfigAndFonts(); }

void cfontconfig_close(cfontconfig *fonts) { FcConfigDestroy((FcConfig *)fonts); }

cfontconfig_list *cfontconfig_faces(cfontconfig *fonts, uint32_t scalar) {
  FcPattern *pattern = FcPatternCreate();
  FcObjectSet *facts = FcObjectSetBuild(FC_FAMILY, FC_FILE, FC_INDEX, (char *)NULL);
  FcFontSet *set = NULL;
  if (pattern && facts) {
    if (scalar != 0) {
      FcCharSet *scalars = FcCharSetCreate();
      FcCharSetAddChar(scalars, scalar);
      FcPatternAddCharSet(pattern, FC_CHARSET, scalars);
      FcCharSetDestroy(scalars);
    }
    set = FcFontList((FcConfig *)fonts, pattern, facts);
  }
  if (facts) FcObjectSetDestroy(facts);
  if (pattern) FcPatternDestroy(pattern);
  return (cfontconfig_list *)set;
}

void cfontconfig_list_close(cfontconfig_list *list) { FcFontSetDestroy(set_of(list)); }

int32_t cfontconfig_count(const cfontconfig_list *list) { return set_of(list)->nfont; }

const char *cfontconfig_path(const cfontconfig_list *list, int32_t face) {
  FcChar8 *path;
  return FcPatternGetString(set_of(list)->fonts[face], FC_FILE, 0, &path) == FcResultMatch ? (const char *)path : NULL;
}

int32_t cfontconfig_index(const cfontconfig_list *list, int32_t face) {
  int index;
  // Above 16 bits stands which named instance of a variable face it is.
  return FcPatternGetInteger(set_of(list)->fonts[face], FC_INDEX, 0, &index) == FcResultMatch ? index & 0xFFFF : 0;
}

const char *cfontconfig_family(const cfontconfig_list *list, int32_t face, int32_t number) {
  FcChar8 *family;
  return FcPatternGetString(set_of(list)->fonts[face], FC_FAMILY, number, &family) == FcResultMatch
             ? (const char *)family
             : NULL;
}
