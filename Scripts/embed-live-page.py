#!/usr/bin/env python3
"""Writes Sources/MomentsPreview/Live/live.js into LiveScriptText.swift beside it, since one binary
is all that is installed. `--check` only says whether that file is up to date (exit 1 where it isn't).
"""
import pathlib
import sys

folder = pathlib.Path(__file__).resolve().parent.parent / "Sources/MomentsPreview/Live"
target = folder / "LiveScriptText.swift"
script = (folder / "live.js").read_text("utf-8")
hashes = "#"
while f'"""{hashes}' in script or f"\\{hashes}" in script:
    hashes += "#"
text = (
    "// Made from live.js by Scripts/embed-live-page.py; change that and run it again.\n"
    "// swift-format-ignore-file\n\n"
    "extension LiveScript {\n"
    f'  static let text = {hashes}"""\n{script}"""{hashes}\n'
    "}\n")
if "--check" in sys.argv:
    sys.exit(0 if target.exists() and target.read_text("utf-8") == text else 1)
target.write_text(text, "utf-8")
