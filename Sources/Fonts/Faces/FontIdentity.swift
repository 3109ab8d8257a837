// Identifies a font in a report.

/// The name of a font, and its version and file.
public struct FontIdentity: Hashable, Sendable {
    /// The typographic family.
    public let family: String
    /// The style within the family, such as `SemiBold Italic`.
    public let style: String
    /// The version, as declared by the font.
    public let version: String
    /// The name of the file without its folders, which differ between machines.
    public let file: String
    /// The index of the face in the file.
    public let index: Int
    /// The positions on variation axes.
    public let variations: [FontDescription.TaggedValue<Double>]

    /// The version without other details: 2.003 for `Version 2.003;hotconv 1.0`.
    public var shortVersion: String {
        let first = version.split(separator: ";").first.map(String.init) ?? version
        return first.hasPrefix("Version ") ? String(first.dropFirst("Version ".count)) : first
    }
}

extension Font {
    /// The name of the font, and its version and file; `typeface.sha256` is the hash of the file.
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
