#!/usr/bin/env python3
"""Runs bash, zsh and fish with the program's completions and asks for what they offer.

Shells that aren't installed are named and left out. Usage: completions.py MOMENTSGEN
"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

WORD = re.compile(r"[\w.-]+")
PROGRAM = os.path.realpath(sys.argv[1])

# What is typed, and what must be among the offers, or must be all of them.
CASES = [
    ("momentsgen ", {"init", "build", "serve", "import", "merge", "completions"}, False),
    ("momentsgen bu", {"build"}, True),
    ("momentsgen build --dr", {"--drafts"}, True),
    ("momentsgen build --format ", {"human", "json", "github"}, True),
    ("momentsgen --color ", {"auto", "always", "never"}, True),
    ("momentsgen schema ", {"site", "profile", "people", "moment"}, False),
    ("momentsgen init --ci ", {"github", "gitlab", "netlify", "cloudflare", "codeberg"}, True),
    ("momentsgen build --source ", {"folder"}, True),
    ("momentsgen import ar", {"archive.zip"}, True),
    ("momentsgen help im", {"import"}, True),
]


def output(command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


def script(shell):
    return output([PROGRAM, "completions", shell]).stdout


def bash(line, folder, _):
    words = line.split(" ")
    quoted = " ".join(f"'{word}'" for word in words)
    run = output(["bash", "--norc", "-c", script("bash") + f"""
COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; COMP_LINE='{line}'; COMP_POINT={len(line)}
_momentsgen; printf '%s\\n' "${{COMPREPLY[@]}}" """], cwd=folder)
    assert not run.stderr, run.stderr
    return set(run.stdout.split())


def fish(line, folder, _):
    home = folder.parent / "fish"
    home.mkdir(exist_ok=True)
    run = output(["fish", "--no-config", "-c", script("fish") + f"\ncomplete -C '{line}'"], cwd=folder,
                 env={"HOME": str(home), "PATH": os.environ["PATH"], "TERM": "xterm"})
    assert not run.stderr, run.stderr
    return {row.split("\t")[0].rstrip("/") for row in run.stdout.splitlines()}


def zsh(line, folder, wanted):
    """Types the line at a terminal, asks for the list, and reads it off the screen."""
    home = folder.parent / "zsh"
    home.mkdir(exist_ok=True)
    (home / "_momentsgen").write_text(script("zsh"))
    (home / ".zshrc").write_text(
        "fpath=($ZDOTDIR $fpath)\nautoload -Uz compinit\ncompinit -u -D\n"
        "unsetopt ALWAYS_LAST_PROMPT\nsetopt LIST_AMBIGUOUS NO_BEEP\nPS1='ready>'\nPS2=\n"
        "zstyle ':completion:*' list-prompt ''\nLISTMAX=10000\nbindkey '^X' list-choices\n")
    master, slave = pty.openpty()
    process = subprocess.Popen(
        ["zsh", "-i"], stdin=slave, stdout=slave, stderr=slave, cwd=folder, start_new_session=True,
        env={"ZDOTDIR": str(home), "HOME": str(home), "PATH": os.environ["PATH"], "TERM": "dumb",
             "COLUMNS": "200", "LINES": "200"})
    os.close(slave)
    text = ""

    def until(what, patience=20):
        nonlocal text
        end = time.monotonic() + patience
        while not what(text) and time.monotonic() < end:
            if select.select([master], [], [], 0.2)[0]:
                text += os.read(master, 65536).decode(errors="replace")

    try:
        until(lambda t: "ready>" in t)
        text = ""
        os.write(master, (line + "\x18").encode())
        until(lambda t: wanted <= set(WORD.findall(t)))
    finally:
        process.kill()
        process.wait()
        os.close(master)
    return set(WORD.findall(text))


def main():
    failed = passed = 0
    with tempfile.TemporaryDirectory() as root:
        folder = pathlib.Path(root) / "work"
        (folder / "folder").mkdir(parents=True)
        (folder / "archive.zip").write_bytes(b"")
        for name, ask in (("bash", bash), ("zsh", zsh), ("fish", fish)):
            if not shutil.which(name):
                print(f"SKIPPED {name}: not installed")
                continue
            checked = output([name, "-n"], input=script(name))
            assert checked.returncode == 0, checked.stderr
            for line, wanted, is_all in CASES:
                offers = ask(line, folder, wanted)
                # zsh's terminal shows more than offers, and completes a single one at once.
                fine = wanted <= offers and (name == "zsh" or not is_all or wanted == offers)
                passed += fine
                failed += not fine
                if not fine:
                    print(f"FAILED {name}: {line!r} offers {sorted(offers)}, not {sorted(wanted)}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
