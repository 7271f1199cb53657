"""The solver beside kiwi on the same systems, and what a live editor and a check ask of a screen."""

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import solver_systems
from board import Line, milliseconds
from processes import run_measured

KIWI = "kiwisolver==1.5.0"
VIEWS = (40, 400, 4000)
# Kiwi needs minutes for the largest systems and for those with content sizes.
PEER_LIMIT_SECONDS = 60
NEAR = 1e-6
# In the last one nearly every class has rows of its own.
SCREENS = {"screen": (60, "dashboard"), "form": (100, "form"), "adaptive scene": (100, "adaptive")}


def install_kiwi(folder):
    """Fetches kiwi's source package and compiles the peer; returns its path, None if it can't."""
    peer = folder / "kiwi_peer"
    source = Path(__file__).with_name("kiwi_peer.cpp")
    if peer.exists() and peer.stat().st_mtime > source.stat().st_mtime:
        return peer
    folder.mkdir(parents=True, exist_ok=True)
    try:
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                        "--no-binary", "kiwisolver", "--dest", str(folder), KIWI],
                       check=True, stdout=sys.stderr)
        package = next(folder.glob("kiwisolver-*.tar.gz"))
        with tarfile.open(package) as archive:
            archive.extractall(folder, filter="data")
        headers = folder / package.name.removesuffix(".tar.gz")
        subprocess.run([os.environ.get("CXX", "c++"), "-O3", "-DNDEBUG", "-std=c++17",
                        f"-I{headers}", str(source), "-o", str(peer)], check=True)
    except (OSError, StopIteration, subprocess.CalledProcessError) as error:
        print(f"skipping kiwi, which can't be fetched or compiled: {error}", file=sys.stderr)
        return None
    return peer


def solver(bench, scratch, installed, runs):
    """Returns the lines of the solver: each system alone, then the growth of each shape."""
    peer = install_kiwi(installed)
    lines, solved = [], {}
    for shape, make in solver_systems.SHAPES.items():
        for views in VIEWS:
            path = scratch / f"{shape}-{views}.txt"
            path.write_text(make(views).text(), encoding="ascii")
            ours, theirs = take_turns(bench, peer, path, runs)
            solved[shape, views] = ours["solve"]
            lines += beside(f"{shape} of {views} views", ours, theirs)
    for shape in solver_systems.SHAPES:
        few, many = solved[shape, 400], solved[shape, 4000]
        lines.append(Line.below(f"{shape}: 4,000 views / 400", milliseconds(many / 1e6),
                                milliseconds(few / 1e6), many / few, 15))
    return lines


def take_turns(bench, peer, path, runs):
    """Returns the microseconds of both, each the least of some runs: what else runs on the machine
    only adds to it. Kiwi's are None without kiwi, and lack what it was stopped before."""
    ours, theirs = {}, None if peer is None else {}
    for _ in range(runs):
        keep_least(ours, own_figures(bench, path))
        if peer is None or theirs and "stopped" in theirs:
            continue
        figures, is_stopped = peer_figures(peer, path)
        check_values(path, ours["values"], figures.pop("values", None))
        keep_least(theirs, figures)
        if is_stopped:
            theirs["stopped"] = True
    return ours, theirs


def own_figures(bench, path):
    command = [str(bench), "--seconds", "0.3", "--systems", str(path)]
    report = json.loads(run_measured(command)[1])[0]
    changes = {f"change {name}": taken for name, taken in report["changes"].items()}
    return {"solve": report["solve"], "values": report["values"], **changes}


def peer_figures(peer, path):
    """Returns what the peer printed, and whether it was stopped before its end."""
    try:
        done = subprocess.run([str(peer), "0.3", str(path)], stdout=subprocess.PIPE, check=True,
                              timeout=PEER_LIMIT_SECONDS)
        printed, is_stopped = done.stdout, False
    except subprocess.TimeoutExpired as error:
        printed, is_stopped = error.stdout or b"", True
    figures = {}
    for line in printed.decode("ascii").splitlines():
        name, *numbers = line.split("\t")
        values = [float(number) for number in numbers]
        figures[name] = values if name == "values" else values[0]
    return figures, is_stopped


def keep_least(known, figures):
    for name, value in figures.items():
        known[name] = value if name == "values" else min(known.get(name, value), value)


def check_values(path, ours, theirs):
    """Raises unless both found the same layout."""
    if theirs is None:
        return
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True)):
        if abs(our - their) > NEAR * max(1, abs(their)):
            raise RuntimeError(f"{path.name}: variable {number} is {our} here, {their} in kiwi")


def beside(name, ours, theirs):
    """A line for solving at once, and one for each changed constant."""
    lines = []
    for figure, taken in ours.items():
        if figure == "values":
            continue
        limit = 0.5 if figure == "solve" else 1
        title = f"{figure}, {name}"
        if theirs is None:
            lines.append(Line.fact(title, shown(taken), "no kiwi", ""))
        elif figure in theirs:
            lines.append(Line.at_most(f"{title} / kiwi", shown(taken), shown(theirs[figure]),
                                      taken / theirs[figure], limit))
        else:
            lines.append(Line.fact(title, shown(taken), f"> {PEER_LIMIT_SECONDS} s", ""))
    return lines


def shown(value):
    return f"{value:.1f} µs" if value < 1000 else milliseconds(value / 1e6)


def screens(bench, scratch, make, rounds):
    """Returns the lines for a screen of 60 views and for scenes of 100."""
    reports = {}
    for name, (views, kind) in SCREENS.items():
        path = scratch / f"{name}.storyboard"
        path.write_text(make(views, kind), encoding="utf-8")
        command = [str(bench), "--rounds", str(rounds), "--screens", str(path)]
        reports[name] = json.loads(run_measured(command)[1])[0]
    lines = []
    for name, report in reports.items():
        frames = report["frames"]["cpuMedianMicroseconds"] / 1000
        # Classes are worked on at the same time, so these are as long as somebody waits.
        check, everywhere = (report[member]["medianMicroseconds"] / 1000
                             for member in ("check", "checkOnDevices"))
        title = f"{name}, {report['views']} views"
        if name == "screen":
            lines.append(Line.below(f"{title}: a new class to frames", f"{frames:.2f} ms", "",
                                    frames, 1, " ms", report=report))
            continue
        lines.append(Line.below(f"{title}: check of nine classes", f"{check:.2f} ms", "", check, 10,
                                " ms", report=report))
        lines.append(Line.fact(f"{title}: the same, on all screens of each class",
                               f"{everywhere:.2f} ms", "", ""))
    return lines
