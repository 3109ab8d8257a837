// Styles of Java arguments: patterns, which must not be translated. `{0,date,dd/MM/yyyy}`, `{0,choice,0#none|1#one}`.

import Basics
import Comparison
import MessagePatterns
import Samples

/// The third part of an argument of `java.text.MessageFormat`.
enum JavaStyles {
    /// The letters of date patterns.
    fileprivate static let letters = Array("GyYMLwWDdFEuaHkKhmsSzZX".utf8)

    /// Returns the styles of a translation that Java's formatter rejects, if it accepts the style of the source.
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

    /// Returns the choices whose limits are not ascending.
    private static func unordered(in message: Message) -> [PlaceholderDifference] {
        let branches = Branches(message)
        return branches.starts.compactMap { branches.byStart[$0] }.filter { $0.kind == .choice }.compactMap { choice in
            let limits = choice.options.map { option in
                (
                    sign: option.selector, number: Branch.limit(option.selector).number,
                    isOpen: option.selector.hasSuffix("<")
                )
            }
            // After `1#` comes `1<`, which begins just above it.
            let ordered = limits.sorted { ($0.number, $0.isOpen ? 1 : 0) < ($1.number, $1.isOpen ? 1 : 0) }
            guard zip(limits, ordered).contains(where: { $0.sign != $1.sign }) else { return nil }
            let words = { (signs: [String]) in signs.map { "\($0)…" }.joined(separator: "|") }
            return .refused(words(limits.map(\.sign)), meant: words(ordered.map(\.sign)), by: .java)
        }
    }
}

extension ArgumentStyle {
    /// Whether Java's formatter throws; if the source has a letter, the app's formatter supports it.
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
