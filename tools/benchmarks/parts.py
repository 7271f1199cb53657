"""The parts of the board, which can be measured separately."""

import dataclasses
import pathlib

import app_measurements
import check_measurements
import edit_measurements
import exchange_measurements
import growth_measurements
import measurements
import merge_measurements
import preview_measurements
import score_measurements
import screen_measurements
import solver_measurements
import source_measurements
import version_measurements
from project_generator.storyboards import screen, storyboard


@dataclasses.dataclass
class Setting:
    """The context of the measurements. Parts add the growths to plot to `growths`."""

    ninefold: measurements.Command
    bench: pathlib.Path
    scratch: pathlib.Path
    # Folders of generated documents, by their number of scenes.
    folders: dict
    installed: pathlib.Path
    options: object
    growths: list = dataclasses.field(default_factory=list)
    screens: screen_measurements.ScreenTurns = dataclasses.field(init=False)

    def __post_init__(self):
        self.screens = screen_measurements.ScreenTurns(self.bench, self.scratch, screen, self.options.rounds)

    def project(self, name, scenes=400):
        """Makes a project of generated documents."""
        path = self.scratch / f"{name}.ninefold"
        self.ninefold.create(path, self.folders[scenes])
        return path


def edits(at):
    project = at.project("edits")
    return edit_measurements.edits(at.ninefold, at.bench, project, at.folders[400], at.scratch,
                                   at.options.history, at.options.process_runs)


def versions(at):
    project = at.project("versions-base")
    return version_measurements.versions(at.bench, project, at.folders[400], at.scratch,
                                         4 * at.options.rounds, at.options.runs)


def exchange(at):
    project = at.project("exchange-base")
    return exchange_measurements.exchange(at.ninefold, at.bench, project, at.folders[400], at.scratch,
                                          at.options.history)


def in_and_out(at):
    lines = measurements.in_and_out(at.ninefold, at.folders[400], at.scratch, at.options.runs)
    if at.options.corpus.is_dir():
        lines += measurements.corpus_size(at.ninefold, at.options.corpus, at.scratch)
    return lines


def merge(at):
    return merge_measurements.merge_files(at.ninefold, at.scratch, storyboard,
                                          at.options.process_runs)


def solver(at):
    return solver_measurements.solver(at.bench, at.scratch, at.installed.with_name("kiwi"),
                                      min(at.options.runs, 3))


def screens(at):
    return at.screens.lines()


def check(at):
    lines = check_measurements.generated(at.ninefold, at.folders[400], at.scratch, min(at.options.runs, 3))
    return lines + check_measurements.real(at.ninefold, at.options.corpus, at.scratch, at.options.runs)


def app(at):
    return app_measurements.app(at.ninefold, at.folders[400], at.scratch, at.options.runs)


def sources(at):
    return source_measurements.sources(at.ninefold, at.scratch, min(at.options.runs, 3))


def layout(at):
    projects = {scenes: at.project(f"scenes-{scenes}", scenes) for scenes in at.folders}
    document, scene = measurements.first_scene(at.ninefold, projects[4])
    return [
        *measurements.layout_in_process(at.bench, projects[400], at.options.rounds),
        *measurements.layout_by_size(at.bench, projects, document, 100 * at.options.rounds),
        *measurements.layout_process(at.ninefold, projects[400], document, scene,
                                     at.options.process_runs),
    ]


def previews(at):
    return preview_measurements.previews(at.ninefold, at.scratch, min(at.options.runs, 5), storyboard)


def scores(at):
    return score_measurements.scores(at.ninefold, at.options.corpus, at.options.merges)


def growth(at):
    lines, at.growths = growth_measurements.growth(at.ninefold, at.bench, at.scratch)
    return lines


# In the order of the board. The screens come last, because they take a turn before each part.
PARTS = {"edits": edits, "versions": versions, "exchange": exchange, "in-and-out": in_and_out, "merge": merge,
         "solver": solver, "layout": layout, "check": check, "sources": sources,
         "app": app, "previews": previews, "scores": scores, "growth": growth, "screens": screens}
