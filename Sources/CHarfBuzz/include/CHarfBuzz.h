// HarfBuzz behind plain C functions.
#pragma once

/// The version of the HarfBuzz in use, such as "6.0.0".
const char *charfbuzz_version(void);
