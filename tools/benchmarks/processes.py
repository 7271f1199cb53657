"""Runs and times whole processes."""

import subprocess
import time


def run_timed(command, folder=None, environment=None):
    """Runs a command, raises if it fails, and returns its seconds."""
    start = time.perf_counter()
    done = subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        message = done.stderr.decode("utf-8", "replace").strip()
        raise RuntimeError(f"{' '.join(command)}: status {done.returncode}: {message}")
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
