#ifndef CPNG_ERRORS_H
#define CPNG_ERRORS_H

#include "CPNG.h"

#include <setjmp.h>
#include <stdio.h>

// For libpng's structures whose error pointer is a message: the sentence goes there, and control back
// to where `setjmp` was called.
static void fail(png_structp png, png_const_charp sentence) {
  snprintf(png_get_error_ptr(png), png_message_size, "%s", sentence);
  png_longjmp(png, 1);
}

static void warn(png_structp png, png_const_charp sentence) {
  (void)png;
  (void)sentence;
}

#endif
