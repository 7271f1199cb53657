"""The paths of the files of an installation."""

import pathlib
import shutil
import subprocess
import sys

import manual

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMPLETIONS = {
    "bash": "share/bash-completion/completions/ninefold",
    "zsh": "share/zsh/vendor-completions/_ninefold",
    "fish": "share/fish/vendor_completions.d/ninefold.fish",
}


# Programs that the command runs: the studio's server, and the reader of Swift for check --sources.
PROGRAMS = ("ninefold-studio", "ninefold-sources")


def build():
    """Builds the command and the programs beside it; returns the command's path."""
    for product in (*PROGRAMS, "ninefold"):
        built = subprocess.run([str(ROOT / "tools/build"), str(ROOT), product], check=True,
                               stdout=subprocess.PIPE, text=True)
    return pathlib.Path(built.stdout.strip())


def install(binary, prefix, date):
    """Installs the command, completions, man pages and licence below a folder, and the programs that are
    beside the command; returns all paths."""
    written = [copy(binary, prefix / "bin/ninefold", 0o755),
               copy(ROOT / "LICENSE", prefix / "share/doc/ninefold/copyright"),
               copy(ROOT / "CHANGELOG.md", prefix / "share/doc/ninefold/CHANGELOG.md")]
    for name in PROGRAMS:
        program = binary.with_name(name)
        if program.exists():
            written.append(copy(program, prefix / "bin" / name, 0o755))
        else:
            print(f"{name} is not installed: it is not beside the command", file=sys.stderr)
    for shell, place in COMPLETIONS.items():
        script = subprocess.run([str(binary), "--generate-completion-script", shell], check=True,
                                capture_output=True).stdout
        path = prefix / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(script)
        written.append(path)
    return written + manual.write(binary, prefix / "share/man", date)


def copy(source, target, mode=0o644):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)
    return target


def release_date():
    """The date of the last commit, so that the same source gives the same files."""
    command = ["git", "log", "-1", "--format=%cs"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
