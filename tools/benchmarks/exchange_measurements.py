"""The exchange of edits over a git repository, compared with git's own commits of the changed files."""

import json
import os
import re
import shutil
import statistics
import subprocess

import doltlite_peer
from board import Line, megabytes, milliseconds
from processes import run_measured, run_timed

PUSHES = 1_000
DOLTLITE_PUSHES = 200
# Pushes and fetches of one edit behind a long history.
FETCHES = 20
MANY = 10_000
ENVIRONMENT = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
               "GIT_AUTHOR_NAME": "Bench", "GIT_AUTHOR_EMAIL": "bench@example.invalid",
               "GIT_COMMITTER_NAME": "Bench", "GIT_COMMITTER_EMAIL": "bench@example.invalid"}


class Place:
    """A folder for projects, repositories and the cache."""

    def __init__(self, ninefold, bench, folder):
        self.ninefold, self.bench, self.folder = ninefold.path, bench, folder
        self.environment = {**ENVIRONMENT, "XDG_CACHE_HOME": str(folder / "caches")}

    def run(self, *words):
        """Runs the command and returns its output."""
        return run_measured([self.ninefold, *map(str, words)], self.folder, self.environment)[1]

    def seconds(self, *words):
        return run_timed([self.ninefold, *map(str, words)], self.folder, self.environment)

    def git(self, *words, folder=None):
        """Runs git and returns the seconds."""
        return run_timed(["git", *map(str, words)], folder or self.folder, self.environment)

    def repository(self, name):
        """Makes a bare repository with one pack of everything that is pushed."""
        path = self.folder / f"{name}.git"
        self.git("init", "--quiet", "--bare", "--initial-branch=main", path)
        self.git("config", "gc.auto", "0", folder=path)
        return path

    def constraint(self, project):
        """Returns the id of a constraint with a constant."""
        query = "SELECT id FROM layoutConstraint WHERE constant IS NOT NULL GROUP BY id HAVING count(*) = 1 LIMIT 1"
        return json.loads(self.run("sql", query, "--project", project, "--json"))["rows"][0][0]

    def edited(self, project, name, edits):
        """Returns a copy of a project with a number of edits, made in one session."""
        copy, other = self.folder / f"{name}.ninefold", self.folder / f"{name}-short.ninefold"
        for path in (copy, other):
            shutil.copyfile(project, path)
        run_measured([str(self.bench), "--edits", str(edits), str(copy), str(other)])
        return copy


def size(repository):
    """Returns the bytes of a repository's objects."""
    return sum(path.stat().st_size for path in (repository / "objects").rglob("*") if path.is_file())


def exchange(ninefold, bench, project, documents, scratch, history):
    """Returns the lines."""
    folder = scratch / "exchange"
    folder.mkdir()
    place = Place(ninefold, bench, folder)
    document = min((*documents.rglob("*.storyboard"), *documents.rglob("*.xib")),
                   key=lambda path: path.stat().st_size)
    return [*small_pushes(place, project, document), *large_pushes(place, project, document),
            *clones(place, project, document, history)]


def small_pushes(place, project, document):
    """Pushes of one edit, and what is in the repository after many of them."""
    shutil.copyfile(project, place.folder / "App.ninefold")
    hub = place.repository("small")
    first = place.seconds("push", hub, "--project", "App.ninefold")
    constraint = place.constraint("App.ninefold")
    place.git("gc", "--quiet", folder=hub)
    begin = size(hub)
    work, git_hub = git_work(place, "small-git", document)
    place.git("gc", "--quiet", folder=git_hub)
    git_begin = size(git_hub)
    ours, theirs = [], []
    for turn in range(PUSHES):
        place.run("set", constraint, "constant", str(5000 + turn), "--project", "App.ninefold")
        ours.append(place.seconds("push", "--project", "App.ninefold"))
        edit(work / document.name, turn)
        place.git("commit", "--quiet", "--all", "-m", f"edit {turn}", folder=work)
        theirs.append(place.git("push", "--quiet", "origin", "main", folder=work))
    pushed, git_pushed = ((size(hub) - begin) / PUSHES, (size(git_hub) - git_begin) / PUSHES)
    for repository in (hub, git_hub):
        place.git("gc", "--quiet", folder=repository)
    kept, git_kept = (size(hub) - begin) / PUSHES, (size(git_hub) - git_begin) / PUSHES
    mean, git_mean = statistics.median(ours), statistics.median(theirs)
    last, git_last = statistics.median(ours[-100:]), statistics.median(theirs[-100:])
    dolt = doltlite_peer.measure_pushes(project, DOLTLITE_PUSHES, MANY)
    dolt_mean = statistics.median(dolt["one"])
    return [
        Line.fact("first push of 400 scenes", milliseconds(first), "", ""),
        Line.at_most("push of one edit / git push of a commit, processes", milliseconds(mean), milliseconds(git_mean),
                     mean / git_mean, 3),
        Line.fact(f"the same, the last 100 of {PUSHES} / git", milliseconds(last), milliseconds(git_last),
                  f"{last / git_last:.2f}x"),
        Line.at_most(f"bytes in the repository an edit, after {PUSHES} pushes / git", f"{pushed:.0f} B",
                     f"{git_pushed:.0f} B", pushed / git_pushed, 1),
        Line.fact(f"the same, after git gc / git", f"{kept:.0f} B",
                  f"{git_kept:.0f} B", f"{kept / git_kept:.2f}x"),
        Line.fact("push of one edit by a process, with git / DoltLite's push to a file, in an open session",
                  milliseconds(mean), milliseconds(dolt_mean), f"{mean / dolt_mean:.2f}x"),
        Line.fact("bytes in the repository an edit / in DoltLite's file", f"{pushed:.0f} B", f"{dolt['bytes']:.0f} B",
                  f"{pushed / dolt['bytes']:.3f}x"),
        Line.fact(f"push of {MANY} edits by DoltLite, in an open session", "", milliseconds(dolt["many"]), ""),
        Line.fact(f"clone of {MANY + DOLTLITE_PUSHES} edits by DoltLite, from a file", "", milliseconds(dolt["clone"]),
                  ""),
    ]


