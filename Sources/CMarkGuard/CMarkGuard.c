// Debian's cmark-gfm keeps the set of characters that start an inline in a C global. Each
// parser adds its extensions' characters (`~`, `:`, `w`, `@` ...) and takes them away again when
// it is finished, so a parser on another thread misses strikethrough and autolinks in between:
// about one render in four was wrong with two threads (github/cmark-gfm#176, open upstream).
//
// The shared library calls cmark_manage_extensions_special_characters through its PLT, so this
// definition stands in front of the library's own. Until the freeze it passes additions on and
// drops removals; afterwards it does nothing, and the table is constant. That is right only
// while the whole process attaches the same set of extensions, which MarkdownText.swift does.
#define _GNU_SOURCE
#include "cmark_guard.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

typedef void (*manage_function)(void *parser, int add);

static _Atomic int frozen;
static _Atomic long calls;

void cmark_manage_extensions_special_characters(void *parser, int add);

void cmark_manage_extensions_special_characters(void *parser, int add) {
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  if (!add || atomic_load_explicit(&frozen, memory_order_acquire)) return;
  manage_function original =
      (manage_function)dlsym(RTLD_NEXT, "cmark_manage_extensions_special_characters");
  if (original) original(parser, add);
}

void cmark_guard_freeze(void) { atomic_store_explicit(&frozen, 1, memory_order_release); }

long cmark_guard_calls(void) { return atomic_load_explicit(&calls, memory_order_relaxed); }
