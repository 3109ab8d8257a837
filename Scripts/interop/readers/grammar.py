"""Random documents from a grammar in Corpus/Grammars; Tests/FuzzSupport/Grammar.swift documents the syntax."""

import random
import re

DEEPEST, LONGEST = 24, 2500


def choice(line):
    """The weight of a choice, and its pieces."""
    weight = re.match(r"(\d+)×", line)
    pieces = re.findall(r"‹[^›]*›|[^‹]+", line[weight.end():] if weight else line)
    return (int(weight[1]) if weight else 1), pieces


def rules_of(name):
    """The choices of each rule by its name; the first rule makes a document."""
    rules = {}
    with open(f"Corpus/Grammars/{name}.grammar", encoding="utf-8") as grammar:
        lines = [line for line in grammar.read().split("\n") if line and not line.startswith("# ")]
    for line in lines:
        if line.startswith("use "):
            for rule, choices in rules_of(line[4:]).items():
                rules.setdefault(rule, choices)
        elif line.startswith("  "):
            rules[next(reversed(rules))].append(choice(line[2:]))
        else:
            rules[line] = []
    return rules


class Maker:
    """Makes random documents, always the same for the same seed."""

    def __init__(self, name, seed, line_breaks):
        self.rules = rules_of(name)
        self.random = random.Random(seed)
        self.line_breaks = line_breaks

    def document(self):
        self.text, self.indents, self.number = "", [0], 0
        self.line_break = self.random.choice(self.line_breaks)
        self.append(next(iter(self.rules)), 0)
        return self.text

    def append(self, rule, depth):
        weights, choices = zip(*self.rules[rule])
        is_deep = depth >= DEEPEST or len(self.text.encode()) > LONGEST
        for piece in choices[-1] if is_deep else self.random.choices(choices, weights)[0]:
            if piece[0] == "‹":
                self.append_place(piece[1:-1], depth)
            else:
                self.text += piece

    def append_place(self, word, depth):
        if word == "line":
            self.text += self.line_break + " " * self.indents[-1]
        elif word == "in":
            self.indents.append(self.indents[-1] + self.random.choice([1, 2, 2, 2, 4]))
        elif word == "out":
            self.indents = self.indents[:-1] or [0]
        elif word == "number":
            self.number += 1
            self.text += str(self.number)
        elif word.startswith("U+"):
            self.text += chr(int(word[2:], 16))
        elif word:
            times = {"?": self.random.choice([0, 0, 0, 1]), "*": self.random.randint(0, 3)}.get(word[-1], 1)
            for _ in range(times):
                self.append(word.rstrip("?*"), depth + 1)
