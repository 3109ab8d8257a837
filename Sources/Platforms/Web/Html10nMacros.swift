// Macros of html10n, which have placeholders in their forms: `{[plural(num) one: a file, other: {{num}} files]}`.

import Basics
import Comparison

enum Html10nMacros {
    /// Returns differences without placeholders that are lost outside of macros only: a form of one has them.
    static func excusing(_ differences: [PlaceholderDifference], of subject: TextSubject) -> [PlaceholderDifference] {
        let text = subject.message.utf8
        guard !differences.isEmpty, text.firstOffset(of: "{[") != nil else { return differences }
        return differences.filter { difference in
            guard case .lost(let name) = difference else { return true }
            return text.firstOffset(of: Array(name.utf8), in: text.indices) == nil
        }
    }
}
