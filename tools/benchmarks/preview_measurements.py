"""The board of a large storyboard, and the picture of a change, as whole processes that write a page."""

import re
import statistics

from board import Line, megabytes, milliseconds
from processes import run_measured

SCENES = 60
CHANGED = 2


def previews(ninefold, scratch, runs, storyboard):
    """Returns the lines. `storyboard` makes the text of a storyboard of some scenes."""
    folder = scratch / "previews"
    folder.mkdir()
    old, new, page = (folder / name for name in ("old.storyboard", "new.storyboard", "page.html"))
    text = storyboard(1, 1, SCENES)
    old.write_text(text, encoding="utf-8")
    new.write_text(changed(text), encoding="utf-8")
    drawn = seconds([ninefold.path, "preview", old, "--output", page], runs)
    size = page.stat().st_size
    # Status 1 means that the versions differ, so the shell turns it into success.
    compared = seconds(
        ["sh", "-c", '"$@" || [ $? -eq 1 ]', "sh", ninefold.path, "diff-file", old, new, "--output", page], runs)
    count = page.read_text(encoding="utf-8").count("<section>")
    if count != CHANGED:
        raise RuntimeError(f"the page shows {count} changed scenes, not {CHANGED}")
    return [
        Line.at_most(f"board of {SCENES} scenes as a page", milliseconds(drawn), "", drawn * 1000, 300, " ms"),
        Line.at_most(f"size of the page with {SCENES} scenes", megabytes(size), "", size / 1e6, 2, " MB"),
        Line.at_most(f"picture of a change in {CHANGED} of {SCENES} scenes", milliseconds(compared), "",
                     compared * 1000, 300, " ms"),
    ]


def changed(text):
    """Changes the text of one label in the first and in the last scene."""
    labels = list(re.finditer(r'<label [^>]*? text="([^"]*)"', text))
    for match in (labels[-1], labels[0]):
        start, end = match.span(1)
        text = text[:start] + "Changed" + text[end:]
    return text


def seconds(command, runs):
    """Returns the median time of a process, after one run that is not counted."""
    times = [run_measured(command)[0].seconds for _ in range(runs + 1)]
    return statistics.median(times[1:])
