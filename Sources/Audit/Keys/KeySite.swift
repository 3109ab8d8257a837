// A place in code where a key is used.

import Code

/// A place in code where a key is used: what shows its text or, if that is unknown, what looks it up.
public struct KeySite: Hashable, Sendable {
    /// Where it is.
    public let location: Finding.Location
    /// The name of what shows it, or looks it up: `navigationTitle`, `NSLocalizedString`.
    public let how: String
    /// What the text is on the screen; nil if the code does not say it.
    public let role: ScreenRole?

    /// Creates a place.
    public init(_ location: Finding.Location, how: String, role: ScreenRole?) {
        (self.location, self.how, self.role) = (location, how, role)
    }

    /// What the code does with the text: `shown as a navigation title`, `used in code`.
    public var words: String {
        switch role {
        case nil: "used in code"
        case .text: "shown by \(how)"
        case .accessibility: "read aloud to users of screen readers"
        case .some(let role): "shown as \(role.rawValue.withArticle)"
        }
    }

    /// How much a place tells about a text, the most first.
    enum Rank: CaseIterable { case role, view, call }

    /// How much it tells about the text.
    var rank: Rank {
        switch role {
        case nil: .call
        case .text: .view
        case .some: .role
        }
    }
}

extension String {
    /// The noun with its article.
    fileprivate var withArticle: String { "aeio".contains(first ?? "b") ? "an \(self)" : "a \(self)" }
}
