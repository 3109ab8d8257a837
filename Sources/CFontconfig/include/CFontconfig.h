// Fontconfig behind plain C functions: which font files there are, and nothing of how it would choose among them.
#pragma once

#include <stdint.h>

/// The version of the fontconfig in use, such as 21401.
int32_t cfontconfig_version(void);

/// The fonts that fontconfig knows, as it was when opened. Serves one thread at a time.
typedef struct cfontconfig cfontconfig;

/// Reads fontconfig's configuration and finds its fonts; null where that fails.
cfontconfig *cfontconfig_open(void);
void cfontconfig_close(cfontconfig *fonts);

/// Faces, in no defined order.
typedef struct cfontconfig_list cfontconfig_list;

/// Lists the faces that have a glyph for a scalar, or all faces where it is 0; null where memory has run out.
cfontconfig_list *cfontconfig_faces(cfontconfig *fonts, uint32_t scalar);
void cfontconfig_list_close(cfontconfig_list *list);
int32_t cfontconfig_count(const cfontconfig_list *list);

/// The file of a face, and which of its faces it is; null where fontconfig does not say.
const char *cfontconfig_path(const cfontconfig_list *list, int32_t face);
int32_t cfontconfig_index(const cfontconfig_list *list, int32_t face);

/// A family name of a face, counted from 0; null after the last.
const char *cfontconfig_family(const cfontconfig_list *list, int32_t face, int32_t number);
