// Brackets around a name that were lost or doubled, or that no type follows: an exact description of what is wrong.

import Basics
import MessagePatterns

/// Slips in brackets, such as `{name`, `{{size}}}` and `%(name)`.
struct BracketSlips {
    private let source: Message
    private let translation: Message
    /// The maximum number of differences to check: each requires a scan of the translation.
    private static let most = 16

    package init(_ source: Message, _ translation: Message) {
        (self.source, self.translation) = (source, translation)
    }

    /// Returns differences, with slips in brackets described as such.
    package func naming(_ differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        let named = differences.prefix(Self.most).map { unended($0) ?? unclosed($0) ?? untyped($0) ?? $0 }
        return torn(named) + differences.dropFirst(Self.most) + Self.strays(in: translation, source: source)
    }

    /// Returns differences, with lost names as those whose brace is never closed, as `{Name` and `{naam` for `{name}`.
    private func torn(_ differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        let isLost = differences.contains { difference in
            if case .lost(let spelling) = difference { spelling.isNameInBraces } else { false }
        }
        guard isLost, source.openNames.isEmpty else { return differences }
        var open = translation.openNames
        for case .unclosed(let spelling) in differences {
            if let index = open.firstIndex(of: spelling) { open.remove(at: index) }
        }
        return differences.map { difference in
            guard case .lost(let spelling) = difference, spelling.isNameInBraces, !open.isEmpty else {
                return difference
            }
            return .unclosed(open.removeFirst())
        }
    }

    /// `%(name)` for `%(name)s`: Python reads the next character as its type, and throws if there is none.
    private func untyped(_ difference: PlaceholderDifference) -> PlaceholderDifference? {
        guard case .lost(let spelling) = difference, spelling.hasPrefix("%("),
            let close = spelling.lastIndex(of: ")"), spelling.index(after: close) < spelling.endIndex
        else { return nil }
        let name = Array(spelling[...close].utf8)
        guard translation.utf8.firstOffset(of: name, in: translation.utf8.indices) != nil else { return nil }
        return .changed(String(spelling[...close]), was: spelling)
    }

    /// `{{#if x}}` without `{{/if}}`, which Handlebars and Mustache reject.
    private func unended(_ difference: PlaceholderDifference) -> PlaceholderDifference? {
        guard case .lost(let spelling) = difference, spelling.hasPrefix("{{/"), spelling.hasSuffix("}}") else {
            return nil
        }
        let opening = "{{#\(spelling.dropFirst(3).dropLast(2))"
        guard translation.utf8.firstOffset(of: Array(opening.utf8), in: translation.utf8.indices) != nil else {
            return nil
        }
        return .unreadable("'\(opening)…}}' has no end; expected '\(spelling)'")
    }

    /// A missing closing brace that would be reported as a lost or changed placeholder; nil for another difference.
    private func unclosed(_ difference: PlaceholderDifference) -> PlaceholderDifference? {
        switch difference {
        case .lost(let spelling): opening(of: spelling)
        case .changed(let spelling, let was) where was == "{\(spelling)}": opening(of: was)
        default: nil
        }
    }

    private func opening(of spelling: String) -> PlaceholderDifference? {
        let utf8 = Array(spelling.utf8)
        let depth = utf8.prefix { $0 == UInt8(ascii: "{") }.count
        guard depth > 0, utf8.suffix(depth).allSatisfy({ $0 == UInt8(ascii: "}") }) else { return nil }
        // `{{name}`, then `{{name`.
        for missing in 1...depth {
            let opening = Array(utf8.dropLast(missing))
            guard let at = translation.utf8.firstOffset(of: opening, in: translation.utf8.indices) else { continue }
            let next = translation.utf8.dropFirst(at + opening.count).first ?? 0
            guard next != UInt8(ascii: "}"), !next.isLetter, !next.isDigit else { continue }
            return .unclosed(String(decoding: opening, as: UTF8.self))
        }
        return nil
    }

    /// Returns stray braces directly after a name in braces, if the source has none.
    package static func strays(in translation: Message, source: Message) -> [PlaceholderDifference] {
        guard let name = nameBeforeStray(in: translation), nameBeforeStray(in: source) == nil else { return [] }
        return [.strayBrace(name)]
    }

    private static func nameBeforeStray(in message: Message) -> String? {
        let utf8 = message.utf8
        guard message.parts.count > 1, utf8.has(UInt8(ascii: "}")) else { return nil }
        for (part, next) in zip(message.parts, message.parts.dropFirst()) {
            guard part.kind == .placeholder, next.kind == .text, utf8[next.range.lowerBound] == UInt8(ascii: "}"),
                utf8[part.range.upperBound - 1] == UInt8(ascii: "}")
            else { continue }
            // `${{name}}` and `{ {name} }` have an opening brace before it.
            let isOpen = message.parts.contains {
                $0.kind == .text && utf8.firstOffset(of: UInt8(ascii: "{"), in: $0.range) != nil
            }
            return isOpen ? nil : String(decoding: utf8[part.range], as: UTF8.self)
        }
        return nil
    }
}

extension String {
    /// Whether it is a name between single braces: `{name}`.
    fileprivate var isNameInBraces: Bool {
        hasPrefix("{") && hasSuffix("}") && !hasPrefix("{{") && dropFirst().first?.isLetter ?? false
    }
}

extension Message {
    /// The names after braces that are never closed, in order: `{name`.
    fileprivate var openNames: [String] {
        guard utf8.has(UInt8(ascii: "{")) else { return [] }
        return parts.filter { $0.kind == .text || $0.kind == .locked }.flatMap { part -> [String] in
            let lastClose = utf8[part.range].lastIndex(of: UInt8(ascii: "}")) ?? part.range.lowerBound
            var (names, from): ([String], Int) = ([], lastClose)
            while let at = utf8.firstOffset(of: UInt8(ascii: "{"), in: from..<part.range.upperBound) {
                from = at + 1
                let name = utf8[from..<part.range.upperBound].prefix {
                    $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80
                }
                if !name.isEmpty { names.append("{\(String(decoding: name, as: UTF8.self))") }
            }
            return names
        }
    }
}
