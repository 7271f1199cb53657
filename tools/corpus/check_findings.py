#!/usr/bin/env python3
"""Checks every document of a folder in all nine classes: none may crash, hang or be refused.

    check_findings.py NINEFOLD [--folder FOLDER] [--seconds N] [--show N] [--all] [--jobs N]

Prints the time and the findings by kind and platform, then the most frequent messages. Findings of one kind about
one object count once for all classes and screens. Without --folder the shared corpus is checked. Exit status 1 if a
document crashed, was refused or took longer than --seconds.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import resource
import sys

import corpus
import score_frames


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ninefold", help="the command to check")
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=60, help="the time limit for a document")
    parser.add_argument("--show", type=int, default=20, help="most frequent findings to print")
    parser.add_argument("--all", action="store_true", help="unsure findings too")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    return parser.parse_args()


def check(ninefold, path, options):
    """Returns the outcome of one document, and its findings if the command succeeded."""
    words = ["check", path, "--json", "--fail-on", "never", *(["--all"] if options.all else [])]
    outcome = ninefold.run(*words, timeout=options.seconds)
    return outcome, json.loads(outcome.output)["findings"] if outcome.status == 0 else None


def platform(folder, path):
    start = (folder / path).read_bytes()[:2000]
    found = re.search(rb'targetRuntime="([A-Za-z]+)', start)
    return found.group(1).decode() if found else "none"


def distinct(findings):
    """The findings of all classes and screens: the first message by kind and object."""
    found = {}
    for finding in findings:
        found.setdefault((finding["kind"], finding["object"]), pattern(finding["message"]))
    return [(kind, item, sentence) for (kind, item), sentence in sorted(found.items())]


def pattern(message):
    """A message without names, numbers and screens, so that similar messages count together."""
    message = message.partition(" Seen on ")[0]
    message = re.sub(r'"[^"]*"', '"…"', message)
    message = re.sub(r"\b[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\b", "ID", message)
    return re.sub(r"-?\d+(\.\d+)?", "N", message)


class Tally:
    """The findings of all documents."""

    def __init__(self):
        self.kinds = collections.Counter()
        self.documents = collections.defaultdict(set)
        self.sentences = collections.Counter()
        self.examples = {}

    def add(self, path, runtime, findings):
        for kind, item, sentence in distinct(findings):
            self.kinds[runtime, kind] += 1
            self.documents[runtime, kind].add(path)
            self.sentences[kind, sentence] += 1
            self.examples.setdefault((kind, sentence), f"{path} {item}")

    def lines(self, show):
        for (runtime, kind), count in sorted(self.kinds.items()):
            yield f"{runtime:<10} {kind:<22} {count:5} in {len(self.documents[runtime, kind]):3}"
        for (kind, sentence), count in self.sentences.most_common(show):
            yield f"{count:5} {kind}: {sentence} ({self.examples[kind, sentence]})"


def main():
    options = arguments()
    corpus.require_binary(options.ninefold)
    folder = options.folder or corpus.folder()
    ninefold = corpus.Ninefold(options.ninefold, folder)
    paths = score_frames.documents(folder)
    tally, failures, slowest = Tally(), [], (0, "")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, (outcome, findings) in zip(
                paths, pool.map(lambda path: check(ninefold, path, options), paths)):
            slowest = max(slowest, (outcome.seconds, path))
            if findings is None:
                failures.append(f"{path}: {outcome.summary()}")
            else:
                tally.add(path, platform(folder, path), findings)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{len(paths)} documents, {len(failures)} failed, {used.ru_utime + used.ru_stime:.1f} s of "
          f"processor time, at most {slowest[0]:.2f} s ({slowest[1]})")
    for line in [*failures, *tally.lines(options.show)]:
        print(line)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
