// The languages of a run with marks, and the names under which an app loads them.

import Catalogs
import Pseudolocales

/// The languages to copy with marks.
public struct MarkedLanguages: Sendable {
    /// The tags of the languages, real or not; nil for all.
    private let wanted: Set<String>?
    /// The names under which an app loads real languages, by tag.
    private let carriers: [String: String]

    /// Creates languages; nil for all of an app.
    public init(_ tags: [String]?, carriers: [String: String] = [:]) {
        wanted = tags.map { Set($0.map(PseudoTag.folded)) }
        self.carriers = Dictionary(
            carriers.map { (PseudoTag.folded($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a language is to be copied.
    public func contains(_ tag: String) -> Bool { wanted?.contains(PseudoTag.folded(tag)) ?? true }

    /// The name under which an app loads a real language, if it is another.
    func carrier(of tag: String) -> String? { carriers[PseudoTag.folded(tag)] }
}
