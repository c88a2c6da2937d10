// Writes the pictures of a GIF again, with giflib's LZW.
//   giflib IN.gif OUT.gif    prints the milliseconds that writing took
#include <gif_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  int error = 0;
  if (count != 3) return 2;
  GifFileType *in = DGifOpenFileName(arguments[1], &error);
  if (!in || DGifSlurp(in) != GIF_OK) return 1;
  GifFileType *out = EGifOpenFileName(arguments[2], false, &error);
  if (!out) return 1;
  out->SWidth = in->SWidth;
  out->SHeight = in->SHeight;
  out->SColorResolution = in->SColorResolution;
  out->SBackGroundColor = in->SBackGroundColor;
  out->SColorMap = in->SColorMap;
  out->ImageCount = in->ImageCount;
  out->SavedImages = in->SavedImages;
  out->ExtensionBlockCount = in->ExtensionBlockCount;
  out->ExtensionBlocks = in->ExtensionBlocks;
  double start = now();
  if (EGifSpew(out) != GIF_OK) return 1;
  printf("%.1f\n", now() - start);
}
