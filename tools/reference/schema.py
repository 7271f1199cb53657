"""The schema reference, from the comments of the migrations about tables, views and columns."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
CREATE = re.compile(r"CREATE (TABLE|VIEW) (\w+)")
COLUMN = re.compile(r"^  (\w+) +(INTEGER|TEXT|REAL|BLOB|ANY)\b(.*)$")
COMMENT = re.compile(r"\s*-- ?(.*)$")


def page():
    """The page as Markdown."""
    lines = ["# Schema", "",
             "A project file is an SQLite database. Generated from the comments of `Migrations/SQL` by",
             "`tools/reference/write`; `ninefold schema` prints the SQL itself."]
    for file in sorted((ROOT / "Migrations/SQL").glob("V*.sql")):
        lines += section(file.read_text(encoding="utf-8").splitlines())
    return "\n".join(lines) + "\n"


def section(lines):
    """One migration: its introduction, then its tables and views."""
    about, at = comment_block(lines, 0)
    result = ["", "## " + titled(about[0]), ""] + prose(about[1:])
    pending = []
    while at < len(lines):
        if lines[at].startswith("--"):
            pending, at = comment_block(lines, at)
            continue
        found = CREATE.match(lines[at])
        if found:
            end = next(n for n in range(at, len(lines)) if lines[n].rstrip().endswith(";")
                       or re.search(r";\s*--", lines[n]))
            result += ["", f"### {found[2]}", ""] + prose(pending)
            if found[1] == "TABLE":
                result += [""] + columns(lines[at + 1:end + 1])
            at = end
        pending = []
        at += 1
    return result


def titled(line):
    """A migration's first line as a heading: its subject alone."""
    if line.startswith("Ninefold project file"):
        line = line.partition(": ")[2].capitalize()
    return re.split(r"[:.]", line)[0]


def comment_block(lines, at):
    block = []
    while at < len(lines) and lines[at].startswith("--"):
        block.append(COMMENT.match(lines[at])[1])
        at += 1
    return block, at


def prose(lines):
    """A comment as Markdown: paragraphs unchanged, indented lines as code."""
    result, code = [], []
    for line in lines:
        if line.startswith("  "):
            code.append(line[2:])
            continue
        if code:
            result += ["```", *code, "```"]
            code = []
        result.append(line)
    if code:
        result += ["```", *code, "```"]
    while result and not result[0]:
        result.pop(0)
    return spaced(result)


def spaced(lines):
    """Separates code from the surrounding text."""
    result, is_code = [], False
    for line in lines:
        if line == "```":
            if not is_code and result and result[-1]:
                result.append("")
            result.append(line)
            is_code = not is_code
        else:
            if result and result[-1] == "```" and not is_code and line:
                result.append("")
            result.append(line)
    return result


def columns(lines):
    """A table's columns: name, type, whether it may be null, comment."""
    key = primary_key(lines)
    rows = []
    depth = 0
    for line in lines:
        code, _, said = line.partition("--")
        found = COLUMN.match(code.rstrip().rstrip(",")) if depth == 0 else None
        depth += code.count("(") - code.count(")")
        if found:
            null = "" if "NOT NULL" in found[3] or found[1] in key else "null"
            rows.append([found[1], found[2], null, said.strip()])
        elif said and not code.strip() and rows and depth == 0:
            rows[-1][3] += " " + said.strip()
    table = ["| column | type | may be null | meaning |", "|---|---|---|---|"]
    for name, kind, null, said in rows:
        name = f"**{name}**" if name in key else name
        table.append(f"| {name} | {kind} | {null} | {plain(said)} |")
    return table


def plain(text):
    """A comment as the text of a table cell."""
    return text.replace("<", "&lt;").replace("|", "\\|")


def primary_key(lines):
    text = " ".join(line.partition("--")[0] for line in lines)
    several = re.search(r"^.*?\bPRIMARY KEY \(([^)]*)\)", text)
    if several:
        return [name.strip() for name in several[1].split(",")]
    single = re.search(r"(\w+) +\w+ NOT NULL PRIMARY KEY", text)
    return [single[1]] if single else []
