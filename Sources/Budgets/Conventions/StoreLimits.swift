// Limits that app stores set for their texts.

import Basics
import Catalogs

enum StoreLimits: BudgetSource {
    static let id = "store"
    static let isForeign = true
    static let examples = [
        LimitExample("metadata/en-US/name.txt", .most(30, .codePoints)),
        LimitExample("metadata/en-US/keywords.txt", .most(100, .codePoints)),
        LimitExample("metadata/en-US/privacy_url.txt"),
        LimitExample("metadata/android/en-US/short_description.txt", .most(80, .codePoints)),
        LimitExample("metadata/android/en-US/changelogs/12.txt", .most(500, .codePoints)),
        LimitExample("play/listings/en-US/full-description.txt", .most(4000, .codePoints)),
    ]

    static func read(_ entry: Entry, into found: inout [Statement]) {
        for size in entry.sizeLimits {
            guard case .store(let store) = size.custom, let most = size.maximumWidth else { continue }
            // Both stores and F-Droid count a flag as two, and an accent of its own as one.
            let limit = Limit.most(most, .codePoints)
            let other = size.laxer.map { "; \($0.store): \(Limit.most($0.maximumWidth, .codePoints).words)" } ?? ""
            found.append(
                Statement(content: .limit(limit), range: size.range.indices, words: "\(store): \(limit.words)\(other)"))
        }
    }
}
