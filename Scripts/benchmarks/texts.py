"""Texts to measure with, the same in every run: 38 characters on average, labels, sentences, texts with placeholders
and with markup. Their words are as frequent as in a real app: a few hundred make up most of a text, and there are
twenty thousand."""

words = ("berth harbour tide booking mooring depth channel marina skipper logbook anchor forecast "
         "favourite notice arrival departure settings account message today").split()
german_words = ("Liegeplatz Hafen Gezeit Buchung festmachen Tiefe Fahrwasser Jachthafen Schiffer Logbuch Anker Vorhersage "
                "Lieblinge Mitteilung Ankunft Abfahrt Einstellungen Konto Nachricht heute").split()


def vocabulary(common, syllables, least):
    """Common words, and rarer ones made of syllables, the shorter the more frequent."""
    made = []
    while len(common) + len(made) < 20_000:
        n, word = len(made), ""
        while n or len(word) < least:
            word, n = word + syllables[n % len(syllables)], n // len(syllables)
        made.append(word)
    return common + made


english = vocabulary(words, "an be co da er fi go ha in la me no or pe re so ta un vo wi".split(), 4)
german = vocabulary(german_words, "an ber chen dor er fen gen heit in lich mar nung or pfe re schau ter un ver zei".split(), 6)
ranks = [int(len(english) ** (i / 65_536)) - 1 for i in range(65_536)]  # by Zipf's law


def drawn(i, k, vocabulary):
    """The word at a position of a text: pseudo-random, but always the same."""
    mixed = (i * 0x9E3779B97F4A7C15 + k * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = (mixed ^ mixed >> 30) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return vocabulary[ranks[mixed >> 40 & 0xFFFF]]


def text(i, first="%1$@", second="%2$lld"):
    """A label, a sentence, one with placeholders, one with markup: 38 characters on average."""
    w = [drawn(i, k, english) for k in range(4)]
    return [f"{w[0].title()} {w[1]}",
            f"The {w[0]} of your {w[1]} is not in the {w[2]} {w[3]} yet.",
            f"{first} has {second} {w[0]}s in “{w[1]} {w[2]}”",
            f"Open <b>{w[0]}</b> &amp; {w[1]} {w[2]}\\n{i}"][i % 4]


def german_text(i, first="%1$@", second="%2$lld"):
    """The translation of a text, a fifth longer; one of two hundred is far too long."""
    w = [drawn(i, k, german) for k in range(4)]
    if i % 200 == 1:
        return f"Die {w[0]} Ihrer {w[1]} ist noch nicht im {w[2]} {w[3]}: " + f"{w[2]} {w[3]} " * 8 + "!"
    return [f"{w[0].title()} {w[1]}",
            f"Die {w[0]} Ihrer {w[1]} ist noch nicht im {w[2]} {w[3]}.",
            f"{first} hat {second} {w[0]} in „{w[1]} {w[2]}“",
            f"<b>{w[0]}</b> &amp; {w[1]} {w[2]} öffnen\\n{i}"][i % 4]


def key(i, separator="."):
    return f"{words[i % 20]}{separator}{words[i % 17]}{separator}{i}"


def remark(i):
    return f"{words[i % 20].title()} screen, row {i}: what the {words[i % 19]} shows."


def spoken(i, first, second, text=text):
    """The same without the escapes of C and XML."""
    return text(i, first, second).replace("\\n", " ").replace("&amp;", "&")
