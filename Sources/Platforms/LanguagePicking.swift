// How a system picks the language of an app, which decides whether customers may see a pseudo-locale.

/// A system that picks an app's language.
public struct LanguagePicking: Sendable {
    /// The pseudo-locales that the system's devices offer; nil if it picks any.
    public let offered: [String]?
    /// Whether the system shows those only to users who chose them.
    public let keepsOffered: Bool
    /// Whether texts for the usual region of a language, such as en-US, precede those for any region but the user's
    /// own.
    public let prefersUsualRegion: Bool
    /// Returns what an app without a language lacks: `en.lproj or Base.lproj`.
    public let lacking: @Sendable (_ language: String) -> String
    /// Returns the consequence, who sees `tag`, and the way out.
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
    /// Whether the system picks one language for the whole app.
    public var picksOneLanguage: Bool { picking.map { $0.offered == nil } ?? false }
}
