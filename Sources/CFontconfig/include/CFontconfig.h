// Fontconfig behind plain C functions.
#pragma once

#include <stdint.h>

/// The version of the fontconfig in use, such as 21401.
int32_t cfontconfig_version(void);
