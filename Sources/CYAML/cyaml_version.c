#include "CYAML.h"

#include <yaml.h>

const char *cyaml_version(void) { return yaml_get_version_string(); }
