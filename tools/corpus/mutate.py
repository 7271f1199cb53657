#!/usr/bin/env python3
"""Makes a well-formed, seeded mutation of a document; all other bytes are unchanged.

    mutate.py FILE SEED > MUTATED

As a module: `mutate(data, seed)` returns the changed bytes and a description.
"""

import random as random_numbers
import sys
from xml.parsers import expat

from mutations import content, layout, tags, whole
from mutations.source import NotPossible, Source

GROUPS = ((tags.ALL, 40), (content.ALL, 30), (layout.ALL, 20), (whole.ALL, 10))
DEEPEST = 150
ATTEMPTS = 400
LAST_SHARE = 0.03


def is_well_formed(data):
    """True if expat reads the document and its depth is within the limit."""
    depth = deepest = 0

    def start(_tag, _attributes):
        nonlocal depth, deepest
        depth += 1
        deepest = max(deepest, depth)

    def end(_tag):
        nonlocal depth
        depth -= 1

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError):
        return False
    return deepest <= DEEPEST


def changed(data, random, operations):
    """Returns (bytes, description) after one operation, or None if it does not apply."""
    try:
        result, description = random.choice(operations)(Source(data), random)
    except NotPossible:
        return None
    if result == data or not is_well_formed(result):
        return None
    return result, description


def mutate(data, seed):
    """Returns (bytes, description) of a mutation that depends only on `data` and `seed`.

    Makes one to four changes; raises `ValueError` if the document is not well-formed.
    """
    if not is_well_formed(data):
        raise ValueError("the document is not well-formed")
    random = random_numbers.Random(f"ninefold mutation {seed}")
    wanted = random.choice([1, 1, 2, 3, 4])
    descriptions = []
    for _ in range(ATTEMPTS):
        if len(descriptions) == wanted:
            break
        groups, weights = zip(*GROUPS)
        outcome = changed(data, random, random.choices(groups, weights)[0])
        if outcome:
            data = outcome[0]
            descriptions.append(outcome[1])
    if random.random() < LAST_SHARE:
        outcome = changed(data, random, whole.LAST)
        if outcome:
            data = outcome[0]
            descriptions.append(outcome[1])
    return data, "; ".join(descriptions)


def main(arguments):
    if len(arguments) != 2:
        print("usage: mutate.py FILE SEED", file=sys.stderr)
        return 64
    with open(arguments[0], "rb") as file:
        data, description = mutate(file.read(), arguments[1])
    sys.stdout.buffer.write(data)
    print(description, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
