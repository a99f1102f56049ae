#!/usr/bin/python3
"""Fails where a file in the folders that are given says where, when, with what or by whom it was
made, as exiftool (Debian's libimage-exiftool-perl) reads it. Also a command of its own:

    forbidden_tags.py public/
"""
import json
import re
import subprocess
import sys

# Of any group. What exiftool says of the file itself (its date on the disk) isn't in the file.
FORBIDDEN = re.compile(
    r"GPS|Serial|Owner|Artist|Creator|Author|Copyright(?!Flag)|By-?line|\bCity|Country|Location|"
    r"Software|HistoryWhen|Encoder|Make$|Model$|Date|TimeStamp|Comment|ImageDescription|Title|"
    r"Keywords|Thumbnail|UserData|XMP|Exif|IPTC",
    re.I)
# There is no date.
NO_DATE = "0000:00:00 00:00:00"
# The file on the disk, what exiftool makes of it, and the texts of pages.
NOT_IN_THE_FILE = ("System", "File", "ExifTool", "Composite", "HTML")
NO_DATE = "0000:00:00 00:00:00"


def forbidden_tags(folders):
    """Which tags of which files, by path."""
    command = ["exiftool", "-json", "-G1", "-r", "-a", "-U", "-ee", "-fast0", *folders]
    answer = subprocess.run(command, capture_output=True, text=True).stdout
    found = {}
    for file in json.loads(answer or "[]"):
        bad = [
            f"{name}={value}" for name, value in file.items()
            if ":" in name and name.split(":")[0] not in NOT_IN_THE_FILE
            and FORBIDDEN.search(name) and value not in (NO_DATE, "", 0)]
        if bad:
            found[file["SourceFile"]] = bad
    return found


if __name__ == "__main__":
    problems = forbidden_tags(sys.argv[1:])
    for path, tags in sorted(problems.items()):
        print(f"{path}: {', '.join(tags)}")
    sys.exit(1 if problems else 0)
