"""Tables as embedded in the program: a section for each name in brackets, and below it rows of items separated by
spaces. Text after # in a line is a comment."""


def table(maker, origin, sections):
    """The text of a table with the rows of each section."""
    lines = [f"# Made by Scripts/tables/{maker} from {origin}; not to be edited.\n"]
    for name, rows in sections.items():
        lines += [f"\n[{name}]\n", *(" ".join(map(str, row)) + "\n" for row in rows)]
    return "".join(lines)


def read(text):
    """The rows of each section by its name."""
    sections = {}
    for line in text.splitlines():
        line = line.split("#")[0].strip()
        if line.startswith("["):
            rows = sections.setdefault(line[1:-1], [])
        elif line:
            rows.append(line.split())
    return sections
