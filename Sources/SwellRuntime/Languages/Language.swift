import Foundation

/// A language that an app's texts are written in.
public struct Language: Hashable, Sendable {
    /// The localization as the bundle spells it, such as `pt-BR`.
    public let identifier: String

    /// Creates a language from the name of a localization.
    public init(_ identifier: String) {
        self.identifier = identifier
    }

    /// The script that the language is written in: the one in its identifier, or else the likely one.
    public var script: Locale.Script? { Locale.Language(identifier: identifier).script }

    /// The direction of the language's lines.
    public var characterDirection: Locale.LanguageDirection {
        Locale.Language(identifier: identifier).characterDirection
    }

    /// Whether lines run from right to left.
    public var isRightToLeft: Bool { characterDirection == .rightToLeft }

    /// Whether the texts are generated from another language's to test the app.
    public var isPseudolocale: Bool {
        identifier.uppercased().split { "-_".contains($0) }.dropFirst().contains {
            Self.pseudoParts.contains(String($0))
        }
    }

    /// The name of the language in itself: `Deutsch`.
    public var localizedName: String { localizedName(in: self) }

    /// The name of the language in another: `German` in English.
    public func localizedName(in language: Language) -> String {
        let names = Locale(identifier: language.identifier)
        guard isPseudolocale else { return names.localizedString(forIdentifier: identifier) ?? identifier }
        // ICU names some pseudo-locales, in some versions.
        let code = String(identifier.prefix { $0 != "-" && $0 != "_" })
        return names.localizedString(forLanguageCode: code).map { "\($0) (\(identifier))" } ?? identifier
    }

    /// The flag of the region in the identifier, or else of the region where the language is most likely spoken.
    ///
    /// Languages of no single country, and pseudo-locales, have none. Show it beside the name, never instead.
    public var flag: String? {
        let language = Locale.Language(identifier: identifier)
        let likely = Locale.Language(identifier: language.maximalIdentifier)
        guard !isPseudolocale, let region = language.region ?? likely.region, region.isISORegion,
            region.identifier.utf8.count == 2, region.identifier != "ZZ"
        else { return nil }
        let letters = region.identifier.utf8.compactMap { Unicode.Scalar(0x1F1E6 + UInt32($0) - 0x41) }
        return String(String.UnicodeScalarView(letters))
    }

    /// CLDR's regions for tests, and the variants of `swell generate`.
    private static let pseudoParts: Set = [
        "XA", "XB", "XC", "PSEUDO", "DOUBLED", "STACKED", "FULLWIDE", "UNBROKEN", "KEYNAMES",
    ]
}
