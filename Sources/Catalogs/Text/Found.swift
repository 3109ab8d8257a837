// Names for what is at a place, for messages.

package enum Found {
    /// The character at `offset`, such as `'='` or `'“' (U+201C)`; "the end of the file" if there is none.
    package static func character(_ bytes: [UInt8], at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        let scalar = StoredScalar(bytes, at: offset, encoding: .utf8)
        guard let character = Unicode.Scalar(scalar.value) else { return "an invalid character" }
        if scalar.value > 0x20, scalar.value < 0x7F { return "'\(character)'" }
        return scalar.value < 0xA0 ? scalar.value.codePointName : "'\(character)' (\(scalar.value.codePointName))"
    }
}
