// Blank texts.

import Basics
import Catalogs

extension [UInt8] {
    /// Whether the text contains nothing but white space.
    package var isBlank: Bool {
        guard let first, first <= 0x20 || first >= 0x80 else { return isEmpty }
        return String(decoding: self, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}

extension Entry {
    /// Whether the entry shows nothing but white space, or has no text at all.
    package var isBlank: Bool {
        var value: [UInt8] = []
        append(.value, to: &value)
        return value.isBlank
    }
}
