// The code points and names of characters.

internal import CICU
import Basics

/// Names characters for messages.
enum CharacterName {
    /// The names of control characters, which ICU does not provide.
    private static let controls: [UInt32: String] = [
        0x00: "NULL", 0x07: "BELL", 0x08: "BACKSPACE", 0x0B: "LINE TABULATION", 0x0C: "FORM FEED",
        0x0D: "CARRIAGE RETURN", 0x1A: "SUBSTITUTE", 0x1B: "ESCAPE", 0x7F: "DELETE", 0x85: "NEXT LINE",
    ]

    /// Returns the code point and the name, if there is one: `U+200B ZERO WIDTH SPACE`.
    static func full(_ scalar: UInt32) -> String {
        if let name = controls[scalar] { return "\(scalar.codePointName) \(name)" }
        var name = [CChar](repeating: 0, count: Int(CICU_NAME_LENGTH))
        guard cicu_scalar_name(scalar, &name) else { return scalar.codePointName }
        return
            "\(scalar.codePointName) \(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))"
    }

    /// Returns a piece of a text in quotes, or its code points if some are invisible.
    static func quoted(_ text: String) -> String {
        let isSeen = text.unicodeScalars.allSatisfy(\.value.isSeen)
        return isSeen
            ? "'\(text.shortened)'"
            : text.unicodeScalars.prefix(4).map { $0.value.codePointName }.joined(separator: " ")
    }
}
