"""The costs of a command on documents of one shape and several sizes, and their table."""

import signal

# The permitted growth of the cost from a document of a tenth of the size.
MOST = 15
# Below this, the start of the process dominates.
LEAST_SECONDS = 0.05


class Series:
    """The costs of a command on documents of one shape, by size."""

    def __init__(self, shape, command):
        self.shape = shape
        self.command = command
        self.points = []
        self.is_ended = False

    def add(self, label, size, usage, status, said=""):
        """Records a run. No run follows one that failed."""
        self.points.append({"size": label, "bytes": size, "seconds": usage.seconds,
                            "cpu": usage.cpu_seconds, "peak": usage.peak_bytes, "status": status,
                            "said": said.strip()[-300:] if status else ""})
        self.is_ended = status != 0

    @property
    def ratio(self):
        """The growth of the cost from a tenth of the largest document to it; None if not measured."""
        if not self.points or self.is_ended:
            return None
        largest = self.points[-1]
        tenth = [point for point in self.points if point["size"] * 10 == largest["size"]]
        return largest["cpu"] / max(LEAST_SECONDS, tenth[0]["cpu"]) if tenth else None

    @property
    def is_too_much(self):
        """True if a run failed or was ended, or if the cost grows too fast."""
        return self.is_ended or (self.ratio or 0) > MOST

    def as_json(self):
        return {"shape": self.shape, "command": self.command, "ratio": self.ratio,
                "points": self.points}


def cell(point):
    """Seconds of processor time, which other work on the machine does not change."""
    if point["status"] in (-signal.SIGKILL, -signal.SIGXCPU):
        return f"> {point['cpu']:.0f}"
    mark = f" (status {point['status']})" if point["status"] else ""
    return f"{point['cpu']:.2f}{mark}"


def markdown(many, header=True):
    """The lines of a table, one for each series; series that grow too fast are in bold."""
    sizes = max((series.points for series in many), key=len, default=[])
    lines = []
    if header:
        named = [f"{point['size']:,}" for point in sizes]
        lines.append("| " + " | ".join(["most of", "command", *named, "growth", "peak"]) + " |")
        lines.append("|---|---|" + "--:|" * (len(named) + 2))
    for series in many:
        cells = [cell(point) for point in series.points]
        cells += [""] * (len(sizes) - len(cells))
        ratio = "" if series.ratio is None else f"{series.ratio:.1f}x"
        peak = max((point["peak"] for point in series.points), default=0) / 1e6
        name = f"**{series.command}**" if series.is_too_much else series.command
        lines.append("| " + " | ".join([series.shape, name, *cells, ratio, f"{peak:.0f} MB"]) + " |")
    return "\n".join(lines)
