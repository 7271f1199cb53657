#!/usr/bin/env python3
"""Times the peers with which Ninefold is compared; prints JSON, times in milliseconds.

    peers.py lxml FOLDER [--runs 5]                    parse all storyboards and xibs into trees
    peers.py doltlite PROJECT.ninefold [--runs 5]      insert the project's rows and commit
    peers.py processes [--runs 30] PROJECT.ninefold NINEFOLD ARGUMENT...
                                                       `sqlite3 FILE 'select 1'` and the command
    peers.py commits FOLDER [--runs 5]                 git and fossil: commit a one-line edit

As a module: `lxml_parse`, `doltlite_insert`, `process_times`, `git_commit`, `fossil_commit`.
lxml and doltlite come from PyPI: `pip install lxml doltlite==0.51.3`.
"""

import argparse
import gc
import importlib.util
import json
import pathlib
import shutil
import statistics
import sys
import time

import doltlite_peer
import version_control_peers
from processes import process_times


class MissingPeer(Exception):
    """A peer is not installed. The text says how to install it."""


def require_module(name, requirement):
    if importlib.util.find_spec(name) is None:
        raise MissingPeer(f"{name} is not installed: pip install {requirement}")


def summary(times, **facts):
    """Returns the statistics of a list of times in seconds, with facts about the run."""
    milliseconds = [round(seconds * 1000, 3) for seconds in times]
    median = round(statistics.median(milliseconds), 3)
    return {"median_ms": median, "runs_ms": milliseconds, **facts}


def document_paths(folder):
    """Returns all storyboards and xibs below a folder."""
    return sorted(path for path in pathlib.Path(folder).rglob("*")
                  if path.suffix in (".storyboard", ".xib") and path.is_file())


def lxml_parse(folder, runs=5):
    """Times lxml parsing every document of a folder into trees that stay in memory."""
    require_module("lxml", "lxml")
    from lxml import etree
    paths = [str(path) for path in document_paths(folder)]
    times = []
    for _ in range(runs):
        gc.collect()
        start = time.perf_counter()
        trees = [etree.parse(path) for path in paths]
        times.append(time.perf_counter() - start)
        del trees
    size = sum(pathlib.Path(path).stat().st_size for path in paths)
    return summary(times, files=len(paths), bytes=size, lxml=etree.__version__)


def doltlite_insert(project, runs=5):
    """Times DoltLite inserting all rows of a project's tables and committing them."""
    require_module("doltlite", "doltlite==0.51.3")
    outcome = doltlite_peer.measure(project, runs)
    return summary(outcome.pop("seconds"), **outcome)


def sqlite_and_ninefold(project, command, runs=30):
    """Times `sqlite3 FILE 'select 1'` and a command as whole processes, alternately."""
    if shutil.which("sqlite3") is None:
        raise MissingPeer("sqlite3 is not installed: apt-get install sqlite3")
    times = process_times(
        {"sqlite3": ["sqlite3", str(project), "select 1"], "ninefold": list(command)}, runs)
    answer = {name: summary(values) for name, values in times.items()}
    difference = answer["ninefold"]["median_ms"] - answer["sqlite3"]["median_ms"]
    return {**answer, "difference_ms": round(difference, 3)}


def git_commit(folder, runs, beside, is_durable=False):
    """Times `git commit` of a one-line edit in a repository with a project's files."""
    if shutil.which("git") is None:
        raise MissingPeer("git is not installed: apt-get install git")
    paths = document_paths(folder)
    times, others = version_control_peers.git(paths, folder, runs, is_durable, beside)
    return summary(times, files=len(paths), is_durable=is_durable, beside=summary(others))


def fossil_commit(folder, runs, beside):
    """Times `fossil commit` of a one-line edit in a repository with a project's files."""
    if shutil.which("fossil") is None:
        raise MissingPeer("fossil is not installed: apt-get install fossil")
    paths = document_paths(folder)
    times, others = version_control_peers.fossil(paths, folder, runs, beside)
    return summary(times, files=len(paths), beside=summary(others))


def commits(folder, runs=5, beside=lambda: 0.0):
    """Returns the commit times of the version control systems that are installed.

    `beside` runs alternately with each of them and returns its own seconds, which are included.
    """
    peers = {
        "git": lambda: git_commit(folder, runs, beside),
        "git_durable": lambda: git_commit(folder, runs, beside, is_durable=True),
        "fossil": lambda: fossil_commit(folder, runs, beside),
    }
    answer = {}
    for name, run in peers.items():
        try:
            answer[name] = run()
        except MissingPeer as missing:
            answer[name] = {"skipped": str(missing)}
    return answer


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="peer", required=True)
    for name, default in (("lxml", 5), ("doltlite", 5), ("processes", 30), ("commits", 5)):
        command = commands.add_parser(name)
        command.add_argument("--runs", type=int, default=default)
        command.add_argument("path", type=pathlib.Path)
        if name == "processes":
            command.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if options.peer == "processes" and not options.command:
        parser.error("give the command to time after the project")
    return options


def main():
    options = arguments()
    try:
        if options.peer == "lxml":
            answer = lxml_parse(options.path, options.runs)
        elif options.peer == "doltlite":
            answer = doltlite_insert(options.path, options.runs)
        elif options.peer == "processes":
            answer = sqlite_and_ninefold(options.path, options.command, options.runs)
        else:
            answer = commits(options.path, options.runs)
    except MissingPeer as missing:
        print(missing, file=sys.stderr)
        return 2
    json.dump(answer, sys.stdout, indent=2)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
