"""The command reference as one page, from the command's own help."""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "packaging"))
import manual  # noqa: E402  (in the folder beside)


def page(binary):
    """The page as Markdown."""
    dump = subprocess.run([str(binary), "--experimental-dump-help"], check=True, capture_output=True)
    root = json.loads(dump.stdout)["command"]
    lines = ["# Commands", "",
             "Generated from `ninefold help` by `tools/reference/write`."]
    for names, command in manual.commands(root, []):
        lines += section(names, command if names == [root["commandName"]] else own(command))
    return "\n".join(lines) + "\n"


def own(command):
    """A command without the flags that all commands have."""
    common = {"version", "help"}
    arguments = [entry for entry in command.get("arguments", [])
                 if not common & {name["name"] for name in entry.get("names", [])}]
    return {**command, "arguments": arguments}


def section(names, command):
    """One command: its description, usage, arguments and examples."""
    lines = ["", "## " + " ".join(names), "", plain(command.get("abstract", "")) + ".", "",
             "```", manual.synopsis(names, command), "```"]
    for text in filter(None, command.get("discussion", "").split("\n\n")):
        lines.append("")
        first, _, rest = text.partition("\n")
        if text.startswith("  "):
            lines += ["```", *(line.removeprefix("  ") for line in text.split("\n")), "```"]
        elif rest and first.endswith(":"):
            lines += [first[:1] + first[1:].lower() if first[:2].isupper() else first, "", "```",
                      *(line.removeprefix("  ") for line in rest.split("\n")), "```"]
        else:
            lines.append(plain(text))
    shown = [entry for entry in command.get("arguments", []) if entry.get("shouldDisplay", True)]
    if shown:
        lines += ["", "| argument | meaning |", "|---|---|"]
        lines += [f"| `{cell(manual.label(entry))}` | {cell(plain(manual.meaning(entry)))} |" for entry in shown]
    return lines


def plain(text):
    return text.replace("<", "&lt;")


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")
