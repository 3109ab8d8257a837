// The pseudo-locales that need no configuration.

/// A predefined pseudo-locale.
public struct Preset: Sendable {
    /// Its language tag.
    public let tag: String
    /// Its styles, in the order of application.
    public let styles: [String]
    /// A one-line summary.
    public let summary: String

    /// All presets, in the order in which they are listed.
    public static let all: [Preset] =
        [
            Preset(
                tag: "en-PSEUDO", styles: standard,
                summary: "Accents, padding and brackets: show text that is untranslated, cut off or concatenated"),
            Preset(tag: "en-XA", styles: standard, summary: "Accents, padding and brackets, under Android's name"),
            Preset(tag: "ar-XB", styles: ["mirrored"], summary: "English written right to left"),
            Preset(tag: "en-DOUBLED", styles: ["doubled"], summary: "Each text twice"),
            Preset(
                tag: "en-STACKED", styles: ["tall"],
                summary: "Marks above and below each letter: show text that is clipped"),
            Preset(tag: "en-FULLWIDE", styles: ["wide"], summary: "Full-width letters"),
            Preset(tag: "en-UNBROKEN", styles: ["unbroken"], summary: "Lines that cannot break"),
            Preset(tag: "en-KEYNAMES", styles: ["keys"], summary: "Keys instead of texts"),
            Preset(
                tag: "qps-ploc", styles: standard,
                summary: "Accents, padding and brackets, under Windows' and .NET's name"),
            Preset(tag: "qps-ploca", styles: ["wide"], summary: "Full-width letters, under Windows' name"),
            Preset(
                tag: "qps-plocm", styles: ["mirrored"],
                summary: "English written right to left, under Windows' name"),
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

    /// The variants of all presets' tags, in uppercase.
    static let variants: Set<String> = Set(
        all.compactMap { $0.tag.split(separator: "-").last }.map { $0.uppercased() }.filter { $0.utf8.count >= 5 })

    /// The preset for a tag, ignoring case.
    public static func named(_ tag: String) -> Preset? { all.first { $0.tag.lowercased() == tag.lowercased() } }
}
