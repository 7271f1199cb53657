"""The queries of a live editor and a check of a scene."""

import json
import statistics

from board import Line
from processes import run_measured
from turns import one_processor

# In the last one nearly every class has its own rows, and `check` reports notes about them. The others have no finding.
SCREENS = {"screen": (60, "dashboard"), "form": (100, "form"), "adaptive scene": (100, "adaptive")}
AMBIGUOUS = "ambiguous scene"
# The figures of a screen are medians of at least this number of turns.
LEAST_TURNS = 6
LOOSE_LABEL, TIED_LABEL = (f'verticalHuggingPriority="{priority}" text=' for priority in (250, 251))


class ScreenTurns:
    """The measurements of all screens.

    These figures are times and have no peer, and a shared machine changes its speed for seconds at a time. So a
    run takes a turn before each part of the board, and the median is that of the whole run.
    """

    def __init__(self, bench, scratch, make, rounds):
        self.bench = bench
        self.rounds = rounds
        texts = {name: make(views, kind) for name, (views, kind) in SCREENS.items()}
        # Two labels in each panel tie for the same height, so that `check` searches for suggestions and tries them
        # on copies.
        adaptive = texts["adaptive scene"]
        self.ambiguities = adaptive.count(LOOSE_LABEL)
        texts[AMBIGUOUS] = adaptive.replace(LOOSE_LABEL, TIED_LABEL)
        self.paths = {name: scratch / f"{name}.storyboard" for name in texts}
        for name, text in texts.items():
            self.paths[name].write_text(text, encoding="utf-8")
        # For each screen and turn, the reports of a process on one processor and of a process on all.
        self.reports = {name: [] for name in texts}

    def take(self):
        """Measures each screen once."""
        for name, reports in self.reports.items():
            with one_processor(len(reports)):
                alone = self.report(name)
            reports.append((alone, self.report(name)))

    def report(self, name):
        command = [str(self.bench), "--rounds", str(self.rounds), "--screens", str(self.paths[name])]
        return json.loads(run_measured(command)[1])[0]

    def lines(self):
        """Takes the missing turns; returns the lines for a screen of 60 views and for scenes of 100."""
        while len(self.reports[AMBIGUOUS]) < LEAST_TURNS:
            self.take()
        lines = []
        for name in SCREENS:
            reports = self.reports[name]
            title = f"{name}, {reports[0][0]['views']} views"
            picture, whole, frames = (single_thread(reports, member)
                                      for member in ("picture", "pictureWithFrames", "frames"))
            lines += [faster(f"{title}: a scene to SVG", picture, 5),
                      faster(f"{title}: the same with its layout", whole, 5)]
            if name == "screen":
                lines.append(faster(f"{title}: a new class to frames", frames, 1))
                continue
            check, everywhere = (all_threads(reports, member) for member in ("check", "checkOnDevices"))
            lines.append(faster(f"{title}: check of nine classes", check, 10))
            lines.append(Line.fact(f"{title}: the same, on all screens of each class",
                                   f"{statistics.median(everywhere):.2f} ms", "", ""))
        check = statistics.median(all_threads(self.reports[AMBIGUOUS], "check"))
        return [*lines, Line.fact(f"adaptive scene, {self.ambiguities} ambiguities: check of nine classes with "
                                  "suggestions", f"{check:.2f} ms", "", "")]


def faster(name, turns, limit):
    """Returns a line that is met if the median of the turns, in milliseconds, is below the limit."""
    taken = statistics.median(turns)
    return Line.below(name, f"{taken:.2f} ms", "", taken, limit, " ms", milliseconds_by_turn=turns)


def single_thread(reports, member):
    """Returns the milliseconds of each turn of a query that uses one thread."""
    return [alone[member]["cpuMedianMicroseconds"] / 1000 for alone, _ in reports]


def all_threads(reports, member):
    """Returns the milliseconds of each turn of a query that uses all processors, so these are wall times."""
    return [free[member]["medianMicroseconds"] / 1000 for _, free in reports]
