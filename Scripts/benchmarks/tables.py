"""Tables without a target, for Scripts/bench: each format at several sizes, and checks by source of limits."""
from .runs import Job, in_turn, median, memory, processor, seconds
from .texts import german_text, key, text, words

sizes_head = ["format", "texts", "MB", "list, s cpu", "grows", "peak MB", "grows", "generate, s", "texts per second", "grows", "peak MB"]
limits_head = ["limits in", "seconds", "s cpu", "peak MB"]


def sizes(targets, names, counts, rounds=3):
    """Seconds, memory and their growth, format by format."""
    for name in names:
        last = None
        for texts in counts:
            path = targets.catalog(name, texts)
            listed, made = in_turn([targets.list(path, texts), targets.generate(path, texts, "en-XA")], rounds)
            now = [median(map(processor, listed)), max(map(memory, listed)), median(map(seconds, made)), max(map(memory, made))]
            grows = [f"{a / b:.1f}×" for a, b in zip(now, last)] if last else [""] * 4
            yield [name, f"{texts:,}", f"{path.stat().st_size / 1e6:.1f}", f"{now[0]:.3f}", grows[0], f"{now[1]:.0f}", grows[1],
                   f"{now[2]:.3f}", f"{texts / now[2]:,.0f}", grows[2], f"{now[3]:.0f}"]
            last = now


def limit(i):
    return 30 if i % 200 == 0 else 150


def app(folder, count, configuration=None, comment=False, sheet=None):
    """Writes English and German texts, and their limits."""
    if not folder.exists():
        for language, own in (("en", text), ("de", german_text)):
            (folder / f"{language}.lproj").mkdir(parents=True)
            with open(folder / f"{language}.lproj" / "Localizable.strings", "w", encoding="utf-8") as f:
                for i in range(count):
                    if comment and language == "en":
                        f.write(f"/* Row {i}. [CHAR LIMIT={limit(i)}] */\n")
                    f.write(f'"{key(i)}" = "{own(i)}";\n')
        if configuration:
            (folder / ".swell.yml").write_text(configuration)
        if sheet:
            (folder / "budgets.csv").write_text(sheet)
    return folder


def limits(targets, count=100_000, rounds=5):
    """Checks of a number of texts and their translations, by the source of the limits."""
    apps = {
        "nothing": {},
        "comments": {"comment": True},
        "a sheet": {"configuration": "check: {budgets: budgets.csv}\n",
                    "sheet": "key,graphemes\n" + "".join(f"{key(i)},{limit(i)}\n" for i in range(count))},
        "the configuration, by key": {"configuration": "budgets:\n" + "".join(f"  {key(i)}: {limit(i)}\n" for i in range(count))},
        "the configuration, 340 patterns": {
            "configuration": "budgets:\n" + "".join(f'  "{a}.{b}.*": 150\n' for a in words for b in words[:17])},
        "the configuration, in points": {"configuration": 'budgets: {"*": {width: 900, lines: 2, font: Inter 17}}\n'},
    }
    for name, how in apps.items():
        folder = app(targets.work / f"limits-{name.replace(', ', '-').replace(' ', '-')}-{count}", count, **how)
        job = Job([targets.swell, "check", "--locale", "de", "--format", "csv", "."], folder, stdout=targets.work / "findings.csv",
                  codes=(0, 1))
        (runs,) = in_turn([job], rounds)
        yield [name, f"{median(map(seconds, runs)):.3f}", f"{median(map(processor, runs)):.3f}", f"{max(map(memory, runs)):.0f}"]
