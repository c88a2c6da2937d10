#ifndef CJPEG_ERRORS_H
#define CJPEG_ERRORS_H

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

// Where an error leads to, and what it says.
typedef struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  char *message;
} failure;

// Reports an error of libjpeg: copies its sentence, and returns to where `setjmp` was called.
static void fail(j_common_ptr jpeg) {
  failure *self = (failure *)jpeg->err;
  char sentence[JMSG_LENGTH_MAX];
  self->manager.format_message(jpeg, sentence);
  snprintf(self->message, jpeg_sentence_size, "%s", sentence);
  longjmp(self->place, 1);
}

// Damage that libjpeg can bridge is none for us.
static void be_silent(j_common_ptr jpeg) { (void)jpeg; }

static struct jpeg_error_mgr *begin(failure *self, char *message) {
  jpeg_std_error(&self->manager);
  self->manager.error_exit = fail;
  self->manager.output_message = be_silent;
  self->message = message;
  message[0] = 0;
  return &self->manager;
}

#endif
