// `malformed-suppression`: a comment that was meant to let a finding be, and does not.

import Basics
import Configuration

extension Rule {
    static let malformedSuppression = Rule(
        "malformed-suppression", .warning, .unseen,
        summary: "A 'swell:disable' comment names no rule that there is, or gives no reason.",
        explanation: """
            `swell:disable RULE - reason` in the comment of a text lets the rule's findings on it be, in every
            language; `swell:disable RULE until 2026-12-31 - reason` does so up to that day. Without a rule that there
            is it does nothing, and without a reason nobody will know when it can go.
            """,
        examples: [
            .finds(
                "there is no rule 'over-buget'; did you mean 'over-budget'?", "a rule that is misspelled",
                .english("Send", comment: "swell:disable over-buget - the law demands it")),
            .finds(
                "'swell:disable over-budget' gives no reason; expected ' - ' and why", "no reason",
                .english("Send", comment: "swell:disable over-budget")),
            .finds(
                "'until tomorrow' is no day; expected one such as 2026-12-31", "a day that is none",
                .english("Send", comment: "swell:disable over-budget until tomorrow - later")),
            .finds(
                "'swell-disable' lets nothing be; expected 'swell:disable'", "another sign than the colon",
                .english("Send", comment: "swell-disable over-budget - the law demands it")),
            .leaves(
                "a rule, a day and a reason",
                .english("Send", comment: "swell:disable over-budget until 2099-12-31 - the law demands it")),
        ],
        check: .table { table, findings in
            let catalog = table.catalog.catalog
            // To look for the mark in the file is quicker than to read all comments; nobody writes its letters as escapes.
            let utf8 = catalog.text.utf8
            guard CommentSuppression.hasAnyMark(utf8) else { return }
            let mayBeMisspelled = CommentSuppression.misspelledMark(in: utf8) != nil
            var comment: [UInt8] = []
            for entry in catalog.entries {
                comment.removeAll(keepingCapacity: true)
                guard entry.append(.comment, to: &comment) else { continue }
                for problem in CommentSuppression.all(in: comment).flatMap(\.problems) { findings.add(entry, problem) }
                guard mayBeMisspelled, let mark = CommentSuppression.misspelledMark(in: comment) else { continue }
                let written = String(decoding: comment[mark], as: UTF8.self).shortened
                findings.add(entry, "'\(written)' lets nothing be; expected 'swell:disable'")
            }
        })
}

extension CommentSuppression {
    /// What is wrong with it, in words.
    fileprivate var problems: [String] {
        var problems = rules.filter { Rule.named($0) == nil }.map { id in
            "there is no rule '\(id.shortened)'"
                + Spelling.suggestion(Spelling.nearest(id, among: Rule.all.map(\.id)))
        }
        if rules.isEmpty { problems.append("'swell:disable' names no rule; expected one such as over-budget") }
        if let until, !CalendarDay.isOne(until) {
            problems.append("'until \(until.shortened)' is no day; expected one such as 2026-12-31")
        }
        if reason == nil {
            let written = (["swell:disable"] + rules).joined(separator: " ").shortened
            problems.append("'\(written)' gives no reason; expected ' - ' and why")
        }
        return problems
    }
}
