#define _GNU_SOURCE
#include "objects.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// Where objects of classes stand decides the order of a set of them, and what is printed of them. Those
// that a stage's code makes stand in memory of their own: the first always at the same address, and each
// behind the one before. No place is used twice, since other threads let objects go when they like.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

enum {
  page_size = 4096,
  page_count = 64,
  block_size = page_count * page_size,
  header_size = 256,
  region_count = 288,
  spare_count = 4,
  /// How many full blocks wait until most of what they hold has gone.
  waiting_count = 4,
  /// More than a page holds: what stands in for the objects that are still added.
  many = 1 << 14,
};

// Linux maps nothing there by itself, however far it spreads what it maps (`vm.mmap_rnd_bits`, at most 32
// on x86-64 and 33 on arm64). Programs with their heaps end below 0x656000000000 on x86-64 and begin at
// 0xaaaa00000000 on arm64; libraries grow down from 0x6fff00000000 or higher, and without a limit of the
// stack up from 0x3aab00000000 or 0x600000000000.
//
// Source: linux/arch/x86/mm/mmap.c, arch/x86/include/asm/elf.h, arch/arm64/include/asm/processor.h.

/// Where the first object stands: about as high as a phone's.
#define FIRST ((uintptr_t)0x660000000000)
#define REGION_SIZE ((uintptr_t)1 << 35)
static const uintptr_t first = FIRST;
static const uintptr_t region_size = REGION_SIZE;

_Static_assert(FIRST + region_count * REGION_SIZE <= 0x6f0000000000, "libraries stand behind it");

/// What stands at the beginning of a block of memory.
typedef struct {
  /// The number of pages with objects, and one more while pages are still added.
  _Atomic uint32_t users;
  /// Whether pages that become empty give their memory back.
  _Atomic bool is_settled;
  /// The number of objects that begin in each page, and `many` while objects are still added.
  _Atomic uint16_t objects[page_count];
} block;

_Static_assert(sizeof(block) <= header_size, "the header holds what a block says of itself");

/// The memory of a stage.
struct region {
  /// The number of the stage; 0 for none.
  uint32_t stage;
  /// Where the next block may stand.
  uintptr_t next;
  /// The block that is filled, its page, and the number of objects that were placed in it.
  block *open;
  unsigned page, count;
  /// Where the next object may stand, and the end of the page.
  uintptr_t free, end;
  /// The full blocks that are not settled, and the place of the first of them.
  block *waiting[waiting_count];
  unsigned first_waiting;
  /// The number of blocks.
  _Atomic uint32_t blocks;
};

static struct region regions[region_count];
/// The memory of what the process makes once: constants outlive the stage that asks for them first.
static struct region *const constants = &regions[region_count - 1];

/// Blocks without objects, whose memory the next ones take.
static _Atomic(block *) spares[spare_count];

__attribute__((tls_model("initial-exec"))) _Thread_local struct region *objects_region;

static struct region *region_of(const void *place) {
  return &regions[((uintptr_t)place - first) / region_size];
}

static uintptr_t start_of(const struct region *region) {
  return first + (region - regions) * region_size;
}

static block *block_of(uintptr_t address) {
  return (block *)(address & ~(uintptr_t)(block_size - 1));
}

/// Lets go of one of those who keep a block, which goes with the last one.
static void leave(block *left) {
  if (atomic_fetch_sub(&left->users, 1) != 1) return;
  bool is_kept = false;
  for (int index = 0; index < spare_count && !is_kept; index++) {
    block *none = NULL;
    is_kept = atomic_compare_exchange_strong(&spares[index], &none, left);
  }
  if (!is_kept) munmap(left, block_size);
  // Whoever takes the region next finds the block among the spares, or not at all.
  atomic_fetch_sub(&region_of(left)->blocks, 1);
}

static void *take_spare(void) {
  for (int index = 0; index < spare_count; index++) {
    block *spare = atomic_exchange(&spares[index], NULL);
    if (spare) return spare;
  }
  return NULL;
}

static void drop_spares(void) {
  for (void *spare; (spare = take_spare());) munmap(spare, block_size);
}

static void release_pages(block *settled) {
  for (int page = 1, end; page < page_count; page = end + 1) {
    for (end = page; end < page_count && !atomic_load(&settled->objects[end]); end++) {}
    if (end == page) continue;
    madvise((char *)settled + page * page_size, (end - page) * page_size, MADV_DONTNEED);
  }
}

/// Lets go of a full block. One that still holds objects gives the memory of its empty pages back, but for
/// the first, which holds the header.
static void settle(block *settled) {
  atomic_store(&settled->is_settled, true);
  bool is_empty = atomic_load(&settled->users) == 1;
  if (!is_empty) release_pages(settled);
  leave(settled);
}

static void close_page(struct region *region) {
  uint16_t rest = many - region->count;
  if (atomic_fetch_sub(&region->open->objects[region->page], rest) == rest) leave(region->open);
}

