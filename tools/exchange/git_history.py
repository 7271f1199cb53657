"""Git repositories with histories of generated storyboards, the same for the same seed."""

import pathlib
import random as random_numbers
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from project_generator.storyboards import storyboard  # noqa: E402

MAIN, SIDE, MOVED = "App/Main.storyboard", "App/Side.storyboard", "App/Screens/Side.storyboard"
ARCHIVE = b"<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>\n"


class History:
    """Files that change from commit to commit."""

    def __init__(self, seed, scenes):
        self.random = random_numbers.Random(f"git history {seed}")
        self.files = {MAIN: storyboard(seed, 1, scenes).encode()}
        self.other = storyboard(seed, 2, 1).encode()

    def advance(self, number):
        """Changes files for the next commit."""
        if number and number % 25 == 0:
            self.rearrange(number // 25 % 4)
        before = self.files[MAIN]
        for _ in range(self.random.randint(1, 4)):
            self.files[MAIN] = self.edited(self.files[MAIN])
        while number and self.files[MAIN] == before:
            self.files[MAIN] = self.edited(before)

    def rearrange(self, turn):
        """Adds a second storyboard, moves it, breaks it and deletes it, in turn."""
        if turn == 1:
            self.files[SIDE] = self.edited(self.other)
        elif turn == 2:
            self.files[MOVED] = self.files.pop(SIDE)
        elif turn == 3:
            self.files["App/Old.xib"] = ARCHIVE
        else:
            for path in (MOVED, "App/Old.xib"):
                self.files.pop(path, None)

    def edited(self, data):
        """Returns a storyboard with one line changed, deleted, or duplicated with a new id."""
        lines = data.decode().split("\n")
        kind = self.random.choice(("number", "number", "text", "delete", "copy"))
        if kind in ("delete", "copy"):
            places = [place for place, line in enumerate(lines)
                      if line.strip().startswith("<constraint ") and line.endswith("/>")]
            place = self.random.choice(places)
            if kind == "delete":
                del lines[place]
            else:
                new = "".join(self.random.choice("abcdefghij0123456789") for _ in range(8))
                new = f'id="{new[:3]}-{new[3:5]}-{new[5:]}"'
                lines.insert(place, re.sub(r'\bid="[^"]*"', new, lines[place]))
            return "\n".join(lines).encode()
        pattern = r'(constant|x|width)="[\d.]+"' if kind == "number" else r'(text|title)="[^"]*"'
        places = [place for place, line in enumerate(lines) if re.search(" " + pattern, line)]
        place = self.random.choice(places)
        value = self.random.randint(1, 400)
        value = str(value) if kind == "number" else f"Version {value} &amp; more"
        lines[place] = re.sub(" " + pattern, rf' \1="{value}"', lines[place], count=1)
        return "\n".join(lines).encode()


def make_repository(folder, seed, commits, scenes):
    """Makes a repository with the given number of commits on `main`."""
    git(folder, "init", "-q", "-b", "main", ".")
    history = History(seed, scenes)
    stream = bytearray()
    before = {}
    for number in range(commits):
        history.advance(number)
        time = 1_600_000_000 + number * 3600
        message = f"Change {number}\n\nWhy: täglich <{number}>\n".encode()
        author = f"Ann Example {number % 3} <ann{number % 3}@example.com> {time} +0200"
        stream += f"commit refs/heads/main\nauthor {author}\ncommitter {author}\n".encode()
        stream += b"data %d\n%s\n" % (len(message), message)
        for path in before.keys() - history.files.keys():
            stream += f"D {path}\n".encode()
        for path, data in sorted(history.files.items()):
            if before.get(path) != data:
                stream += f"M 100644 inline {path}\ndata {len(data)}\n".encode() + data + b"\n"
        stream += f"M 100644 inline notes.txt\ndata 2\n{number % 10}\n\n".encode()
        before = dict(history.files)
    subprocess.run(["git", "fast-import", "--quiet"], cwd=folder, input=bytes(stream), check=True)


def git(folder, *arguments, check=True):
    """Runs git and returns its output as text."""
    run = subprocess.run(["git", *arguments], cwd=folder, check=check, capture_output=True)
    return run.stdout.decode()


def blobs(folder, revision):
    """Returns the hashes of the storyboards and xibs of a commit by path."""
    found = {}
    for entry in git(folder, "ls-tree", "-r", "-z", revision).split("\0"):
        if entry:
            head, path = entry.split("\t", 1)
            if path.endswith((".storyboard", ".xib")):
                found[path] = head.split()[2]
    return found


def commits_of(folder, revision="HEAD"):
    """Returns (hash, author, time, message) of a branch's commits of documents, oldest first."""
    text = git(folder, "log", "--first-parent", "--reverse", "-z",
               "--format=%H%x01%an <%ae>%x01%at%x01%B", revision, "--", "*.storyboard", "*.xib")
    return [tuple(part.strip("\n") for part in entry.split("\x01"))
            for entry in text.split("\0") if entry]
