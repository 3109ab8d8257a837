// A finding in words.

import Audit
import Basics
import Budgets

extension Finding.Room {
    /// What is needed and what there is: `needs 23, has 20 characters`.
    var words: String {
        let measure = CountUnit(rawValue: unit)?.words(has) ?? "\(hasWords) \(unit == "points" ? "pt" : unit)"
        return need < .infinity ? "needs \(needWords), has \(measure)" : "no room would do, has \(measure)"
    }

    /// What is needed and what there is, without the unit: `23/20`.
    var fraction: String { need < .infinity ? "\(needWords)/\(hasWords)" : "∞/\(hasWords)" }

    /// Whether a message says both numbers itself.
    func isTold(in message: String) -> Bool {
        need < .infinity && message.contains("needs ") && message.contains(((need * 10).rounded(.up) / 10).plainText)
            && message.contains(((has * 10).rounded() / 10).plainText)
    }

    // Rounded away from each other, so that what is too long never looks as if it were not.
    private var needWords: String { ((need * 100).rounded(.up) / 100).plainText }
    private var hasWords: String { ((has * 100).rounded(.down) / 100).plainText }
}

extension Finding.Location {
    /// The path as CI servers compare it: without a step that leads nowhere.
    var repositoryPath: String { relativePath.hasPrefix("./") ? String(relativePath.dropFirst(2)) : relativePath }
}

extension Finding {
    /// The place that servers show it at: what is not there has no line of its own, but its source has one.
    var shownLocation: Location {
        guard isOfAbsentText, let source = related.first?.location else { return location }
        return source
    }

    /// What else is concerned, seen from there.
    var shownRelated: [Related] {
        guard isOfAbsentText else { return related }
        return [Related("where it is missing", location)] + related.dropFirst()
    }

    /// Whether it is about a text that its file has not, and whose source is known.
    var isOfAbsentText: Bool { subject != nil && location.place == nil && related.first?.location.place != nil }
}

extension Finding.Subject {
    /// The key and its branch: `photos [plural.one]`.
    var keyWords: String {
        let name = VisibleText.name(key, upTo: FindingWords.most)
        return variant.isEmpty ? name : "\(name) [\(VisibleText.clipped(variant, to: FindingWords.most))]"
    }

    /// The key, its branch and the language: `photos [plural.one] (de)`.
    var words: String { words(keyWords) }

    /// The same for a headline: a key that is a whole text lacks its middle.
    var shortWords: String { words(VisibleText.shortened(keyWords, toColumns: Self.mostInHeadline)) }

    private static let mostInHeadline = 80

    private func words(_ key: String) -> String {
        guard let locale else { return key }
        return "\(key) (\(VisibleText.clipped(locale, to: FindingWords.most)))"
    }
}

/// Words findings, each on one line and safe to show.
struct FindingWords {
    /// How many characters of a text are shown where a report is for reading; reports with all of it are for programs.
    static let most = 2_000

    let report: CheckReport

    /// What is wrong with what: `photos (de): is too long (needs 23, has 20 characters; .swell.yml:4:3)`.
    func statement(_ finding: Finding) -> String {
        let message = VisibleText.clipped(finding.message, to: Self.most)
        var words = finding.subject.map { "\($0.words): \(message)" } ?? message
        if let evidence = evidence(finding) { words += " (\(evidence))" }
        return words
    }

    /// What is needed and what there is, where the message does not say it, and who says so; files are named from the
    /// root of the repository on, or as they were named to Swell.
    func evidence(_ finding: Finding, namesAsGiven: Bool = false) -> String? {
        let origin = finding.budget.map { budget in
            // What others set, such as a store, is written nowhere in the project.
            budget.source.type.isForeign
                ? budget.words
                : place(budget.place, in: namesAsGiven ? budget.file : report.places.relative(budget.file))
        }
        let room = finding.room.flatMap { $0.isTold(in: finding.message) ? nil : $0.words }
        let parts = [room, origin].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The statement, and the way out where there is one.
    func advice(_ finding: Finding) -> String { advice(finding, statement(finding)) }

    /// The same, for who sees it at the place where servers show it: it names the file where that is another.
    func shownAdvice(_ finding: Finding) -> String {
        guard finding.isOfAbsentText else { return advice(finding) }
        return "\(place(nil, in: finding.location.repositoryPath)): \(advice(finding))"
    }

    /// A finding's statement, and the way out where there is one.
    func advice(_ finding: Finding, _ statement: String) -> String {
        guard let help = finding.help else { return statement }
        return "\(statement); \(VisibleText.clipped(help, to: Self.most))"
    }

    /// What else is concerned.
    static func words(_ related: Finding.Related) -> String {
        related.words.isEmpty ? "see here" : VisibleText.clipped(related.words, to: most)
    }

    /// A limit as it was written: `the limit: CHAR LIMIT=40`.
    static func words(_ origin: BudgetOrigin) -> String {
        origin.words.isEmpty ? "the limit" : "the limit: \(VisibleText.clipped(origin.words, to: 200))"
    }

    /// A place in a file.
    func place(_ place: Place?, in path: String) -> String {
        VisibleText.name(path, upTo: Self.most).at(place)
    }
}
