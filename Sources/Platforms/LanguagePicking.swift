// Who picks the language that an app is shown in, and so whether customers may be shown a pseudo-locale.

/// A system that picks an app's language.
public struct LanguagePicking: Sendable {
    /// The pseudo-locales that the system's devices know; nil if it picks any.
    public let offered: [String]?
    /// Whether it shows those to nobody who has not chosen them.
    public let keepsOffered: Bool
    /// Whether texts for the region that a language is known by, such as en-US, go before those for any other but the
    /// customer's own.
    public let prefersUsualRegion: Bool
    /// What an app without a language lacks: `en.lproj or Base.lproj`.
    public let lacking: @Sendable (_ language: String) -> String
    /// What comes of that, and the way out: who is shown `tag`.
    public let consequence: @Sendable (_ tag: String, _ customers: String) -> String

    init(
        offered: [String]? = nil, keepsOffered: Bool = true, prefersUsualRegion: Bool = false,
        lacking: @escaping @Sendable (String) -> String,
        consequence: @escaping @Sendable (String, String) -> String
    ) {
        (self.offered, self.lacking, self.consequence) = (offered, lacking, consequence)
        (self.keepsOffered, self.prefersUsualRegion) = (keepsOffered, prefersUsualRegion)
    }
}

extension Platform {
    /// Whether the system picks one language for an app as a whole.
    public var picksOneLanguage: Bool { picking.map { $0.offered == nil } ?? false }
}
