#!/usr/bin/env python3
"""Holds the printed schemas against a site, by default the sample, which they must accept, and against
broken examples, which they must refuse. Usage: check_schema.py [MOMENTSGEN [SITE]] (needs jsonschema
and PyYAML)."""
import json
import pathlib
import re
import subprocess
import sys

import jsonschema
import yaml

root = pathlib.Path(__file__).resolve().parent.parent.parent
program = sys.argv[1] if len(sys.argv) > 1 else root / ".build/debug/momentsgen"
site = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else root


class Plain(yaml.SafeLoader):
    """Without dates and without YAML 1.1's yes and no: as the loader of the site reads."""


Plain.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":timestamp", ":bool"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}
Plain.add_implicit_resolver(
    "tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def schema(name):
    text = subprocess.run([program, "schema", name], capture_output=True, text=True, check=True).stdout
    value = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(value)
    return jsonschema.Draft202012Validator(value)


schemas = {name: schema(name) for name in ["site", "moment", "profile", "people", "page"]}


def front_matter(path):
    text = path.read_text("utf-8-sig").replace("\r\n", "\n")
    match = re.match(r"---\n(.*?)^---$", text, re.S | re.M)
    return yaml.load(match.group(1), Plain) if match else None


def documents(content):
    """(schema's name, path, value) of each file of a Content folder."""
    for path in sorted(content.rglob("*")):
        name = path.relative_to(content).as_posix()
        if name in ("site.yaml", "people.yaml"):
            yield path.stem, path, yaml.load(path.read_text("utf-8"), Plain)
        elif name == "profile.md":
            yield "profile", path, front_matter(path)
        elif name.startswith("moments/") and path.suffix == ".md":
            yield "moment", path, front_matter(path)
        elif name.startswith("pages/") and path.suffix == ".md":
            yield "page", path, front_matter(path)
        elif name.startswith("moments/") and path.suffix == ".json":
            value = json.loads(path.read_text("utf-8"))
            for moment in value if isinstance(value, list) else [value]:
                # The app's payload has a shape of its own.
                if "postDate" not in moment and "userDetails" not in moment and "data" not in moment:
                    yield "moment", path, moment


wrong = []
accepted = 0
for name, path, value in documents(site / "Content"):
    for error in schemas[name].iter_errors(value or {}):
        wrong.append(f"{path.relative_to(site)}: {error.message[:120]}")
    accepted += 1

# What a schema can see: names, kinds, bounds and choices.
broken = [
    ("site", {"title": "T"}), ("site", {"title": "T", "timeZone": "UTC", "pagesize": 3}),
    ("site", {"title": "T", "timeZone": "UTC", "pageSize": 900}),
    ("site", {"title": ["T"], "timeZone": "UTC"}),
    ("site", {"title": "T", "timeZone": "UTC", "dates": "never"}),
    ("moment", {"titel": "Lake"}), ("moment", {"draft": "maybe"}), ("moment", {"rating": 7}),
    ("moment", {"visibility": "secret"}), ("moment", {"link": {"title": "no address"}}),
    ("moment", {"photos": [{"alt": "no file"}]}), ("moment", {"likeCount": -1}),
    ("moment", {"place": {"name": "Lake", "precision": "metre"}}),
    ("profile", {"nmae": "Ada"}), ("people", {"ada": {"nam": "Ada"}}), ("people", {"ada": [1]}),
    ("page", {"title": {"a": 1}}),
]
refused = 0
for name, value in broken:
    if schemas[name].is_valid(value):
        wrong.append(f"the schema of {name} accepts {value}")
    else:
        refused += 1

for folder in ["unknown-key", "unknown-settings-key", "draft-maybe", "page-size-out-of-range",
               "time-zone-missing", "wrong-types"]:
    found = False
    for name, path, value in documents(root / "examples" / folder / "input" / "Content"):
        found = found or not schemas[name].is_valid(value or {})
    refused += found
    if not found:
        wrong.append(f"examples/{folder}: every file is accepted")

print("\n".join(wrong + [f"{accepted} files accepted, {refused} broken ones refused"]))
sys.exit(bool(wrong))
