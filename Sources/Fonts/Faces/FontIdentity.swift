// What tells one font from another in a report.

/// What a font is called, and which version of which file it is.
public struct FontIdentity: Hashable, Sendable {
    /// The typographic family.
    public let family: String
    /// The style within the family, such as `SemiBold Italic`.
    public let style: String
    /// The version, as the font says it.
    public let version: String
    /// The name of the file, without its folders: those differ from machine to machine.
    public let file: String
    /// Which of the file's faces it is.
    public let index: Int
    /// The places on variation axes.
    public let variations: [FontDescription.TaggedValue<Double>]

    /// The version without what else stands in its entry: of `Version 2.003;hotconv 1.0` it is 2.003.
    public var shortVersion: String {
        let first = version.split(separator: ";").first.map(String.init) ?? version
        return first.hasPrefix("Version ") ? String(first.dropFirst("Version ".count)) : first
    }
}

extension Font {
    /// What it is called, and which version of which file it is; the hash of that is `typeface.sha256`.
    public var identity: FontIdentity {
        FontIdentity(
            family: typeface.name(16) ?? typeface.name(1) ?? typeface.fileName,
            style: typeface.name(17) ?? typeface.name(2) ?? "Regular",
            version: typeface.name(5) ?? "Version \(typeface.revision)",
            file: typeface.fileName, index: typeface.index, variations: variations)
    }
}

extension Typeface {
    /// The file's name without its folders.
    fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
