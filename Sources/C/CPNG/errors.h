#ifndef CPNG_ERRORS_H
#define CPNG_ERRORS_H

#include "CPNG.h"

#include <setjmp.h>
#include <stdio.h>

// Reports an error of libpng: copies the sentence to the message that is its error pointer, and
// returns to where `setjmp` was called.
static void fail(png_structp png, png_const_charp sentence) {
  snprintf(png_get_error_ptr(png), png_message_size, "%s", sentence);
  png_longjmp(png, 1);
}

static void warn(png_structp png, png_const_charp sentence) {
  (void)png;
  (void)sentence;
}

#endif