def large_pushes(place, project, document):
    """A push of many edits at once."""
    edited = place.edited(project, "many", MANY)
    hub = place.repository("large")
    seconds = place.seconds("push", f"{hub}#App", "--project", edited)
    work, _ = git_work(place, "large-git", document)
    import_commits(place, work, document, MANY)
    git_seconds = place.git("push", "--quiet", "origin", "main", folder=work)
    return [Line.fact(f"push of {MANY} edits / git push of {MANY} commits", milliseconds(seconds),
                      milliseconds(git_seconds), f"{seconds / git_seconds:.2f}x")]


def clones(place, project, document, history):
    """A clone of a long history, and a push of one edit behind it."""
    edited = place.edited(project, "long", history)
    hub = place.repository("long")
    place.run("push", f"{hub}#App", "--project", edited)
    seconds = place.seconds("clone", f"{hub}#App", "Clone.ninefold")
    constraint = place.constraint(edited)
    pushes, fetches = [], []
    for turn in range(FETCHES):
        place.run("set", constraint, "constant", str(5000 + turn), "--project", edited)
        pushes.append(place.seconds("push", f"{hub}#App", "--project", edited))
        fetches.append(place.seconds("fetch", "--project", "Clone.ninefold"))
    one, fetch = statistics.median(pushes), statistics.median(fetches)
    work, git_hub = git_work(place, "long-git", document)
    import_commits(place, work, document, history)
    place.git("push", "--quiet", "origin", "main", folder=work)
    git_seconds = place.git("clone", "--quiet", f"file://{git_hub}", "long-clone")
    return [
        Line.fact(f"push of one edit after {history} edits", milliseconds(one), "", ""),
        Line.fact(f"fetch of one edit after {history} edits", milliseconds(fetch), "", ""),
        Line.fact(f"clone of {history} edits, all applied and checked / git clone of {history} commits",
                  milliseconds(seconds), milliseconds(git_seconds), f"{seconds / git_seconds:.2f}x"),
        Line.fact(f"the repository of {history} edits / git", megabytes(size(hub)), megabytes(size(git_hub)),
                  f"{size(hub) / size(git_hub):.2f}x"),
    ]


def git_work(place, name, document):
    """Makes a work tree with a document, whose origin is a bare repository; returns both."""
    hub = place.repository(name)
    work = place.folder / name
    work.mkdir()
    place.git("init", "--quiet", "--initial-branch=main", folder=work)
    place.git("config", "gc.auto", "0", folder=work)
    place.git("remote", "add", "origin", hub, folder=work)
    shutil.copyfile(document, work / document.name)
    place.git("add", "--all", folder=work)
    place.git("commit", "--quiet", "-m", "project", folder=work)
    place.git("push", "--quiet", "origin", "main", folder=work)
    return work, hub


def edit(path, turn):
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'( constant=")[^"]*"', rf'\g<1>{5000 + turn}"', text, count=1), encoding="utf-8")


def import_commits(place, work, document, count):
    """Makes commits of one-line edits with one `git fast-import`."""
    before, _, rest = document.read_bytes().partition(b' constant="')
    _, _, after = rest.partition(b'"')
    name = document.name.encode()
    with subprocess.Popen(["git", "fast-import", "--quiet", "--force"], cwd=work, env=place.environment,
                          stdin=subprocess.PIPE) as process:
        for turn in range(count):
            text = before + b' constant="%d"' % (5000 + turn) + after
            origin = b"from refs/heads/main^0\n" if turn == 0 else b""
            process.stdin.write(
                b"commit refs/heads/main\ncommitter Bench <bench@example.invalid> %d +0000\ndata 4\nedit\n" % turn
                + origin + b"M 100644 inline %s\ndata %d\n" % (name, len(text)) + text + b"\n")
        process.stdin.close()
        if process.wait() != 0:
            raise RuntimeError("git fast-import failed")
