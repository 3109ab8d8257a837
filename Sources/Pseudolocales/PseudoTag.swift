// Language tags that no customer uses.

import Basics

/// The language tag of a pseudo-locale: well-formed, but not of a real language.
public struct PseudoTag: Hashable, Sendable {
    /// The tag with `-` between its parts and in canonical case: `en-Latn-XA`.
    public let string: String
    /// The language code, in lowercase.
    public let language: String

    /// Parses a tag; throws if it is malformed or customers may use it.
    public init(_ text: String) throws(StyleError) {
        let parts = text.map { $0 == "_" ? "-" : $0 }.split(separator: "-", omittingEmptySubsequences: false)
            .map { String($0) }
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter) else {
            throw .malformedTag(text)
        }
        language = first.lowercased()
        if let tag = Self.windows.first(where: { $0 == Self.folded(text) }) {
            string = tag
            return
        }
        var tag = [language]
        var rest = parts.dropFirst()
        if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(\.isLetter) {
            tag.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
            rest.removeFirst()
        }
        var isPseudo = Self.isPrivate(language)
        if let region = rest.first, Self.isRegion(region) {
            guard isPseudo || Self.isPseudoRegion(region) else { throw .country(text, region: region.uppercased()) }
            isPseudo = true
            tag.append(region.uppercased())
            rest.removeFirst()
        }
        for variant in rest {
            guard (5...8).contains(variant.utf8.count), variant.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else {
                throw .malformedTag(text)
            }
            // Always in one case: on many disks, folders that differ only in case are one folder.
            let isReal = RealVariants.all.contains(variant.uppercased())
            isPseudo = isPseudo || !isReal
            tag.append(isReal ? variant.lowercased() : variant.uppercased())
        }
        guard isPseudo else { throw .realLanguage(text) }
        string = tag.joined(separator: "-")
    }

    /// The tag of a language that carries a pseudo-locale, in its own spelling.
    init(carrier tag: String) {
        string = String(tag.map { $0 == "_" ? "-" : $0 })
        language = string.prefix { $0 != "-" }.lowercased()
    }

    /// The pseudo-locales of Windows and .NET, in their spelling; `ploc` is not a script.
    private static let windows = ["qps-ploc", "qps-ploca", "qps-plocm"]

    /// Whether ISO 639 reserves a language code for private use: `qaa` to `qtz`.
    public static func isPrivate(_ language: String) -> Bool {
        language.utf8.count == 3 && language >= "qaa" && language <= "qtz"
    }

    private static func isRegion(_ part: String) -> Bool {
        part.utf8.count == 2 && part.utf8.allSatisfy(\.isLetter)
            || part.utf8.count == 3 && part.utf8.allSatisfy(\.isDigit)
    }

    /// Whether ISO 3166 reserves a region for private use: AA, QM to QZ, XA to XZ except Kosovo's XK, ZZ.
    private static func isPseudoRegion(_ region: String) -> Bool {
        let code = region.uppercased()
        guard code.utf8.count == 2, code != "XK" else { return false }
        return code == "AA" || code == "ZZ" || code.hasPrefix("X") || code.hasPrefix("Q") && code >= "QM"
    }

    /// A tag in lowercase with `-` between its parts, however a platform spells it.
    public static func folded(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }

    /// Whether a tag looks like a pseudo-locale: a private-use region or a preset's variant.
    public static func isPseudo(_ tag: String) -> Bool {
        // Nearly all tags are a language alone.
        guard tag.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }),
            let string = try? PseudoTag(tag).string
        else { return false }
        return windows.contains(string)
            || string.split(separator: "-").dropFirst().contains {
                isPseudoRegion(String($0)) || Preset.variants.contains(String($0))
            }
    }
}
