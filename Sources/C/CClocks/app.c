#include <stddef.h>

#include "CClocks.h"

// The library that films apps has this function. UIKit stands below it and cannot name it.
__attribute__((weak)) void *flipbook_app_program(void);

void *clocks_app_program(void) {
  return flipbook_app_program == NULL ? NULL : flipbook_app_program();
}
