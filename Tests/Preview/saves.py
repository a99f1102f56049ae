#!/usr/bin/env python3
"""Editors' ways of saving, each on a running preview: one rebuild, and the pages that a build makes.
Uses those of vim, emacs, git and sed that are there, and imitates VS Code, which writes in place, and
Emacs."""
import os
import shutil
import subprocess
import sys
import tempfile
import time

from running import Preview, moment, program


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


def like_emacs(preview, name, word):
    """A lock, an automatic save, the old file renamed, a new one written."""
    path = preview.folder / name
    lock, automatic = path.with_name(f".#{path.name}"), path.with_name(f"#{path.name}#")
    lock.symlink_to("ann@lake.1234:1")
    automatic.write_text(moment(1, word))
    path.rename(path.with_name(f"{path.name}~"))
    with open(path, "w") as file:
        file.write(moment(1, word))
        os.fsync(file.fileno())
    automatic.unlink()
    lock.unlink()


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
        ("Emacs", emacs, "emacs"), ("as Emacs", like_emacs, None),
        ("VS Code", vs_code, None), ("sed -i", sed, "sed"),
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
        return report(label, builds, is_as_built(preview, "/", f"/m/{preview.name(1)[-10:-3]}/"))


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
        pages = [f"/m/m{number:06}/" for number in range(200)]
        return report("git checkout of 200 files", builds, is_as_built(preview, "/", *pages))


def is_as_built(preview, *pages):
    """Whether the public gets byte for byte what a build from nothing makes of the same files."""
    with tempfile.TemporaryDirectory() as output:
        subprocess.run([program, "build", "--quiet", "--source", preview.folder, "--output", output],
                       check=True)
        for page in pages:
            with open(f"{output}{page}index.html", "rb") as file:
                if file.read() != preview.get(f"{page}?as=public")[2]:
                    print(f"        {page} isn't what build makes")
                    return False
    return True


def report(label, builds, is_right):
    print(f"{'ok      ' if builds == 1 and is_right else 'FAILED  '}{label}: {builds} rebuild(s)")
    return builds != 1 or not is_right


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
