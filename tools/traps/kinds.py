"""The kinds of code that can trap or access invalid memory, as far as a source's text shows them."""

import collections
import re

from swift_code import code

# The last character of an operand: a `!` directly after it unwraps, one before a name negates.
OPERAND = r"(?<=[\w)\]}>?`\"])"
WIDTHS = r"(?<![\w.])(?:UInt|U?Int(?:8|16|32)|UInt64)"

# The patterns of each kind, counted once for each place.
KINDS = {
    "force": re.compile(OPERAND + r"!(?![=\w])|\b(?:try|as)!"),
    "unowned": re.compile(r"\bunowned\b"),
    "precondition": re.compile(r"\b(?:fatalError|precondition|preconditionFailure|assert|assertionFailure)\s*\("),
    "unique keys": re.compile(r"\buniqueKeysWithValues\b"),
    "remove": re.compile(r"\.remove(?:First|Last)\s*\((?!\s*where)"),
    "narrowing": re.compile(WIDTHS + r"\((?!\s*(?:ascii|exactly|clamping|truncatingIfNeeded|bitPattern):)"),
    "double": re.compile(
        r"(?<![\w.])U?Int(?:8|16|32|64)?\(\s*(?!exactly:|clamping:)[^\n]*"
        r"(?:\.rounded\(|\bfloor\(|\bceil\(|\bDouble\(|\.timeIntervalSince)"
    ),
    "wrapping": re.compile(r"&[-+*]=?"),
    "unsafe": re.compile(r"\w*[uU]nsafe\w*|\b(?:assumingMemoryBound|bindMemory|withMemoryRebound)\b"),
}

# Switches that remove checks from a build. A debug build may optimize a module, with assertions.
UNCHECKED = re.compile(
    r"-Ounchecked|-enforce-exclusivity=(?:unchecked|none)|-remove-runtime-asserts|-assume-single-threaded"
    r"|-assert-config\b(?!\W+Debug\b)|\bunsafeFlags\b(?!\(\[\"-O\", \"-assert-config\", \"Debug\"\])|-fno-stack-protector"
)


def subscripts(text):
    """The offsets of subscripts whose index is computed, or is a range with two bounds."""
    for match in re.finditer(r"(?<=[\w)\]?])\[", text):
        depth, end = 0, match.start()
        while end < len(text):
            depth += {"[": 1, "(": 1, "]": -1, ")": -1}.get(text[end], 0)
            end += 1
            if depth == 0:
                break
        inside = text[match.end() : end - 1]
        if re.search(r"[\w)\]]\s*(?:\s[-+*/%]\s|\.\.[.<]\s*[\w(])", inside):
            yield match.start()


def counts(source):
    """The number of places of each kind in a Swift source, without kinds that do not occur."""
    text = code(source)
    found = collections.Counter({kind: len(pattern.findall(text)) for kind, pattern in KINDS.items()})
    found["index"] = sum(1 for _ in subscripts(text))
    return +found


def lines(source, kind):
    """The line numbers of the places of a kind."""
    text = code(source)
    starts = subscripts(text) if kind == "index" else (match.start() for match in KINDS[kind].finditer(text))
    return sorted({text.count("\n", 0, start) + 1 for start in starts})
