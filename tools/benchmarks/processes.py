"""Runs and times whole processes."""

import dataclasses
import os
import subprocess
import sys
import tempfile
import time


@dataclasses.dataclass(frozen=True)
class Usage:
    """The resource usage of a process."""

    seconds: float
    cpu_seconds: float
    peak_bytes: int


# Until it runs its program, a child has the peak memory of its parent, and this process may be large.
# So a small process starts the command and reports the usage.
STARTER = """
import os, sys, time
start = time.perf_counter()
child = os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ)
_, status, usage = os.wait4(child, 0)
told = time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss
os.write(int(sys.argv[1]), " ".join(map(str, told)).encode("ascii"))
sys.exit(abs(os.waitstatus_to_exitcode(status)))
"""


def run_measured(command, folder=None, environment=None):
    """Runs a command, raises if it fails, and returns its usage and output."""
    reading, writing = os.pipe()
    with open(reading, encoding="ascii") as told, tempfile.TemporaryFile() as output, \
            tempfile.TemporaryFile() as errors:
        done = subprocess.run([sys.executable, "-I", "-S", "-c", STARTER, str(writing), *map(str, command)],
                              cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                              stderr=errors, pass_fds=[writing], check=False)
        os.close(writing)
        output.seek(0)
        errors.seek(0)
        if done.returncode != 0:
            raise RuntimeError(failure(command, done.returncode, errors.read()))
        seconds, cpu_seconds, kilobytes = told.read().split()
        return Usage(float(seconds), float(cpu_seconds), int(kilobytes) * 1024), output.read()


# The same with limits: seconds of processor time, after which the command is ended, and bytes of address
# space. Other work on the machine does not count. The clock only ends commands that use no processor time.
LIMITED_STARTER = """
import math, os, resource, signal, sys, time
told, seconds, bytes = int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
resource.setrlimit(resource.RLIMIT_AS, (bytes, bytes))
resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))
start = time.perf_counter()
child = os.posix_spawnp(sys.argv[4], sys.argv[4:], os.environ)
signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
signal.setitimer(signal.ITIMER_REAL, 20 * seconds)
_, status, usage = os.wait4(child, 0)
status = os.waitstatus_to_exitcode(status)
figures = time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss, status
os.write(told, " ".join(map(str, figures)).encode("ascii"))
"""


def run_limited(command, seconds, peak_bytes, environment=None):
    """Runs a command with limits of processor time and memory; returns its usage, its status (negative: the
    signal that ended it) and the end of its output."""
    reading, writing = os.pipe()
    with open(reading, encoding="ascii") as told, tempfile.TemporaryFile() as output:
        starter = [sys.executable, "-I", "-S", "-c", LIMITED_STARTER, str(writing), str(seconds),
                   str(peak_bytes), *map(str, command)]
        subprocess.run(starter, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                       stderr=output, pass_fds=[writing], check=True)
        os.close(writing)
        output.seek(max(0, output.seek(0, os.SEEK_END) - 2000))
        said = output.read().decode("utf-8", "replace")
        taken, cpu_seconds, kilobytes, status = told.read().split()
    return Usage(float(taken), float(cpu_seconds), int(kilobytes) * 1024), int(status), said


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
    """Returns the seconds of each named command; they run alternately, after one warm-up run."""
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            seconds = run_timed(command)
            if turn > 0:
                times[name].append(seconds)
    return times
