#include "CFontconfig.h"

#include <fontconfig/fontconfig.h>

int32_t cfontconfig_version(void) { return FcGetVersion(); }
