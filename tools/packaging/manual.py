"""Man pages of the command, from its own help."""

import json
import pathlib
import re
import subprocess


def write(binary, folder, date):
    """Writes a page for the command, one for each of its commands, and one for each topic of its help
    into the folder's man1 and man7; returns their paths."""
    root = json.loads(output(binary, "--experimental-dump-help"))["command"]
    version = output(binary, "--version").strip()
    pages = {f"man1/{'-'.join(names)}.1": page(names, command, version, date)
             for names, command in commands(root, [])}
    for topic in topics(root):
        pages[f"man7/ninefold-{topic}.7"] = topic_page(
            topic, output(binary, "help", topic), version, date)
    written = []
    for name, text in pages.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def output(binary, *arguments):
    return subprocess.run([str(binary), *arguments], check=True, capture_output=True, text=True).stdout


def topics(root):
    """The topics that the general help lists."""
    _, _, listed = root.get("discussion", "").partition("HELP TOPICS:")
    return [line.split()[0] for line in listed.splitlines()[1:] if line.startswith("  ")]


def topic_page(topic, text, version, date):
    """A man page of what `help TOPIC` prints: one line, paragraphs, examples."""
    overview, _, rest = text.partition("\n\n")
    title = f"ninefold-{topic}"
    return "\n".join([
        f'.TH "{title.upper()}" 7 "{date}" "Ninefold {version}" "Ninefold"',
        ".SH NAME", escaped(f"{title} - {overview.removeprefix('OVERVIEW: ')}"),
        ".SH DESCRIPTION", *paragraphs(rest.strip()), ".SH SEE ALSO", ".BR ninefold (1)"]) + "\n"


def commands(command, above):
    """A command and all below it, each with its names; `help` is left out."""
    names = above + [command["commandName"]]
    yield names, command
    for child in command.get("subcommands", []):
        if child["commandName"] != "help" and child.get("shouldDisplay", True):
            yield from commands(child, names)


def page(names, command, version, date):
    """One man page."""
    title = "-".join(names)
    lines = [f'.TH "{title.upper()}" 1 "{date}" "Ninefold {version}" "Ninefold"',
             ".SH NAME", escaped(f"{title} - {command.get('abstract', '')}"),
             ".SH SYNOPSIS", ".nf", escaped(synopsis(names, command)), ".fi"]
    discussion = command.get("discussion", "")
    if discussion:
        lines += [".SH DESCRIPTION", *paragraphs(discussion)]
    shown = [entry for entry in command.get("arguments", []) if entry.get("shouldDisplay", True)]
    if shown:
        lines.append(".SH OPTIONS")
        for entry in shown:
            lines += [".TP", bold(label(entry)), escaped(meaning(entry))]
    children = [child for _, child in commands(command, []) if child is not command]
    if children:
        lines.append(".SH COMMANDS")
        for child in command["subcommands"]:
            if child["commandName"] == "help":
                continue
            lines += [".TP", bold(child["commandName"]), escaped(child.get("abstract", ""))]
    lines += [".SH EXIT STATUS", "0: the command succeeded. 1: the result needs attention: findings, differences,",
              "conflicts, problems or no match. 2: it failed; the project is unchanged. 64: the command line is wrong."]
    related = [f".BR {names[0]} (1)"] if len(names) > 1 else [
        f".BR {names[0]}\\-{escaped(topic)} (7)" for topic in topics(command)]
    if related:
        lines += [".SH SEE ALSO", *related]
    return "\n".join(lines) + "\n"


def meaning(entry):
    """What an argument means, with its values and its default if the text does not say them."""
    text = " ".join(part for part in (entry.get("abstract"), entry.get("discussion")) if part)
    values = entry.get("allValues") or []
    # The topic size-classes lists the nine classes.
    if "any-any" not in values and not all(value in text for value in values):
        text += f" Values: {', '.join(values)}."
    default = entry.get("defaultValue")
    if default and "Default" not in text:
        text += f" Default: {'the current folder' if default == '.' else default}."
    return text


def synopsis(names, command):
    parts = [" ".join(names)]
    if command.get("subcommands"):
        parts.append("COMMAND ...")
    for entry in command.get("arguments", []):
        if not entry.get("shouldDisplay", True):
            continue
        text = label(entry).split(", ")[-1]
        if entry.get("isRepeating"):
            text += " ..."
        parts.append(f"[{text}]" if entry.get("isOptional") else text)
    return " ".join(parts)


def label(entry):
    """An argument as the user types it."""
    value = f"<{entry.get('valueName', 'value')}>"
    if entry["kind"] == "positional":
        return value
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in entry["names"]]
    text = ", ".join(names)
    return text if entry["kind"] == "flag" else f"{text} {value}"


def paragraphs(text):
    """Formats running text; indented lines are not filled."""
    result, is_open = [], False
    for line in text.splitlines():
        is_indented = line.startswith("  ")
        if is_indented != is_open:
            result.append(".nf" if is_indented else ".fi")
            is_open = is_indented
        if re.fullmatch(r"[A-Z][A-Z ]+:", line):
            result += [f".SH {line[:-1]}"]
        else:
            result.append(escaped(line) if line.strip() else ".PP" if not is_open else "")
    return result + ([".fi"] if is_open else [])


def bold(text):
    return ".B " + escaped(text)


def escaped(text):
    """Escapes text for troff."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in ".'" else line for line in text.split("\n"))
