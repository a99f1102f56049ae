/* floor SRC DST: the least that a generator can spend on its output. Reads the tree SRC into memory,
   then makes the same folders and files below DST, and prints how many files and bytes those were
   and the seconds that making them took. */
#define _XOPEN_SOURCE 700
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct item {
  char *path;
  char *bytes; /* null for a folder */
  size_t size;
};

static struct item *items;
static size_t count, room, prefix;
static const char *target;

static void check(int is_wrong, const char *what) {
  if (!is_wrong) return;
  perror(what);
  exit(2);
}

static int collect(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)place;
  if (count == room) {
    room = room ? room * 2 : 4096;
    items = realloc(items, room * sizeof *items);
    check(!items, path);
  }
  struct item *item = &items[count++];
  item->path = malloc(strlen(target) + strlen(path) + 1);
  check(!item->path, path);
  strcat(strcpy(item->path, target), path + prefix);
  item->bytes = NULL;
  item->size = 0;
  if (kind == FTW_D) return 0;
  item->size = (size_t)status->st_size;
  item->bytes = malloc(item->size + 1);
  int file = open(path, O_RDONLY);
  check(file < 0 || read(file, item->bytes, item->size) != (ssize_t)item->size, path);
  close(file);
  return 0;
}

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  prefix = strlen(argv[1]);
  target = argv[2];
  check(nftw(argv[1], collect, 64, FTW_PHYS), argv[1]);
  struct timespec start, end;
  size_t files = 0, bytes = 0;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (size_t i = 0; i < count; i++) {
    if (!items[i].bytes) {
      check(mkdir(items[i].path, 0777), items[i].path);
      continue;
    }
    int file = open(items[i].path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    check(file < 0 || write(file, items[i].bytes, items[i].size) != (ssize_t)items[i].size,
          items[i].path);
    close(file);
    files++;
    bytes += items[i].size;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  printf("%zu %zu %.4f\n", files, bytes, seconds);
  return 0;
}