static void open_page(struct region *region, unsigned page) {
  region->page = page;
  region->count = 0;
  region->free = (uintptr_t)region->open + page * page_size + (page == 0 ? header_size : 0);
  region->end = (uintptr_t)region->open + (page + 1) * page_size;
  atomic_store(&region->open->objects[page], many);
  atomic_fetch_add(&region->open->users, 1);
}

/// Ends the block that is filled. Most of what it holds goes before some others are full.
static void close_block(struct region *region) {
  if (region->open) close_page(region);
  block **place = &region->waiting[region->first_waiting];
  if (*place) settle(*place);
  *place = region->open;
  region->first_waiting = (region->first_waiting + 1) % waiting_count;
  region->open = NULL;
  region->free = region->end = 0;
}

/// Returns memory for the next block, at its address; NULL where there is none.
static block *map_block(struct region *region) {
  uintptr_t end = start_of(region) + region_size;
  for (; region->next < end; region->next += block_size) {
    void *wanted = (void *)region->next;
    void *place = mmap(
        wanted, block_size, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (place == wanted) {
      void *spare = take_spare();
      // Memory that is there need not be looked for and cleared again.
      if (spare && mremap(
              spare, block_size, block_size, MREMAP_MAYMOVE | MREMAP_FIXED, wanted) != wanted) {
        munmap(spare, block_size);
      }
      return place;
    }
    bool is_taken = place == MAP_FAILED && errno == EEXIST;
    if (place != MAP_FAILED) munmap(place, block_size);
    if (!is_taken) return NULL;
  }
  return NULL;
}

static bool open_block(struct region *region) {
  block *new = map_block(region);
  if (!new) return false;
  memset(new, 0, header_size);
  new->users = 1;
  region->open = new;
  region->next += block_size;
  atomic_fetch_add(&region->blocks, 1);
  open_page(region, 0);
  return true;
}

/// Goes to the next page; returns false where there is no memory.
static bool turn_page(struct region *region) {
  if (region->open && region->page + 1 < page_count) {
    close_page(region);
    open_page(region, region->page + 1);
    return true;
  }
  close_block(region);
  return open_block(region);
}

void *objects_place(size_t size, size_t mask) {
  struct region *region = objects_region;
  if (size > page_size - header_size || mask > header_size - 1) return NULL;
  if (mask < 15) mask = 15;
  uintptr_t place = (region->free + mask) & ~(uintptr_t)mask;
  // Each object lies in one page.
  if (place + size > region->end) {
    if (!turn_page(region)) return NULL;
    place = (region->free + mask) & ~(uintptr_t)mask;
  }
  region->free = place + size;
  region->count++;
  return (void *)place;
}

bool objects_hold(const void *place) {
  return (uintptr_t)place - first < region_count * region_size;
}

static void remove_object(void *object) {
  block *block = block_of((uintptr_t)object);
  unsigned page = ((uintptr_t)object - (uintptr_t)block) / page_size;
  if (atomic_fetch_sub(&block->objects[page], 1) != 1) return;
  if (page > 0 && atomic_load(&block->is_settled)) {
    madvise((char *)block + page * page_size, page_size, MADV_DONTNEED);
  }
  leave(block);
}

uint64_t objects_number(const void *object) {
  return objects_hold(object) ? ((uintptr_t)object - first) % region_size + first : (uintptr_t)object;
}

static void stand_in_free(void *place);

/// Returns true when libraries find the functions of this target as the C library's.
static bool stand_in(void) {
#if IS_SANITIZED
  return false;
#else
  return free == stand_in_free;
#endif
}

static void end_region(struct region *region) {
  for (int turn = 0; turn <= waiting_count; turn++) close_block(region);
  region->stage = 0;
}

void objects_enter(uint32_t stage) {
  if (!stage || !stand_in()) {
    objects_region = NULL;
    return;
  }
  static uint32_t last_stage;
  static struct region *last;
  if (stage != last_stage) {
    last_stage = stage;
    last = NULL;
    for (int number = 0; number < region_count - 1 && !last; number++) {
      if (regions[number].stage == stage) last = &regions[number];
    }
    for (int number = 0; number < region_count - 1 && !last; number++) {
      if (!regions[number].stage && !regions[number].blocks) last = &regions[number];
    }
    // Hundreds of stages that left objects: this one's stand behind another's.
    if (!last) last = &regions[stage % (region_count - 1)];
    if (last->stage != stage) {
      end_region(last);
      // They may stand where this stage begins.
      drop_spares();
      last->stage = stage;
      last->next = start_of(last);
    }
  }
  objects_region = last;
}

void objects_end(uint32_t stage) {
  for (int number = 0; number < region_count - 1; number++) {
    if (regions[number].stage == stage) end_region(&regions[number]);
  }
}

struct region *objects_exchange_for_constants(void) {
  struct region *before = objects_region;
  if (before) {
    if (!constants->next) constants->next = start_of(constants);
    objects_region = constants;
  }
  return before;
}

// What lets an object go calls `free`.

extern void __libc_free(void *);

static void stand_in_free(void *place) {
  if (objects_hold(place)) return remove_object(place);
  __libc_free(place);
}

#if !IS_SANITIZED
STANDS_IN void free(void *place) __attribute__((alias("stand_in_free")));
#endif
