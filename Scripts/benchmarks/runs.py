"""Runs programs in turn and records the time and memory of each run, for Scripts/bench."""
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass


@dataclass
class Run:
    seconds: float  # wall-clock time from the start of the process to its exit
    processor: float  # user and system, of the process and its children
    megabytes: float  # peak memory
    said: str = ""  # the last line of its output, if that was kept


@dataclass
class Job:
    """A program to run in a folder. Its output folder is emptied before each run."""
    command: list
    folder: pathlib.Path
    out: pathlib.Path | None = None  # a folder that it writes into
    stdout: pathlib.Path | None = None  # where its standard output goes
    texts: int = 1  # the number of texts that it processes
    codes: tuple = (0,)  # the exit codes that it may return
    cores: frozenset | None = None  # the cores that it may use; all by default


def run(job):
    """Runs a job once."""
    if job.out:
        shutil.rmtree(job.out, ignore_errors=True)
        job.out.mkdir(parents=True)
    all_cores = os.sched_getaffinity(0) if job.cores else None
    if job.cores:
        os.sched_setaffinity(0, job.cores)  # the process inherits it
    with open(job.stdout or os.devnull, "wb") as stdout:
        start = time.monotonic()
        process = subprocess.Popen(list(map(str, job.command)), cwd=job.folder, stdin=subprocess.DEVNULL, stdout=stdout,
                                   stderr=subprocess.PIPE)
        message = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if job.cores:
        os.sched_setaffinity(0, all_cores)
    if process.returncode not in job.codes:
        sys.exit(f"Scripts/bench: {' '.join(map(str, job.command))} exited {process.returncode}:\n{message.decode()[-2000:]}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, megabytes(usage), last_line(job.stdout))


def last_line(path):
    """The last line of a file that may be long."""
    if not path:
        return ""
    with open(path, "rb") as f:
        f.seek(max(0, path.stat().st_size - 1000))
        return (f.read().decode(errors="replace").splitlines() or [""])[-1]


def in_turn(jobs, rounds):
    """Runs of each job, in turn: A B A B …, so that all run under the same conditions."""
    all_runs = [[run(job) for job in jobs] for _ in range(rounds)]
    return [list(runs) for runs in zip(*all_runs)]


def median(values):
    values = sorted(values)
    return (values[(len(values) - 1) // 2] + values[len(values) // 2]) / 2


def ratio(runs, others, what):
    """What the others took, as a multiple of the runs: the median of the rounds."""
    return median([what(other) / max(what(run), 1e-6) for run, other in zip(runs, others)])


def seconds(run):
    return run.seconds


def processor(run):
    return run.processor


def memory(run):
    return run.megabytes


def megabytes(usage):
    """The peak memory reported by the system."""
    return usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)


def peak(runs):
    """The peak memory of runs in words. Less than this script takes cannot be measured: Linux counts the memory that a
    process had before it executed another program."""
    most, own = max(run.megabytes for run in runs), megabytes(resource.getrusage(resource.RUSAGE_SELF))
    return f"{most:.0f} MB" if most > own else f"< {own:.0f} MB"


def said(runs, job):
    """Medians of runs, and the number of texts of each unless it is the usual 100,000."""
    texts = f"{job.texts:,} texts: " if job.texts not in (1, 100_000) else ""
    return f"{texts}{median(map(seconds, runs)):.3f} s ({median(map(processor, runs)):.3f} s cpu), {peak(runs)}"
