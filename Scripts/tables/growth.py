"""How long translations of real apps are: reads measured pairs, and fits for each locale how long they get at most.

A fit is a row for each share of translations, in percent: the length that so many of them have at most, in tenths of
graphemes, at each of KNOTS, which are source lengths. Between two knots a row is straight, beyond the last it keeps
its ratio. Rows rise with the length and with the share.
"""
import bisect
import collections
import csv
import gzip
import itertools
import math
import pathlib

PAIRS = pathlib.Path(__file__).resolve().parents[2] / "../shared/expansion/pairs.csv.gz"
KNOTS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 40, 50, 70, 100, 150, 250)
SHARES = (50, 75, 85, 90, 95, 97, 99)

WIDTH = 0.25  # How far a knot sees, in the logarithm of the source length.
ENOUGH = 100  # Where a knot sees fewer pairs than this, it looks further.
DAMPING = 1 / 3  # An app counts as its pairs to the power of one less this: not by its size, nor all apps alike.
TREND = 75  # The share whose row says how lengths grow from one source length to the next.


def read(path=PAIRS):
    """The pairs of each locale, in the order of its name: source length, target length, app."""
    locales = {}
    with gzip.open(path, "rt", newline="") as file:
        for row in csv.DictReader(file):
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
    """What a row says of a source length, in whole graphemes."""
    tenths, parts = exact(row, source)
    return tenths // (10 * parts)


def exact(row, source):
    """What a row says of a source length, in tenths of graphemes, as a fraction of whole numbers."""
    above = bisect.bisect_left(KNOTS, source)
    if above == len(KNOTS):
        return row[-1] * source, KNOTS[-1]
    before, low = (KNOTS[above - 1], row[above - 1]) if above else (0, 0)
    return low * (KNOTS[above] - source) + row[above] * (source - before), KNOTS[above] - before


def rows(groups, trend, shares):
    """A row for each share, fitted to how far targets are from a trend."""
    found = []
    for knot, at_knot in zip(KNOTS, trend):
        factors = quantiles(deviations(groups, knot, trend), shares)
        found.append([round(factor * at_knot) for factor in factors])
    return [rising(row) for row in zip(*found)]


def rising(row):
    """A row that falls nowhere: halfway between the lowest such row above it and the highest below."""
    above = itertools.accumulate(row, max)
    below = reversed(list(itertools.accumulate(reversed(row), min)))
    return [(high + low) // 2 for high, low in zip(above, below)]


def quantiles(weighted, shares):
    """The least value that each share of the weight is at or under."""
    weighted.sort()
    sums = list(itertools.accumulate(weight for _, weight in weighted))
    places = [bisect.bisect_left(sums, share / 100 * sums[-1]) for share in shares]
    return [weighted[place][0] for place in places]


def deviations(groups, knot, trend):
    """The targets that a knot sees, each as a multiple of the trend at its source length, and with its weight."""
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
    """How much each source length counts at a knot: less the further away it is."""
    width, pairs = WIDTH, 0
    while pairs < ENOUGH and width < 10:
        weights = {source: 1 - abs(math.log(source / knot)) / width for source in sorted(groups)}
        weights = {source: weight for source, weight in weights.items() if weight > 0}
        pairs = sum(weight * groups[source].total() for source, weight in weights.items())
        width *= 1.25
    return weights
