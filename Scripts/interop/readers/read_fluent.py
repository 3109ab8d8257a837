"""Compares what fluent.syntax reads from Fluent files with what Swell lists, and sources with their pseudo-locales."""
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

serializer = FluentSerializer()


class Shape(visitor.Visitor):
    """The parts that must be the same in a pseudo-locale: everything but the text."""

    def __init__(self):
        self.parts = []

    def visit_Placeable(self, node):
        if isinstance(node.expression, ast.SelectExpression):
            self.parts.append(serializer_expression(node.expression.selector))
            for variant in node.expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                self.parts.append(("*" if variant.default else "") + key)
        elif not isinstance(node.expression, ast.StringLiteral) or node.expression.value not in ("", "[", "*", "."):
            self.parts.append(serializer_expression(node.expression))
        self.generic_visit(node)


def serializer_expression(expression):
    from fluent.syntax.serializer import serialize_expression

    return serialize_expression(expression)


def flat(pattern):
    """The parts of a pattern, with protected characters as text, and adjacent texts joined."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            expression = element.expression
            parts.append(("select", serializer_expression(expression.selector), tuple(
                (serializer_expression(v.key) if not isinstance(v.key, ast.Identifier) else v.key.name, v.default,
                 flat(v.value)) for v in expression.variants)))
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.parse()["value"])
        else:
            parts.append(("placeable", serializer_expression(element.expression)))
    joined = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    return tuple(joined)


def read(path):
    """All patterns by key, with their comments. Fails on junk."""
    resource = FluentParser().parse(Path(path).read_bytes().decode("utf-8-sig"))
    junk = [e for e in resource.body if isinstance(e, ast.Junk)]
    assert not junk, f"{path}: junk: {junk[0].content!r}: {junk[0].annotations[0].message}"
    patterns = []
    for entry in resource.body:
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        comment = entry.comment.content if entry.comment else None
        if entry.value:
            patterns.append((key, entry.value, comment))
        patterns += [(f"{key}.{a.id.name}", a.value, comment) for a in entry.attributes]
    return patterns


def listed_pattern(value):
    """A listed value as fluent.syntax reads it: its lines are indented, so that none begins another message."""
    lines = value.split("\n")
    protected = []
    for index, line in enumerate(lines):
        protected.append(("" if index == 0 else "    ") + line)
    text = 'key = {""}' + "\n".join(protected) + '{""}\n'
    if any(line.lstrip(" ")[:1] in "[*." and line.strip() for line in lines[1:]) and "{" not in value:
        text = 'key = {""}' + "\n".join(
            line if index == 0 or line.lstrip(" ")[:1] not in ("[", "*", ".")
            else "    {\"" + line.lstrip(" ")[0] + "\"}" + line.lstrip(" ")[1:]
            for index, line in enumerate(protected)) + '{""}\n'
    (entry,) = FluentParser().parse(text).body
    assert isinstance(entry, ast.Message), (value, text)
    return flat(entry.value)


def shape(pattern):
    visitor_ = Shape()
    visitor_.visit(pattern)
    return Counter(visitor_.parts)


failures = 0
files = defaultdict(list)
for line in open(sys.argv[1]):
    row = json.loads(line)
    files[row["file"]].append(row)
values = 0
for path, rows in sorted(files.items()):
    theirs = read(path)
    own = [(row["key"], listed_pattern(row["value"]), row["comment"]) for row in rows]
    flats = [(key, flat(pattern), comment) for key, pattern, comment in theirs]
    if own != flats:
        failures += 1
        first = next((a, b) for a, b in zip(own + [None], flats + [None]) if a != b)
        print(f"{path}: Swell lists {first[0]!r}, fluent.syntax reads {first[1]!r}")
    values += len(own)

pairs = 0
for path in sorted(files):
    if not any(tag in path for tag in ("/en-PSEUDO/", "/ar-XB/", "/en-XA/")):
        continue
    folder = Path(path).parent.parent
    source = next(p for p in (folder / "en", folder / "en-US") if p.exists()) / Path(path).name
    pairs += 1
    before, after = read(source), read(path)
    if [(k, shape(p), c) for k, p, c in before] != [(k, shape(p), c) for k, p, c in after]:
        failures += 1
        print(f"{path}: its messages, placeables or variants differ from {source}")
print(f"{values} values in {len(files)} files match fluent.syntax, {pairs} pseudo-locales match the structure of their source")
sys.exit(1 if failures or not pairs else 0)
