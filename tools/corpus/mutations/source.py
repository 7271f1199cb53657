"""A document's bytes as tokens, so that a change leaves all other bytes unchanged."""

import re

TOKEN = re.compile(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^\[>]*(?:\[.*?\])?[^>]*>"
    rb"|</[^>]*>|<(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>|[^<]+", re.S)
ATTRIBUTE = re.compile(rb"\s+([^\s=/>]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
TAG_NAME = re.compile(rb"</?([^\s/>]+)")


class Token:
    """One token: its kind and its position. Elements have the index of their end tag."""

    __slots__ = ("kind", "start", "end", "partner")

    def __init__(self, kind, start, end):
        self.kind = kind
        self.start = start
        self.end = end
        self.partner = None


class Attribute:
    """One attribute of a tag: `start` is at the space before its name, `value` is quoted."""

    __slots__ = ("name", "start", "end", "value", "value_start")

    def __init__(self, match, offset):
        self.name = match.group(1)
        self.start = match.start() + offset
        self.end = match.end() + offset
        self.value = match.group(2)
        self.value_start = match.start(2) + offset


def kind_of(text):
    if not text.startswith(b"<"):
        return "text"
    for kind, prefix in (("comment", b"<!--"), ("cdata", b"<![CDATA["), ("doctype", b"<!"),
                         ("instruction", b"<?"), ("end", b"</")):
        if text.startswith(prefix):
            return kind
    return "empty" if text.endswith(b"/>") else "start"


class Source:
    """The bytes and tokens of a well-formed document."""

    def __init__(self, data):
        self.data = data
        self.tokens = []
        opened = []
        for match in TOKEN.finditer(data):
            token = Token(kind_of(match.group()), match.start(), match.end())
            index = len(self.tokens)
            self.tokens.append(token)
            if token.kind == "start":
                opened.append(index)
            elif token.kind == "end":
                start = opened.pop()
                self.tokens[start].partner, token.partner = index, start
        self.elements = [i for i, token in enumerate(self.tokens)
                         if token.kind in ("start", "empty")]

    def text(self, index):
        token = self.tokens[index]
        return self.data[token.start:token.end]

    def tag(self, index):
        return TAG_NAME.match(self.text(index)).group(1)

    def attributes(self, index):
        offset = self.tokens[index].start
        name_end = TAG_NAME.match(self.text(index)).end()
        matches = ATTRIBUTE.finditer(self.text(index), name_end)
        return [Attribute(match, offset) for match in matches]

    def element_end(self, index):
        """Returns the position after a whole element."""
        partner = self.tokens[index].partner
        return self.tokens[index if partner is None else partner].end

    def element(self, index):
        """Returns all bytes of an element."""
        return self.data[self.tokens[index].start:self.element_end(index)]

    def name_end(self, index):
        """Returns the position after an element's name in its tag."""
        return self.tokens[index].start + TAG_NAME.match(self.text(index)).end()

    def gaps(self):
        """Returns all positions between tokens inside the document element."""
        root = self.tokens[self.elements[0]]
        last = self.tokens[root.partner].start if root.partner is not None else root.start
        return [token.end for token in self.tokens if root.end <= token.end <= last]

    def outer_gaps(self):
        """Returns the positions before and after the document element, but after a declaration."""
        root = self.elements[0]
        declared = 1 if self.data[:5] in (b"<?xml",) else 0
        before = [token.start for token in self.tokens[declared:root + 1]]
        return before + [self.element_end(root), len(self.data)]

    def elements_named(self, *tags):
        return [index for index in self.elements if self.tag(index) in tags]

    def insert(self, place, text):
        return self.replace(place, place, text)

    def replace(self, start, end, text):
        return self.data[:start] + text + self.data[end:]


def pick(random, choices):
    """Returns a random choice; raises `NotPossible` if there is none."""
    if not choices:
        raise NotPossible
    return random.choice(choices)


class NotPossible(Exception):
    """The document has nothing that this mutation can change."""
