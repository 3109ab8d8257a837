// Language tags that no customer has.

/// A language tag of a pseudo-locale: well-formed, and no real language's.
public struct PseudoTag: Hashable, Sendable {
    /// The tag, with `-` between its parts.
    public let string: String
    /// The language's code, in lower case.
    public let language: String

    /// Takes a tag apart; fails where it is malformed or may be a customer's.
    public init(_ text: String) throws(StyleError) {
        let tag = String(text.map { $0 == "_" ? "-" : $0 })
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter) else {
            throw .malformedTag(text)
        }
        var rest = parts.dropFirst()
        if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(Self.isLetter) { rest.removeFirst() }
        var isPseudo = false
        if let region = rest.first, Self.isRegion(region) {
            guard Self.isPseudoRegion(region) else { throw .country(text, region: String(region)) }
            isPseudo = true
            rest.removeFirst()
        }
        for variant in rest {
            guard (5...8).contains(variant.utf8.count), variant.utf8.allSatisfy(Self.isLetterOrDigit) else {
                throw .malformedTag(text)
            }
            isPseudo = true
        }
        guard isPseudo else { throw .realLanguage(text) }
        string = tag
        language = first.lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    private static func isRegion(_ part: Substring) -> Bool {
        part.utf8.count == 2 && part.utf8.allSatisfy(isLetter) || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
    }

    /// Whether ISO 3166 leaves a region to its users: AA, QM to QZ, XA to XZ but Kosovo's XK, ZZ.
    private static func isPseudoRegion(_ region: Substring) -> Bool {
        let code = region.uppercased()
        guard code.utf8.count == 2, code != "XK" else { return false }
        return code == "AA" || code == "ZZ" || code.hasPrefix("X") || code.hasPrefix("Q") && code >= "QM"
    }

    /// Whether a tag is that of a pseudo-locale by its look alone: a region for users, or a preset's variant.
    public static func isPseudo(_ tag: String) -> Bool {
        guard let parsed = try? PseudoTag(tag) else { return false }
        let parts = parsed.string.uppercased().split(separator: "-").dropFirst()
        return parts.contains { isRegion($0) || Preset.variants.contains(String($0)) }
    }
}
