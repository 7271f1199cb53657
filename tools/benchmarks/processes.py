"""Runs and times whole processes."""

import dataclasses
import os
import subprocess
import tempfile
import time


@dataclasses.dataclass(frozen=True)
class Usage:
    """What a process took."""

    seconds: float
    cpu_seconds: float
    peak_bytes: int


def run_measured(command, folder=None, environment=None):
    """Runs a command, raises if it fails, and returns its usage and what it printed.

    The peak can't be told below the caller's own, which a child has until it runs its program.
    """
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        child = subprocess.Popen(command, cwd=folder, env=environment,
                                 stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        if child.returncode != 0:
            raise RuntimeError(failure(command, child.returncode, errors.read()))
        # Linux counts in KB.
        return Usage(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024), \
            output.read()


def failure(command, status, errors):
    message = errors.decode("utf-8", "replace").strip()
    return f"{' '.join(map(str, command))}: status {status}: {message}"


def run_timed(command, folder=None, environment=None):
    """Runs a command, raises if it fails, and returns its seconds."""
    start = time.perf_counter()
    done = subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        raise RuntimeError(failure(command, done.returncode, done.stderr))
    return seconds


def process_times(commands, runs=30):
    """Returns the seconds of each named command; they take turns, after one run to warm up."""
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            seconds = run_timed(command)
            if turn > 0:
                times[name].append(seconds)
    return times
