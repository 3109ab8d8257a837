"""Compares what Swell lists from YAML files with what Ruby and PyYAML read."""
import json
import sys
from collections import defaultdict

import yaml


class Texts(yaml.SafeLoader):
    """Loads all scalars as texts, because readers differ in which of them are numbers."""


Texts.yaml_implicit_resolvers = {}
for tag in ("bool", "int", "float", "null", "timestamp"):
    Texts.add_constructor(f"tag:yaml.org,2002:{tag}", lambda loader, node: node.value)
Texts.add_multi_constructor("!", lambda loader, suffix, node: getattr(node, "value", None))
Texts.yaml_implicit_resolvers = {"<": [("tag:yaml.org,2002:merge", __import__("re").compile("^<<$"))]}


def rows(path):
    listed = defaultdict(list)
    for line in open(path, encoding="utf-8"):
        row = json.loads(line)
        listed[row["file"]].append((row["key"], row["variant"], row["value"]))
    return listed


def texts(node):
    """All texts in a value that PyYAML loaded."""
    if isinstance(node, dict):
        for value in node.values():
            yield from texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from texts(value)
    elif isinstance(node, str):
        yield node


own, ruby = rows(sys.argv[1]), rows(sys.argv[2])
failures = 0
for path in sorted(own.keys() | ruby.keys()):
    if own[path] != ruby[path]:
        failures += 1
        mine, theirs = own[path] + [None], ruby[path] + [None]
        first = next((a, b) for a, b in zip(mine, theirs) if a != b)
        print(f"{path}: Swell lists {first[0]!r}, Ruby reads {first[1]!r}")
    loaded = set(texts(yaml.load(open(path, encoding="utf-8-sig").read(), Texts)))
    shadowed = defaultdict(int)
    for key, variant, _ in own[path]:
        shadowed[key, variant] += 1
    missing = [v for k, f, v in own[path] if v not in loaded and shadowed[k, f] == 1]
    if missing:
        failures += 1
        print(f"{path}: PyYAML does not read {missing[0]!r}")
print(f"{sum(map(len, own.values()))} values in {len(own)} files match Ruby and PyYAML")
sys.exit(1 if failures or not own else 0)
