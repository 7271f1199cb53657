"""The operations that the fault tools interrupt, and the states that they may leave."""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile

SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "docs/sample/Weather.storyboard"
PROJECT = "p.ninefold"
TIMEOUT_SECONDS = 60

# Fetched edits remain, regardless of the following merge.
NAMES = """SELECT (SELECT group_concat(edit || ' ' || message) FROM version),
  (SELECT group_concat(name || ' ' || coalesce(edit, 0)) FROM branch WHERE name NOT LIKE '%/%')"""
# Other projects beside it, with names that the command does not search for.
OTHER, BACKUP = "p.other", "p.backup"
SET = ["set", "rHt-Cn-001", "constant"]
OTHER_SET = ["set", "gRt-Cn-001", "constant"]
TWO_SIDES = [["init", PROJECT], ["import", "Main.storyboard"], ["branch", "side"], SET + ["77"],
             ["switch", "side"], OTHER_SET + ["78"], ["switch", "main"]]

# A name, the commands that lead to the state before, and the interrupted command. If that command has two
# steps, the first step follows, whose state is also permitted. "save" stands for Xcode saving the file with
# another constant.
OPERATIONS = [
    ("init", [], ["init", PROJECT]),
    ("import", [["init", PROJECT]], ["import", "Main.storyboard"]),
    ("import again", [["init", PROJECT], ["import", "Main.storyboard"], ["save", "77"]],
     ["import", "Main.storyboard"]),
    ("undo", [["init", PROJECT], ["import", "Main.storyboard"], ["save", "77"],
              ["import", "Main.storyboard"]], ["undo"]),
    ("undo an import", [["init", PROJECT], ["import", "Main.storyboard"]], ["undo"]),
    ("redo", [["init", PROJECT], ["import", "Main.storyboard"], ["undo"]], ["redo"]),
    ("edit", [["init", PROJECT], ["import", "Main.storyboard"]], SET + ["77"]),
    ("commit", [["init", PROJECT], ["import", "Main.storyboard"]], ["commit", "-m", "first"]),
    ("merge", TWO_SIDES, ["merge", "side"]),
    ("pull", [["init", PROJECT], ["import", "Main.storyboard"], ["clone", PROJECT, OTHER],
              SET + ["77", "--project", OTHER], OTHER_SET + ["78"]],
     ["pull", OTHER, "--project", PROJECT], ["fetch", OTHER, "--project", PROJECT]),
    ("backup", [["init", PROJECT], ["import", "Main.storyboard"], SET + ["77"]],
     ["backup", BACKUP]),
    ("export", [["init", PROJECT], ["import", "Main.storyboard"], ["save", "77"],
                ["import", "Main.storyboard"], ["undo"]], ["export", "--output", "out"]),
]


class Failure(Exception):
    """A violated expectation."""


class Workshop:
    """Runs the command in separate folders."""

    def __init__(self, binary):
        self.binary = str(pathlib.Path(binary).resolve())

    def run(self, folder, arguments, environment=None):
        return subprocess.run([self.binary, *arguments], cwd=folder, env=environment,
                              capture_output=True, timeout=TIMEOUT_SECONDS, check=False)

    def prepare(self, folder, commands):
        """Makes the state before an operation, checkpointed and without a log beside the file."""
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(SAMPLE, folder / "Main.storyboard")
        for command in commands:
            if command[0] == "save":
                save(folder / "Main.storyboard", command[1])
                continue
            process = self.run(folder, command)
            if process.returncode != 0:
                raise Failure(f"{command}: {process.stderr.decode()}")

    def state(self, folder):
        """A project's content as comparable text; raises if the project is not intact."""
        states = [self.project_state(folder, name) for name in (PROJECT, BACKUP)]
        return json.dumps(states)

    def project_state(self, folder, project):
        if not (folder / project).exists():
            return "no project"
        verified = self.run(folder, ["verify", "--project", project])
        if verified.returncode != 0:
            raise Failure(f"verify: status {verified.returncode}: {verified.stderr.decode()}"
                          f"{verified.stdout.decode()}")
        log = json.loads(self.run(folder, ["log", "--json", "--project", project]).stdout)
        edits = [(edit["kind"], edit["meaning"]) for edit in log["edits"]]
        with tempfile.TemporaryDirectory() as output:
            exported = self.run(folder, ["export", "--output", output, "--project", project])
            if exported.returncode not in (0, 2):
                raise Failure(f"export: {exported.stderr.decode()}")
            files = {path.name: path.read_text() for path in sorted(pathlib.Path(output).iterdir())}
        names = self.run(folder, ["sql", NAMES, "--project", project]).stdout.decode()
        return [edits, files, names]


def save(path, constant):
    """Saves the file with an edited constant, as Xcode does."""
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'constant="\d+"', f'constant="{constant}"', text), encoding="utf-8")
