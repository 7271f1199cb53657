"""The library's reference as one page: the API of `import Ninefold`, from the compiler's symbol graphs."""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
PRODUCT = "Ninefold"
MODULES = {"Ninefold", "LayoutModel", "LayoutEditing", "LayoutStore", "LocalizedStrings", "Accessors"}
EXPORTS = ROOT / "Sources/Ninefold/Exports.swift"
# A module that the product re-exports, and the type if it re-exports only that.
EXPORT = re.compile(r"^@_exported public import (?:(?:struct|enum|class|protocol) (\w+)\.(\w+)|(\w+))$", re.MULTILINE)
FIRST = ["Documents", "Projects"]
# Where a reader begins, and what holds for all declarations.
START = """\
| to | begin with |
|---|---|
| read, check, lay out, draw, compare or edit one file | [`Document`](#documents) |
| do so with files and folders | [`DocumentFiles`](#documents) |
| edit files by the names of objects, and replace them atomically | [`OpenFiles`](#editing) |
| keep documents with their history | [`Project`](#projects) |
| edit documents in several steps | [`LayoutEditor`](#editing) |
| handle errors | [`NinefoldError`](#errors), and for project files [`StoreError`](#projects) |

Lengths, positions and sizes are in points. A name that ends in `Ms` is a time in milliseconds since 1970, in UTC. A
path is a string; relative paths start at the working folder. Lines of a file are counted from 1. `named` is the name of
a document in messages. It is also a path: Ninefold looks for translations beside it, and for the Xcode project in the
folders above it. `scene` is nil for a xib. A revision is `@` (the current state), `HEAD` (the last version), a tag, a
branch, the number of an edit, the beginning of the id of an edit or a version, or a time in UTC such as
`2026-11-21T10:30`; the suffix `~2` goes back two versions.

A row is a value of an object for one size class. Of the rows that apply in a size class, the most specific one wins. A
size class is final if neither dimension is any, so that devices can have it. A view is active if it and all views
around it are installed; a constraint also needs active items. A change is cosmetic if Interface Builder makes it by
itself, without an edit of the author. In a merge, ours is the side that receives the changes, and base is the common
ancestor.

Parameters with `= …` can be omitted. A type with `RawRepresentable` has a `rawValue` and `init(rawValue:)`, one with
`CaseIterable` has `allCases`, and one with `CustomStringConvertible` has a text for people. A function that throws
names its errors, or throws `NinefoldError`. Functions of a `Project` also throw `StoreError` if the file can't be used.
In a cancelled task, long operations throw `CancellationError`.""".split("\n")
# What is true of nearly all types.
SENDABLE = "Every type is `Sendable`, but for {}."
# The headings for types of modules that are not re-exported completely.
HEADINGS = {"Accessors": "Accessors", "LayoutStore": "Projects", "LocalizedStrings": "Strings"}
# Members that the compiler or the standard library requires, which readers don't look up.
IMPLIED = re.compile(r"^(==|<|hash\(into:\)|description|encode\(to:\)|init\(from:\)"
                     r"|init\((string|unicodeScalar|extendedGraphemeCluster)Literal:\))")
RAW = re.compile(r"^(init\(rawValue:\)|rawValue|allCases)$")
SHOWN_CONFORMANCES = ["AsyncIteratorProtocol", "AsyncSequence", "CaseIterable", "Comparable", "CustomStringConvertible",
                      "Error", "ExpressibleByStringLiteral", "RawRepresentable"]
TYPES = {"swift.struct", "swift.enum", "swift.class", "swift.protocol"}
BARE = re.compile(r"Creates (an?|the) [\w ]+\.$")
ATTRIBUTES = re.compile(r"^(@\w+(\([^)]*\))? )+")
WIDTH = 120


def exported():
    """The modules of the product, each with the types that it re-exports; None for all."""
    modules = {PRODUCT: None}
    for module, name, whole in EXPORT.findall(EXPORTS.read_text(encoding="utf-8")):
        if whole:
            modules[whole] = None
        else:
            modules.setdefault(module, set()).add(name)
    return modules


