// Texts whose formatter rejects a lone brace: Python's `str.format` and .NET's `String.Format`.

import Basics
import Catalogs
import MessagePatterns

/// The fields of a text as a strict formatter parses them.
struct StrictBraces {
    /// The language whose syntax the fields have.
    package enum Language {
        case python, dotNet

        /// Creates the language that formats an entry's texts; nil for another formatter.
        package init?(_ entry: Entry) {
            switch entry.syntax {
            case .pythonBraces: self = .python
            case .dotNetBraces: self = .dotNet
            default: return nil
            }
        }

        fileprivate var formatter: StrictFormatter { self == .python ? .python : .dotNet }
    }

    /// The contents of the braces.
    package private(set) var fields: [ArraySlice<UInt8>] = []
    /// The first brace that is neither doubled nor part of a field.
    package private(set) var lone: UInt8?

    private init(_ utf8: [UInt8]) {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var at = 0
        while at < utf8.count {
            guard utf8[at] == open || utf8[at] == close else {
                at += 1
                continue
            }
            if at + 1 < utf8.count, utf8[at + 1] == utf8[at] {
                at += 2
                continue
            }
            guard utf8[at] == open, let end = Self.fieldEnd(utf8, from: at + 1) else {
                lone = utf8[at]
                return
            }
            fields.append(utf8[(at + 1)..<end])
            at = end + 1
        }
    }

    /// Returns the offset of the brace that closes a field; a Python format may contain fields, as in `{n:{width}}`.
    private static func fieldEnd(_ utf8: [UInt8], from start: Int) -> Int? {
        var depth = 1
        for at in start..<utf8.count {
            if utf8[at] == UInt8(ascii: "{") { depth += 1 }
            if utf8[at] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return at }
        }
        return nil
    }

    /// Returns what a formatter rejects in a translation, if it accepts the source and inserts values into it.
    package static func differences(
        _ source: Message, _ translation: Message, _ language: Language
    ) -> [PlaceholderDifference] {
        guard formats(source, language) else { return [] }
        let theirs = StrictBraces(source.utf8)
        let own = StrictBraces(translation.utf8)
        let known = Dictionary(grouping: named(theirs.fields, language), by: \.name)
        let lone = own.lone.map { byte in
            PlaceholderDifference.loneBrace(String(decoding: [byte], as: UTF8.self), by: language.formatter)
        }
        if language == .python, let field = PythonField.mixed(own.fields), PythonField.mixed(theirs.fields) == nil {
            return [.refused(braced(field), meant: nil, by: .python)]
        }
        return named(own.fields, language).compactMap { refused($0, known, language) } + (lone.map { [$0] } ?? [])
    }

    /// Whether a formatter accepts a source and inserts values into it; ICU's formatter reads plurals.
    private static func formats(_ source: Message, _ language: Language) -> Bool {
        guard source.parts.allSatisfy({ $0.kind != .branchStart }) else { return false }
        let read = StrictBraces(source.utf8)
        return read.lone == nil && !read.fields.isEmpty
            && (language == .python || read.fields.allSatisfy { $0.first?.isDigit ?? false })
    }

    /// Whether a difference is in words in double braces, which are shown verbatim: `{{your name}}`.
    ///
    /// A name alone may belong to another library if .NET inserts nothing into the source.
    static func isOfWords(_ difference: PlaceholderDifference, _ source: Message, _ language: Language) -> Bool {
        switch difference {
        case .changed(let spelling, _), .added(let spelling, _), .lost(let spelling):
            guard spelling.hasPrefix("{{"), spelling.hasSuffix("}}") else { return false }
            return language == .dotNet && formats(source, language)
                || !spelling.utf8.dropFirst(2).dropLast(2).allSatisfy {
                    $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
                }
        default: return false
        }
    }

    /// A field and the name of its value.
    private struct Field {
        let name: ArraySlice<UInt8>
        let content: ArraySlice<UInt8>

        var braced: String { StrictBraces.braced(content) }
    }

    /// Returns fields with their names, numbering unnamed fields as Python does.
    private static func named(_ contents: [ArraySlice<UInt8>], _ language: Language) -> [Field] {
        var count = 0
        return contents.map { content in
            let name = name(content)
            guard language == .python, name.isEmpty else { return Field(name: name, content: content) }
            count += 1
            return Field(name: Array("\(count - 1)".utf8)[...], content: content)
        }
    }

    /// Checks that the name has no spaces around it, and that the format matches the value.
    private static func refused(
        _ field: Field, _ known: [ArraySlice<UInt8>: [Field]], _ language: Language
    ) -> PlaceholderDifference? {
        let rest = field.content[name(field.content).endIndex...]
        let start = field.name.drop(while: \.isSpace)
        let tight = start.prefix { !$0.isSpace }
        // .NET ignores spaces after a number.
        let isSpaced = (language == .python ? tight : start).count < field.name.count
        if isSpaced, known[field.name] == nil, known[tight] != nil {
            return .refused(field.braced, meant: braced(tight + rest), by: language.formatter)
        }
        if language == .dotNet, tight.isEmpty || !isAligned(rest) {
            return .refused(field.braced, meant: known[tight]?.first?.braced, by: language.formatter)
        }
        guard language == .python, let meant = known[field.name], let first = meant.first else { return nil }
        let own = PythonField(field.content)
        let theirs = meant.map { PythonField($0.content) }
        if theirs.allSatisfy(own.isRefused) { return .refused(field.braced, meant: first.braced, by: .python) }
        guard let type = own.type else { return nil }
        let isOther = theirs.allSatisfy { other in other.type.map { !type.stands(for: $0) } ?? false }
        return isOther ? .changed(field.braced, was: first.braced) : nil
    }

    /// Whether a comma after the name begins a valid width, as in `,-10`; true if there is no comma.
    private static func isAligned(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: ",") else { return true }
        let width = rest.dropFirst().prefix { $0 != UInt8(ascii: ":") }.filter { !$0.isSpace }
        let digits = width.first == UInt8(ascii: "-") ? width.dropFirst() : width[...]
        return !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }

    private static func name(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        field.prefix { $0 != UInt8(ascii: "!") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }
    }

    private static func braced(_ field: ArraySlice<UInt8>) -> String { "{\(String(decoding: field, as: UTF8.self))}" }
}

extension Message {
    /// Whether the text has braces outside placeholders.
    var hasBraceInText: Bool {
        guard utf8.has(UInt8(ascii: "{")) || utf8.has(UInt8(ascii: "}")) else { return false }
        return parts.contains { part in
            part.kind == .text
                && (utf8.firstOffset(of: UInt8(ascii: "{"), in: part.range) != nil
                    || utf8.firstOffset(of: UInt8(ascii: "}"), in: part.range) != nil)
        }
    }
}
