#!/usr/bin/env python3
"""Editors' ways of saving, each on a running preview: one rebuild, and the right page.
Uses those of vim, emacs, git and sed that are there, and imitates VS Code, which writes in place."""
import os
import shutil
import subprocess
import sys
import time

from running import Preview, moment


def run(preview, *command, **more):
    subprocess.run(command, cwd=preview.folder, check=True, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   env={**os.environ, "HOME": str(preview.folder), "TERM": "dumb",
                        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a",
                        "GIT_AUTHOR_EMAIL": "a@localhost", "GIT_COMMITTER_NAME": "a",
                        "GIT_COMMITTER_EMAIL": "a@localhost"}, **more)


def vim(preview, name, word):
    run(preview, "vim", "-u", "NONE", "-es", "-c", "set backup writebackup backupcopy=no",
        "-c", f"%s/Hello.*/{word}/", "-c", "wq", name)


def vim_copying(preview, name, word):
    run(preview, "vim", "-u", "NONE", "-es", "-c", "set backup writebackup backupcopy=yes swapfile",
        "-c", f"%s/Hello.*/{word}/", "-c", "wq", name)


def emacs(preview, name, word):
    run(preview, "emacs", "-Q", "--batch", name, "--eval",
        f'(progn (goto-char (point-max)) (insert "{word}\\n") (save-buffer))')


def vs_code(preview, name, word):
    with open(preview.folder / name, "r+b") as file:
        file.truncate(0)
        file.write(moment(1, word).encode())


def sed(preview, name, word):
    run(preview, "sed", "-i", f"s/Hello.*/{word}/", name)


def moved_over(preview, name, word):
    new = preview.folder / "new.md"
    new.write_text(moment(1, word))
    os.utime(new, (1e9, 1e9))
    run(preview, "mv", "-f", "new.md", name)


def in_pieces(preview, name, word):
    with open(preview.folder / name, "wb", buffering=0) as file:
        for byte in moment(1, word).encode():
            file.write(bytes([byte]))


WAYS = [("vim, new file", vim, "vim"), ("vim, same file", vim_copying, "vim"),
        ("Emacs", emacs, "emacs"), ("VS Code", vs_code, None), ("sed -i", sed, "sed"),
        ("mv of an older file", moved_over, None), ("byte by byte", in_pieces, None)]


def settled(preview):
    """How often it has built, when no build is under way any more."""
    count = -1
    while preview.builds() != count:
        count = preview.builds()
        time.sleep(0.5)
    return count


def check_way(label, way, number):
    with Preview(30) as preview:
        before = settled(preview)
        word = f"Saved{number}"
        way(preview, preview.name(1), word)
        preview.wait_for(lambda: word.encode() in preview.get("/")[2])
        builds = settled(preview) - before
        return report(label, builds)


def check_git():
    with Preview(200) as preview:
        run(preview, "git", "init", "-q")
        run(preview, "git", "add", "Content")
        run(preview, "git", "commit", "-qm", "first")
        run(preview, "git", "branch", "old")
        for number in range(200):
            preview.write(preview.name(number), moment(number, f"Branch {number}"))
        run(preview, "git", "commit", "-qam", "second")
        preview.wait_for(lambda: preview.get("/")[2].count(b"Branch ") >= 200)
        before = settled(preview)
        run(preview, "git", "checkout", "-q", "old")
        preview.wait_for(lambda: b"Branch " not in preview.get("/")[2])
        builds = settled(preview) - before
        return report("git checkout of 200 files", builds)


def report(label, builds):
    print(f"{'ok      ' if builds == 1 else 'FAILED  '}{label}: {builds} rebuild(s)")
    return builds != 1


def main():
    failures = 0
    for number, (label, way, needed) in enumerate(WAYS):
        if needed and not shutil.which(needed):
            print(f"SKIPPED {label}: {needed} isn't installed")
            continue
        failures += check_way(label, way, number)
    return 1 if failures + check_git() else 0


if __name__ == "__main__":
    sys.exit(main())
