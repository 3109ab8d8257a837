// `unordered-placeholders`: a source text with placeholders that cannot be reordered without adding numbers.

import Catalogs
import Code
import Comparison
import MessagePatterns
import Platforms

extension Rule {
    static let unorderedPlaceholders = Rule(
        "unordered-placeholders", .note, .crash,
        summary: "A source text has two or more placeholders without numbers.",
        explanation: """
            Placeholders without numbers take the arguments in order. Many languages need another order, and a \
            translation that only changes the order shows the wrong values, or crashes the app if the types differ. \
            Number the placeholders in the source: `%1$@ of %2$@`. The help contains the text with numbers. If the \
            text is the key, as in SwiftUI, the numbers go into its English value: in the string catalog, or in the \
            table of the app's own language. Placeholders that nothing or only signs connect, as in `%@%@`, `%d/%d` or \
            `'%s': '%s'`, or that a bullet or bar separates, keep their order in every language, and so do values that each follow their own label, as in \
            `Start: %@ - Duration: %@`, and a value with another in parentheses. An ending that the code adds to a word, as in `%lld file%@`, stays with its word. \
            If aapt2 rejects such a text on Android, only `catalog-fault` reports it. The texts of a catalog are one \
            finding, and a note, because each translation may add the numbers itself; `placeholder-mismatch` reports \
            one that reorders placeholders without them. Python's formatter rejects numbers, and the helpers of many \
            scripts replace each `%s`: there the help says to give the arguments names.

            In code, the rule reads the values of keys that no catalog has.
            """,
        examples: [
            .finds(
                "'%@' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "two names",
                .english("%@ of %@")),
            .finds(
                "'%d' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "two types",
                .english("%d files in %@")),
            .finds(
                "'%s' and '%d' have no names: a translation that reorders them shows the wrong values",
                "a script's own helper", .json("%s has %d files", "de", "%s hat %d Dateien")),
            .leaves("numbered", .english("%1$@ of %2$@")),
            .leaves("one placeholder, and a percent sign", .english("%d%% done")),
            .leaves("one number whose width is an argument", .english("%*d files")),
            .leaves("only signs between them", .english("Bad data in %@:%@ again")),
            .leaves("quotes around them", .json("Cannot rename \\\"%s\\\": '%s'", "de", "\\\"%s\\\" bleibt: '%s'")),
            .leaves(
                "a text that aapt2 rejects, which is a fault of the catalog",
                [.init("res/values/strings.xml", "<resources><string name=\"a\">%s of %s</string></resources>\n")]),
            .leaves("a size", .english("%d × %d")),
            .leaves("names", .english("Support for %host and %port")),
            .leaves("opponents", .english("%@ vs %@")),
            .leaves("the ends of a way", .english("%@ → %@")),
            .leaves("a time with its units", .english("%d h %d min")),
            .leaves("a time in words", .english("%d hours, %d minutes")),
            .finds(
                "'%d' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "a time and its beginning", .english("%d min after %@")),
            .leaves("a bullet between them", .english("%@ • %@")),
            .leaves("a dash between them", .english("%@ — %@")),
            .leaves("a bullet between two values with their words", .english("%d frames • +%d px")),
            .leaves("a bullet before a label", .english("Archive: %@ • Bucket: %@")),
            .finds(
                "'%d' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "a bullet before both", .english("Ready • %d files in %@")),
            .leaves("an addition in parentheses", .english("Signed in as %@ (%@)")),
            .leaves("an addition in parentheses after a word", .english("%@ articles (%@)")),
            .leaves(
                "an address of a link in the next sentence",
                .english("%@ cannot be disabled. <a href=\\\"%@\\\">Read why</a>.")),
            .finds(
                "'%@' and '%d' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "words in parentheses", .english("%@ (one of %d)")),
            .leaves("lines of HTML", .english("Made by %@ with love<br>and sold by %@")),
            .leaves("a suffix", .english("Connect %@%@")),
            .leaves("an ending of a word", .english("%lld related file%@ found")),
            .finds(
                "'%@', '%@' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "two values and an ending", .english("%@ has file%@ of %@")),
            .leaves("labels on lines of their own", .english("Profile: %@\\nMFA Device: %@\\n\\nEnter the code:")),
            .leaves("lines", .english("Hardware:\\n%@\\n%@\\nVersion: %@")),
            .leaves("sentences", .english("Could not save %@. The reason is %@.")),
            .leaves("labels after a separator", .english("Start: %@ - Duration: %@")),
            .leaves("signs, and a label after a separator", .english("(%@, %@) · altitude: %@")),
            .finds(
                "'%@', '%@' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "words after signs", .english("(%@, %@) above %@")),
            .finds(
                "'%@' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "a label in a sentence", .english("From: %@ gets a message: %@")),
            .finds(
                "'%@', '%@' and '%d' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "signs between two of three", .english("%@: %@ has %d files")),
            .finds(
                "'%@' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values",
                "the value of a key in code",
                .swift("let text = NSLocalizedString(\"page\", value: \"%@ of %@\", comment: \"\")")),
            .leaves(
                "numbered in code",
                .swift("let text = NSLocalizedString(\"page\", value: \"%1$@ of %2$@\", comment: \"\")")),
        ],
        check: .both(
            .text { subject, findings in
                guard subject.isSource, subject.entry.isTranslatable,
                    let numbered = NumberedText(subject.message, in: subject.entry.catalog.format),
                    subject.dialect.readsPercents(in: subject), !isFault(subject.entry),
                    !isReported(before: subject.entry)
                else { return }
                let numbers = subject.dialect.argumentNumbers(of: subject.entry)
                findings.add(
                    subject.entry,
                    numbers == .dollars
                        ? "\(numbered.list) \(Self.consequence)"
                        : "\(numbered.list) have no names: a translation that reorders them shows the wrong values",
                    help: numbers == .dollars
                        ? Self.help(numbered, for: subject.entry) : PlaceholderHelp.names(numbers),
                    cause: .reason("no numbers in \(subject.entry.catalog.path)"))
            },
            .code { subject, findings in
                guard !subject.isOffScreen else { return }
                for call in subject.file.tree.nodes(.call) where call.isLocalizedText(subject.names) {
                    guard let value = call.arguments.first(where: { LookUpNames.defaults.contains($0.label) }),
                        let text = value.stringValue, let numbered = NumberedText(Message(text), in: nil),
                        call.arguments.first(where: { _ in true })?.stringValue.map(subject.keys.hasKey) != true,
                        !call.isOffScreen
                    else { continue }
                    findings.add(
                        in: subject.file, at: value.range, "\(numbered.list) \(Self.consequence)",
                        help: "number them: “\(numbered.text)”")
                }
            }))

    private static func help(_ numbered: NumberedText, for entry: Entry) -> String {
        entry.isItsOwnKey
            ? "give the key an English value with numbers: “\(numbered.text)”" : "number them: “\(numbered.text)”"
    }

    private static let consequence =
        "have no numbers: a translation that reorders them without adding numbers shows the wrong values"

    /// Whether `catalog-fault` reports the text because a build tool of the platform wants numbers, too.
    private static func isFault(_ entry: Entry) -> Bool {
        guard !entry.catalog.repaired.isEmpty, let start = entry.range(of: .value)?.indices.lowerBound,
            let place = entry.catalog.text.place(at: start)
        else { return false }
        return entry.catalog.repaired.contains { $0.place == place }
    }

    /// Whether an earlier text of the same key has such placeholders, too: one finding is enough for all branches.
    private static func isReported(before entry: Entry) -> Bool {
        KeyTexts.before(entry) { NumberedText(Message($0), in: entry.catalog.format) != nil }
    }
}

/// A text with numbers added.
struct NumberedText {
    /// The placeholders as written: `'%@' and '%d'`.
    let list: String
    let text: String

    /// Creates the text; nil if it has numbers, or needs none.
    init?(_ message: borrowing Message, in format: Format?) {
        guard message.hasSeveralPercents else { return nil }
        let arguments = MessageArguments(message)
        // String catalogs specify the argument of a variable elsewhere.
        let own = arguments.certain.formatted.filter { argument in
            if case .variable = argument.type { format?.has(.hasPluralBranches) == true } else { true }
        }
        let spellings = own.map(\.spelling)
        // A width that is an argument belongs to its number.
        guard !arguments.isDateFormat, !arguments.isNumbered, own.count > 1, !message.keepsOrder(of: spellings),
            !message.beginsNames(with: spellings),
            !spellings.contains(where: { $0.utf8.contains(UInt8(ascii: "*")) })
        else { return nil }
        list = PlaceholderDifference.list(spellings)
        var rest = spellings[...]
        text = message.parts.map { part in
            let piece = String(decoding: message.utf8[part.range], as: UTF8.self)
            return part.kind == .text ? piece : Self.numbering(piece, &rest, of: spellings.count)
        }.joined()
    }

    /// Returns a placeholder, or an address or tag that contains some, with numbers; removes these from the rest.
    private static func numbering(_ piece: String, _ left: inout ArraySlice<String>, of count: Int) -> String {
        var numbered = ""
        var rest = piece[...]
        while let spelling = left.first, let found = rest.firstRange(of: spelling) {
            numbered += rest[..<found.lowerBound] + "%\(count - left.count + 1)$\(spelling.dropFirst())"
            rest = rest[found.upperBound...]
            left.removeFirst()
        }
        return numbered + rest
    }
}

extension Message {
    /// Whether it may have two arguments without numbers.
    fileprivate var hasSeveralPercents: Bool {
        guard let first = utf8.firstIndex(of: UInt8(ascii: "%")) else { return false }
        return utf8[(first + 1)...].contains(UInt8(ascii: "%"))
    }

    /// Whether some placeholders have one order in every language: only signs connect them, as in `%d/%d` and
    /// `'%s': '%s'`, each has its own label, a line, an item or a sentence ends between them, the later is alone in
    /// parentheses, as in `%s files (%s)`, or it is the ending of a word, as in `%lld file%@`.
    fileprivate func keepsOrder(of spellings: [String]) -> Bool {
        let places = places(of: spellings)
        guard places.count == spellings.count, let first = places.first else { return false }
        // In `(%@, %@) · altitude: %@`, only signs precede and connect the first ones.
        let start = utf8[..<first.lowerBound]
        let isFirstLabelled =
            start.endsLabel
            || !start.contains { $0.isLetter || $0 >= 0x80 }
                && zip(places, places.dropFirst()).prefix(1).contains { before, after in
                    utf8[before.upperBound..<after.lowerBound].areSigns
                }
        return zip(places, places.dropFirst()).allSatisfy { before, after in
            let between = utf8[before.upperBound..<after.lowerBound]
            let isAddition =
                between.last == UInt8(ascii: "(") && after.upperBound < utf8.count
                && utf8[after.upperBound] == UInt8(ascii: ")")
            return between.isEmpty || between.areSigns || between.endsSentence || between.endsItem || isAddition
                || between.joinsByConvention || between.startsUnit && utf8[after.upperBound...].startsUnit
                || between.last?.isLetter ?? false || isFirstLabelled && between.endsLabel && between.isSeparate
        }
    }

    /// Whether words of small letters begin with all placeholders: `%host` and `%port`, for which the app has values.
    fileprivate func beginsNames(with spellings: [String]) -> Bool {
        let places = places(of: spellings)
        return places.count == spellings.count
            && places.allSatisfy { place in
                utf8[place.upperBound...].prefix { 0x61...0x7A ~= $0 }.count
                    >= PercentWords.fewestLetters(after: utf8[place.upperBound - 1])
            }
    }

    /// Where some placeholders stand, one after the other, also in tags and addresses.
    private func places(of spellings: [String]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        for spelling in spellings {
            let bytes = Array(spelling.utf8)
            guard let at = utf8.firstOffset(of: bytes, in: (places.last?.upperBound ?? 0)..<utf8.count) else { break }
            places.append(at..<at + bytes.count)
        }
        return places
    }
}

extension ArraySlice<UInt8> {
    fileprivate var areSigns: Bool {
        let signs = String(decoding: self, as: UTF8.self).filter { $0 != " " }
        return !signs.isEmpty && signs.allSatisfy { ":/.,-–—x×•·|'\"“”‘’„\\".contains($0) }
    }

    /// Whether what stands before it comes first in every language: opponents, and the two ends of a way.
    fileprivate var joinsByConvention: Bool {
        let text = String(decoding: self, as: UTF8.self)
        guard text.first == " ", text.last == " " else { return false }
        return ["vs", "vs.", "→", "->", "=>", "⇒", "➜", "➔", "↔", "=", "~", "≈"].contains(text.filter { $0 != " " })
    }

    /// Whether it begins with a unit, and no other words follow before the next value: `%d h %d min`.
    fileprivate var startsUnit: Bool {
        let words = String(decoding: prefix(while: { $0 != UInt8(ascii: "%") }), as: UTF8.self)
            .split { $0 == " " || $0 == "," || $0 == ":" || $0 == "." || $0 == ")" }.map(String.init)
        guard let unit = words.first, words.count == 1, count < 40 else { return false }
        return Prose.isUnit(unit) || Self.times.contains(unit.lowercased())
    }

    /// Units of time, which follow each other from the longest to the shortest.
    private static var times: Set<String> {
        [
            "years", "months", "weeks", "days", "hours", "minutes", "seconds", "year", "month", "week", "day", "hour",
            "minute", "second", "hrs", "mins", "secs", "yr", "mo", "wk", "y", "w",
        ]
    }

    /// Whether a line or a sentence ends in it.
    fileprivate var endsSentence: Bool {
        zip(self, dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == 0x20 } || contains(UInt8(ascii: "\n"))
            || firstRange(of: "<br".utf8) != nil
    }

    /// Whether an item of a list ends in it: at a bullet or a bar between spaces.
    fileprivate var endsItem: Bool {
        Self.separators.contains { firstRange(of: $0.utf8) != nil }
    }

    private static var separators: [String] { [" • ", " · ", " | "] }

    /// Whether the label of a value ends here: with a colon, and perhaps a space or an opening quote.
    fileprivate var endsLabel: Bool {
        String(decoding: self, as: UTF8.self).last { !" '\"“‘„«".contains($0) } == ":"
    }

    /// Whether it begins with a line break or a sign that separates two values.
    fileprivate var isSeparate: Bool {
        let text = String(decoding: self, as: UTF8.self)
        return text.first { !" '\"”’“»)]".contains($0) }.map { $0.isNewline || "-–—,;|•·".contains($0) } ?? false
    }
}
