// Who picks the language that an app is shown in, and so whether customers may be shown a pseudo-locale.

/// A system that picks an app's language.
public struct LanguagePicking: Sendable {
    /// The pseudo-locales that the system's devices offer, which it shows to nobody else; nil if it picks any.
    public let offered: [String]?
    /// What an app without a language lacks: `en.lproj or Base.lproj`.
    public let lacking: @Sendable (_ language: String) -> String
    /// What comes of that, and the way out: who is shown `tag`.
    public let consequence: @Sendable (_ tag: String, _ customers: String) -> String

    init(
        offered: [String]? = nil, lacking: @escaping @Sendable (String) -> String,
        consequence: @escaping @Sendable (String, String) -> String
    ) {
        (self.offered, self.lacking, self.consequence) = (offered, lacking, consequence)
    }
}

extension Platform {
    /// Whether the system picks one language for an app as a whole.
    public var picksOneLanguage: Bool { picking.map { $0.offered == nil } ?? false }
}
