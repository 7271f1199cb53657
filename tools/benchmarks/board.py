"""The board: one line for each measured property, with its peer and its target."""

import dataclasses
import typing


# Names that distinguish a peer from an own figure used for comparison.
PEERS = ("lxml", "DoltLite", "git", "fossil", "kiwi", "raw C loop", "expat", "sqlite3", "xiblint")


@dataclasses.dataclass(frozen=True)
class Line:
    """A measured property; `met` is None if there is no target."""

    name: str
    ours: str
    peer: str
    figure: str
    target: str
    met: typing.Optional[bool]
    details: dict

    @staticmethod
    def at_most(name, ours, peer, value, limit, unit="x", **details):
        """A line that is met if `value` is at most `limit`, both in `unit`."""
        return Line(name, ours, peer, f"{value:.2f}{unit}", f"≤ {limit:g}{unit}",
                    value <= limit, {"value": value, "limit": limit, **details})

    @staticmethod
    def below(name, ours, peer, value, limit, unit="x", **details):
        """A line that is met if `value` is less than `limit`."""
        return Line(name, ours, peer, f"{value:.2f}{unit}", f"< {limit:g}{unit}",
                    value < limit, {"value": value, "limit": limit, **details})

    @staticmethod
    def at_least(name, value, limit, unit=""):
        """A line of a score that is met if `value` is at least `limit`."""
        return Line(name, f"{value:g}{unit}", "", f"{value:g}{unit}", f"≥ {limit:g}{unit}",
                    value >= limit, {"value": value, "limit": limit})

    @property
    def loses(self):
        """True if a peer takes less."""
        is_beside = any(peer in self.name for peer in PEERS)
        return is_beside and self.figure.endswith("x") and float(self.figure[:-1]) > 1

    @staticmethod
    def fact(name, ours, peer, figure, **details):
        """A line without a target."""
        return Line(name, ours, peer, figure, "", None, details)


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def microseconds(value):
    return f"{value:.0f} µs"


def megabytes(count):
    return f"{count / 1e6:.1f} MB"


def markdown(facts, lines):
    """Returns the board as text: facts about the machine and tools, and the table."""
    return "\n".join([*(f"- {name}: {value}" for name, value in facts.items()), "", table(lines)])


def table(lines):
    verdicts = {True: "yes", False: "**no**", None: ""}
    rows = [("", "Ninefold", "peer", "figure", "target", "met")]
    rows += [(line.name, line.ours, line.peer, line.figure, line.target, verdicts[line.met])
             for line in lines]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    padded = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |"
              for row in rows]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([padded[0], rule, *padded[1:]])


def as_json(facts, lines):
    return {"facts": facts, "lines": [dataclasses.asdict(line) for line in lines]}
