"""A check of files, compared with xiblint, which looks for bad practices in the text and computes no frames."""

import json
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

import peers
from board import Line, milliseconds

# The number of storyboards of four scenes.
DOCUMENTS = 10
# All of xiblint's rules except those that need a configuration.
RULES = ["accessibility*", "autolayout_frames", "automation*", "no_*", "simulated*"]


def rules(ninefold, folder, runs):
    """Returns the line about a check with all rules that need no configuration, and one with none, run alternately."""
    explained = subprocess.run([ninefold.path, "check", "--explain", "all", "--json"], capture_output=True, check=True)
    chosen = {kind["kind"]: {} for kind in json.loads(explained.stdout)["kinds"]
              if kind["audience"] != "everyone" and not any(option["required"] for option in kind["options"])}
    configurations = {"none": {}, "all": {"rules": chosen}}
    times = {name: [] for name in configurations}
    for turn in range(runs + 1):
        for name, content in configurations.items():
            path = folder / f"{name}.json"
            path.write_text(json.dumps(content), encoding="utf-8")
            start = time.perf_counter()
            subprocess.run([ninefold.path, "check", ".", "--config", str(path), "--fail-on", "never"], cwd=folder,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            if turn > 0:
                times[name].append(time.perf_counter() - start)
    without, with_rules = (statistics.median(times[name]) for name in configurations)
    return Line.fact(f"check of {4 * DOCUMENTS} scenes with {len(chosen)} rules of teams / without",
                     milliseconds(with_rules), milliseconds(without), f"{with_rules / without:.2f}x", runs=times)


def beside_xiblint(ninefold, folder, runs):
    """Returns the medians of both, and all times; they run alternately, as whole processes over a folder's files."""
    commands = {"ninefold": [ninefold.path, "check", "."],
                "xiblint": [sys.executable, "-m", "xiblint", "."]}
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            start = time.perf_counter()
            done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, check=False)
            if done.returncode not in (0, 1) or not done.stdout:
                raise RuntimeError(f"{name}: {done.stderr.decode('utf-8', 'replace')[-300:]}")
            if turn > 0:
                times[name].append(time.perf_counter() - start)
    return statistics.median(times["ninefold"]), statistics.median(times["xiblint"]), times


def generated(ninefold, documents, scratch, runs):
    """Returns the lines about generated storyboards."""
    folder = linted_folder(scratch / "checked")
    for path in peers.document_paths(documents)[:DOCUMENTS]:
        shutil.copyfile(path, folder / path.name)
    ours, theirs, times = beside_xiblint(ninefold, folder, runs)
    return [Line.fact(f"check of {4 * DOCUMENTS} scenes, nine classes, all screens / xiblint, no frames",
                      milliseconds(ours), milliseconds(theirs), f"{ours / theirs:.2f}x", runs=times),
            rules(ninefold, folder, runs)]


def real(ninefold, corpus, scratch, runs):
    """Returns the line about real documents, without those on which xiblint ends with a traceback."""
    if not corpus.is_dir():
        print(f"{corpus} is not there: no check of real documents", file=sys.stderr)
        return []
    folder = linted_folder(scratch / "real")
    copied = copy_documents(corpus, folder)
    failing = failures(folder, copied)
    for path in failing:
        (folder / path).unlink()
    ours, theirs, times = beside_xiblint(ninefold, folder, runs)
    left_out = f", which fails on {len(failing)} others" if failing else ""
    return [Line.at_most(f"check of {len(copied) - len(failing)} real documents, default settings / xiblint{left_out}",
                         milliseconds(ours), milliseconds(theirs), ours / theirs, 1.0, runs=times)]


def linted_folder(folder):
    """Makes a folder with xiblint's rules."""
    folder.mkdir()
    (folder / ".xiblint.json").write_text(json.dumps({"rules": RULES}), encoding="utf-8")
    return folder


def copy_documents(corpus, folder):
    """Copies the storyboards and xibs of a corpus, each into a folder of its own, so that the check finds no
    Xcode project. Returns their paths in `folder`."""
    found = sorted(path for path in corpus.rglob("*")
                   if path.suffix in (".storyboard", ".xib") and path.is_file())
    paths = [Path(str(number), path.name) for number, path in enumerate(found)]
    for source, path in zip(found, paths):
        (folder / path).parent.mkdir()
        shutil.copyfile(source, folder / path)
    return paths


# Reads paths, and prints those on which xiblint raises an exception.
FAILURES = """
import sys
from xiblint.patch_element_tree import patch_element_tree
patch_element_tree()
from xiblint.__main__ import process_file
from xiblint.config import Config
config = Config()
for path in sys.stdin.read().splitlines():
    try:
        process_file(path, config)
    except Exception:
        print(path)
"""


def failures(folder, paths):
    """Returns the documents of a folder on which xiblint fails."""
    done = subprocess.run([sys.executable, "-c", FAILURES], cwd=folder, input="\n".join(map(str, paths)),
                          stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()
