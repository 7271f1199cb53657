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

# A name, the commands that lead to the state before, and the command that is interrupted. "save" is
# Xcode saving the file with another constant.
OPERATIONS = [
    ("init", [], ["init", PROJECT]),
    ("import", [["init", PROJECT]], ["import", "Main.storyboard"]),
    ("import again", [["init", PROJECT], ["import", "Main.storyboard"], ["save", "77"]],
     ["import", "Main.storyboard"]),
    ("undo", [["init", PROJECT], ["import", "Main.storyboard"], ["save", "77"],
              ["import", "Main.storyboard"]], ["undo"]),
    ("undo an import", [["init", PROJECT], ["import", "Main.storyboard"]], ["undo"]),
    ("redo", [["init", PROJECT], ["import", "Main.storyboard"], ["undo"]], ["redo"]),
    ("export", [["init", PROJECT], ["import", "Main.storyboard"], ["save", "77"],
                ["import", "Main.storyboard"], ["undo"]], ["export", "--output", "out"]),
]


class Failure(Exception):
    """What must not happen."""


class Workshop:
    """Runs the command in folders of its own."""

    def __init__(self, binary):
        self.binary = str(pathlib.Path(binary).resolve())

    def run(self, folder, arguments, environment=None):
        return subprocess.run([self.binary, *arguments], cwd=folder, env=environment,
                              capture_output=True, timeout=TIMEOUT_SECONDS, check=False)

    def prepare(self, folder, commands):
        """Makes the state before an operation; it is at rest, without a log beside the file."""
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
        """What a project holds, as text that can be compared; raises if it is not sound."""
        if not (folder / PROJECT).exists():
            return "no project"
        verified = self.run(folder, ["verify"])
        if verified.returncode != 0:
            raise Failure(f"verify: status {verified.returncode}: {verified.stderr.decode()}"
                          f"{verified.stdout.decode()}")
        log = json.loads(self.run(folder, ["log", "--json"]).stdout)
        edits = [(edit["kind"], edit["meaning"]) for edit in log["edits"]]
        with tempfile.TemporaryDirectory() as output:
            exported = self.run(folder, ["export", "--output", output])
            if exported.returncode not in (0, 2):
                raise Failure(f"export: {exported.stderr.decode()}")
            files = {path.name: path.read_text() for path in sorted(pathlib.Path(output).iterdir())}
        return json.dumps([edits, files])


def save(path, constant):
    """What Xcode does when a constant was edited."""
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'constant="\d+"', f'constant="{constant}"', text), encoding="utf-8")
