"""Fits the lengths of real texts and their translations, and forecasts the lengths of others.

A fit has a curve for each share of translations, in percent: the length that this share does not exceed, in tenths, at
each of KNOTS, which are lengths of a source of one word. More words change it by a factor, in thousandths, at each of
WORDS; an ending changes it by another, for each of ENDINGS. Between two knots everything is linear; beyond the last
length a curve keeps its ratio, beyond the last number of words the factor is constant. Placeholders are carried over:
their part of the source's length stays unchanged.
"""
import bisect
import collections
import itertools
import math
import pathlib

import embedded
import growth

PAIRS = growth.PAIRS
TABLE = pathlib.Path(__file__).resolve().parents[2] / "Sources/Forecast/Generated/forecast.txt"
KNOTS = (1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, 60, 90, 140, 220)
WORDS = (1, 2, 3, 4, 6, 8, 12, 20, 40)
SHARES = (1, 5, 10, 25, 50, 75, 90, 95, 99)

ENDINGS = (".", "!", "?", ":", "…")  # The ends of sources that have a factor of their own.

CARRIED = 5  # The least length of each placeholder in a source, at most four fifths in total.
LONGEST = 1_000_000  # Longer than any text; greater lengths count as this.
WIDTH = 0.5  # The range of a knot, in the logarithm of the source length.
ENOUGH = 100  # If a knot has fewer pairs than this in its range, the range is extended.
DAMPING = 1 / 2  # An app has the weight of its pairs to the power of one minus this: between its size and equal weights.
BENDS = (8, 32)  # Source lengths at which the trend may bend.
WORD_BENDS = (2, 4)  # Numbers of words at which the trend may bend.

WORD = 6  # Letters of an English word, with its space.

# Sources in other languages than English.
UNSPACED = ("ja", "th", "zh-Hans", "zh-Hant")
PART = 0.5  # The part of the deviation of translations into the source's language that is added to the others'.
DEVIATIONS = (-2.3263, -1.6449, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.6449, 2.3263)  # Of a normal distribution, at each share.
MIDDLE = SHARES.index(50)
OTHER_SCRIPT = 0.16  # The relative deviation in length of Chinese in its other script.

# An app's own translations.
PRIOR = 25  # The number of an app's own translations that the measured ones count as much as.
ELSEWHERE = 50  # The number of them that those into other languages count as much as, all together.
RELATED = 10  # How many times as much as another language a related one counts.
MOST = 100  # So many translations into another language are used.
ENOUGH_OWN = 50  # Fewer translations into a language are not used.

# Measured languages whose apps tell much about each other.
EAST_ASIAN = ("ja", "ko", "zh-Hans", "zh-Hant")

# The locales that replace locales that were not measured.
GROUPS = {
    "Germanic": ("de", "nl", "sv"),
    "Romance": ("es", "fr", "it", "pt-BR"),
    "Slavic": ("pl", "ru", "uk"),
    "Semitic": ("ar", "he"),
    "Uralic": ("fi", "hu"),
    "Arabic": ("ar", "fa"),
    "Cyrillic": ("ru", "uk"),
    "Latin": ("de", "es", "fi", "fr", "hu", "it", "nl", "pl", "pt-BR", "sv", "tr", "vi"),
    "all": None,
}


class Pair:
    """A source and its translation, in one unit of length."""

    __slots__ = ("app", "source", "target", "words", "placeholders", "ending", "carried")

    def __init__(self, app, source, target, words, placeholders, ending):
        self.app, self.source, self.target = app, source, target
        self.words, self.placeholders, self.ending = words, placeholders, ending
        self.carried = carried(source, words, placeholders)


def read(paths=PAIRS, unit="graphemes"):
    """The pairs of each locale, sorted by its name."""
    locales = {}
    for row in growth.rows_of(paths):
        lengths = int(row[f"source_{unit}"]), int(row[f"target_{unit}"])
        if lengths[0] < 1:
            continue
        app = row["locale"], row["repo"]
        words, placeholders = max(int(row["source_words"]), 1), int(row["placeholders"])
        pair = Pair(app, *lengths, words, placeholders, row["source_ending"])
        locales.setdefault(row["locale"], []).append(pair)
    return dict(sorted(locales.items()))


def members(group, locales):
    """The pairs of a group of locales."""
    names = GROUPS[group] or list(locales)
    return [pair for name in names for pair in locales.get(name, [])]


# Forecasts from a fit


