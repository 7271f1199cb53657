"""Changes between tags: elements, text, comments, sections, instructions, whitespace."""

from . import values
from .source import NotPossible, pick


def some_element(random, depth=0):
    """Returns the bytes of a random element, rarely with children."""
    name = random.choice(values.TAG_NAMES)
    attributes = "".join(
        f" {attribute}={values.odd_value(random)}"
        for attribute in random.sample(values.ATTRIBUTE_NAMES, random.choice([0, 1, 1, 2, 4])))
    if random.random() < 0.5:
        return f"<{name}{attributes}/>"
    inner = values.odd_text(random) if random.random() < 0.5 else ""
    if depth < 3 and random.random() < 0.5:
        inner += some_element(random, depth + 1)
    return f"<{name}{attributes}>{inner}</{name}>"


def insert_element(source, random):
    text = some_element(random).encode()
    return source.insert(random.choice(source.gaps()), text), "inserted element"


def insert_element_line(source, random):
    """Inserts an element on its own line, with matching indentation."""
    places = [token.start for token in source.tokens[source.elements[0] + 1:]
              if token.kind in ("start", "empty")]
    place = pick(random, places)
    indent = source.data[source.data.rfind(b"\n", 0, place) + 1:place]
    if indent.strip():
        raise NotPossible
    text = some_element(random).encode() + b"\n" + indent
    return source.insert(place, text), "inserted element line"


def insert_text(source, random):
    text = values.odd_text(random).encode()
    return source.insert(random.choice(source.gaps()), text), "inserted text"


def change_text(source, random):
    """Changes the text of a `string` or `mutableString`, or makes one."""
    leaves = [i for i in source.elements_named(b"string", b"mutableString", b"mutableData")
              if source.tokens[i].partner is not None]
    index = pick(random, leaves)
    end = source.tokens[source.tokens[index].partner].start
    start = source.tokens[index].end
    kind = random.randrange(4)
    text = values.odd_text(random).encode()
    if kind == 0:
        return source.replace(start, end, text), "changed text"
    if kind == 1:
        return source.insert(random.choice([start, end]), text), "lengthened text"
    if kind == 2:
        return source.insert(end, b"<![CDATA[ <&> ]]>"), "section in text"
    return source.insert(start, b"<!-- in text -->"), "comment in text"


def insert_comment(source, random):
    body = random.choice(["", " ", "plain", " -not- ", "<view/>", "&amp; & <", "é\U0001F600",
                          "line\nline", "x" * 3000, "]]>", "\r\n", "2016-01-01"])
    places = source.gaps() + source.outer_gaps() * 3
    return source.insert(random.choice(places), f"<!--{body}-->".encode()), "inserted comment"


def insert_section(source, random):
    body = random.choice(["", "text", "<a b='c'>&amp;", "]]", "\n", "é\U0001F600", "  "])
    section = f"<![CDATA[{body}]]>".encode()
    return source.insert(random.choice(source.gaps()), section), "inserted CDATA"


def insert_instruction(source, random):
    body = random.choice(["pi?", "pi data?", "pi  <x> & ?", "xml-stylesheet href='a'?", "é ü?"])
    places = source.gaps() + source.outer_gaps() * 3
    return source.insert(random.choice(places), f"<?{body}>".encode()), "inserted instruction"


def insert_blanks(source, random):
    blank = random.choice(values.WHITESPACE).encode()
    return source.insert(random.choice(source.gaps()), blank), f"inserted {blank!r}"


def change_indent(source, random):
    """Replaces whitespace between tags: with tabs, no indentation, or joined lines."""
    runs = [token for token in source.tokens[1:]
            if token.kind == "text" and not source.data[token.start:token.end].strip()]
    run = pick(random, runs)
    blank = random.choice(["", " ", "\n", "\n\t\t", "\n\n    ", " \n", "\r\n  "]).encode()
    return source.replace(run.start, run.end, blank), "changed indentation"


def nest_deeply(source, random):
    """Wraps nothing, text or an element in up to 150 elements."""
    depth = random.choice([2, 10, 60, 110, 120])
    name = random.choice(["view", "unknown", "subviews", "n"])
    key = random.choice(["", ' key="k"', ' id="deep"'])
    inner = random.choice(["", "text", '<label id="innermost-label"/>'])
    text = f"<{name}{key}>" * depth + inner + f"</{name}>" * depth
    return source.insert(random.choice(source.gaps()), text.encode()), f"nested {depth} deep"


def wrap_element(source, random):
    index = random.choice(source.elements[1:] or source.elements)
    name = random.choice(values.TAG_NAMES).encode()
    start, end = source.tokens[index].start, source.element_end(index)
    text = b"<" + name + b">" + source.element(index) + b"</" + name + b">"
    return source.replace(start, end, text), f"wrapped in {name.decode()}"


def repeat_element(source, random):
    index = pick(random, source.elements[1:])
    text = source.element(index)
    if len(text) > 20000:
        raise NotPossible
    place = source.element_end(index) if random.random() < 0.5 else random.choice(source.gaps())
    return source.insert(place, text), f"repeated {source.tag(index).decode()}"


def remove_element(source, random):
    index = pick(random, source.elements[1:])
    text = source.element(index)
    if len(text) > 5000:
        raise NotPossible
    start = source.tokens[index].start
    return source.replace(start, start + len(text), b""), f"removed {source.tag(index).decode()}"


def swap_neighbours(source, random):
    """Swaps two adjacent elements: unsorted constraints, moved keyed children."""
    pairs = []
    for position in source.elements[1:]:
        after = (source.tokens[position].partner or position) + 1
        if after + 1 < len(source.tokens) and source.tokens[after + 1].kind in ("start", "empty"):
            pairs.append((position, after + 1))
    first, second = pick(random, pairs)
    start, end = source.tokens[first].start, source.element_end(second)
    between = source.data[source.element_end(first):source.tokens[second].start]
    text = source.element(second) + between + source.element(first)
    return source.replace(start, end, text), "swapped neighbours"


ALL = (
    insert_element, insert_element_line, insert_element_line, insert_text, change_text,
    insert_comment, insert_section, insert_instruction, insert_blanks, change_indent, nest_deeply,
    wrap_element, repeat_element, remove_element, swap_neighbours, swap_neighbours,
)
