// Makes the pages of CICUPages.h.
#pragma once

#include "CICUPages.h"

#include <unicode/umachine.h>

/// Makes the page of a scalar by asking for each of its entries, and keeps it; returns the scalar's own entry.
uint16_t cicu_make_page(const uint16_t **pages, uint32_t scalar, uint16_t (*entry)(UChar32 scalar));
