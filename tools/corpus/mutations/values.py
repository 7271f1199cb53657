"""Names and values that real documents never or rarely contain."""

TEXTS = [
    "", " ", "  lead and trail  ", "plain", "Grüße", "日本語のラベル", "e\u0301 = \u00e9",
    "👩\u200d👩\u200d👧 \U0001F3F4", "\U0002070E", "\u202eright to left",
    "a\u00a0b\u2028c\u0085d", "\u007f", "\ufffd", "\U0010fffd",
    "'", "''it's''", ">", "]]", "--", "a/b:c", "%d %@ \\n \\0", "NULL", "x" * 5000, "0x1F", "-0.0",
    "1e400", "nan", "YES", "{{0, 0}, {1, 1}}", "SELECT 1; --", "ﬀ ﬁ", "\u0130ı", "\ufeff",
]
ATTRIBUTE_NAMES = [
    "unknown", "id", "key", "constant", "text", "tag", "ns:name", "xmlns", "xmlns:ib", "xml:space",
    "xml:lang", "größe", "名", "_", ":colon", ":subviews", "a.b-c", "firstItem", "reference",
    "destination", "customClass", "installed", "hidden", "x", "sceneID", "class", "order", "rowid",
]
TAG_NAMES = [
    "unknown", "objects", "subviews", "constraints", "constraint", "view", "variation", "mask",
    "connections", "outlet", "scene", "ns:tag", "größe", "名", "_x", "rect", "color", "string",
    "document", "resources", "state", "items", "attribute", "a.b-c", ":odd", "nil",
]
IDS = [
    "", " ", ":document", ":subviews", "a/b", "BYZ-38-t0r", "-1", "-2", "0", "ID WITH BLANKS",
    "é", "e\u0301", "abc", "ABC", "x:y", "a" * 400, "'quoted'", "null", "any-any", "\U0001F600",
]
VARIATION_KEYS = [
    "default", "heightClass=compact", "heightClass=regular", "widthClass=compact",
    "widthClass=regular", "heightClass=compact-widthClass=compact",
    "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=compact",
    "heightClass=regular-widthClass=regular", "widthClass=regular-heightClass=compact",
    "device=watch44mm", "userInterfaceIdiom=mac", "gamut=P3", "heightClass=any", "heightClass",
    "heightClass=compact-heightClass=regular", "", "any-any", "heightClass=compact-device=x",
]
WHITESPACE = [" ", "  ", "\t", "\n", "\n\n", "\r\n", " \n\t ", "\n" + " " * 40, "\r"]


def escape(text, quote=None):
    """Returns text escaped for XML, except `>`; a value's own quote is escaped."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace("]]>", "]]&gt;")
    if quote == '"':
        text = text.replace('"', "&quot;")
    if quote == "'":
        text = text.replace("'", "&apos;")
    return text


def reference(random, character):
    """Returns a character as one of its numeric or named references."""
    spellings = [f"&#{ord(character)};", f"&#x{ord(character):X};", f"&#x{ord(character):04x};"]
    named = {'"': "&quot;", "'": "&apos;", ">": "&gt;", "<": "&lt;", "&": "&amp;"}.get(character)
    return random.choice(spellings + ([named] if named else []))


def spelled(random, text, quote=None):
    """Returns text escaped, with some of its characters as references."""
    if random.random() < 0.6:
        return escape(text, quote)
    return "".join(
        reference(random, character) if random.random() < 0.3 else escape(character, quote)
        for character in text[:200])


def odd_text(random):
    """Returns the XML of a random piece of text."""
    text = random.choice(TEXTS)
    if random.random() < 0.2:
        text += random.choice(TEXTS)
    result = spelled(random, text)
    if random.random() < 0.25:
        extra = ["&#10;", "&#9;", "&#13;", "&#x41;", "&apos;", "&quot;", "&gt;", "\n"]
        result += random.choice(extra)
    return result.replace("]]>", "]]&gt;")


def odd_value(random, text=None):
    """Returns a random attribute value with its quotes."""
    quote = random.choice(['"', '"', '"', "'"])
    result = spelled(random, random.choice(TEXTS) if text is None else text, quote)
    if text is None and random.random() < 0.25:
        extra = ["&#10;", "&#x41;", "&apos;", "&quot;", "&#13;&#10;", ">", "\n", "\t", "&#x1F600;"]
        result += random.choice(extra)
    return quote + result + quote
