"""Turns of a measurement: Ninefold and its peer run alternately, because the speed of a shared machine varies."""

import contextlib
import os
import statistics


@contextlib.contextmanager
def one_processor(turn):
    """Pins child processes to one processor, each processor in turn, because other work on the machine may
    slow down only one of them."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(processors)[turn % len(processors)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, processors)


def medians(turns):
    """The median of both sides, and of the ratios of single turns: the speed of a shared machine changes
    between turns, but hardly within one."""
    ours, theirs = zip(*turns, strict=True)
    ratios = [our / their for our, their in turns]
    return statistics.median(ours), statistics.median(theirs), statistics.median(ratios)
