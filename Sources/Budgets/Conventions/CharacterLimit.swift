// The character limit of a text, as declared in its catalog.

import Catalogs

/// Limits in characters that catalogs declare.
public enum CharacterLimit {
    /// Larger values mean that there is no limit.
    private static let most = 10_000

    /// Returns the limit of an entry from the strongest source that declares one with certainty.
    public static func of(_ entry: Entry) -> Int? {
        var reader = CommentReader()
        reader.read(entry)
        for (statement, source) in reader.found where source.type.certainty != .likely {
            if case .limit(.most(let limit, .graphemes)) = statement.content {
                return limit < Double(most) ? Int(limit) : nil
            }
        }
        return nil
    }
}
