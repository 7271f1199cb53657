"""The table in docs/reliability.md of places that may trap, with the reasons why they do not."""

import collections
import re

HEADING = "### Remaining places, and why no input reaches them"
ROW = re.compile(r"^\| ([a-z ]+?) \| `([^`]+)` \| (\d+) \| (.+) \|$")

Row = collections.namedtuple("Row", "kind place count reason")


def rows(page):
    """The rows of the table under `HEADING`; raises ValueError for a line that is not a row."""
    if HEADING not in page:
        raise ValueError(f"there is no heading '{HEADING}'")
    found = []
    for line in page.split(HEADING, 1)[1].split("\n#", 1)[0].splitlines():
        if not line.startswith("|") or re.match(r"^\|[-| ]+\|$", line) or line.startswith("| kind "):
            continue
        match = ROW.match(line)
        if not match or not match[4].strip():
            raise ValueError(f"no row of the table: {line}")
        found.append(Row(match[1], match[2], int(match[3]), match[4].strip()))
    return found


def place_of(file, places):
    """The innermost of the places (files or folders) that contains a file; None if there is none."""
    inside = [place for place in places if file == place or place.endswith("/") and file.startswith(place)]
    return max(inside, key=len, default=None)


def compare(found, table):
    """Yields messages about differences between the counts, `{(kind, file): count}`, and the table."""
    allowed = {(row.kind, row.place): row.count for row in table}
    if len(allowed) != len(table):
        yield "the table has a place twice for one kind"
    sums = collections.Counter()
    for (kind, file), count in sorted(found.items()):
        place = place_of(file, [place for other, place in allowed if other == kind])
        if place is None:
            yield f"Sources/{file}: {count} of kind '{kind}', and no row of the table allows any"
        else:
            sums[kind, place] += count
    for (kind, place), count in sorted(allowed.items()):
        now = sums[kind, place]
        if now > count:
            yield f"Sources/{place}: {now} of kind '{kind}', and the table allows {count}"
        elif now < count:
            yield f"Sources/{place}: {now} of kind '{kind}', and the table still has {count}: lower it"
