// HarfBuzz behind plain C functions. No HarfBuzz header is included here, so that none of its types reaches Swift.
#pragma once

#include "CHarfBuzzFont.h"
#include "CHarfBuzzDrawing.h"
#include "CHarfBuzzShaping.h"
#include "CHarfBuzzRules.h"

/// The version of the HarfBuzz in use, such as "6.0.0".
const char *charfbuzz_version(void);
