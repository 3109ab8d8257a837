"""Runs programs in turn and keeps what each run took, for Scripts/bench."""
import os
import pathlib
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass


@dataclass
class Run:
    seconds: float  # by the clock, from the start of the process to its exit
    processor: float  # user and system, of the process and its children
    megabytes: float  # at its peak


@dataclass
class Job:
    """A program to run in a folder. What it writes is removed before each run, and made anew by it."""
    command: list
    folder: pathlib.Path
    out: pathlib.Path | None = None  # a folder that it writes into
    stdout: pathlib.Path | None = None  # where its standard output goes
    texts: int = 1  # how many it works on
    codes: tuple = (0,)  # how it may exit


def run(job, cores=None):
    """Runs a job once, on some of the processor's cores or on all."""
    if job.out:
        shutil.rmtree(job.out, ignore_errors=True)
        job.out.mkdir(parents=True)
    all_cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    if cores:
        os.sched_setaffinity(0, cores)  # the process inherits it
    with open(job.stdout or os.devnull, "wb") as stdout:
        start = time.monotonic()
        process = subprocess.Popen(list(map(str, job.command)), cwd=job.folder, stdin=subprocess.DEVNULL, stdout=stdout,
                                   stderr=subprocess.PIPE)
        message = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if cores:
        os.sched_setaffinity(0, all_cores)
    if process.returncode not in job.codes:
        sys.exit(f"Scripts/bench: {' '.join(map(str, job.command))} exited {process.returncode}:\n{message.decode()[-2000:]}")
    peak = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)
    return Run(seconds, usage.ru_utime + usage.ru_stime, peak)


def in_turn(jobs, rounds, cores=None):
    """Runs of each job: A B A B …, so that all have the same neighbours. `cores` has those of each."""
    all_runs = [[] for _ in jobs]
    for _ in range(rounds):
        for place, job in enumerate(jobs):
            all_runs[place].append(run(job, cores[place] if cores else None))
    return all_runs


def median(values):
    values = sorted(values)
    return (values[(len(values) - 1) // 2] + values[len(values) // 2]) / 2


def ratio(runs, others, what=lambda run: run.seconds):
    """How many times what the runs took the others took: the median of the rounds."""
    return median([what(other) / what(run) for run, other in zip(runs, others)])
