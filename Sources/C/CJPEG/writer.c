#include "errors.h"

enum { room_size = 4096 };

typedef struct destination {
  struct jpeg_destination_mgr manager;
  jpeg_receiver receive;
  void *context;
  JOCTET room[room_size];
} destination;

static void open_room(j_compress_ptr jpeg) {
  destination *self = (destination *)jpeg->dest;
  self->manager.next_output_byte = self->room;
  self->manager.free_in_buffer = room_size;
}

static boolean empty_room(j_compress_ptr jpeg) {
  destination *self = (destination *)jpeg->dest;
  self->receive(self->context, self->room, room_size);
  open_room(jpeg);
  return TRUE;
}

static void close_room(j_compress_ptr jpeg) {
  destination *self = (destination *)jpeg->dest;
  self->receive(self->context, self->room, room_size - self->manager.free_in_buffer);
}

bool jpeg_write(
  const uint32_t *pixels, uint32_t width, uint32_t height, int quality, jpeg_receiver receive,
  void *context, char message[jpeg_sentence_size]) {
  failure error;
  struct jpeg_compress_struct jpeg = {0};
  destination target = {
    .manager = {
      .init_destination = open_room, .empty_output_buffer = empty_room,
      .term_destination = close_room},
    .receive = receive, .context = context};
  jpeg.err = begin(&error, message);
  volatile bool succeeds = false;
  if (!setjmp(error.place)) {
    jpeg_create_compress(&jpeg);
    jpeg.dest = &target.manager;
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_EXT_BGRA;
    jpeg_set_defaults(&jpeg);
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_set_quality(&jpeg, quality, TRUE);
    for (int index = 0; index < jpeg.num_components; index++) {
      jpeg.comp_info[index].h_samp_factor = jpeg.comp_info[index].v_samp_factor = 1;
    }
    jpeg_start_compress(&jpeg, TRUE);
    while (jpeg.next_scanline < height) {
      JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg.next_scanline * width);
      jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    succeeds = true;
  }
  jpeg_destroy_compress(&jpeg);
  return succeeds;
}
