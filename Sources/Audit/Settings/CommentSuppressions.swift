// Finds what comments let be, and looks only into catalogs that let something be.

import Catalogs
import Platform

/// What the comments of entries let be.
struct CommentSuppressions {
    private let today: String
    /// Whether a catalog has a suppression anywhere.
    private var marked: [ObjectIdentifier: Bool] = [:]

    init(today: String) { self.today = today }

    /// How a comment lets a rule's findings be.
    enum Verdict: Equatable {
        case none, suppressed
        /// It did, until this day.
        case expired(String)
    }

    /// Whether a comment of one of some entries lets a rule's findings be.
    mutating func verdict(_ rule: String, _ entries: [Entry]) -> Verdict {
        var verdict = Verdict.none
        for entry in entries where isMarked(entry.catalog) {
            var comment: [UInt8] = []
            guard entry.append(.comment, to: &comment) else { continue }
            for suppression in CommentSuppression.all(in: comment) where suppression.rules.contains(rule) {
                guard suppression.isExpired(on: today) else { return .suppressed }
                verdict = .expired(suppression.until ?? "")
            }
        }
        return verdict
    }

    private mutating func isMarked(_ catalog: Catalog) -> Bool {
        if let known = marked[ObjectIdentifier(catalog)] { return known }
        let isMarked = CommentSuppressions.isMarked(catalog)
        marked[ObjectIdentifier(catalog)] = isMarked
        return isMarked
    }

    /// Whether a catalog has a suppression anywhere.
    static func isMarked(_ catalog: Catalog) -> Bool {
        CommentSuppression.mark(in: catalog.text.utf8) != nil
    }
}
