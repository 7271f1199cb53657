"""The results of a trial, as rows of the table that `tools/torture` prints."""

import dataclasses
import json
import pathlib


@dataclasses.dataclass
class Row:
    """`what` was injected `count` times with the result `found`; `faults` of them failed."""

    what: str
    count: int
    found: str
    faults: int


def add_option(parser):
    parser.add_argument("--rows", type=pathlib.Path, metavar="FILE",
                        help="write rows of the table to this file")


def write(path, rows):
    """Writes rows to the requested file."""
    if path:
        path.write_text(json.dumps([dataclasses.asdict(row) for row in rows]), encoding="utf-8")


def read(path):
    return [Row(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


def table(rows):
    """Rows as Markdown; each is a trial's name, a Row, and the seconds it took, or None."""
    cells = [("trial", "injected", "count", "found", "faults", "seconds")]
    cells += [(name, row.what, f"{row.count:,}", row.found, str(row.faults),
               "" if seconds is None else f"{seconds:.0f}")
              for name, row, seconds in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |"
             for line in cells]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)
