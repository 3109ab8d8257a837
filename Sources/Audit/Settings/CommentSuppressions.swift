// Finds suppressions in comments.

import Basics
import Catalogs
import Configuration

/// The suppressions in the comments of entries.
struct CommentSuppressions {
    private let today: String
    /// The current comment.
    private var comment: [UInt8] = []

    init(today: String) { self.today = today }

    /// Whether a comment suppresses a rule's findings.
    enum Verdict: Equatable {
        case none, suppressed
        /// It did, until this day.
        case expired(String)
    }

    /// Whether a comment of any of some entries suppresses a rule's findings.
    mutating func verdict(_ rule: String, _ entries: [Entry]) -> Verdict {
        var verdict = Verdict.none
        for entry in entries {
            comment.removeAll(keepingCapacity: true)
            guard entry.append(.comment, to: &comment), CommentSuppression.mark(in: comment) != nil else { continue }
            for suppression in CommentSuppression.all(in: comment) where suppression.rules.contains(rule) {
                guard suppression.isExpired(on: today) else { return .suppressed }
                // An invalid date is reported separately.
                if let until = suppression.until, CalendarDay.isOne(until) { verdict = .expired(until) }
            }
        }
        return verdict
    }
}
