// How Java's arguments are written: patterns, which are nothing to translate. `{0,date,dd/MM/yyyy}`, `{0,choice,0#none|1#one}`.

import Basics
import Comparison
import MessagePatterns
import Samples

/// The third part of an argument of `java.text.MessageFormat`.
enum JavaStyles {
    /// Of patterns for dates.
    fileprivate static let letters = Array("GyYMLwWDdFEuaHkKhmsSzZX".utf8)

    /// The styles of a translation that Java's formatter refuses, where the source has one that it takes.
    static func refused(in translation: Message, source: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: ",")) else { return [] }
        let theirs = ArgumentStyle.all(in: source).filter { !$0.isRefused(beside: []) }
        let refused = ArgumentStyle.all(in: translation).compactMap { own -> PlaceholderDifference? in
            guard
                let meant = theirs.first(where: {
                    $0.format.argument == own.format.argument && $0.format.family == own.format.family
                }),
                own.isRefused(beside: meant.isWord ? [] : meant.signs)
            else { return nil }
            return .refused(
                String(decoding: own.spelling, as: UTF8.self), meant: String(decoding: meant.spelling, as: UTF8.self),
                by: .java)
        }
        return refused + unordered(in: translation)
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

extension ArgumentStyle {
    /// Whether Java's formatter throws; a letter that the source has is one that the app's formatter knows.
    fileprivate func isRefused(beside source: [UInt8]) -> Bool {
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
