// The kind of a name in Fluent: `{ $name }` is an argument, `{ name }` another message, `{ -name }` a term.

import Basics
import Comparison
import MessagePatterns

enum FluentSigils {
    private struct Reference: Hashable {
        let sigil: UInt8
        let name: String
    }

    /// Returns differences, including names that a translation uses for another kind of thing than its source.
    static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        let differences = differences.filter {
            if case .added(let spelling, _) = $0 { !isLiteral(spelling) } else { true }
        }
        let theirs = references(in: source)
        guard !theirs.isEmpty else { return differences }
        let known = Set(theirs.map(\.reference))
        let spellings = Dictionary(theirs.map { ($0.reference.name, $0.spelling) }) { first, _ in first }
        let others = references(in: translation).compactMap { own -> PlaceholderDifference? in
            guard !known.contains(own.reference) else { return nil }
            return spellings[own.reference.name].map { .changed(own.spelling, was: $0) }
        }
        let reported = Set(differences)
        return differences + others.filter { !reported.contains($0) }
    }

    /// Whether the braces contain a number, which is shown verbatim.
    private static func isLiteral(_ spelling: String) -> Bool {
        let inner = spelling.utf8.dropFirst().dropLast().filter { !$0.isSpace }
        return !inner.isEmpty
            && inner.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }

    /// Returns the references that are alone in their braces.
    private static func references(in message: Message) -> [(reference: Reference, spelling: String)] {
        message.parts.compactMap { part in
            guard part.kind == .placeholder, message.utf8[part.range.lowerBound] == UInt8(ascii: "{") else {
                return nil
            }
            let inner = message.utf8[part.range].dropFirst().dropLast()
            var name = inner.drop(while: \.isSpace)
            let sigil = name.first ?? 0
            let isSigil = sigil == UInt8(ascii: "$") || sigil == UInt8(ascii: "-")
            if isSigil { name = name.dropFirst() }
            while name.last?.isSpace ?? false { name = name.dropLast() }
            guard let first = name.first, first.isLetter,
                name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
            else { return nil }
            return (
                Reference(sigil: isSigil ? sigil : 0, name: String(decoding: name, as: UTF8.self)),
                String(decoding: message.utf8[part.range], as: UTF8.self)
            )
        }
    }
}
