// How Java's arguments are written: patterns, which are nothing to translate. `{0,date,dd/MM/yyyy}`, `{0,choice,0#none|1#one}`.

import MessagePatterns
import Platform
import Samples

/// The third part of an argument of `java.text.MessageFormat`.
enum JavaStyles {
    /// An argument with a style: a word that Java knows, or a pattern.
    private struct Style {
        let spelling: ArraySlice<UInt8>
        let format: ArgumentFormat
        let pattern: ArraySlice<UInt8>

        init?(_ spelling: ArraySlice<UInt8>) {
            guard let format = ArgumentFormat(spelling), !format.isFunction, spelling.last == UInt8(ascii: "}"),
                let first = spelling.firstIndex(of: UInt8(ascii: ",")),
                let second = spelling[(first + 1)...].firstIndex(of: UInt8(ascii: ","))
            else { return nil }
            (self.spelling, self.format) = (spelling, format)
            pattern = spelling[(second + 1)...].dropLast()
        }

        /// What is a sign of the pattern, and no text in apostrophes.
        var signs: [UInt8] {
            var isQuoted = false
            return pattern.filter { byte in
                if byte == UInt8(ascii: "'") { isQuoted.toggle() }
                return !isQuoted && byte != UInt8(ascii: "'")
            }
        }

        /// Whether Java knows the word, or other rules are asked for: ICU's skeletons.
        var isWord: Bool {
            let word = String(decoding: pattern.filter { !$0.isSpace }, as: UTF8.self).lowercased()
            return word.isEmpty || word.hasPrefix("::") || JavaStyles.words.contains(word)
        }

        /// Whether Java's formatter throws; a letter that the source has is one that the app's formatter knows.
        func isRefused(beside source: [UInt8]) -> Bool {
            guard !isWord else { return false }
            switch format.family {
            case .date, .time:
                return signs.contains { $0.isLetter && !JavaStyles.letters.contains($0) && !source.contains($0) }
            case .number:
                let positive = signs.prefix { $0 != UInt8(ascii: ";") }
                guard let point = positive.firstIndex(of: UInt8(ascii: ".")) else { return false }
                let fraction = positive[(point + 1)...]
                return fraction.contains(UInt8(ascii: ".")) || fraction.contains(UInt8(ascii: ","))
            case .moment, .keyword, .list, nil: return false
            }
        }
    }

    private static let words: Set<String> = ["short", "medium", "long", "full", "integer", "currency", "percent"]
    /// Of patterns for dates.
    private static let letters = Array("GyYMLwWDdFEuaHkKhmsSzZX".utf8)

    /// The styles of a translation that Java's formatter refuses, where the source has one that it takes.
    static func refused(in translation: Message, source: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: ",")) else { return [] }
        let theirs = styles(of: source).filter { !$0.isRefused(beside: []) }
        let refused = styles(of: translation).compactMap { own -> PlaceholderDifference? in
            guard
                let meant = theirs.first(where: {
                    $0.format.id == own.format.id && $0.format.family == own.format.family
                }),
                own.isRefused(beside: meant.isWord ? [] : meant.signs)
            else { return nil }
            return .refused(
                String(decoding: own.spelling, as: UTF8.self), meant: String(decoding: meant.spelling, as: UTF8.self),
                by: .java)
        }
        return refused + unordered(in: translation)
    }

    private static func styles(of message: Message) -> [Style] {
        message.parts.filter { $0.kind == .placeholder }.compactMap { Style(message.utf8[$0.range]) }
    }

    /// The choices whose limits do not ascend.
    private static func unordered(in message: Message) -> [PlaceholderDifference] {
        let branches = Branches(message)
        return branches.starts.compactMap { branches.byStart[$0] }.filter { $0.kind == .choice }.compactMap { choice in
            let limits = choice.options.map { option in
                (
                    sign: option.selector, number: Branch.limit(option.selector).number,
                    isOpen: option.selector.hasSuffix("<")
                )
            }
            // After `1#` comes `1<`, which begins right above it.
            let ordered = limits.sorted { ($0.number, $0.isOpen ? 1 : 0) < ($1.number, $1.isOpen ? 1 : 0) }
            guard zip(limits, ordered).contains(where: { $0.sign != $1.sign }) else { return nil }
            let words = { (signs: [String]) in signs.map { "\($0)…" }.joined(separator: "|") }
            return .refused(words(limits.map(\.sign)), meant: words(ordered.map(\.sign)), by: .java)
        }
    }
}
