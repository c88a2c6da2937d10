#include "CPixels.h"

#include <malloc.h>

void pixels_keep_memory(int most) {
  mallopt(M_TRIM_THRESHOLD, most);
  // The largest that is accepted.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}