def graphs(build):
    """The symbol graphs of a build."""
    target = json.loads(run(["swiftc", "-print-target-info"]))["target"]["triple"]
    maps = [option for path in module_maps(build) for option in ("-Xcc", f"-fmodule-map-file={path}")]
    with tempfile.TemporaryDirectory() as folder:
        for module in exported():
            run(["swift", "symbolgraph-extract", "-module-name", module, "-I", f"{build}/Modules", "-target", target,
                 "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
                 "-omit-extension-block-symbols", *maps, "-output-dir", folder])
        return [json.loads(path.read_text(encoding="utf-8"))
                for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]


def module_maps(build):
    """The module maps of the C modules that the library imports: its own and those of its packages."""
    checkouts = pathlib.Path(build).resolve().parent.parent / "checkouts"
    return [*sorted((ROOT / "Sources").glob("*/module.modulemap")),
            *sorted(checkouts.glob("*/Sources/*/include/module.modulemap"))]


def run(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def page(build):
    """The page as Markdown."""
    symbols, owners, conformances = collect(graphs(build))
    silent = sorted(title(symbol) for symbol in symbols.values() if is_silent(symbol))
    if silent:
        sys.exit(f"{', '.join(silent)}: throws, but the comment has no '- Throws:'")
    groups = collections.defaultdict(list)
    for symbol in symbols.values():
        if symbol["kind"]["identifier"] in TYPES:
            groups[group(symbol)].append(symbol)
    lines = ["# The library", "",
             "The public declarations of `import Ninefold`. `tools/reference/write` generates this page from the sources.",
             "Each declaration has the first sentence of its comment in the sources, which explains it in full.", "",
             *START, "", *folded(SENDABLE.format(", ".join(unsendable(groups, conformances))), ""), ""]
    names = sorted(groups, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name))
    lines.append(" · ".join(f"[{name}](#{name.lower()})" for name in names))
    for name in names:
        lines += ["", f"## {name}", "", "```swift"]
        for place, symbol in enumerate(sorted(groups[name], key=title)):
            members = [symbols[source] for source in owners[symbol["identifier"]["precise"]]]
            lines += [""] * (place > 0) + declaration(symbol, members, conformances)
        lines.append("```")
    return "\n".join(lines) + "\n"


def collect(found):
    """The symbols by name, the members of each, and what each conforms to."""
    symbols, owners, conformances = {}, collections.defaultdict(list), collections.defaultdict(set)
    modules = exported()
    for graph in found:
        names = modules.get(graph["module"]["name"])
        for symbol in graph["symbols"]:
            if names is None or symbol["pathComponents"][0] in names:
                symbols[symbol["identifier"]["precise"]] = symbol
        for relation in graph["relationships"]:
            if relation["kind"] == "memberOf":
                owners[relation["target"]].append(relation["source"])
            elif relation["kind"] == "conformsTo":
                name = relation.get("targetFallback", relation["target"]).split(".")[-1]
                conformances[relation["source"]].add(name)
    kept = {target: [source for source in sources if source in symbols] for target, sources in owners.items()}
    return symbols, collections.defaultdict(list, kept), conformances


def group(symbol):
    """The heading of a type: the folder of its source, relative to its module."""
    parts = symbol["location"]["uri"].rpartition("/Sources/")[2].split("/")
    return HEADINGS.get(parts[0]) or (parts[1] if len(parts) > 2 else "Projects")


def unsendable(groups, conformances):
    """The types that can't be passed to another task."""
    types = [symbol for symbols in groups.values() for symbol in symbols if is_kind(symbol, "struct", "class")]
    return sorted(f"`{title(symbol)}`" for symbol in types
                  if "Sendable" not in conformances[symbol["identifier"]["precise"]])


def title(symbol):
    return ".".join(symbol["pathComponents"])


def generics(symbol):
    """The parameters of a generic type, such as `<Element>`."""
    names = [parameter["name"] for parameter in symbol.get("swiftGenerics", {}).get("parameters", [])]
    return f"<{', '.join(names)}>" if names else ""


