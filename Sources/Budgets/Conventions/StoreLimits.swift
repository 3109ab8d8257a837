// Limits that app stores set for their texts.

import Basics
import Catalogs

enum StoreLimits: BudgetSource {
    static let id = "store"
    static let isForeign = true
    static let examples = [
        LimitExample("metadata/en-US/name.txt", .most(30, .graphemes)),
        LimitExample("metadata/en-US/keywords.txt", .most(100, .graphemes)),
        LimitExample("metadata/en-US/privacy_url.txt"),
        LimitExample("metadata/android/en-US/short_description.txt", .most(80, .graphemes)),
        LimitExample("metadata/android/en-US/changelogs/12.txt", .most(500, .graphemes)),
        LimitExample("play/listings/en-US/full-description.txt", .most(4000, .graphemes)),
    ]

    static func read(_ entry: Entry, into found: inout [Statement]) {
        for size in entry.sizeLimits {
            guard case .store(let store) = size.custom, let most = size.maximumWidth else { continue }
            let limit = Limit.most(most, .graphemes)
            let other = size.laxer.map { "; \($0.store): \(Limit.most($0.maximumWidth, .graphemes).words)" } ?? ""
            found.append(
                Statement(content: .limit(limit), range: size.range.indices, words: "\(store): \(limit.words)\(other)"))
        }
    }
}
