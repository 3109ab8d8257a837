// How many characters a text may have, as its catalog says it.

import Catalogs

/// Limits in characters that catalogs carry with them.
public enum CharacterLimit {
    /// From here on a limit is none.
    private static let most = 10_000

    /// The limit of an entry by the strongest source that states one for certain.
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
