// Long command options in texts: programs accept `--force` in English only, whatever the language of their help.

import Basics

/// The long options that a translation changes.
package struct CommandOptions {
    /// An option of the source and its replacement in the translation.
    package struct Change: Equatable {
        package let option: String
        /// The replacement; nil if the number of new options does not match the number of lost ones.
        package let replacement: String?
    }

    /// Returns the options of a source that its translation spells differently; empty if they are merely omitted.
    package static func changes(from source: [UInt8], to translation: [UInt8]) -> [Change] {
        guard source.firstOffset(of: "--") != nil else { return [] }
        let known = options(in: source)
        let lost = known.filter { !has($0, in: translation) }
        guard !lost.isEmpty else { return [] }
        let dashed = lost.compactMap { name in
            otherDash(before: name, in: translation).map { Change(option: "--\(words(name))", replacement: $0) }
        }
        if !dashed.isEmpty { return dashed }
        let foreign = foreignOptions(in: translation, known)
        guard !foreign.isEmpty else { return [] }
        return lost.enumerated().map { index, name in
            Change(
                option: "--\(words(name))",
                replacement: lost.count == foreign.count ? "--\(words(foreign[index]))" : nil)
        }
    }

    private typealias Name = ArraySlice<UInt8>

    private static let dash = UInt8(ascii: "-")

    private static func words(_ name: Name) -> String { String(decoding: name, as: UTF8.self) }

    /// Returns the names after two dashes, without duplicates; `--More--` is not an option.
    private static func options(in text: [UInt8]) -> [Name] {
        var names: [Name] = []
        forEachDoubleDash(in: text) { start in
            guard start < text.count, text[start].isLetter, isBoundary(text, before: start - 2) else { return }
            let name = name(at: start, in: text)
            if name.last != dash, name.count > 1, !isDecorated(text, from: start), !names.contains(name),
                !isValue(name, in: text)
            {
                names.append(name)
            }
        }
        return names
    }

    /// Whether a name stands for any option, or for a value to be added or subtracted, as in `++number or --number`.
    private static func isValue(_ name: Name, in text: [UInt8]) -> Bool {
        name.elementsEqual("option".utf8)
            || text.firstOffset(of: "++") != nil
                && text.firstOffset(of: Array("++".utf8) + name, in: text.indices) != nil
    }

    /// Whether a line of words is between two pairs of dashes: `--Select a server--`.
    private static func isDecorated(_ text: [UInt8], from start: Int) -> Bool {
        let line = text[start...].prefix { $0 != 0x0A }.reversed().drop(while: \.isSpace)
        let before = text[..<(start - 2)].reversed().prefix { $0 != 0x0A }
        return line.starts(with: [dash, dash]) && before.allSatisfy(\.isSpace)
    }

    /// Visits what follows each run of exactly two dashes.
    private static func forEachDoubleDash(in text: [UInt8], _ visit: (Int) -> Void) {
        var at = 0
        while let start = text.firstOffset(of: "--", in: at..<text.count) {
            at = start
            while at < text.count, text[at] == dash { at += 1 }
            if at == start + 2 { visit(at) }
        }
    }

    private static func isOfName(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == dash }

    private static func name(at start: Int, in text: [UInt8]) -> Name { text[start...].prefix(while: isOfName) }

    /// Whether no ASCII word ends there.
    private static func isBoundary(_ text: [UInt8], before start: Int) -> Bool {
        start == 0 || !(text[start - 1].isLetter || text[start - 1].isDigit || text[start - 1] == UInt8(ascii: "_"))
    }

    /// Whether a text has an option; a language may append a suffix to it, as in `--metadata-argumentet`.
    private static func has(_ name: Name, in text: [UInt8]) -> Bool {
        var isFound = false
        forEachDoubleDash(in: text) { start in
            let end = start + name.count
            guard !isFound, end <= text.count, text[start..<end].elementsEqual(name) else { return }
            isFound = end == text.count || !(text[end].isLetter || text[end].isDigit)
        }
        return isFound
    }

    /// Returns the words after two dashes that are not options of the source, in any script.
    private static func foreignOptions(in text: [UInt8], _ known: [Name]) -> [Name] {
        var names: [Name] = []
        forEachDoubleDash(in: text) { start in
            // Two dashes between words are a dash in prose.
            guard start < text.count, start == 2 || opensOption(text, before: start - 2) else { return }
            let name = text[start...].prefix { isOfName($0) || $0 >= 0x80 }
            guard words(name).first?.isLetter ?? false, name.last != dash,
                !known.contains(where: { name.starts(with: $0) }), !names.contains(name)
            else { return }
            names.append(name)
        }
        return names
    }

    /// Whether an option may begin there: after a space, a quote or a bracket.
    private static func opensOption(_ text: [UInt8], before start: Int) -> Bool {
        text[start - 1] <= 0x20 || "\"'`([{<|/,*".utf8.contains(text[start - 1])
    }

    /// Returns an option as the text spells it with other dashes than two ASCII ones; nil if it does not.
    private static func otherDash(before name: Name, in text: [UInt8]) -> String? {
        var at = 0
        while let start = text.firstOffset(of: Array(name), in: at..<text.count) {
            at = start + name.count
            guard at == text.count || !(text[at].isLetter || text[at].isDigit || text[at] == UInt8(ascii: "_"))
            else { continue }
            // An option typed right to left has its dashes at the other end.
            if text[at...].starts(with: "--".utf8), !text[(at + 2)...].starts(with: "-".utf8),
                isBoundary(text, before: start),
                start == 0 || text[start - 1] != dash
            {
                return "\(words(name))--"
            }
            let dashes = text[..<start].suffix(6)
            if let sign = longDashes.first(where: { dashes.suffix($0.count).elementsEqual($0) }),
                isBoundary(text, before: start - sign.count)
            {
                return String(decoding: sign + Array(name), as: UTF8.self)
            }
            let run = text[..<start].reversed().prefix { $0 == dash }.count
            if run == 1 || run > 2, isBoundary(text, before: start - run), name.count > 1 {
                return String(repeating: "-", count: run) + words(name)
            }
        }
        return nil
    }

    /// The characters that editors substitute for two dashes.
    private static let longDashes = ["—", "–", "−", "－－", "‐‐", "‑‑"].map { Array($0.utf8) }
}
