"""The JSON Schema of edit scripts, from the command's own help."""

import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "Sources/NinefoldCLI/Scripts"
# A word of an edit: JSON may have it as a string, a number or a boolean.
WORD = {"type": ["string", "number", "boolean"]}
OBJECT = {"type": "object", "additionalProperties": WORD}


def page(binary):
    """The schema as text."""
    dump = subprocess.run([str(binary), "--experimental-dump-help"], check=True, capture_output=True)
    root = json.loads(dump.stdout)["command"]
    types = re.findall(r"Command\((\w+)Command\.self\)", (SCRIPT / "EditScript.swift").read_text("utf-8"))
    shared = set(re.findall(
        r'"([a-z-]+)"', re.search(r"shared: Set<String> = \[(.*?)\]", (SCRIPT / "EditForm.swift").read_text("utf-8"),
                                  re.S)[1]))
    names = {name.lower() for name in types}
    forms = {}
    for command in root["subcommands"]:
        if command["commandName"].replace("-", "") in names:
            collect(command, [], shared, forms)
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "a script for ninefold edit, in JSON",
        "type": "object",
        "properties": {
            "version": {"const": 1},
            "edits": {"type": "array", "items": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in forms]}},
        },
        "required": ["version", "edits"],
        "additionalProperties": False,
        "$defs": forms,
    }
    return json.dumps(schema, indent=2) + "\n"


def collect(command, words, shared, forms):
    """Adds the form of a command, or those of its subcommands."""
    words = words + [command["commandName"]]
    inner = [entry for entry in command.get("subcommands", []) if entry["commandName"] != "help"]
    for entry in inner:
        collect(entry, words, shared, forms)
    if inner:
        return
    name = " ".join(words)
    properties = {"edit": {"enum": [name, "add"]} if name == "add object" else {"const": name}}
    required = ["edit"]
    for argument in command.get("arguments", []):
        member, schema = part(argument, words, shared)
        if member is None:
            continue
        if words == ["set"] and argument["kind"] == "positional":
            properties |= {"object": WORD, "values": OBJECT}
            required += ["object", "values"]
            continue
        properties[member] = schema
        if not argument.get("isOptional"):
            required.append(member)
    forms[camel(name)] = {
        "type": "object", "properties": properties, "required": required, "additionalProperties": False}


def part(argument, words, shared):
    """The member of an argument and its schema; None for options of the whole script."""
    if argument["kind"] == "positional":
        member = camel(argument["valueName"])
        member = "class" if member == "sizeClass" else member
    else:
        names = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
        if not names or names[0] in shared:
            return None, None
        member = camel(names[0])
    if argument["kind"] == "flag":
        return member, {"type": "boolean"}
    if not argument.get("isRepeating"):
        return member, WORD
    choices = [WORD, {"type": "array", "items": WORD}]
    return member, {"anyOf": choices + ([OBJECT] if member == "set" else [])}


def camel(text):
    """Words that are joined by hyphens or blanks in camel case."""
    first, *rest = re.split("[- ]", text)
    return first + "".join(word[:1].upper() + word[1:] for word in rest)
