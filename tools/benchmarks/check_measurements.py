"""A check of files, compared with xiblint, which looks for bad practices in the text and computes no frames."""

import json
import shutil
import statistics
import subprocess
import sys
import time

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


def check(ninefold, documents, scratch, runs):
    """Returns the lines; both run alternately, as whole processes over the same files."""
    folder = scratch / "checked"
    folder.mkdir()
    for path in peers.document_paths(documents)[:DOCUMENTS]:
        shutil.copyfile(path, folder / path.name)
    (folder / ".xiblint.json").write_text(json.dumps({"rules": RULES}), encoding="utf-8")
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
    ours, theirs = (statistics.median(times[name]) for name in commands)
    return [Line.fact(f"check of {4 * DOCUMENTS} scenes, nine classes, all screens / xiblint, no frames",
                      milliseconds(ours), milliseconds(theirs), f"{ours / theirs:.2f}x", runs=times),
            rules(ninefold, folder, runs)]
