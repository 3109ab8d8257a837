// What stores of apps allow their texts to have.

import Basics
import Catalogs

enum StoreLimits: BudgetConvention {
    static let id = "store"
    static let summary = "the lengths that the App Store and Google Play allow: names, descriptions, release notes"
    static let source = BudgetOrigin.Source.store
    static let examples = [
        ConventionExample("metadata/en-US/name.txt", .most(30, .graphemes)),
        ConventionExample("metadata/en-US/keywords.txt", .most(100, .graphemes)),
        ConventionExample("metadata/en-US/privacy_url.txt"),
        ConventionExample("metadata/android/en-US/short_description.txt", .most(80, .graphemes)),
        ConventionExample("metadata/android/en-US/changelogs/12.txt", .most(500, .graphemes)),
        ConventionExample("play/listings/en-US/full-description.txt", .most(4000, .graphemes)),
    ]

    static func read(_ entry: Entry, into found: inout [Statement]) {
        for size in entry.sizeLimits {
            guard case .store(let store) = size.custom, let most = size.maximumWidth else { continue }
            let limit = Limit.most(most, .graphemes)
            found.append(
                Statement(content: .limit(limit), range: size.range.indices, words: "\(store): \(limit.words)"))
        }
    }
}
