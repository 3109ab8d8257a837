// Repeated branches of a plural or select: FormatJS rejects such a message, others never show the second branch.

import MessagePatterns
import Samples

enum RepeatedBranches {
    /// Returns the branches that a translation repeats, if its source repeats none.
    package static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        let own = repeated(in: translation)
        guard !own.isEmpty, repeated(in: source).isEmpty else { return [] }
        return own.map { .repeatedBranch($0.selector, of: "{\($0.name)}") }
    }

    /// Returns the first repeated branch of each argument.
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
