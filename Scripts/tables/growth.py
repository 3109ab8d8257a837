"""Reads measured pairs of real apps, and fits the lengths of translations for each locale.

A fit has a row for each share of translations, in percent: the length that this share does not exceed, in tenths of
graphemes, at each of KNOTS, which are source lengths. Between two knots a row is linear, beyond the last it keeps its
ratio. Rows rise with the length and with the share.
"""
import bisect
import collections
import csv
import gzip
import itertools
import math
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "../shared/expansion"
PAIRS = FOLDER / "pairs.csv.gz", FOLDER / "pairs-2.csv.gz"
KNOTS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 40, 50, 70, 100, 150, 250)
SHARES = (50, 75, 85, 90, 95, 97, 99)

WIDTH = 0.25  # The range of a knot, in the logarithm of the source length.
ENOUGH = 100  # If a knot has fewer pairs than this in its range, the range is extended.
DAMPING = 1 / 3  # An app has the weight of its pairs to the power of one minus this: between its size and equal weights.
TREND = 75  # The share whose row is the trend of the growth from one source length to the next.


def rows_of(paths):
    """The measured pairs in files, one after the other."""
    for path in paths:
        with gzip.open(path, "rt", newline="") as file:
            yield from csv.DictReader(file)


def read(paths=PAIRS):
    """The pairs of each locale, sorted by its name: source length, target length, app."""
    locales = {}
    for row in rows_of(paths):
        pair = int(row["source_graphemes"]), int(row["target_graphemes"]), int(row["repo"])
        locales.setdefault(row["locale"], []).append(pair)
    return dict(sorted(locales.items()))


def fit(pairs, shares=SHARES):
    """A row for each share."""
    groups = collections.defaultdict(collections.Counter)
    for source, target, app in pairs:
        groups[source][target, app] += 1
    as_long = [10 * knot for knot in KNOTS]
    trend, = rows(groups, as_long, [TREND])
    return rows(groups, trend, shares)


def length(row, source):
    """The value of a row at a source length, in whole graphemes."""
    tenths, parts = exact(row, source)
    return tenths // (10 * parts)


def exact(row, source):
    """The value of a row at a source length, in tenths of graphemes, as a fraction of whole numbers."""
    above = bisect.bisect_left(KNOTS, source)
    if above == len(KNOTS):
        return row[-1] * source, KNOTS[-1]
    before, low = (KNOTS[above - 1], row[above - 1]) if above else (0, 0)
    return low * (KNOTS[above] - source) + row[above] * (source - before), KNOTS[above] - before


def rows(groups, trend, shares):
    """A row for each share, fitted to the deviations of targets from a trend."""
    found = []
    for knot, at_knot in zip(KNOTS, trend):
        factors = quantiles(deviations(groups, knot, trend), shares)
        found.append([round(factor * at_knot) for factor in factors])
    return [rising(row) for row in zip(*found)]


def rising(row):
    """The row made monotonic: halfway between the lowest monotonic row above it and the highest below."""
    above = itertools.accumulate(row, max)
    below = reversed(list(itertools.accumulate(reversed(row), min)))
    return [(high + low) // 2 for high, low in zip(above, below)]


def quantiles(weighted, shares):
    """The least value that is not exceeded by each share of the weight."""
    weighted.sort()
    sums = list(itertools.accumulate(weight for _, weight in weighted))
    places = [bisect.bisect_left(sums, share / 100 * sums[-1]) for share in shares]
    return [weighted[place][0] for place in places]


def deviations(groups, knot, trend):
    """The targets in the range of a knot, each as a multiple of the trend at its source length, with its weight."""
    weights = seen(groups, knot)
    apps = collections.Counter()
    for source, weight in weights.items():
        for (_, app), count in groups[source].items():
            apps[app] += weight * count
    found = []
    for source, weight in weights.items():
        tenths, parts = exact(trend, source)
        for (target, app), count in groups[source].items():
            found.append((10 * target * parts / tenths, weight * count * apps[app] ** -DAMPING))
    return found


def seen(groups, knot):
    """The weight of each source length at a knot: less the further away it is."""
    width, pairs = WIDTH, 0
    while pairs < ENOUGH and width < 10:
        weights = {source: 1 - abs(math.log(source / knot)) / width for source in sorted(groups)}
        weights = {source: weight for source, weight in weights.items() if weight > 0}
        pairs = sum(weight * groups[source].total() for source, weight in weights.items())
        width *= 1.25
    return weights
