#!/usr/bin/python3
"""What a machine can refuse a build, one case after the other:

    refusals.py PROGRAM

A full disk, one without inodes, an output that can't be written, a photo and a content file that
can't be read, two builds at once. Each must end with the code that is documented and a message that
names the file and the reason, and leave the old site whole. Needs root for the disks and to lay root
down; says so, and ends with 2, where it isn't.
"""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

NOW = "2026-11-30T00:00:00Z"
NOBODY = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
# A square of one colour.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8cfc0"
    "00000301010018dd8db00000000049454e44ae426082")


def write_site(folder, text, count=40):
    moments = folder / "Content/moments"
    shutil.rmtree(folder / "Content", ignore_errors=True)
    moments.mkdir(parents=True)
    (folder / "Content/site.yaml").write_text("title: Tides\nlanguage: en\ntimeZone: UTC\n")
    (folder / "Content/profile.md").write_text("---\nid: ada\nname: Ada\n---\n")
    for number in range(count):
        (moments / f"m{number}.md").write_text(
            f"---\nid: m{number}\ndate: 2025-01-01T08:00:00Z\n---\n{text} {number}\n" + text * 200)


def tree(folder):
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


class Cases:
    def __init__(self, program, scratch):
        self.program, self.scratch, self.failed, self.passed = program, scratch, 0, 0

    def build(self, site, output, *more, as_nobody=False):
        command = [self.program, "build", "--source", site, "--output", output, "--now", NOW, *more]
        result = subprocess.run(
            (NOBODY if as_nobody else []) + command, capture_output=True, text=True, timeout=120)
        return result.returncode, result.stderr

    def expect(self, name, result, code, pattern, before=None, after=None):
        problems = []
        if result[0] != code:
            problems.append(f"ends with {result[0]}, not {code}")
        if not re.search(pattern, result[1]):
            problems.append("says: " + result[1].strip())
        if before is not None and before != after:
            problems.append("the old site is not whole")
        self.failed += bool(problems)
        self.passed += not problems
        print(("FAILED  " if problems else "ok      ") + name, *problems, sep="\n        ")

    def on_small_disk(self, name, options, pattern):
        site, disk = self.scratch / "site", self.scratch / "disk"
        disk.mkdir(exist_ok=True)
        write_site(site, "calm ")
        mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", disk]
        if subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
            print(f"not run: {name}: disks can't be mounted here")
            return
        try:
            output = disk / "public"
            first = self.build(site, output)
            if first[0] != 0:
                print(f"FAILED  {name}: the first build: {first[1]}")
                self.failed += 1
                return
            before = tree(output)
            write_site(site, "a storm of many words ", count=400)
            self.expect(name, self.build(site, output), 2, pattern, before, tree(output))
            write_site(site, "calm ")
            again = self.build(site, output)
            self.expect(name + ", and then a smaller site", again, 0, "", before, tree(output))
        finally:
            subprocess.run(["umount", disk], check=True)

    def unreadable(self, name, path, pattern):
        site, output = self.scratch / "owned", self.scratch / "owned-public"
        for folder in (site, output):
            shutil.rmtree(folder, ignore_errors=True)
        write_site(site, "calm ", count=3)
        (site / "Content/moments/m0").mkdir()
        (site / "Content/moments/m0.md").rename(site / "Content/moments/m0/index.md")
        (site / "Content/moments/m0/red.png").write_bytes(PICTURE)
        text = (site / "Content/moments/m0/index.md").read_text()
        (site / "Content/moments/m0/index.md").write_text(
            text.replace("---\n", "---\nphotos: [red.png]\n", 1))
        subprocess.run(["chown", "-R", "65534:65534", site], check=True)
        output.mkdir()
        subprocess.run(["chown", "65534:65534", output], check=True)
        first = self.build(site, output, as_nobody=True)
        before = tree(output)
        os.chmod(site / path, 0)
        result = self.build(site, output, as_nobody=True)
        if first[0] != 0:
            result = first
        self.expect(name, result, 1, pattern, before, tree(output))

    def unwritable(self):
        site, output = self.scratch / "site", self.scratch / "closed"
        write_site(site, "calm ", count=3)
        output.mkdir()
        os.chmod(output, 0o555)
        self.expect(
            "an output that can't be written", self.build(site, output, as_nobody=True), 2,
            r"error\[output-unwritable\].*\n.*closed|permission")


def main():
    program = os.path.abspath(sys.argv[1])
    if os.geteuid() != 0:
        print("not run: needs root")
        sys.exit(2)
    with tempfile.TemporaryDirectory() as scratch:
        os.chmod(scratch, 0o755)
        cases = Cases(program, pathlib.Path(scratch))
        full = r"error\[output-unwritable\](.|\n)*(no space|disk is full)"
        cases.on_small_disk("a full disk", "size=1500k", full)
        cases.on_small_disk("a disk without inodes", "nr_inodes=300", full)
        cases.unwritable()
        cases.unreadable(
            "a photo that can't be read", "Content/moments/m0/red.png",
            r"red\.png(.|\n)*permission|permission(.|\n)*red\.png")
        cases.unreadable(
            "a moment that can't be read", "Content/moments/m1.md", r"m1\.md(.|\n)*permission")
        print(f"{cases.passed} passed, {cases.failed} failed")
        sys.exit(1 if cases.failed else 0)


if __name__ == "__main__":
    main()
