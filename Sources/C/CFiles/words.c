#include "CFiles.h"

#include <stddef.h>
#include <sys/auxv.h>

static int count;
static char **words;

// The loader gives every constructor what it gives `main`.
__attribute__((constructor)) static void keep(int given_count, char **given_words) {
  count = given_count;
  words = given_words;
}

const char *files_word(int number) { return number >= 0 && number < count ? words[number] : NULL; }

const char *files_started_path(void) { return (const char *)getauxval(AT_EXECFN); }