def carried(source, words, placeholders):
    """The length of a source's placeholders, which stay unchanged: what its words cannot account for."""
    if placeholders < 1:
        return 0
    least = CARRIED * placeholders
    return min(least + max(source - least - WORD * words, 0), max(source - 1, 0) * 4 // 5)


def lengths(fit, source, words, placeholders, ending="-"):
    """The length that each share of translations does not exceed."""
    return [length(fit, curve, source, words, placeholders, ending) for curve in fit[0]]


def length(fit, curve, source, words, placeholders, ending="-"):
    """The length of a translation by one of the curves."""
    _, factors, endings = fit
    source = min(source, LONGEST)
    words = max(words, 1)
    kept = carried(source, words, placeholders)
    words = min(words, WORDS[-1])
    place = bisect.bisect_left(WORDS, words)
    factor, parts = factors[0], 1
    if place:
        parts = WORDS[place] - WORDS[place - 1]
        factor = factors[place - 1] * (WORDS[place] - words) + factors[place] * (words - WORDS[place - 1])
    if ending in ENDINGS:
        factor, parts = factor * endings[ENDINGS.index(ending)], parts * 1000
    tenths, divisor = between(curve, source - kept)
    return tenths * factor / (10_000 * divisor * parts) + kept


# An app's own translations

def reached(lengths, length):
    """The share of translations that are at most this long, by the lengths at SHARES."""
    if length < lengths[0]:
        return max(SHARES[0] / 100 * length / lengths[0], 0)
    if length >= lengths[-1]:
        return 1 - (1 - SHARES[-1] / 100) * (lengths[-1] / length if length > 0 else 0) ** 8
    above = bisect.bisect_right(lengths, length)
    part = (length - lengths[above - 1]) / (lengths[above] - lengths[above - 1])
    return (SHARES[above - 1] + part * (SHARES[above] - SHARES[above - 1])) / 100


def quantile(lengths, share):
    """The length that a share of translations does not exceed, by the lengths at SHARES."""
    share = min(max(share, 0.001), 0.999)
    if share < SHARES[0] / 100:
        return lengths[0] * share / (SHARES[0] / 100)
    if share > SHARES[-1] / 100:
        return lengths[-1] * ((1 - SHARES[-1] / 100) / (1 - share)) ** (1 / 8)
    above = max(bisect.bisect_left(SHARES, share * 100), 1)
    part = (share * 100 - SHARES[above - 1]) / (SHARES[above] - SHARES[above - 1])
    return lengths[above - 1] + part * (lengths[above] - lengths[above - 1])


def are_related(one, other):
    """Whether an app's translations into one language tell much about those into the other."""
    families = (GROUPS[name] for name in ("Germanic", "Romance", "Slavic", "Semitic", "Uralic"))
    return any(one in group and other in group for group in (EAST_ASIAN, *families))


def elsewhere(locale, others):
    """Shares that an app's translations into other languages reach, and how much each counts; by language."""
    others = {name: shares for name, shares in sorted(others.items()) if name != locale and len(shares) >= ENOUGH_OWN}
    weights = {name: RELATED if are_related(locale, name) else 1 for name in others}
    unit = ELSEWHERE / sum(weights.values()) if weights else 0
    for name, shares in others.items():
        count = min(len(shares), MOST)
        for at in range(count):
            yield shares[at * len(shares) // count], unit * weights[name] / count


def moved(own, others=()):
    """Where each of SHARES is among usual translations for an app, from the shares that its own translations reach, and
    weighted ones of its translations into other languages; usual ones count PRIOR in total."""
    points, before = [(0, 0)], 0
    for share, weight in sorted([*((share, 1) for share in own), *others]):
        points.append((PRIOR * share + before + weight / 2, share))
        before += weight
    total = PRIOR + before
    points.append((total, 1))
    found = []
    for share in SHARES:
        wanted = share / 100 * total
        above = max(bisect.bisect_left(points, (wanted,)), 1)
        (low, before), (high, after) = points[above - 1], points[above]
        found.append(before + (after - before) * (wanted - low) / (high - low) if high > low else after)
    return found


class Origin:
    """A language of sources other than English, and the English text that corresponds to a length in it."""

    def __init__(self, name, fit):
        self.name, self.fit, self.is_unspaced = name, fit, name in UNSPACED

    def words(self, english, words, placeholders):
        """The number of English words; for a language without spaces it follows from the length, rounded up, so that
        placeholders have their least length."""
        return max(1, -(-(english - carried(english, english, placeholders)) // WORD)) if self.is_unspaced else words

    def english(self, source, words, placeholders, share=MIDDLE):
        """About the least length of English whose translations reach a length at a share."""
        def is_enough(english):
            own = self.words(english, words, placeholders)
            return length(self.fit, self.fit[0][share], english, own, placeholders) >= source
        low = high = 1
        while high < LONGEST and not is_enough(high):
            low, high = high + 1, high * 2
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if is_enough(middle) else (middle + 1, high)
        return low

    def lengths(self, target, fit, source, words, placeholders):
        """The length of translations into a language that each share does not exceed; English has no fit."""
        if self.name != target and self.name[:3] == target[:3] == "zh-":
            return [source + times * OTHER_SCRIPT * source for times in DEVIATIONS]
        if not fit:
            return [self.english(source, words, placeholders, share) for share in reversed(range(len(SHARES)))]
        english = self.english(source, words, placeholders)
        words = self.words(english, words, placeholders)
        own = lengths(self.fit, english, words, placeholders)
        low, high = MIDDLE - 1, MIDDLE + 1
        deviation = PART * (own[high] - own[low]) / (DEVIATIONS[high] - DEVIATIONS[low]) / max(own[MIDDLE], 1)
        found = lengths(fit, english, words, placeholders)
        center, spread = found[MIDDLE], []
        for one, times in zip(found, DEVIATIONS):
            more = times * deviation * center
            distance = math.sqrt((one - center) * (one - center) + more * more)
            spread.append(center + distance if times >= 0 else max(center - distance, 0))
        return spread


def between(curve, source):
    """The value of a curve at a source length, as a fraction of whole numbers."""
    above = bisect.bisect_left(KNOTS, source)
    if above == len(KNOTS):
        return curve[-1] * source, KNOTS[-1]
    before, low = (KNOTS[above - 1], curve[above - 1]) if above else (0, 0)
    return low * (KNOTS[above] - source) + curve[above] * (source - before), KNOTS[above] - before


# Fitting


def fit(pairs):
    """The curves, and the factors for words and endings, fitted to pairs."""
    cells = collections.Counter()
    for pair, weight in zip(pairs, by_app(pairs)):
        # Pairs that are alike count as one.
        source, target = pair.source - pair.carried, pair.target - pair.carried
        cells[source, max(target, 0.5), min(pair.words, WORDS[-1]), pair.ending] += weight
    cache = {}
    features = [terms(source, words, ending, cache) for source, _, words, ending in cells]
    grown = [math.log(target / source) for source, target, _, _ in cells]
    trend = least_squares(features, grown, cells.values())
    usual = {row: dot(trend, row) for row in set(features)}
    rest = [found - usual[row] for found, row in zip(grown, features)]

    ranked = sorted(zip(rest, (math.log(source) for source, _, _, _ in cells), cells.values()))
    spread = [smooth(values) for values in zip(*(at_knot(ranked, math.log(knot)) for knot in KNOTS))]
    usual = [math.log(10 * knot) + dot(trend, terms(knot, 1, "-", {})) for knot in KNOTS]
    curves = [growth.rising([round(math.exp(more + one)) for more, one in zip(row, usual)]) for row in spread]
    alone = dot(trend, terms(1, 1, "-", {}))

    def factor(words, ending):
        return round(1000 * math.exp(dot(trend, terms(1, words, ending, {})) - alone))

    return curves, [factor(words, "-") for words in WORDS], [factor(1, ending) for ending in ENDINGS]


def by_app(pairs):
    """The weight of each pair."""
    counts = collections.Counter(pair.app for pair in pairs)
    weights = {app: count ** -DAMPING for app, count in counts.items()}
    return [weights[pair.app] for pair in pairs]


def terms(source, words, ending, cache):
    """The terms of the trend: piecewise linear functions of the logarithms of length and words, and the endings."""
    key = source, words, ending
    if key not in cache:
        length, count = math.log(source), math.log(words)
        bends = [max(length - math.log(bend), 0) for bend in BENDS]
        more = [max(count - math.log(bend), 0) for bend in WORD_BENDS]
        cache[key] = (1, length, *bends, count, *more, *(int(ending == one) for one in ENDINGS))
    return cache[key]


def dot(some, others):
    return sum(map(float.__mul__, map(float, some), map(float, others)))


def least_squares(features, values, weights):
    """The factor of each feature that fits the values best."""
    cells = {}
    for row, value, weight in zip(features, values, weights):
        cell = cells.setdefault(row, [0, 0])
        cell[0] += weight
        cell[1] += weight * value
    size = len(features[0])
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for row, (weight, value) in cells.items():
        for at in range(size):
            scaled = row[at] * weight
            if scaled:
                line = rows[at]
                for other in range(size):
                    line[other] += scaled * row[other]
                line[size] += row[at] * value
    for at in range(size):
        rows[at][at] += 1e-6
    return solved(rows)


def solved(rows):
    """The solution of linear equations, by elimination; the matrix is symmetric and positive."""
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            part = rows[below][at] / rows[at][at]
            rows[below] = [low - part * high for low, high in zip(rows[below], rows[at])]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def at_knot(ranked, place):
    """The quantiles in the range of a knot; source lengths have less weight the further away they are."""
    width, seen = WIDTH, []
    while width < 10:
        seen = [(rest, weight, 1 - abs(source - place) / width) for rest, source, weight in ranked
                if abs(source - place) < width]
        if sum(near for _, _, near in seen) >= ENOUGH:
            break
        width *= 1.25
    sums = list(itertools.accumulate(weight * near for _, weight, near in seen))
    places = (bisect.bisect_left(sums, share / 100 * sums[-1]) for share in SHARES)
    return [seen[min(found, len(seen) - 1)][0] for found in places]


def smooth(values):
    """Values averaged with their neighbors, except the first and the last."""
    between = [(low + 2 * value + high) / 4 for low, value, high in zip(values, values[1:], values[2:])]
    return [values[0], *between, values[-1]]


# The built-in table


def shipped():
    """The fits in Sources/Forecast/Generated/forecast.txt by unit and name."""
    sections = embedded.read(TABLE.read_text())
    tenths, factors, endings = (
        iter([list(map(int, row)) for row in sections[name]]) for name in ("tenths", "factors", "endings"))
    names = [(unit, name) for unit in ("graphemes", "columns") for name in sections[unit][0]]
    return {key: (list(itertools.islice(tenths, len(SHARES))), next(factors), next(endings)) for key in names}
