// The fonts that text is set in: the one asked for, and those for what it does not cover.

/// The fonts that text is set in: the one asked for, and those for what it does not cover.
public struct FontStack: Sendable {
    /// A family that stands in for one that is not there: what is measured with it is an estimate.
    public struct Estimate: Hashable, Sendable {
        /// The family asked for.
        public let asked: String
        /// The family used.
        public let used: String
    }

    struct Resolved: Sendable {
        let configured: [Font]
        let estimate: Estimate?
        let tracking: Double
    }

    /// What was asked for.
    public let description: FontDescription
    private let resolved: Resolved
    private let library: FontLibrary

    init(description: FontDescription, resolved: Resolved, library: FontLibrary) {
        self.description = description
        self.resolved = resolved
        self.library = library
    }

    /// The font asked for or its stand-in, and then the fallbacks that were configured; never none.
    public var configured: [Font] { resolved.configured }

    /// What stands in for what; nil where the font asked for is there.
    public var estimate: Estimate? { resolved.estimate }

    /// What is added to each character in the first font, in points, so that a stand-in comes near to the widths of
    /// what it stands for; the letter spacing asked for comes on top.
    public var tracking: Double { resolved.tracking }

    /// The weight of the first font: as asked for, or the nearest that its family has.
    public var usedWeight: Double { configured.first?.weight ?? Double(description.weight) }

    /// Whether that weight is another than asked for: a file, or a family that is named for its weight, asks for its own.
    public var hasOtherWeight: Bool {
        guard usedWeight != Double(description.weight) else { return false }
        guard description.weight == 400 else { return true }
        let words = description.family.split(separator: " ")
        let names = [words.suffix(1), words.suffix(2)].map { FontWeight.weight($0.joined()) }
        return description.file == nil && !names.contains { $0.map(Double.init) == usedWeight }
    }

    /// Whether a family is there.
    public func hasFamily(_ family: String) -> Bool { library.hasFamily(family) }

    /// Whether a package is installed, as far as the families that are there tell.
    public func hasPackage(_ package: FontPackage) -> Bool { library.hasPackage(package) }

    /// The fonts to try for a script (ISO 15924, such as `Arab`) where the configured ones lack a character, the
    /// likeliest first; Han characters go by the language (BCP 47).
    public func fallbacks(script: String, language: String) -> [Font] {
        library.fonts(of: ScriptFamilies.families(script: script, language: language), like: description)
    }

    /// Any font that covers a scalar; the last resort.
    public func font(covering scalar: Unicode.Scalar) -> Font? {
        library.font(covering: scalar, like: description)
    }

    /// The same fonts at another size; those that do not change with the size are the very same.
    public func scaled(to size: Double) -> FontStack {
        let other = description.sized(size)
        // All of its families are there, so that nothing can be missing.
        return (try? library.stack(other)) ?? FontStack(description: other, resolved: resolved, library: library)
    }
}
