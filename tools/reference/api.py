"""The library's reference as one page: the API of `import Ninefold`, from the compiler's symbol graphs."""

import collections
import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PRODUCT = "Ninefold"
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
path is a string; relative paths start at the working folder. Lines of a file are counted from 1. `named` is the name
of a document in messages, and the path beside which its translations and its Xcode project are searched. `scene` is
nil for a xib. The page leaves out default values.

A row is a value of an object for one size class. Of the rows that apply in a size class, the most specific one wins.
A size class is final if neither dimension is any, so that devices can have it. A view is active if it and all views
around it are installed; a constraint also needs active items. A change is cosmetic if Interface Builder makes it
without an author's intent. In a merge, ours is the side that receives the changes, and base is the common ancestor.""".split("\n")
# The headings for types of modules that are not re-exported completely.
HEADINGS = {"Accessors": "Accessors", "LayoutStore": "Projects", "LocalizedStrings": "Strings"}
# Members that the compiler or the standard library requires, which readers don't look up.
IMPLIED = re.compile(r"^(==|<|hash\(into:\)|description|init\(rawValue:\)|encode\(to:\)|init\(from:\)|rawValue"
                     r"|init\((string|unicodeScalar|extendedGraphemeCluster)Literal:\))")
SHOWN_CONFORMANCES = ["Error", "AsyncSequence", "AsyncIteratorProtocol", "ExpressibleByStringLiteral"]
TYPES = {"swift.struct", "swift.enum", "swift.class", "swift.protocol"}
WIDTH = 100


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
    groups = collections.defaultdict(list)
    for symbol in symbols.values():
        if symbol["kind"]["identifier"] in TYPES:
            groups[group(symbol)].append(symbol)
    lines = ["# The library", "",
             "The public declarations of `import Ninefold`. `tools/reference/write` generates this page from the sources.",
             "The comments in the sources explain each declaration in full.", "",
             *START, ""]
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


def title(symbol):
    return ".".join(symbol["pathComponents"])


def generics(symbol):
    """The parameters of a generic type, such as `<Element>`."""
    names = [parameter["name"] for parameter in symbol.get("swiftGenerics", {}).get("parameters", [])]
    return f"<{', '.join(names)}>" if names else ""


def declaration(symbol, members, conformances):
    """A type: its kind, its cases, its properties grouped by kind, then its methods."""
    shown = sorted(conformances[symbol["identifier"]["precise"]] & set(SHOWN_CONFORMANCES))
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    lines = [f"/// {text}" for text in [summary(symbol)] if text]
    lines.append(f"{kind} {title(symbol)}{generics(symbol)}" + (f": {', '.join(shown)}" if shown else ""))
    members = sorted((member for member in members if member["kind"]["identifier"] not in TYPES
                      and not IMPLIED.match(member["names"]["title"])), key=place)
    cases = [spelled(member).removeprefix("case ") for member in members if is_kind(member, "enum.case")]
    lines += wrapped("case ", cases)
    for keyword in ("let ", "var ", "static let ", "static var "):
        texts = [spelled(member) for member in members if is_kind(member, "property", "type.property")]
        lines += wrapped(keyword, [text.removeprefix(keyword) for text in texts if text.startswith(keyword)])
    for member in members:
        if not is_kind(member, "enum.case", "property", "type.property"):
            lines.append(f"  {spelled(member)}")
    return lines


def is_kind(symbol, *kinds):
    return symbol["kind"]["identifier"].removeprefix("swift.") in kinds


def place(symbol):
    """A sort key that keeps the members in source order, with initializers first."""
    location = symbol["location"]
    source = location["uri"].rpartition("/Sources/")[2]
    return not is_kind(symbol, "init"), source, location["position"]["line"]


def spelled(symbol):
    """A declaration without internal parameter names."""
    whole = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if symbol["kind"]["identifier"] in ("swift.property", "swift.type.property", "swift.enum.case"):
        return re.sub(r"\s*\{.*?\}$", "", whole).replace("NinefoldError.", "")
    text = "".join(part["spelling"] for part in symbol["names"]["subHeading"])
    return text if text.startswith("static") or "static " not in whole else "static " + text


def wrapped(keyword, texts):
    """Declarations of one kind, several per line."""
    lines, line = [], ""
    for text in texts:
        if line and len(line) + len(text) + 2 > WIDTH:
            lines.append(line)
            line = ""
        line += f", {text}" if line else f"  {keyword}{text}"
    return lines + [line] if line else lines


def summary(symbol):
    """The first sentence of a documentation comment."""
    lines = [line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])]
    first = " ".join(lines[:lines.index("")] if "" in lines else lines)
    return re.split(r"(?<=[.:;])\s", first)[0].rstrip(":;")
