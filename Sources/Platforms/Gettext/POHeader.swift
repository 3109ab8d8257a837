// The header of a PO file: fields in the translation of the empty message.

import Basics
import Catalogs

/// The fields of a header, in their order.
struct POHeader {
    /// Each line, unchanged, without its line break.
    private(set) var lines: [String]

    init(_ text: [UInt8]) {
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        self.lines = lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Creates the header at the beginning of a file; nil if there is none.
    init?(beginning utf8: [UInt8]) {
        guard let value = Self.value(in: utf8) else { return nil }
        var text: [UInt8] = []
        POText.decode(utf8, value, to: &text)
        self.init(text)
    }

    /// Creates the header of a file; nil if there is none.
    init?(of text: SourceText) {
        var found: POHeader?
        var messages = POMessages(text)
        messages.forEach { message in
            guard found == nil, message.isHeader(in: text.utf8), let value = message.translations.first?.text else {
                return
            }
            var bytes: [UInt8] = []
            POText.decode(text.utf8, value, to: &bytes)
            found = POHeader(bytes)
        }
        guard let found else { return nil }
        self = found
    }

    /// Returns the index of a field, ignoring the case of its name.
    private func index(of name: String) -> Int? {
        lines.firstIndex { line in
            let words = line.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
            return words.count == 2 && words[0].elementsEqual(name.utf8) { $0 == $1 || $0 ^ $1 == 0x20 && $0.isLetter }
        }
    }

    /// The value of a field; nil if it is missing or empty.
    subscript(name: String) -> String? {
        guard let index = index(of: name) else { return nil }
        let bytes = Array(lines[index].utf8.dropFirst(name.utf8.count + 1))
        let value = bytes.trimmed(0..<bytes.count)
        return value.isEmpty ? nil : String(decoding: bytes[value], as: UTF8.self)
    }

    /// Sets the value of a field, adding a new one at the end.
    mutating func set(_ name: String, _ value: String) {
        let line = "\(name): \(value)"
        if let index = index(of: name) { lines[index] = line } else { lines.append(line) }
    }

    /// Removes lines with a word other than a field's own, because gettext searches for the word alone.
    mutating func removeStrays(_ word: StaticString, of name: String) {
        let own = index(of: name)
        let kept = lines.indices.filter { $0 == own || Array(lines[$0].utf8).firstOffset(of: word) == nil }
        lines = kept.map { lines[$0] }
    }

    /// The language, in the file's own spelling.
    var language: String? { self["Language"] }

    /// The declared encoding; nil if it is still the template's placeholder.
    var charset: String? { Self.charset(in: text) }

    /// The text of the header.
    var text: [UInt8] { lines.flatMap { Array($0.utf8) + [0x0A] } }

    /// Returns the encoding of a file according to its header.
    static func encoding(of bytes: [UInt8]) -> TextEncoding {
        let detected = TextEncoding(detecting: bytes)
        let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
        // If the bytes contain a header, a zero near the beginning is a character.
        guard detected != .binary, !marks.contains(where: { bytes.starts(with: $0) }), let value = value(in: bytes)
        else {
            return detected
        }
        var text: [UInt8] = []
        POText.decode(bytes, value, to: &text)
        guard let name = charset(in: text), !isUnicode(name) else { return .utf8 }
        return Charset(name).map { .charset($0) } ?? .utf8
    }

    /// Returns the range of the header's text in a file that is not decoded yet; nil if it is not at the beginning.
    private static func value(in bytes: [UInt8]) -> Range<Int>? {
        var scanner = POScanner(bytes, from: 0, to: min(bytes.count, 1 << 16))
        var last: POKeyword?
        var (hasContext, isHeader) = (false, false)
        while let token = scanner.next() {
            switch (token, last) {
            case (.keyword(let word), _):
                last = POKeyword(bytes, word)
                if last == .context { hasContext = true }
            case (.strings(let id), .id): isHeader = !hasContext && POText.isEmpty(bytes, id)
            case (.strings(let value), .translation):
                if isHeader { return value }
                hasContext = false
            default: break
            }
        }
        return nil
    }

    /// Finds the charset as gettext does: in any line.
    private static func charset(in header: [UInt8]) -> String? {
        guard let start = header.firstOffset(of: "charset=") else { return nil }
        let name = header[(start + 8)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
        let text = String(decoding: name, as: UTF8.self)
        return text.isEmpty || text == "CHARSET" ? nil : text
    }

    /// Whether a name is that of UTF-8 or of ASCII, its subset.
    static func isUnicode(_ name: String) -> Bool {
        ["utf-8", "utf8", "ascii", "us-ascii", "ansi_x3.4-1968"].contains(name.lowercased())
    }
}

extension POMessage {
    /// Whether the message contains the header.
    func isHeader(in utf8: [UInt8]) -> Bool {
        context == nil && id.map { POText.isEmpty(utf8, $0) } ?? false
    }
}
