"""The solver beside kiwi on the same systems, and what a live editor and a check ask of a screen."""

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import solver_systems
from board import Line, microseconds, milliseconds
from processes import run_measured

KIWI = "kiwisolver==1.5.0"
VIEWS = (40, 400, 4000)
# Kiwi needs minutes for the largest systems and for those with content sizes.
PEER_LIMIT_SECONDS = 60
NEAR = 1e-6
SCREENS = {60: "adaptive dashboard", 100: "adaptive"}


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
    """Returns the figures of both, of each the least of some runs; None if kiwi takes too long."""
    ours, theirs = [], []
    for _ in range(runs):
        ours.append(run_json([str(bench), "--seconds", "0.3", "--systems", str(path)])[0])
        if peer is None or theirs is None:
            continue
        try:
            theirs.append(run_json([str(peer), "0.3", str(path)]))
        except subprocess.TimeoutExpired:
            theirs = None
    if theirs:
        check_values(path, ours[0]["values"], theirs[0]["values"])
    if peer is None:
        theirs = []
    return least(ours), least(theirs) if theirs is not None else None


def run_json(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=PEER_LIMIT_SECONDS)
    return json.loads(done.stdout)


def least(figures):
    """The least of each figure: what else runs on the machine only adds to it."""
    if not figures:
        return {}
    return {"solve": min(one["solve"] for one in figures),
            "changes": {name: min(one["changes"][name] for one in figures)
                        for name in figures[0]["changes"]}}


def check_values(path, ours, theirs):
    """Raises unless both found the same layout."""
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True)):
        if abs(our - their) > NEAR * max(1, abs(their)):
            raise RuntimeError(f"{path.name}: variable {number} is {our} here, {their} in kiwi")


def beside(name, ours, theirs):
    """A line for solving at once, and one for each changed constant."""
    if theirs is None:
        limit = PEER_LIMIT_SECONDS * 1e6
        return [Line.at_most(f"solve {name} / kiwi, stopped", milliseconds(ours["solve"] / 1e6),
                             f"> {PEER_LIMIT_SECONDS} s", ours["solve"] / limit, 0.5),
                *(Line.fact(f"change {change}, {name}", microseconds(taken), "", "")
                  for change, taken in ours["changes"].items())]
    if not theirs:
        return [Line.fact(f"solve {name}", milliseconds(ours["solve"] / 1e6), "no kiwi", "")]
    lines = [Line.at_most(f"solve {name} / kiwi", microseconds(ours["solve"]),
                          microseconds(theirs["solve"]), ours["solve"] / theirs["solve"], 0.5)]
    for change, taken in ours["changes"].items():
        peer = theirs["changes"][change]
        lines.append(Line.at_most(f"change {change}, {name} / kiwi's edit variable",
                                  f"{taken:.1f} µs", f"{peer:.1f} µs", taken / peer, 1))
    return lines


def screens(bench, scratch, make, rounds):
    """Returns the lines for a screen of 60 views and a scene of 100."""
    reports = {}
    for views, kind in SCREENS.items():
        path = scratch / f"screen-{views}.storyboard"
        path.write_text(make(views, kind), encoding="utf-8")
        command = [str(bench), "--rounds", str(rounds), "--screens", str(path)]
        reports[views] = json.loads(run_measured(command)[1])[0]
    small, large = reports[60], reports[100]
    frames = small["frames"]["medianMicroseconds"] / 1000
    check, everywhere = (large[name]["medianMicroseconds"] / 1000
                         for name in ("check", "checkOnDevices"))
    return [
        Line.below(f"new class to frames, {small['views']} views", f"{frames:.2f} ms", "", frames,
                   1, " ms", report=small),
        Line.below(f"check of nine classes, {large['views']} views", f"{check:.2f} ms", "", check,
                   10, " ms", report=large),
        Line.fact("the same, on every screen of each class", f"{everywhere:.2f} ms", "", ""),
    ]
