"""Plots of growth as SVG, on logarithmic scales."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 460, 330
LEFT, RIGHT, TOP, BOTTOM = 62, 12, 34, 44
GAP = 24
LEGEND_LINE = 15
# Distinguishable with color vision deficiency (Okabe and Ito).
COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#999999",
          "#8f5902", "#4e9a06")


def svg(panels):
    """Returns the text of a picture with a panel for each Growth."""
    names = list(dict.fromkeys(name for panel in panels for name in panel.series))
    legend = math.ceil(len(names) / 4) * LEGEND_LINE + 10
    width, height = len(panels) * (WIDTH + GAP), HEIGHT + legend
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
             f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">',
             f'<rect width="{width}" height="{height}" fill="#ffffff"/>']
    colors = {name: COLORS[number % len(COLORS)] for number, name in enumerate(names)}
    for number, panel in enumerate(panels):
        lines.append(f'<g transform="translate({number * (WIDTH + GAP)} 0)">')
        lines += draw(panel, colors)
        lines.append("</g>")
    for number, name in enumerate(names):
        x, y = LEFT + number % 4 * 220, HEIGHT + number // 4 * LEGEND_LINE + 4
        lines.append(f'<path d="M{x} {y}h18" stroke="{colors[name]}" stroke-width="2"/>')
        lines.append(f'<text x="{x + 24}" y="{y + 4}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def draw(panel, colors):
    """The lines of one panel."""
    places = sorted({place for points in panel.series.values() for place, _ in points})
    taken = [seconds for points in panel.series.values() for _, seconds in points if seconds > 0]
    low, high = math.floor(math.log10(min(taken))), math.ceil(math.log10(max(taken)))
    # Zero edits are drawn at the position of one, because a logarithmic scale has no zero.
    across = [math.log10(max(place, 1)) for place in places]

    def x(place):
        return LEFT + (math.log10(max(place, 1)) - across[0]) / max(across[-1] - across[0], 1) \
            * (WIDTH - LEFT - RIGHT)

    def y(seconds):
        return HEIGHT - BOTTOM - (math.log10(seconds) - low) / max(high - low, 1) \
            * (HEIGHT - TOP - BOTTOM)

    lines = [f'<text x="{LEFT}" y="18" font-size="13" font-weight="bold">{escape(panel.title)}</text>']
    for power in range(low, high + 1):
        place = y(10 ** power)
        lines.append(f'<path d="M{LEFT} {place:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{place + 4:.1f}" text-anchor="end">{duration(power)}</text>')
    for place in places:
        lines.append(f'<path d="M{x(place):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#eeeeee"/>')
        lines.append(f'<text x="{x(place):.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">'
                     f"{place:,}</text>")
    lines.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 10}" '
                 f'text-anchor="middle">{escape(panel.unit)}</text>')
    for name, points in panel.series.items():
        path = " ".join(f"{'L' if number else 'M'}{x(place):.1f} {y(seconds):.1f}"
                        for number, (place, seconds) in enumerate(points))
        lines.append(f'<path d="{path}" fill="none" stroke="{colors[name]}" stroke-width="2"/>')
        lines += [f'<circle cx="{x(place):.1f}" cy="{y(seconds):.1f}" r="3" fill="{colors[name]}"/>'
                  for place, seconds in points]
    return lines


def duration(power):
    """A power of ten of seconds, as text."""
    if power >= 0:
        return f"{10 ** power} s"
    if power >= -3:
        return f"{10 ** (power + 3)} ms"
    return f"{10 ** (power + 6)} µs"
