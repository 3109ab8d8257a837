// How the characters of a file are stored as bytes.

/// The encoding a catalog was read in, and is written back in.
public enum TextEncoding: Hashable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    case latin1
    /// XML that declares it, and `.properties` files that contain only ASCII: other characters are read as ISO-8859-1,
    /// and written as references or escapes.
    case ascii
    /// An older encoding that the file names.
    case charset(Charset)
    /// Not text: a binary property list.
    case binary

    /// Its name.
    public var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        case .latin1: "ISO-8859-1"
        case .ascii: "US-ASCII"
        case .charset(let charset): charset.name
        case .binary: "binary"
        }
    }

    /// Detects the encoding from the first bytes of a file: a byte order mark, or the zeros that UTF-16 adds to ASCII.
    package init(detecting bytes: [UInt8]) {
        let head = bytes.prefix(8)
        if head.starts(with: Array("bplist".utf8)) {
            self = .binary
        } else if head.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else if head.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else if head.first == 0, head.dropFirst().first != 0 {
            self = .utf16BigEndian
        } else if head.count >= 2, head[0] != 0, head[1] == 0 {
            self = .utf16LittleEndian
        } else {
            switch XMLDeclaration.encoding(of: bytes) {
            case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1": self = .latin1
            case "us-ascii", "ascii": self = .ascii
            default: self = .utf8
            }
        }
    }

    /// Appends `utf8`, which must be valid UTF-8, in this encoding.
    ///
    /// Latin-1 and ASCII lack most characters: XML and `.properties`, the only syntaxes read in them, escape those
    /// beforehand. Characters that an older encoding lacks are rejected by its format beforehand.
    package func append(utf8: ArraySlice<UInt8>, to output: inout [UInt8]) {
        switch self {
        case .utf8, .binary:
            output.append(contentsOf: utf8)
        case .latin1, .ascii:
            for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
                output.append(UInt8(exactly: scalar.value) ?? UInt8(ascii: "?"))
            }
        case .charset(let charset):
            if !charset.append(utf8: utf8, to: &output) { output.append(UInt8(ascii: "?")) }
        case .utf16LittleEndian:
            for unit in String(decoding: utf8, as: UTF8.self).utf16 {
                output.append(UInt8(truncatingIfNeeded: unit))
                output.append(UInt8(truncatingIfNeeded: unit >> 8))
            }
        case .utf16BigEndian:
            for unit in String(decoding: utf8, as: UTF8.self).utf16 {
                output.append(UInt8(truncatingIfNeeded: unit >> 8))
                output.append(UInt8(truncatingIfNeeded: unit))
            }
        }
    }
}

/// The `encoding` that an XML declaration names.
enum XMLDeclaration {
    /// The name, in lower case; nil if there is no declaration, or if it does not name an encoding.
    package static func encoding(of bytes: [UInt8]) -> String? {
        let start = bytes.has("\u{FEFF}", at: 0) ? 3 : 0
        guard bytes.has("<?xml", at: start) else { return nil }
        let head = Array(bytes[start...].prefix { $0 != UInt8(ascii: ">") }.prefix(200))
        guard let name = head.firstOffset(of: "encoding") else { return nil }
        let value = head[(name + 8)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        return String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self).lowercased()
    }
}
