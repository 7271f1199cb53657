"""The solver compared with kiwi on the same systems."""

import json
import os
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

import solver_systems
from board import Line, milliseconds
from processes import run_measured
from turns import medians, one_processor

KIWI = "kiwisolver==1.5.0"
VIEWS = (40, 400, 4000)
# Kiwi needs minutes for the largest systems and for those with content sizes.
PEER_LIMIT_SECONDS = 60
NEAR = 1e-6


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
    lines, paths = [], {}
    for shape, make in solver_systems.SHAPES.items():
        for views in VIEWS:
            path = paths[shape, views] = scratch / f"{shape}-{views}.txt"
            path.write_text(make(views).text(), encoding="ascii")
            lines += beside(f"{shape} of {views} views", take_turns(bench, peer, path, runs))
    for shape in solver_systems.SHAPES:
        turns = []
        for turn in range(2 * runs):
            with one_processor(turn):
                turns.append(tuple(own_figures(bench, paths[shape, views])["solve"]
                                   for views in (4000, 400)))
        many, few, growth = medians(turns)
        lines.append(Line.below(f"{shape}: 4,000 views / 400", milliseconds(many / 1e6),
                                milliseconds(few / 1e6), growth, 15))
    return lines


def take_turns(bench, peer, path, runs):
    """Returns the turns: the microseconds of each of our figures, and kiwi's. Those are None without kiwi,
    lack the figures after a timeout, and are empty in later turns."""
    turns, is_stopped = [], False
    for turn in range(2 * runs):
        with one_processor(turn):
            ours = own_figures(bench, path)
            theirs = None if peer is None else {}
            if peer is not None and not is_stopped:
                theirs, is_stopped = peer_figures(peer, path)
                check_values(path, ours["values"], theirs.pop("values", None))
        del ours["values"]
        turns.append((ours, theirs))
    return turns


def own_figures(bench, path):
    command = [str(bench), "--seconds", "0.3", "--systems", str(path)]
    report = json.loads(run_measured(command)[1])[0]
    changes = {f"change {name}": taken for name, taken in report["changes"].items()}
    return {"solve": report["solve"], "values": report["values"], **changes}


def peer_figures(peer, path):
    """Returns the peer's output, and whether it was stopped by the timeout."""
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


def check_values(path, ours, theirs):
    """Raises unless both found the same layout."""
    if theirs is None:
        return
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True)):
        if abs(our - their) > NEAR * max(1, abs(their)):
            raise RuntimeError(f"{path.name}: variable {number} is {our} here, {their} in kiwi")


def beside(name, turns):
    """A line for solving the whole system, and one for each changed constant."""
    lines = []
    for figure in turns[0][0]:
        limit = 0.5 if figure == "solve" else 1
        title = f"{figure}, {name}"
        taken = statistics.median(ours[figure] for ours, _ in turns)
        both = [(ours[figure], theirs[figure]) for ours, theirs in turns
                if theirs is not None and figure in theirs]
        if both:
            ours, theirs, ratio = medians(both)
            lines.append(Line.at_most(f"{title} / kiwi", shown(ours), shown(theirs), ratio, limit))
        elif turns[0][1] is None:
            lines.append(Line.fact(title, shown(taken), "no kiwi", ""))
        else:
            lines.append(Line.fact(title, shown(taken), f"> {PEER_LIMIT_SECONDS} s", ""))
    return lines


def shown(value):
    return f"{value:.1f} µs" if value < 1000 else milliseconds(value / 1e6)
