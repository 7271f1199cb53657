"""The environment of a measurement: the machine, its file system, and the versions of the tools."""

import os
import pathlib
import platform
import statistics
import subprocess
import tempfile
import time


def facts(folder, date, versions):
    """Returns names and values in display order."""
    return {
        "date": date,
        "machine": f"{processor()}, {os.cpu_count()} cores, {memory()}",
        "system": f"{system()}, Linux {platform.release()}",
        "file system": f"{file_system(folder)}; a write of 4 KB and fsync takes "
                       f"{fsync_seconds(folder) * 1000:.2f} ms",
        "load at the start": f"{os.getloadavg()[0]:.1f}",
        **versions,
    }


def first_line(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.stdout.decode("utf-8", "replace").strip().partition("\n")[0]


def fsync_seconds(folder, runs=50):
    """Returns the median seconds of writing a page to a file and making it durable."""
    times = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(runs):
            start = time.perf_counter()
            os.write(file.fileno(), bytes(4096))
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return statistics.median(times)


def processor():
    for line in read("/proc/cpuinfo").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def memory():
    for line in read("/proc/meminfo").splitlines():
        if line.startswith("MemTotal"):
            return f"{int(line.split()[1]) / 1e6:.1f} GB"
    return "unknown memory"


def system():
    for line in read("/etc/os-release").splitlines():
        if line.startswith("PRETTY_NAME="):
            return line.partition("=")[2].strip('"')
    return platform.system()


def file_system(folder):
    return first_line("stat", "--file-system", "--format=%T", str(folder))


def read(path):
    try:
        return pathlib.Path(path).read_text(encoding="utf-8")
    except OSError:
        return ""
