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
    r"GPS|Serial|Owner|Artist|Creator|Author|Copyright|By-?line|City|Country|Location|Software|"
    r"HistoryWhen|Encoder|Make$|Model$|Date|Time$|Comment|Description|Keywords|Thumbnail|UserData|"
    r"HandlerVendor",
    re.I)
# Of formats, not of pictures: how long something lasts, and that there is no date.
HARMLESS = re.compile(r"(Duration|Timescale|FrameRate|Preview|Poster|Selection|Current)", re.I)
NO_DATE = "0000:00:00 00:00:00"


def forbidden_tags(folders):
    """Which tags of which files, by path."""
    command = ["exiftool", "-json", "-G1", "-r", "-a", "-U", "-ee", "-fast0", *folders]
    answer = subprocess.run(command, capture_output=True, text=True).stdout
    found = {}
    for file in json.loads(answer or "[]"):
        bad = [
            f"{name}={value}" for name, value in file.items()
            if ":" in name and name.split(":")[0] not in ("System", "File", "ExifTool", "Composite")
            and FORBIDDEN.search(name.split(":")[1]) and not HARMLESS.search(name.split(":")[1])
            and value not in (NO_DATE, "", 0)]
        if bad:
            found[file["SourceFile"]] = bad
    return found


if __name__ == "__main__":
    problems = forbidden_tags(sys.argv[1:])
    for path, tags in sorted(problems.items()):
        print(f"{path}: {', '.join(tags)}")
    sys.exit(1 if problems else 0)
