// What keyboards and machines leave of a placeholder: `%`, `%-`, `@%`, `%1`, `％s`.

import Basics
import MessagePatterns

/// Takes what is left of placeholders for those that a translation lost.
struct PercentSlips {
    private let translation: Message
    /// The percent signs outside of placeholders, in order.
    private var signs: [String]
    /// The pieces that were read as placeholders.
    private var pieces: [String]

    /// Returns differences, with lost placeholders reported as replaced by what is left of them.
    package static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard differences.contains(where: \.mayBeSlip) else { return differences }
        let whole = differences.map(\.withoutWord)
        var slips = PercentSlips(
            translation: translation, signs: source.hasLonePercent ? [] : translation.loneSigns,
            pieces: whole.compactMap(\.piece))
        let named = whole.filter { $0.piece == nil }.map { difference in
            guard case .lost(let spelling) = difference else { return difference }
            return slips.replacement(of: spelling) ?? difference
        }
        // A sign that replaces a placeholder is not meant as a percent sign.
        let isExplained = slips.signs.isEmpty && named != whole
        return named.filter { !(isExplained && $0 == .lonePercent) }
            + slips.pieces.map { .added($0, nearest: nil) }
    }

    private mutating func replacement(of spelling: String) -> PlaceholderDifference? {
        guard spelling.hasPrefix("%") else { return nil }
        let backwards = String(spelling.reversed())
        if backwards.hasPrefix("@"), translation.has(backwards) {
            if !signs.isEmpty { signs.removeFirst() }
            return .disordered(backwards, expected: spelling)
        }
        if let dollar = spelling.firstIndex(of: "$"), let piece = pieces.firstIndex(of: String(spelling[..<dollar])) {
            let numbered = "\(pieces.remove(at: piece))$"
            return .changed(translation.has(numbered) ? numbered : String(numbered.dropLast()), was: spelling)
        }
        if !signs.isEmpty { return .changed(signs.removeFirst(), was: spelling) }
        return pieces.firstIndex(of: "%").map { .changed(pieces.remove(at: $0), was: spelling) }
    }
}

extension PlaceholderDifference {
    fileprivate var mayBeSlip: Bool {
        switch self {
        case .lost(let spelling), .added(let spelling, nearest: nil), .changed(let spelling, was: _):
            spelling.hasPrefix("%")
        default: false
        }
    }

    /// The difference, if its placeholder is a hyphen and letters of a word after a percent sign: `%-he` of `%-hez`.
    fileprivate var withoutWord: PlaceholderDifference {
        switch self {
        case .added(let spelling, nearest: nil) where Self.isWord(spelling): .added("%", nearest: nil)
        case .changed(let spelling, let was) where Self.isWord(spelling): .changed("%", was: was)
        default: self
        }
    }

    /// Whether flags have no width that they could apply to.
    private static func isWord(_ spelling: String) -> Bool {
        let rest = spelling.utf8.dropFirst()
        let flags = rest.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") }
        guard spelling.hasPrefix("%"), let next = rest.dropFirst(flags.count).first, next.isLetter else { return false }
        // `%'d` groups digits.
        return flags.contains(UInt8(ascii: "-"))
            || !flags.isEmpty && !(spelling.utf8.last.map { "diufFgG".utf8.contains($0) } ?? false)
    }

    /// A lone percent sign, or one with a number, that was read as a placeholder.
    fileprivate var piece: String? {
        guard case .added(let spelling, nearest: nil) = self, spelling.hasPrefix("%"),
            spelling.utf8.dropFirst().allSatisfy(\.isDigit)
        else { return nil }
        return spelling
    }
}

extension Message {
    fileprivate func has(_ spelling: String) -> Bool {
        utf8.firstOffset(of: Array(spelling.utf8), in: utf8.indices) != nil
    }

    /// Its percent signs outside of placeholders and not beside a number; full-width ones with what follows.
    fileprivate var loneSigns: [String] {
        parts.filter { $0.kind == .text }.flatMap { part in
            var signs: [String] = []
            for at in part.range where utf8[at] == UInt8(ascii: "%") && !isBesideNumber(at) { signs.append("%") }
            var from = part.range.lowerBound
            while let at = utf8.firstOffset(of: "％", in: from..<part.range.upperBound) {
                from = at + 3
                let end = utf8[from...].firstIndex { !$0.isLetter && !$0.isDigit && !Self.signsInside.contains($0) }
                let spelling = utf8[at..<(end ?? utf8.count)]
                if spelling.count > 3 { signs.append(String(decoding: spelling, as: UTF8.self)) }
            }
            return signs
        }
    }

    private static let signsInside = Array("$@.".utf8)

    private func isBesideNumber(_ at: Int) -> Bool {
        func isDigit(_ offset: Int) -> Bool { utf8.indices.contains(offset) && utf8[offset].isDigit }
        func isSpace(_ offset: Int) -> Bool { utf8.indices.contains(offset) && utf8[offset] == UInt8(ascii: " ") }
        return isDigit(at - 1) || isSpace(at - 1) && isDigit(at - 2) || isSpace(at + 1) && isDigit(at + 2)
    }
}
