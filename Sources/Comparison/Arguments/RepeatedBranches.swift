// Branches of one name in one plural or select: FormatJS refuses such a message, others never show the second.

import MessagePatterns
import Samples

enum RepeatedBranches {
    /// The branches that a translation has twice, where its source has none so.
    package static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        let own = repeated(in: translation)
        guard !own.isEmpty, repeated(in: source).isEmpty else { return [] }
        return own.map { .repeatedBranch($0.selector, of: "{\($0.name)}") }
    }

    /// The first branch of each argument that stands there again.
    private static func repeated(in message: Message) -> [(selector: String, name: String)] {
        let branches = Branches(message)
        return branches.starts.compactMap { branches.byStart[$0] }.compactMap { branch in
            var seen: Set<String> = []
            guard branch.kind != .choice,
                let again = branch.options.first(where: { !seen.insert($0.selector).inserted })
            else { return nil }
            return (again.selector, branch.name)
        }
    }
}
