#!/usr/bin/env python3
"""Where the kernel reports no changes: the preview says so, with the limit that is reached, and looks
for itself. The kernel's refusal is played by a library loaded before the C library's."""
import os
import pathlib
import subprocess
import sys
import tempfile

from running import Preview, moment

REFUSING = """
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
int inotify_init1(int flags) {
  if (getenv("REFUSE_INSTANCES")) { errno = atoi(getenv("REFUSE_INSTANCES")); return -1; }
  return syscall(SYS_inotify_init1, flags);
}
int inotify_add_watch(int descriptor, const char *path, uint32_t mask) {
  static int count;
  if (getenv("REFUSE_WATCHES") && ++count > atoi(getenv("REFUSE_WATCHES"))) {
    errno = ENOSPC;
    return -1;
  }
  return syscall(SYS_inotify_add_watch, descriptor, path, mask);
}
"""
CASES = [
    ("no inotify", {"REFUSE_INSTANCES": "38"}, "isn't available"),
    ("no more instances", {"REFUSE_INSTANCES": "24"}, "fs.inotify.max_user_instances"),
    ("no watches at all", {"REFUSE_WATCHES": "0"}, "fs.inotify.max_user_watches"),
    ("watches that run out later", {"REFUSE_WATCHES": "4"}, "fs.inotify.max_user_watches"),
]


def check(name, library, refusal, words):
    os.environ.update(refusal, LD_PRELOAD=library)
    try:
        with Preview(5) as preview:
            for variable in ("LD_PRELOAD", *refusal):
                del os.environ[variable]
            preview.write("Content/moments/new/later.md", moment(900, "In a new folder"))
            preview.wait_for(lambda: b"In a new folder" in preview.get("/")[2])
            preview.replace(preview.name(1), moment(1, "Seen all the same"))
            preview.wait_for(lambda: b"Seen all the same" in preview.get("/")[2])
            os.remove(preview.folder / preview.name(2))
            preview.wait_for(lambda: b"Hello 2" not in preview.get("/")[2])
            said = preview.said()
    finally:
        for variable in ("LD_PRELOAD", *refusal):
            os.environ.pop(variable, None)
    is_right = words in said and said.count("looking for changes") == 1
    print(f"{'ok      ' if is_right else 'FAILED  '}{name}" + ("" if is_right else ": " + said))
    return not is_right


def main():
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "refusing.c"
        source.write_text(REFUSING)
        library = str(source.with_suffix(".so"))
        subprocess.run(["clang", "-shared", "-fPIC", "-o", library, source], check=True)
        return 1 if sum(check(name, library, *rest) for name, *rest in CASES) else 0


if __name__ == "__main__":
    sys.exit(main())
