#!/usr/bin/env python3
"""Writes Templates/ into Sources/MomentsRendering/BuiltInTheme.swift, so that the one binary works in
an empty folder. `--check` only says whether that file is up to date (exit 1 where it isn't)."""
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
target = root / "Sources/MomentsRendering/BuiltInTheme.swift"
files = sorted(
    path for path in (root / "Templates").rglob("*")
    if path.is_file() and not any(part.startswith(".") for part in path.relative_to(root).parts))


def literal(text: str) -> str:
    """A Swift raw string whose delimiter doesn't occur in the text."""
    hashes = "#"
    while f'"""{hashes}' in text or f"\\{hashes}" in text:
        hashes += "#"
    # A last newline in the text is the one before the closing delimiter's line.
    return f'{hashes}"""\n{text}\n"""{hashes}'


parts = [
    "// Made from Templates/ by Scripts/embed-theme.py; change those and run it again.\n"
    "// swift-format-ignore-file\n\n"
    "/// The default theme, so that the program works without its checkout.\n"
    "package enum BuiltInTheme {\n"
    "  package struct File: Sendable {\n"
    "    /// Below `Templates/`.\n"
    "    package let path: String\n"
    "    package let text: String\n"
    "  }\n\n"
    "  /// By path.\n"
    "  package static let files: [File] = [\n"]
for path in files:
    name = path.relative_to(root / "Templates").as_posix()
    parts.append(f'    File(path: "{name}", text: {literal(path.read_text("utf-8"))}),\n')
parts.append("  ]\n}\n")
text = "".join(parts)
if "--check" in sys.argv:
    if not target.exists() or target.read_text("utf-8") != text:
        sys.exit("BuiltInTheme.swift differs from Templates/: run Scripts/embed-theme.py")
else:
    target.write_text(text, "utf-8")
