"""Changes of the document as a whole: declaration, line endings, final newline, encoding."""

import re

from .source import NotPossible

DECLARATION = re.compile(rb"<\?xml[^>]*\?>")


def change_declaration(source, random):
    declaration = DECLARATION.match(source.data)
    others = [
        b"", b"<?xml version='1.0' encoding='UTF-8'?>", b'<?xml version="1.0"?>',
        b'<?xml version="1.0" encoding="utf-8"?>', b'<?xml  version = "1.0"\tencoding="UTF-8" ?>',
        b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
        b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
        b'<?xml version="1.0" encoding="US-ASCII"?>',
    ]
    text = random.choice(others)
    rest = source.data[declaration.end():] if declaration else source.data
    if not text:
        rest = rest.lstrip()
    return text + rest, "changed declaration"


def add_byte_order_mark(source, random):
    return b"\xef\xbb\xbf" + source.data, "added byte order mark"


def change_line_ends(source, random):
    """Ends all, some or one of the lines with CRLF or CR."""
    if b"\n" not in source.data:
        raise NotPossible
    ending = random.choice([b"\r\n", b"\r\n", b"\r\n", b"\r"])
    parts = source.data.split(b"\n")
    share = random.choice([1.0, 0.2, 2 / len(parts)])
    joined = [parts[0]]
    for part in parts[1:]:
        joined += [ending if random.random() < share else b"\n", part]
    return b"".join(joined), f"line ends {ending!r}"


def change_final_newline(source, random):
    body = source.data.rstrip(b"\r\n \t")
    tail = random.choice([b"", b"\n", b"\n\n", b" ", b"\r\n", b"\t\n", b"\n<!--end-->", b"\n \n"])
    return body + tail, "changed final newline"


def add_doctype(source, random):
    doctype = random.choice([
        b"<!DOCTYPE document>", b'<!DOCTYPE document SYSTEM "a.dtd">',
        b'<!DOCTYPE document [<!ENTITY e "x">]>',
        b'<!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>',
    ])
    root = source.tokens[source.elements[0]].start
    return source.insert(root, doctype + b"\n"), "added doctype"


def change_encoding(source, random):
    """Writes the whole document in another encoding."""
    declaration = DECLARATION.match(source.data)
    if declaration is None:
        raise NotPossible
    text = source.data[declaration.end():].decode()
    name, codec = random.choice([("UTF-16", "utf-16"), ("ISO-8859-1", "latin-1")])
    start = f'<?xml version="1.0" encoding="{name}"?>'
    return (start + text).encode(codec, "xmlcharrefreplace"), f"encoded as {name}"


ALL = (change_declaration, change_line_ends, change_final_newline, change_final_newline)
LAST = (add_byte_order_mark, change_encoding, add_doctype)
