"""The code of a Swift source, with comments and the text of literals blanked. Interpolated code is kept.

Every character keeps its line and column, so what is found in the result is found in the source.
"""


def code(source):
    """The source with a space for each character that is not code."""
    result = list(source)
    end = _blank_code(source, 0, result, None)
    assert end == len(source)
    return "".join(result)


def _blank(result, start, end):
    for place in range(start, min(end, len(result))):
        if result[place] != "\n":
            result[place] = " "


def _blank_code(source, place, result, closing):
    """Reads code from `place` up to the parenthesis that closes an interpolation, or to the end."""
    depth = 0
    while place < len(source):
        letter = source[place]
        if source.startswith("//", place):
            end = source.find("\n", place)
            end = len(source) if end < 0 else end
            _blank(result, place, end)
            place = end
        elif source.startswith("/*", place):
            end = _comment_end(source, place)
            _blank(result, place, end)
            place = end
        elif letter == '"' or (letter == "#" and _opens_raw(source, place)):
            place = _blank_literal(source, place, result)
        elif closing and letter == "(":
            depth += 1
            place += 1
        elif closing and letter == ")":
            place += 1
            if depth == 0:
                return place
            depth -= 1
        else:
            place += 1
    return place


def _comment_end(source, place):
    """Comments nest in Swift."""
    depth = 0
    while place < len(source):
        if source.startswith("/*", place):
            depth += 1
            place += 2
        elif source.startswith("*/", place):
            depth -= 1
            place += 2
            if depth == 0:
                return place
        else:
            place += 1
    return place


def _opens_raw(source, place):
    while place < len(source) and source[place] == "#":
        place += 1
    return place < len(source) and source[place] == '"'


def _blank_literal(source, place, result):
    """Blanks a string literal except its quotes and the code in its interpolations."""
    hashes = 0
    while source[place] == "#":
        hashes += 1
        place += 1
    quotes = '"""' if source.startswith('"""', place) else '"'
    place += len(quotes)
    escape = "\\" + "#" * hashes
    ending = quotes + "#" * hashes
    while place < len(source):
        if source.startswith(ending, place):
            return place + len(ending)
        if source.startswith(escape + "(", place):
            _blank(result, place, place + len(escape))
            place = _blank_code(source, place + len(escape) + 1, result, ")")
        elif source.startswith(escape, place):
            _blank(result, place, place + len(escape) + 1)
            place += len(escape) + 1
        elif quotes == '"' and source[place] == "\n":
            return place  # Not valid Swift; the compiler reports it.
        else:
            _blank(result, place, place + 1)
            place += 1
    return place
