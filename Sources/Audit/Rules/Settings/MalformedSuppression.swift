// `malformed-suppression`: a comment that was meant to suppress a finding, but does not.

import Basics
import Configuration

extension Rule {
    static let malformedSuppression = Rule(
        "malformed-suppression", .warning, .unseen,
        summary: "A 'swell:disable' comment names an unknown rule, or gives no reason.",
        explanation: """
            `swell:disable RULE - reason` in the comment of a text suppresses the rule's findings on it, in every \
            language; `swell:disable RULE until 2026-12-31 - reason` does so up to that day. Without a known rule it \
            does nothing, and without a reason nobody knows when to remove it.
            """,
        examples: [
            .finds(
                "there is no rule 'over-buget'; did you mean 'over-budget'?", "a misspelled rule",
                .english("Send", comment: "swell:disable over-buget - the law demands it")),
            .finds(
                "'swell:disable over-budget' gives no reason; expected ' - ' and the reason", "a missing reason",
                .english("Send", comment: "swell:disable over-budget")),
            .finds(
                "'until tomorrow' is not a date; expected one such as 2026-12-31", "an invalid date",
                .english("Send", comment: "swell:disable over-budget until tomorrow - later")),
            .finds(
                "'swell-disable' suppresses nothing; expected 'swell:disable'", "a hyphen instead of the colon",
                .english("Send", comment: "swell-disable over-budget - the law demands it")),
            .finds(
                "'swell:disable unpaired-mark' gives no reason; expected ' - ' and the reason",
                "a comment in source code",
                [.init("Berths.swift", "// swell:disable unpaired-mark\nlet berth = \"A(1\"\n")]),
            .leaves(
                "a rule, a date and a reason",
                .english("Send", comment: "swell:disable over-budget until 2099-12-31 - the law demands it")),
        ],
        check: .both(
            .table { table, findings in
                let catalog = table.catalog.catalog
                // Searching the file for the mark is faster than parsing all comments; its letters are never escaped.
                guard CommentSuppression.hasAnyMark(catalog.text.utf8) else { return }
                var comment: [UInt8] = []
                for entry in catalog.entries {
                    comment.removeAll(keepingCapacity: true)
                    guard entry.append(.comment, to: &comment) else { continue }
                    for problem in CommentSuppression.problems(in: comment) { findings.add(entry, problem) }
                }
            },
            .code { subject, findings in
                let tree = subject.file.tree
                guard CommentSuppression.hasAnyMark(tree.bytes) else { return }
                for range in tree.comments {
                    for problem in CommentSuppression.problems(in: Array(tree.bytes[range])) {
                        findings.add(in: subject.file, at: range, problem)
                    }
                }
            }))
}

extension CommentSuppression {
    /// Descriptions of the problems of the suppressions in a comment.
    fileprivate static func problems(in comment: [UInt8]) -> [String] {
        let misspelled = misspelledMark(in: comment).map { mark in
            let written = String(decoding: comment[mark], as: UTF8.self).shortened
            return "'\(written)' suppresses nothing; expected 'swell:disable'"
        }
        return all(in: comment).flatMap(\.problems) + [misspelled].compactMap(\.self)
    }

    /// Descriptions of its problems.
    private var problems: [String] {
        var problems = rules.filter { Rule.named($0) == nil }.map { id in
            "there is no rule '\(id.shortened)'"
                + Spelling.suggestion(Spelling.nearest(id, among: Rule.all.map(\.id)))
        }
        if rules.isEmpty { problems.append("'swell:disable' names no rule; expected one such as over-budget") }
        if let until, !CalendarDay.isOne(until) {
            problems.append("'until \(until.shortened)' is not a date; expected one such as 2026-12-31")
        }
        if reason == nil {
            let written = (["swell:disable"] + rules).joined(separator: " ").shortened
            problems.append("'\(written)' gives no reason; expected ' - ' and the reason")
        }
        return problems
    }
}
