// Finds what comments let be.

import Basics
import Catalogs
import Configuration

/// What the comments of entries let be.
struct CommentSuppressions {
    private let today: String
    /// The comment at hand.
    private var comment: [UInt8] = []

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
        for entry in entries {
            comment.removeAll(keepingCapacity: true)
            guard entry.append(.comment, to: &comment), CommentSuppression.mark(in: comment) != nil else { continue }
            for suppression in CommentSuppression.all(in: comment) where suppression.rules.contains(rule) {
                guard suppression.isExpired(on: today) else { return .suppressed }
                // What is no day is told of as that.
                if let until = suppression.until, CalendarDay.isOne(until) { verdict = .expired(until) }
            }
        }
        return verdict
    }
}
