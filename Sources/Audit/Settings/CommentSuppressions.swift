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
    enum Verdict: Comparable {
        case none
        /// It did, until this day.
        case expired(String)
        case suppressed
    }

    /// Whether a comment of any of some entries suppresses a rule's findings.
    mutating func verdict(_ rule: String, _ entries: [Entry]) -> Verdict {
        var verdict = Verdict.none
        for entry in entries where verdict < .suppressed {
            comment.removeAll(keepingCapacity: true)
            guard entry.append(.comment, to: &comment), CommentSuppression.mark(in: comment) != nil else { continue }
            verdict = max(verdict, self.verdict(rule, CommentSuppression.all(in: comment)))
        }
        return verdict
    }

    /// Whether a comment on the line of some code, or on the lines above it, suppresses a rule's findings.
    func verdict(_ rule: String, _ code: Findings.CodeSpot) -> Verdict {
        verdict(rule, code.file.comments(about: code.range).flatMap { CommentSuppression.all(in: Array($0)) })
    }

    private func verdict(_ rule: String, _ suppressions: [CommentSuppression]) -> Verdict {
        var verdict = Verdict.none
        for suppression in suppressions where suppression.rules.contains(rule) {
            guard suppression.isExpired(on: today) else { return .suppressed }
            // An invalid date is reported separately.
            if let until = suppression.until, CalendarDay.isOne(until) { verdict = .expired(until) }
        }
        return verdict
    }
}
