// The pseudo-locales that are there without being configured.

/// A pseudo-locale with a name of its own.
public struct Preset: Sendable {
    /// Its language tag.
    public let tag: String
    /// Its styles, one after the other.
    public let styles: [String]
    /// One line about it.
    public let summary: String

    /// Every preset, in the order in which they are listed.
    public static let all: [Preset] =
        [
            Preset(
                tag: "en-PSEUDO", styles: standard,
                summary: "Accents, padding and brackets: what is untranslated, cut or glued together"),
            Preset(tag: "en-XA", styles: standard, summary: "Accents, padding and brackets, under Android's name"),
            Preset(tag: "ar-XB", styles: ["mirrored"], summary: "English from right to left"),
            Preset(tag: "en-DOUBLED", styles: ["doubled"], summary: "Each text twice"),
            Preset(tag: "en-STACKED", styles: ["tall"], summary: "Marks above and below each letter: what is clipped"),
            Preset(tag: "en-FULLWIDE", styles: ["wide"], summary: "Full-width letters"),
            Preset(tag: "en-UNBROKEN", styles: ["unbroken"], summary: "Lines that can't break"),
            Preset(tag: "en-KEYNAMES", styles: ["keys"], summary: "Each text's key in its place"),
            Preset(
                tag: "qps-ploc", styles: standard,
                summary: "Accents, padding and brackets, under Windows' and .NET's name"),
            Preset(tag: "qps-ploca", styles: ["wide"], summary: "Full-width letters, under Windows' name"),
            Preset(tag: "qps-plocm", styles: ["mirrored"], summary: "English from right to left, under Windows' name"),
        ]
        + languages.map { language, script in
            Preset(
                tag: "\(language)-PSEUDO", styles: ["script:\(script)"],
                summary: "\(PseudoScript.named(script)?.name ?? script) letters")
        }

    private static let standard = ["accented", "expanded", "bracketed"]
    private static let languages = [
        ("ar", "Arab"), ("he", "Hebr"), ("ru", "Cyrl"), ("el", "Grek"), ("hi", "Deva"), ("th", "Thai"), ("ja", "Kana"),
        ("ko", "Hang"), ("zh", "Hans"),
    ]

    /// The variants of all presets' tags, in upper case.
    static let variants: Set<String> = Set(
        all.compactMap { $0.tag.split(separator: "-").last }.map { $0.uppercased() }.filter { $0.utf8.count >= 5 })

    /// The preset of a tag, whatever its case.
    public static func named(_ tag: String) -> Preset? { all.first { $0.tag.lowercased() == tag.lowercased() } }
}
