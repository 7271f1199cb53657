"""The last run of the board as a page: docs/performance.md and its picture."""

import board
import plot

HEAD = """# Performance

What Ninefold takes, beside what others take for the same or for less. This page is written by one run of
`tools/benchmarks/run --document docs/performance.md` and never by hand; the figures in full are in
[performance.json](performance.json).

- Ninefold and its peer take turns; a figure is the median of all turns, and of the solver a ratio is the median
  of the turns' own ratios, both sides on one processor: a shared machine changes its speed.
- A figure with `x` is ours divided by the peer's: below 1 we are faster, or smaller.
- An edit is durable when it returns: it waits for one fsync. What that costs, and what it is worth, is the
  disk's; on one that takes 5 ms every edit of every tool that is durable takes 5 ms. git is measured
  as it comes, which does not wait for the disk, and durable.
- Peers: a loop in C over the same rows (raw C loop), expat, lxml, DoltLite, git, fossil, kiwi in C++, xiblint
  and SQLite's shell. A session of Ninefold or DoltLite stays open; git, fossil and lines that say so are whole
  processes.
"""


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
        parts += ["## How it grows\n", f"![Time of each operation by documents and by edits]({picture})", ""]
    return "\n".join([*parts, "## The board\n", board.table(lines), ""])


def where_we_lose(lines):
    lost = [line for line in lines if line.loses]
    if not lost:
        return ["To none of the peers, in none of the lines."]
    return [f"- {line.name}: {line.ours} against {line.peer}, {line.figure}" for line in lost]


def write(path, facts, lines, growths, text):
    """Writes the page, the picture and the figures (`text`) beside each other."""
    picture = path.with_suffix(".svg")
    path.write_text(page(facts, lines, growths, picture.name), encoding="utf-8")
    if growths:
        picture.write_text(plot.svg(growths), encoding="utf-8")
    path.with_suffix(".json").write_text(text, encoding="utf-8")
