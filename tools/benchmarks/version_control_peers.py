"""Commits of a one-line edit with git and fossil, each in a repository of its own."""

import os
import pathlib
import shutil
import tempfile

from processes import run_timed


def copy_documents(paths, folder, target):
    """Copies documents with their paths relative to `folder`; returns the copies."""
    copies = []
    for path in paths:
        copy = target / path.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
        copies.append(copy)
    return copies


def edit_one_line(path, turn):
    """Changes the first constant of a document, and sets its modification time two seconds later.

    Fossil treats a file with the same size and the same second as unchanged.
    """
    changed = path.stat().st_mtime + 2
    before, _, rest = path.read_bytes().partition(b' constant="')
    _, _, after = rest.partition(b'"')
    path.write_bytes(before + b' constant="%d"' % (1000 + turn) + after)
    os.utime(path, (changed, changed))


def time_commits(copies, runs, commit, beside):
    """Returns the seconds of committing one edit at a time, and those of `beside`, which runs alternately.

    The first turn is a warm-up. All pending writes are synced before each turn starts. Otherwise a tool that
    syncs would wait for the writes of one that does not.
    """
    def settled(timed):
        os.sync()
        return timed()

    edited = copies[len(copies) // 2]
    turns = []
    for turn in range(runs + 1):
        edit_one_line(edited, turn)
        turns.append((settled(lambda: commit(turn)), settled(beside)))
    return [list(times) for times in zip(*turns[1:])]


def git(paths, folder, runs, is_durable, beside):
    """Returns the seconds of `git commit --all` and of `beside`; durable ones sync objects and references."""
    sync = "all" if is_durable else "default"
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    with tempfile.TemporaryDirectory(prefix="ninefold-git-") as scratch:
        place = pathlib.Path(scratch)

        def run(*words):
            command = ["git", "-c", "user.name=Bench", "-c", "user.email=bench@example.invalid",
                       "-c", "gc.auto=0", "-c", f"core.fsync={sync}", *words]
            return run_timed(command, place, environment)

        copies = copy_documents(paths, folder, place)
        run("init", "--quiet")
        run("add", "--all")
        run("commit", "--quiet", "--message", "project")
        return time_commits(copies, runs, lambda turn: run(
            "commit", "--quiet", "--all", "--message", f"edit {turn}"), beside)


def fossil(paths, folder, runs, beside):
    """Returns the seconds of `fossil commit` and of `beside`."""
    with tempfile.TemporaryDirectory(prefix="ninefold-fossil-") as scratch:
        place = pathlib.Path(scratch) / "checkout"
        place.mkdir()
        repository = str(pathlib.Path(scratch) / "project.fossil")
        environment = {**os.environ, "USER": "bench", "HOME": scratch, "FOSSIL_HOME": scratch}

        def run(*words):
            return run_timed(["fossil", *words], place, environment)

        copies = copy_documents(paths, folder, place)
        run("new", repository)
        run("open", "--force", "--keep", repository)
        run("addremove")
        run("commit", "--no-warnings", "-m", "project")
        return time_commits(copies, runs, lambda turn: run(
            "commit", "--no-warnings", "-m", f"edit {turn}"), beside)
