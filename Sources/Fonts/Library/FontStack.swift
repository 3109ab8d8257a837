// The fonts for text: the requested one, and those for characters that it does not cover.

/// The fonts for text: the requested one, and those for characters that it does not cover.
public struct FontStack: Sendable {
    /// A family that substitutes for a missing one: measurements with it are estimates.
    public struct Estimate: Hashable, Sendable {
        /// The requested family.
        public let asked: String
        /// The family used.
        public let used: String
    }

    struct Resolved: Sendable {
        let configured: [Font]
        let estimate: Estimate?
        let tracking: Double
    }

    /// The requested font.
    public let description: FontDescription
    private let resolved: Resolved
    private let library: FontLibrary

    init(description: FontDescription, resolved: Resolved, library: FontLibrary) {
        self.description = description
        self.resolved = resolved
        self.library = library
    }

    /// The requested font or its substitute, followed by the configured fallbacks; never empty.
    public var configured: [Font] { resolved.configured }

    /// The substitution; nil if the requested font is available.
    public var estimate: Estimate? { resolved.estimate }

    /// The points added to each character in the first font, so that a substitute approximates the widths of the
    /// requested font; the requested letter spacing is added to it.
    public var tracking: Double { resolved.tracking }

    /// The weight of the first font: the requested one, or the nearest in its family.
    public var usedWeight: Double { configured.first?.weight ?? Double(description.weight) }

    /// Whether that weight differs from the requested one; a file, or a family named after its weight, requests its
    /// own.
    public var hasOtherWeight: Bool {
        guard usedWeight != Double(description.weight) else { return false }
        guard description.weight == 400 else { return true }
        let words = description.family.split(separator: " ")
        let names = [words.suffix(1), words.suffix(2)].map { FontWeight.weight($0.joined()) }
        return description.file == nil && !names.contains { $0.map(Double.init) == usedWeight }
    }

    /// Whether a family is available.
    public func hasFamily(_ family: String) -> Bool { library.hasFamily(family) }

    /// Whether a package is installed, according to the available families.
    public func hasPackage(_ package: FontPackage) -> Bool { library.hasPackage(package) }

    /// The fonts to try for a script (ISO 15924, such as `Arab`) if the configured ones lack a character, the likeliest
    /// first.
    ///
    /// Han characters depend on the language (BCP 47).
    public func fallbacks(script: String, language: String) -> [Font] {
        library.fonts(of: ScriptFamilies.families(script: script, language: language), like: description)
    }

    /// Any font that covers a scalar; the last resort.
    public func font(covering scalar: Unicode.Scalar) -> Font? {
        library.font(covering: scalar, like: description)
    }

    /// Returns the same fonts at another size; those that do not change with the size are identical.
    public func scaled(to size: Double) -> FontStack {
        let other = description.sized(size)
        // All of its families are available, so nothing can be missing.
        return (try? library.stack(other)) ?? FontStack(description: other, resolved: resolved, library: library)
    }
}
