"""The targets of Scripts/bench, group by group: each is a ratio measured in one run."""
import itertools
import json
import os
import pathlib
import shlex
import shutil
import subprocess
from dataclasses import dataclass, replace

from . import catalogs, code, peers
from .runs import Job, in_turn, median, memory, peak, processor, ratio, said, seconds
from .texts import german_text, text

pseudo_utility = """import sys
from pseudol10nutil import POFileUtil
POFileUtil().pseudolocalizefile(sys.argv[1], sys.argv[2])"""
columns_of_lines = """import sys
from wcwidth import wcswidth
for line in open(sys.argv[1], encoding="utf-8"):
    if wcswidth(line.rstrip("\\n")) > 150: print(line, end="")"""
font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
weblate_checks = pathlib.Path(__file__).with_name("weblate_checks.py")
layouts = pathlib.Path(__file__).resolve().parents[3] / "shared" / "layouts"
head = ["work", "Swell", "against", "takes", "ratio", "by cpu", "target", ""]


@dataclass
class Row:
    work: str
    swell: str
    other: str
    takes: str
    ratio: str
    by_processor: str
    target: str
    is_met: bool | None = None  # None if there is no target, or nothing to compare with

    def cells(self):
        verdict = "" if not self.target else "not measured" if self.is_met is None else "met" if self.is_met else "NOT MET"
        return [self.work, self.swell, self.other, self.takes, self.ratio, self.by_processor, self.target, verdict]