def declaration(symbol, members, conformances):
    """A type with its members, each with what it is."""
    known = conformances[symbol["identifier"]["precise"]]
    shown = sorted(known & set(SHOWN_CONFORMANCES))
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    text = f"{kind} {title(symbol)}{generics(symbol)}" + (f": {', '.join(shown)}" if shown else "")
    lines = [f"/// {line}" for line in folded(first_sentence(symbol), "/// ")] + [text]
    is_raw = known & {"CaseIterable", "RawRepresentable"}
    written = [member for member in members if is_shown(member) and not (is_raw and RAW.match(member["names"]["title"]))]
    for member in sorted(written, key=place):
        lines += described(member)
    return lines


def is_shown(member):
    """True for members that readers look up: no types, which have their own entry, and nothing that the compiler made."""
    return ("location" in member and member["kind"]["identifier"] not in TYPES
            and not IMPLIED.match(member["names"]["title"]))


def described(member):
    """A member and what it is: in one line if there is room."""
    text = "  " + spelled(member)
    about = " ".join(part for part in (first_sentence(member), errors(member)) if part)
    if not about:
        return [text]
    if len(text) + len(about) + 5 <= WIDTH:
        return [f"{text}  // {about}"]
    return [f"  // {line}" for line in folded(about, "  // ")] + [text]


def folded(text, prefix):
    """A text in lines that leave room for a prefix."""
    return textwrap.wrap(text, WIDTH - len(prefix), break_long_words=False, break_on_hyphens=False)


def is_kind(symbol, *kinds):
    return symbol["kind"]["identifier"].removeprefix("swift.") in kinds


def place(symbol):
    """A sort key that keeps the members in source order: cases, properties, initializers, then functions."""
    location = symbol["location"]
    source = location["uri"].rpartition("/Sources/")[2]
    ranks = [("enum.case",), ("property",), ("type.property",), ("init",)]
    rank = next((rank for rank, kinds in enumerate(ranks) if is_kind(symbol, *kinds)), len(ranks))
    return rank, source, location["position"]["line"]


def spelled(symbol):
    """A declaration on one line, without attributes, bodies, and parameter names that callers don't write."""
    parts, label = [], ""
    for part in symbol["declarationFragments"]:
        if part["kind"] == "externalParam":
            label = part["spelling"]
        if part["kind"] == "internalParam" and label not in ("", "_"):
            parts[-1] = parts[-1].removesuffix(" ")
            continue
        parts.append(part["spelling"])
    whole = re.sub(r"\s+", " ", "".join(parts)).replace("NinefoldError.", "")
    return re.sub(r"\s*\{.*\}$", "", ATTRIBUTES.sub("", whole)).strip()


def comment(symbol):
    """The paragraphs of a documentation comment, each on one line."""
    lines = [line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])]
    paragraphs = [[]]
    for line in lines:
        if not line or line.startswith("- "):
            paragraphs.append([])
        if line:
            paragraphs[-1].append(line)
    return [plain(" ".join(paragraph)) for paragraph in paragraphs if paragraph]


def plain(text):
    """A comment's text with symbols as code: ``NinefoldError/refused(_:)`` is `NinefoldError.refused`."""
    def link(match):
        names = match[1].split("/")
        return "`" + ".".join(name.partition("(")[0] for name in names if name not in MODULES) + "`"
    return re.sub(r"``([^`]+)``", link, text)


def first_sentence(symbol):
    """The first sentence of a documentation comment, unless it only says that an initializer is one."""
    paragraphs = comment(symbol)
    if not paragraphs or paragraphs[0].startswith("- "):
        return ""
    sentence = re.split(r"(?<=\.)\s", paragraphs[0])[0].rstrip(":")
    return "" if is_kind(symbol, "init") and BARE.match(sentence) else sentence


def errors(symbol):
    """The errors that a documentation comment names."""
    thrown = [text.removeprefix("- Throws: ") for text in comment(symbol) if text.startswith("- Throws: ")]
    return "Throws: " + thrown[0] if thrown else ""


def is_silent(symbol):
    """True for a function that throws errors of which neither its type nor its comment says anything."""
    if not is_kind(symbol, "func", "init", "method", "type.method"):
        return False
    text = re.sub(r"\bthrows\(\w+\)", "", spelled(symbol))
    while (outside := re.sub(r"\([^()]*\)", "", text)) != text:
        text = outside
    return re.search(r"\bthrows\b", text) is not None and not errors(symbol)
