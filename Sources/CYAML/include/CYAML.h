// libyaml behind plain C functions.
#pragma once

/// The version of the libyaml in use, such as "0.2.5".
const char *cyaml_version(void);
