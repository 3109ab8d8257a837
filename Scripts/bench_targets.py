"""What Swell must be able to do, for Scripts/bench: each target is a ratio measured in one run."""
import os
import pathlib
import sys

import bench_catalogs
import bench_peers
from bench_runs import Job, in_turn, median, ratio, run

pseudo_utility = """import sys
from pseudol10nutil import POFileUtil
POFileUtil().pseudolocalizefile(sys.argv[1], sys.argv[2])"""
columns_of_lines = """import sys
from wcwidth import wcswidth
for line in open(sys.argv[1], encoding="utf-8"):
    if wcswidth(line.rstrip("\\n")) > 150: print(line, end="")"""
font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"


class Targets:
    """Measures each and prints it as a row of a table as soon as it is known."""

    def __init__(self, swell, work, print_row):
        self.swell, self.work, self.print_row = swell, work, print_row
        self.out = work / "out"

    def compare(self, name, ours, other_name, other, target, rounds=5, note=""):
        """A row: how many times what Swell takes for a text the other takes."""
        if other is None:
            self.print_row(name, "", other_name, "absent", "", "", f"≥ {target:g}×" if target else "", "not measured", note)
            return
        mine, others = in_turn([ours, other], rounds)
        per_text = ours.texts / other.texts
        by_clock = ratio(mine, others) * per_text
        by_processor = ratio(mine, others, lambda r: r.processor) * per_text
        self.print_row(name, self.said(mine, ours), other_name, self.said(others, other), f"{by_clock:.1f}×", f"{by_processor:.1f}×",
                       f"≥ {target:g}×" if target else "", ("met" if by_clock >= target else "NOT met") if target else "", note)

    @staticmethod
    def said(runs, job):
        """Medians of runs, and how many texts each worked on."""
        texts = f"{job.texts:,} texts: " if job.texts > 1 else ""
        return (f"{texts}{median([r.seconds for r in runs]):.3f} s, {median([r.processor for r in runs]):.3f} s of processors, "
                f"{max(r.megabytes for r in runs):.0f} MB")

    def at_most(self, name, value, unit, target, detail):
        """A row of a target that is a limit."""
        self.print_row(name, detail, "", "", f"{value:.2f}{unit}", "", f"≤ {target:g}{unit}", "met" if value <= target else "NOT met", "")

    def catalog(self, name, texts):
        return bench_catalogs.make(name, texts, self.work)

    def generate(self, path, texts, *locales):
        """Makes pseudo-locales of a catalog. It stands in a folder of its own that says what it is."""
        folder = self.work / f"{bench_catalogs.folder_of(path, self.work)}"
        flags = [word for locale in locales for word in ("--locale", locale)]
        return Job([self.swell, "generate", "--isolated", ".", *flags, "--out", self.out], folder, self.out, texts=texts)

    def check(self, folder, texts):
        return Job([self.swell, "check", "--locale", "de", "--format", "csv", "."], folder,
                   stdout=self.work / "findings.csv", texts=texts, codes=(0, 1))

    # What is made.

    def android(self, texts=100_000):
        path = self.catalog("android", texts)
        program = bench_peers.program("aapt2")
        out = self.work / "compiled"
        self.compare("generate, Android XML, en-XA and ar-XB", self.generate(path, texts, "en-XA", "ar-XB"), "aapt2 compile --pseudo-localize",
                     program and Job([program, "compile", "--pseudo-localize", path, "-o", out], self.work, out, texts=texts),
                     10, note="the aim is 15×")

    def gettext(self, texts=100_000, fewer=10_000):
        path = self.catalog("pot", texts)
        ours = self.generate(path, texts, "en-XA")
        out = self.work / "peer"
        program = bench_peers.program("podebug")
        small = bench_catalogs.make_copy("pot", fewer, self.work, "messages.po")
        self.compare("generate, PO", ours, "podebug --rewrite=unicode", program and Job(
            [program, "--progress=none", "--rewrite=unicode", small, out / "messages.po"], self.work, out, texts=fewer), 100, 3)
        python = bench_peers.python("pseudol10nutil")
        self.compare("generate, PO", ours, "pseudol10nutil", python and Job(
            [python, "-c", pseudo_utility, path, out / "messages.po"], self.work, out, texts=texts), 10)

    def strings(self, megabytes=100):
        texts = megabytes * 7_500
        path = self.catalog("strings", texts)
        job = self.generate(path, 1, "en-XA")
        said = f"{path.stat().st_size / 1e6:.0f} MB"
        sed = Job(["env", "LC_ALL=C", "sed", "s/e/é/g", path], self.work, stdout=self.work / "sed.out")
        cat = Job(["cat", path], self.work, stdout=self.work / "cat.out")
        mine, seds, cats = in_turn([job, sed, cat], 5)
        self.at_most(f"generate .strings, {said}, against sed 's/e/é/g'", 1 / ratio(mine, seds), "×", 1.3,
                     f"Swell {self.said(mine, job)}; sed {self.said(seds, sed)}; cat {self.said(cats, cat)}")
        self.at_most("  the same by processor seconds", 1 / ratio(mine, seds, lambda r: r.processor), "×", 1.3, "")
        for file in ("sed.out", "cat.out"):
            (self.work / file).unlink()

    # What is checked.

    def budgets(self, texts=100_000):
        path = self.catalog("po, limited", texts)
        ours = self.check(path.parent, texts)
        out = self.work / "peer"
        program = bench_peers.program("pofilter")
        self.compare("check, per-key characters, PO en–de", ours, "pofilter -t long", program and Job(
            [program, "--progress=none", "-t", "long", path, out / "de.po"], self.work, out, texts=texts), 30, 3)
        python = bench_peers.python("weblate")
        weblate = pathlib.Path(__file__).with_name("bench_weblate.py")
        self.compare("check, per-key characters, PO en–de", ours, "Weblate's max-length, the file read by its toolkit", python and Job(
            [python, weblate, "length", path], self.work, stdout=self.work / "peer.out", texts=texts), 2, 3)
        if python:
            self.against_checks(ours, Job([python, weblate, "length", path], self.work, stdout=self.work / "peer.out", texts=texts))

    def against_checks(self, ours, weblate):
        """Weblate's checks alone, for which it is not counted that a file has to be read."""
        ratios = []
        for _ in range(3):
            mine = run(ours)
            run(weblate)
            seconds = float(weblate.stdout.read_text().split()[-1])
            ratios.append(seconds / mine.seconds)
        value = median(ratios)
        self.print_row("check, per-key characters, PO en–de", f"{mine.seconds:.3f} s, file and all", "Weblate's max-length, its calls alone",
                       f"{seconds:.3f} s", f"{value:.1f}×", "", "≥ 2×", "met" if value >= 2 else "NOT met", "")

    def points(self, texts=100_000, fewer=2_000):
        path = self.catalog("po", texts)
        configuration = path.parent / ".swell.yml"
        configuration.write_text(f'budgets: {{"*": {{width: 900, font: Inter 17}}}}\nfonts: {{files: {font}}}\n')
        lines = self.work / f"lines-{texts}.txt"
        if not lines.exists():
            bench_catalogs.write_lines(lines, texts)
        ours = self.check(path.parent, texts)
        program = bench_peers.program("hb-shape")
        peer_out = self.work / "peer.out"
        self.compare("check in points, Inter 17", ours, "hb-shape, the same lines", program and Job(
            [program, "--font-file", font, "--font-size=upem", "--no-glyph-names", "--no-clusters", "--text-file", lines],
            self.work, stdout=peer_out, texts=texts), 5)
        python = bench_peers.python("weblate")
        weblate = pathlib.Path(__file__).with_name("bench_weblate.py")
        small = self.catalog("po", fewer)
        self.compare("check in points, Inter 17", ours, "Weblate's max-size", python and Job(
            [python, weblate, "size", small], self.work, stdout=peer_out, texts=fewer), 500, 3)
        python = bench_peers.python("wcwidth")
        columns = self.catalog_with("po", texts, 'budgets: {"*": {columns: 150}}\n')
        self.compare("check in columns", self.check(columns, texts), "wcwidth, the same lines", python and Job(
            [python, "-c", columns_of_lines, lines], self.work, stdout=peer_out, texts=texts), 0)

    def catalog_with(self, name, texts, configuration):
        """A folder with a catalog and a configuration of its own."""
        path = bench_catalogs.make(name, texts, self.work / "configured")
        (path.parent / ".swell.yml").write_text(configuration)
        return path.parent

    # How it grows.

    def growth(self, texts=100_000):
        for name, job in (("list", lambda p, n: Job([self.swell, "list", "--format", "ndjson", "."], p.parent, texts=n)),
                          ("generate", lambda p, n: self.generate(p, n, "en-XA")),
                          ("check", lambda p, n: self.check(p.parent, n))):
            catalog = "po, limited" if name == "check" else "strings"
            jobs = [job(self.catalog(catalog, n), n) for n in (texts, 10 * texts)]
            small, large = in_turn(jobs, 3)
            detail = f"{self.said(small, jobs[0])}; {self.said(large, jobs[1])}"
            self.at_most(f"{name}, {catalog}, ten times the texts: time", ratio(small, large), "×", 10.5, detail)
            self.at_most(f"{name}, {catalog}, ten times the texts: memory", ratio(small, large, lambda r: r.megabytes), "×", 10.5, "")

    def cores(self, files=40, texts=5_000):
        """Many files on one core and on two."""
        if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
            self.print_row("two cores against one", "", "", "there is one core", "", "", "≥ 1.7×", "not measured", "")
            return
        two = sorted(os.sched_getaffinity(0))[:2]
        project = self.work / f"project-{files}-{texts}"
        for k in range(files):
            folder = project / f"Module{k}" / "en.lproj"
            if not folder.exists():
                folder.mkdir(parents=True)
                with open(folder / "Localizable.strings", "w", encoding="utf-8") as f:
                    bench_catalogs.strings(texts, f)
        jobs = {"generate": Job([self.swell, "generate", "--isolated", ".", "--locale", "en-XA", "--out", self.out], project, self.out),
                "check": Job([self.swell, "check", "--isolated", "--pseudo", "en-XA", "--format", "csv", "."], project, codes=(0, 1))}
        for name, job in jobs.items():
            one, both = in_turn([job, job], 7, [set(two[:1]), set(two)])
            value = median([a.seconds / b.seconds for a, b in zip(one, both)])
            self.print_row(f"{name}, {files} files of {texts:,} texts, two cores against one", self.said(both, job), "one core", self.said(one, job),
                           f"{value:.2f}×", "", "≥ 1.7×", "met" if value >= 1.7 else "NOT met", "")

    def version(self):
        job = Job([self.swell, "--version"], self.work)
        (runs,) = in_turn([job], 21)
        self.at_most("swell --version", 1000 * median([r.seconds for r in runs]), " ms", 15,
                     f"{1000 * median([r.processor for r in runs]):.1f} ms of processors, {max(r.megabytes for r in runs):.0f} MB")

    def formats(self, names=tuple(bench_catalogs.makers), texts=100_000, rounds=5):
        """How many times as long as `.strings` each format takes to be listed and made pseudo."""
        base = self.catalog("strings", texts)
        for name in names:
            path = self.catalog(name, texts)
            verbs = {"list": lambda p: Job([self.swell, "list", "--isolated", "--format", "ndjson", p], self.work, texts=texts),
                     "generate": lambda p: Job([self.swell, "generate", "--isolated", p, "--locale", "en-XA", "--out", self.out],
                                               self.work, self.out, texts=texts)}
            for verb, job in verbs.items():
                if path == base:
                    continue
                first, second = in_turn([job(base), job(path)], rounds)
                self.at_most(f"{verb}, {name}, against .strings", ratio(first, second), "×", 2.0,
                             f"{self.said(second, job(path))}; .strings {self.said(first, job(base))}; "
                             f"by processor {ratio(first, second, lambda r: r.processor):.2f}×")

    def all(self):
        self.android()
        self.gettext()
        self.strings()
        self.budgets()
        self.points()
        self.growth()
        self.cores()
        self.version()
        self.formats()
