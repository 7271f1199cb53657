"""Writes the page of the board's last run: docs/performance.md and its picture."""

import board
import plot

HEAD = """# Performance

This page compares Ninefold with its peers: tools that do the same work or a part of it. One run of
`tools/benchmarks/run --document docs/performance.md` writes this page; do not edit it by hand. All figures are in
[performance.json](performance.json).

- Ninefold and its peer run alternately, and a figure is the median of all runs. The speed of a shared machine varies.
  So both sides of a solver comparison run on one processor, and its ratio is the median of the ratios of all runs,
  as for edits in a session. Frames and pictures of a screen are measured on each processor in turn, and the turns
  of a screen are spread over the run.
- A figure with `x` is Ninefold's result divided by the peer's. Below 1, Ninefold is faster or smaller.
- An edit is durable when it returns, because it waits for one fsync. The time depends on the disk: if an fsync takes
  5 ms, every durable edit of any tool takes at least 5 ms. git is measured with its defaults, which do not wait for
  the disk, and with durable commits.
- The peers are a C loop over the same rows (raw C loop), expat, lxml, DoltLite, git, fossil, kiwi in C++, xiblint
  and SQLite's shell. Sessions of Ninefold and DoltLite stay open. git, fossil and lines with "processes" are measured
  as whole processes.
- xiblint applies all of its rules that need no configuration. It reads the text and computes no frames. Real documents
  are those of `--corpus`, each in a folder of its own. Those on which xiblint ends with a traceback are left out.
"""


GROWTH = """The left chart shows the time of each operation by the number of documents (1,000 objects each), the right
one by the number of edits in the history of 10 documents. The time axes are logarithmic. A flat line means that the time
does not depend on that number."""


def page(facts, lines, growths, picture):
    """Returns the page's text; `picture` is the name of the plot beside it."""
    missed = [line for line in lines if line.met is False]
    met = sum(line.met is True for line in lines)
    parts = [HEAD, "## The run\n", *(f"- {name}: {value}" for name, value in facts.items()), "",
             "## Targets\n", f"{met} of {met + len(missed)} targets are met. " + (
                 "Not met:" if missed else "None is missed."), ""]
    parts += [f"- {line.name}: {line.figure}, target {line.target}" for line in missed]
    parts += ["", "## Where we lose\n", *where_we_lose(lines), ""]
    if growths:
        parts += ["## How it grows\n", GROWTH, "",
                  f"![Time of each operation by documents and by edits]({picture})", ""]
    return "\n".join([*parts, "## All results\n", board.table(lines), ""])


def where_we_lose(lines):
    lost = [line for line in lines if line.loses]
    if not lost:
        return ["To none of the peers, in none of the lines."]
    return [f"- {line.name}: {line.ours} against {line.peer}, {line.figure}" for line in lost]


def write(path, facts, lines, growths, text):
    """Writes the page, the picture and the figures (`text`) into one folder."""
    picture = path.with_suffix(".svg")
    path.write_text(page(facts, lines, growths, picture.name), encoding="utf-8")
    if growths:
        picture.write_text(plot.svg(growths), encoding="utf-8")
    path.with_suffix(".json").write_text(text, encoding="utf-8")
