"""Runs the test suite in a build folder of its own."""

import os
import pathlib
import re
import subprocess

import rows

ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(title, folder, flags, settings, pattern=None, report=None):
    """Builds and runs the tests with flags and environment variables; returns the row of the table.

    `report` is an expression for the lines that count as faults beside failed tests.
    """
    scratch = ROOT / folder
    command = ["swift", "test", "--package-path", str(ROOT), "--scratch-path", str(scratch), *flags]
    if pattern:
        command += ["--filter", pattern]
    done = subprocess.run(command, check=False, env={**os.environ, **settings},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = done.stdout.decode("utf-8", "replace")
    scratch.mkdir(exist_ok=True)
    (scratch / "output.txt").write_text(text, encoding="utf-8")
    reports = [match.group(0) for match in report.finditer(text)] if report else []
    passed = re.findall(r"Test run with (\d+) tests", text)
    failed = len(re.findall(r"^.{0,4}Test .* failed after", text, re.MULTILINE))
    found = ([f"{len(reports)} reports"] if report else []) + [f"{failed} tests failed"]
    print(f"{title}: {passed or ['?']} tests, {', '.join(found)}, status {done.returncode}",
          *sorted(set(reports)), sep="\n", flush=True)
    return rows.Row(title, int((passed or ["0"])[-1]), ", ".join(found),
                    len(reports) + failed or int(done.returncode != 0))