class Targets:
    """Measures the groups; each yields its rows as soon as they are known."""

    def __init__(self, swell, work):
        self.swell, self.work = swell, work

    # Rows.

    def faster(self, work, ours, other_name, other, target, rounds=5):
        """The time that the other takes per text, as a multiple of Swell's: at least the target, if there is one."""
        wanted = f"≥ {target:g}×" if target else ""
        if not other:
            return Row(work, "", other_name, "absent", "", "", wanted)
        mine, others = in_turn([ours, other], rounds)
        scale = ours.texts / other.texts
        value = scale * ratio(mine, others, seconds)
        return Row(work, said(mine, ours), other_name, said(others, other), f"{value:.1f}×",
                   f"{scale * ratio(mine, others, processor):.1f}×", wanted, value >= target if target else None)

    def no_slower(self, work, ours, other_name, other, target, rounds=5):
        """The time that Swell takes, as a multiple of the other's: at most the target."""
        theirs, mine = in_turn([other, ours], rounds)
        value = ratio(theirs, mine, seconds)
        return Row(work, said(mine, ours), other_name, said(theirs, other), f"{value:.2f}×", f"{ratio(theirs, mine, processor):.2f}×",
                   f"≤ {target:g}×", value <= target)

    # Jobs.

    def catalog(self, name, texts, configuration=None):
        """The path of a catalog, in a folder of its own, with a configuration if there is one."""
        path = catalogs.make(name, texts, self.work / "configured" if configuration else self.work)
        if configuration:
            (path.parent / ".swell.yml").write_text(configuration)
        return path

    def out(self, name="out"):
        return self.work / name

    def generate(self, path, texts, *locales):
        flags = [word for locale in locales for word in ("--locale", locale)]
        folder = self.work / path.relative_to(self.work).parts[0]  # the folders around a file may decide its format
        return Job([self.swell, "generate", "--isolated", path.relative_to(folder), *flags, "--out", self.out()], folder,
                   self.out(), texts=texts)

    def check(self, path, texts, configuration=None):
        chosen = ["--config", configuration] if configuration else []
        return Job([self.swell, "check", *chosen, "--locale", "de", "--format", "csv", "."], path.parent,
                   stdout=self.work / "findings.csv", texts=texts, codes=(0, 1))

    def alone(self, rule, settings=""):
        """A configuration with some settings that turns every other rule off, because peers run a single check."""
        rules = subprocess.run([self.swell, "rules", "--format", "json"], capture_output=True, text=True, check=True)
        others = [found["id"] for found in json.loads(rules.stdout)["rules"] if found["id"] != rule]
        path = self.work / f"{rule}-alone.yml"
        path.write_text(settings + "rules:\n" + "".join(f"  {name}: off\n" for name in others))
        return path

    def list(self, path, texts):
        return Job([self.swell, "list", "--isolated", "--format", "ndjson", path], self.work,
                   stdout=self.work / "list.ndjson", texts=texts)

    def peer(self, command, texts, out=None):
        """A job of a peer; None if the peer, the first word of the command, is absent."""
        return Job(command, self.work, out, self.work / "peer.out", texts) if command[0] else None

    def at_once(self, job, cores):
        """A job run by one process per core, all at the same time; their output is discarded."""
        command = shlex.join(map(str, job.command))
        runs = (f"taskset -c {core} {command} > {os.devnull} &" for core in cores)
        return replace(job, command=["sh", "-c", f"{' '.join(runs)} wait"], texts=len(cores) * job.texts)

    # Groups.

    def android(self, texts=100_000):
        path, out = self.catalog("android", texts), self.out("compiled")
        yield self.faster("generate, Android XML, en-XA and ar-XB", self.generate(path, texts, "en-XA", "ar-XB"),
                          "aapt2 compile --pseudo-localize", self.peer(
                              [peers.program("aapt2"), "compile", "--pseudo-localize", path, "-o", out], texts, out), 10)

    def po(self, texts=100_000, fewer=10_000):
        path, small, out = self.catalog("pot", texts), self.catalog("pot-named-po", fewer), self.out("peer")
        ours = self.generate(path, texts, "en-XA")
        yield self.faster("generate, PO", ours, "podebug --rewrite=unicode", self.peer(
            [peers.program("podebug"), "--progress=none", "--rewrite=unicode", small, out / "messages.po"], fewer, out), 100, 3)
        yield self.faster("generate, PO", ours, "pseudol10nutil", self.peer(
            [peers.python("pseudol10nutil"), "-c", pseudo_utility, path, out / "messages.po"], texts, out), 10)

    def strings(self, texts=780_000):
        path = self.catalog("strings", texts)
        ours, sed = self.generate(path, texts, "en-XA"), ["env", "LC_ALL=C", "sed", "s/e/é/g", path]
        work = f"generate, .strings, {path.stat().st_size / 1e6:.0f} MB"
        yield self.no_slower(work, ours, "sed 's/e/é/g'", self.peer(sed, 1), 1.3)
        yield replace(self.no_slower(work, ours, "cat", self.peer(["cat", path], 1), 1), target="", is_met=None)

    def budgets(self, texts=100_000):
        path, out = self.catalog("po-limited", texts), self.out("peer")
        ours, work = self.check(path, texts), "check, a character limit for each key, PO en–de"
        pofilter = self.peer(
            [peers.program("pofilter"), "--progress=none", "-t", "long", path, out / "de.po"], texts, out)
        yield self.faster(work, ours, "pofilter -t long", pofilter, 30, 3)
        only = self.check(path, texts, self.alone("over-budget"))
        yield self.faster(work + ", and no other rule", only, "pofilter -t long", pofilter, 30, 3)
        yield from self.weblate(work, ours, only, "max-length", path, texts, 2)

    def weblate(self, work, ours, only, check, path, texts, target, rounds=3):
        """Weblate's check as a process, and its calls alone, without importing and reading. The calls run one check, so
        they are compared with a check of all rules and with one of that rule, which still reads its file."""
        job = self.peer([peers.python("weblate"), weblate_checks, check, path], texts)
        whole, part = f"Weblate's {check}", f"Weblate's {check}, its calls alone"
        alone = f"{work}, and no other rule"
        if not job:
            for name, work in ((whole, work), (part, work), (part, alone)):
                yield self.faster(work, ours, name, None, target)
            return
        mine, mine_alone, theirs = in_turn([ours, only, job], rounds)
        calls = [replace(run, seconds=float(run.said.split()[-1]), processor=float(run.said.split()[-2])) for run in theirs]
        for work, own, name, runs in ((work, mine, whole, theirs), (work, mine, part, calls), (alone, mine_alone, part, calls)):
            value = ratio(own, runs, seconds) * ours.texts / texts
            yield Row(work, said(own, ours), name, said(runs, job), f"{value:.1f}×",
                      f"{ratio(own, runs, processor) * ours.texts / texts:.1f}×", f"≥ {target:g}×", value >= target)

    def points(self, texts=100_000, fewer=2_000):
        configuration = f'budgets: {{"*": {{width: 1200, font: Inter 17}}}}\nfonts: {{files: {font}}}\n'
        path = self.catalog("po", texts, configuration)
        ours, only = self.check(path, texts), self.check(path, texts, self.alone("truncated", configuration))
        lines, work = self.lines(texts), "check, in points, Inter 17, PO en–de"
        yield self.faster(work, ours, "hb-shape, the same lines", self.peer(
            [peers.program("hb-shape"), "--font-file", font, "--font-size=upem", "--no-glyph-names", "--no-clusters",
             "--text-file", lines], texts), 5)
        yield from self.weblate(work, ours, only, "max-size", self.catalog("po", fewer), fewer, 500)

    def columns(self, texts=100_000):
        ours = self.check(self.catalog("po-in-columns", texts, 'budgets: {"*": {columns: 150}}\n'), texts)
        yield self.faster("check, in columns, PO en–de", ours, "wcwidth, the same lines", self.peer(
            [peers.python("wcwidth"), "-c", columns_of_lines, self.lines(texts)], texts), None)

    def lines(self, texts):
        path = self.work / f"lines-{texts}.txt"
        if not path.exists():
            catalogs.write_lines(path, texts)
        return path

    def growth(self, texts=100_000):
        for work, job, name in (("list", self.list, "strings"), ("check", self.check, "po-limited"),
                                ("generate", lambda path, n: self.generate(path, n, "en-XA"), "strings")):
            jobs = [job(self.catalog(name, n), n) for n in (texts, 10 * texts)]
            small, large = in_turn(jobs, 3)
            for what, by in (("time", seconds), ("memory", memory)):
                value = ratio(small, large, by)
                yield Row(f"{work}, {name}, ten times the texts: {what}", said(large, jobs[1]), "a tenth", said(small, jobs[0]),
                          f"{value:.2f}×", f"{ratio(small, large, processor):.2f}×" if by == seconds else "", "≤ 10.5×", value <= 10.5)

    def cores(self, files=40, texts=5_000):
        """Many files on one core and on two. Cores that share units, or other guests of the host, reduce the speedup."""
        cores = sorted(os.sched_getaffinity(0))[:2] if hasattr(os, "sched_getaffinity") else []
        project = self.work / f"project-{files}-{texts}"
        for k, (language, own) in itertools.product(range(files), (("en", text), ("de", german_text))):
            folder = project / f"Module{k}" / f"{language}.lproj"
            if not folder.exists():
                folder.mkdir(parents=True)
                with open(folder / "Localizable.strings", "w", encoding="utf-8") as f:
                    catalogs.strings(texts, f, own)
        (project / ".swell.yml").write_text('budgets: {"*": 150}\n')
        for verb, flags, out in (("generate", ["--locale", "en-XA", "--out", self.out()], self.out()),
                                 ("check", ["--locale", "de", "--format", "csv"], None)):
            work = f"{verb}, {files} files of {texts:,} texts, on two cores"
            job = Job([self.swell, verb, ".", *flags], project, out, texts=files * texts, codes=(0, 1))
            if len(cores) < 2:
                yield Row(work, "", "on one", "there is only one core, or cores cannot be chosen", "", "", "≥ 1.7×")
                continue
            alone = replace(job, cores=frozenset(cores[:1]))
            yield self.faster(work, replace(job, cores=frozenset(cores)), "on one", alone, 1.7)
            if not out:  # two that write into one folder would wait for each other
                yield self.faster("two such checks at once, one process per core: the maximum on this machine",
                                  self.at_once(job, cores), "one alone", alone, None)

    def version(self):
        job = Job([self.swell, "--version"], self.work)
        (runs,) = in_turn([job], 21)
        value = 1000 * median(map(seconds, runs))
        yield Row("swell --version", f"{value:.1f} ms ({1000 * median(map(processor, runs)):.1f} ms cpu), {peak(runs)}",
                  "", "", "", "", "≤ 15 ms", value <= 15)

    def rooms(self):
        """The layouts of real apps beside the project, solved and measured in all of their languages."""
        work, target = "rooms, storyboards and xibs of real apps", "≤ 2 s for 5,700 texts"
        if not layouts.exists():
            yield Row(work, "", "", "absent", "", "", target)
            return
        job = Job([self.swell, "rooms", "--format", "ndjson", "."], layouts, stdout=self.work / "rooms.ndjson")
        (runs,) = in_turn([job], 5)
        places = map(json.loads, job.stdout.read_text(encoding="utf-8").splitlines())
        texts = len({(place["file"], place["key"]) for place in places if "key" in place})
        scaled = median(map(seconds, runs)) * 5_700 / texts
        yield Row(work, said(runs, replace(job, texts=texts)), "", f"{scaled:.2f} s for 5,700", "", "", target, scaled <= 2)

    def code(self, files=2_000):
        """What the code of an app adds to a check, beside the time in which Swift's own parser reads it."""
        app = self.work / f"code-{files}"
        size = app / "size"
        if not size.exists():
            app.mkdir(exist_ok=True)
            size.write_text(str(code.write(app, files)))
        check = Job([self.swell, "check", "--isolated", "--format", "csv", "."], app, stdout=self.work / "code.csv", codes=(0, 1))
        without = replace(check, command=[*check.command, "--no-code"])
        work = f"check, an app of {files:,} Swift files, {int(size.read_text()) / 1e6:.1f} MB"
        mine, bare = in_turn([check, without], 5)
        added = median([one - other for one, other in zip(map(seconds, mine), map(seconds, bare))])
        yield Row(work, said(mine, check), "without its code", said(bare, without), f"{added:.2f} s more", "", "≤ 0.3 s", added <= 0.3)
        parser = shutil.which("swiftc")
        sources = sorted(app.rglob("*.swift"))
        yield self.faster(work, check, "swiftc -parse, the same files", self.peer(
            [parser, "-frontend", "-parse", *sources], 1) if parser else None, None, 3)

    def formats(self, texts=100_000, names=tuple(catalogs.makers)):
        """The time of each format, as a multiple of the time of `.strings`."""
        base = self.catalog("strings", texts)
        for name in names:
            path = self.catalog(name, texts)
            for verb, job in (("list", self.list), ("generate", lambda path, n: self.generate(path, n, "en-XA"))):
                if path != base:
                    yield self.no_slower(f"{verb}, {name}", job(path, texts), f"{verb}, strings", job(base, texts), 2.0)


groups = ["version", "android", "po", "strings", "budgets", "points", "columns", "growth", "cores", "rooms", "code", "formats"]
