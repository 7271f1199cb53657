"""Changes inside tags: attributes, their spelling and whitespace."""

import re

from . import values
from .source import NotPossible, pick


def tag_with_attributes(source, random, least=1):
    """Returns (index, attributes) of a random tag with a minimum number of attributes."""
    for _ in range(200):
        index = random.choice(source.elements)
        attributes = source.attributes(index)
        if len(attributes) >= least:
            return index, attributes
    raise NotPossible


def add_attribute(source, random):
    index = random.choice(source.elements)
    taken = {attribute.name for attribute in source.attributes(index)}
    name = random.choice(values.ATTRIBUTE_NAMES)
    if name.encode() in taken:
        raise NotPossible
    places = [source.name_end(index)] + [item.end for item in source.attributes(index)]
    text = f" {name}={values.odd_value(random)}"
    return source.insert(random.choice(places), text.encode()), f"added attribute {name}"


def remove_attribute(source, random):
    _, attributes = tag_with_attributes(source, random)
    gone = random.choice(attributes)
    return source.replace(gone.start, gone.end, b""), f"removed attribute {gone.name.decode()}"


def reorder_attributes(source, random):
    _, attributes = tag_with_attributes(source, random, least=2)
    parts = [source.data[item.start:item.end] for item in attributes]
    random.shuffle(parts)
    changed = source.replace(attributes[0].start, attributes[-1].end, b"".join(parts))
    return changed, "reordered attributes"


def change_value(source, random):
    _, attributes = tag_with_attributes(source, random)
    target = random.choice(attributes)
    value = values.odd_value(random).encode()
    return source.replace(target.value_start, target.end, value), f"changed {target.name.decode()}"


def respell_value(source, random):
    """Writes one character of a value as a reference; the value is unchanged."""
    _, attributes = tag_with_attributes(source, random)
    target = random.choice(attributes)
    text = target.value[1:-1].decode()
    places = [place for place, letter in enumerate(text) if letter not in "&;\n\t\r<"]
    place = pick(random, places)
    if re.search(r"&[^;]*$", text[:place]):
        raise NotPossible
    text = text[:place] + values.reference(random, text[place]) + text[place + 1:]
    return source.replace(target.value_start + 1, target.end - 1, text.encode()), "respelled value"


def insert_into_value(source, random):
    _, attributes = tag_with_attributes(source, random)
    target = random.choice(attributes)
    quote = target.value[:1].decode()
    other = "'" if quote == '"' else '"'
    extra = random.choice(
        ["&#10;", "&apos;", "&#x41;", "&quot;", ">", other, "&#9;", "\n", "\t", "\r\n", "&#xD;"])
    place = random.choice([target.value_start + 1, target.end - 1])
    return source.insert(place, extra.encode()), f"inserted {extra!r} into a value"


def requote(source, random):
    _, attributes = tag_with_attributes(source, random)
    target = random.choice(attributes)
    inner = target.value[1:-1]
    quote = b"'" if target.value[:1] == b'"' else b'"'
    if quote in inner:
        raise NotPossible
    return source.replace(target.value_start, target.end, quote + inner + quote), "other quotes"


def repeat_id(source, random):
    """Gives an element the id of another, or an id of an unusual form."""
    found = [item for index in random.sample(source.elements, min(80, len(source.elements)))
             for item in source.attributes(index) if item.name in (b"id", b"sceneID")]
    target = pick(random, found)
    if random.random() < 0.5:
        value = random.choice(found).value
    else:
        value = values.odd_value(random, random.choice(values.IDS)).encode()
    return source.replace(target.value_start, target.end, value), "other id"


def blank_in_tag(source, random):
    """Inserts whitespace between attributes, around `=`, or before the end of a tag."""
    ends = [i for i, token in enumerate(source.tokens) if token.kind in ("start", "empty", "end")]
    index = random.choice(ends)
    token = source.tokens[index]
    places = [token.end - (2 if token.kind == "empty" else 1)]
    if token.kind != "end":
        for attribute in source.attributes(index):
            places += [attribute.start, attribute.value_start]
            places.append(attribute.start + 1 + len(attribute.name))
    blank = random.choice(values.WHITESPACE).encode()
    return source.insert(random.choice(places), blank), f"{blank!r} in a tag"


def expand_or_collapse(source, random):
    """Writes `<x></x>` for `<x/>`, or vice versa."""
    empties = [i for i in source.elements if source.tokens[i].kind == "empty"]
    collapsed = [i for i in source.elements if source.tokens[i].partner == i + 1]
    index = pick(random, empties + collapsed * 5)
    token = source.tokens[index]
    if token.kind == "empty":
        inner = random.choice([b"", b"", b" ", b"\n", b"<!---->"])
        end = b">" + inner + b"</" + source.tag(index) + b">"
        return source.replace(token.end - 2, token.end, end), "expanded empty element"
    return source.replace(token.end - 1, source.element_end(index), b"/>"), "collapsed element"


def rename_element(source, random):
    index = random.choice(source.elements)
    name = random.choice(values.TAG_NAMES).encode()
    start, end = source.tokens[index].start + 1, source.name_end(index)
    partner = source.tokens[index].partner
    if partner is None:
        return source.replace(start, end, name), f"renamed to {name.decode()}"
    close = source.tokens[partner]
    close_text = source.text(partner).replace(source.tag(index), name, 1)
    changed = (source.data[:start] + name + source.data[end:close.start] + close_text
               + source.data[close.end:])
    return changed, f"renamed to {name.decode()}"


ALL = (
    add_attribute, add_attribute, remove_attribute, reorder_attributes, change_value, respell_value,
    insert_into_value, requote, repeat_id, blank_in_tag, blank_in_tag, expand_or_collapse,
    rename_element,
)
