// Findings in words.

import Audit
import Basics
import Budgets

extension Finding.Room {
    /// The required and the available room: `needs 23, has 20 characters`.
    var words: String {
        let measure = CountUnit(rawValue: unit)?.words(has) ?? "\(hasWords) \(unit == "points" ? length.symbol : unit)"
        return need < .infinity ? "needs \(needWords), has \(measure)" : "does not fit at any width, has \(measure)"
    }

    /// The required and the available room, without the unit: `23/20`.
    var fraction: String { need < .infinity ? "\(needWords)/\(hasWords)" : "∞/\(hasWords)" }

    /// Whether a message already contains both numbers.
    func isStated(in message: String) -> Bool {
        need < .infinity && message.contains("needs ") && message.contains(((need * 10).rounded(.up) / 10).plainText)
            && message.contains(((has * 10).rounded() / 10).plainText)
    }

    // Rounded away from each other, so that a text that is too long never appears to fit.
    private var needWords: String { ((need * 100).rounded(.up) / 100).plainText }
    private var hasWords: String { ((has * 100).rounded(.down) / 100).plainText }
}

extension Finding.Location {
    /// The path as CI servers compare it: without a leading `./`.
    var repositoryPath: String { relativePath.hasPrefix("./") ? String(relativePath.dropFirst(2)) : relativePath }
}

extension Finding {
    /// The location that servers show: a missing text has no line, so its source's location is used.
    var shownLocation: Location {
        guard isAboutMissingText, let source = related.first?.location else { return location }
        return source
    }

    /// The related locations, and the code that shows the text.
    var places: [Related] { related + (site.map { [$0] } ?? []) }

    /// The same, relative to `shownLocation`.
    var shownPlaces: [Related] {
        guard isAboutMissingText else { return places }
        return [Related("missing here", location)] + places.dropFirst()
    }

    /// Whether it is about a text that is missing from its file and whose source is known.
    var isAboutMissingText: Bool { subject != nil && location.place == nil && related.first?.location.place != nil }
}

extension Finding.Subject {
    /// The key and its branch: `photos [plural.one]`.
    var keyWords: String {
        let name = VisibleText.name(key, upTo: FindingWords.most)
        return variant.isEmpty ? name : "\(name) [\(VisibleText.clipped(variant, to: FindingWords.most))]"
    }

    /// The key, its branch and the language: `photos [plural.one] (de)`.
    var words: String { words(keyWords) }

    /// The same for a headline: the middle of a very long key is elided.
    var shortWords: String { words(VisibleText.shortened(keyWords, toColumns: Self.mostInHeadline)) }

    private static let mostInHeadline = 80

    private func words(_ key: String) -> String {
        guard let locale else { return key }
        return "\(key) (\(VisibleText.clipped(locale, to: FindingWords.most)))"
    }
}

/// Describes findings, each on one line and safe to show.
struct FindingWords {
    /// The maximum number of characters of a text in reports for people; reports for programs contain all of it.
    static let most = 2_000

    let report: CheckReport

    /// The text and what is wrong with it: `photos (de): is too long (needs 23, has 20 characters; .swell.yml:4:3)`.
    func statement(_ finding: Finding) -> String {
        let message = VisibleText.clipped(finding.message, to: Self.most)
        var words = finding.subject.map { "\($0.words): \(message)" } ?? message
        if let evidence = evidence(finding) { words += " (\(evidence))" }
        return words
    }

    /// The required and the available room, if the message does not state it, and the origin of the limit; paths are
    /// relative to the root of the repository, or as given to Swell.
    func evidence(_ finding: Finding, namesAsGiven: Bool = false) -> String? {
        let origin = finding.budget.map { budget in
            // Limits set by others, such as a store, are not declared in the project.
            if budget.source.type.isForeign { return budget.words }
            let place = place(budget.place, in: namesAsGiven ? budget.file : report.places.relative(budget.file))
            // A layout states no limit; it has one for a reason.
            return budget.source.isOfPlaces ? "\(place) (\(budget.words))" : place
        }
        let room = finding.room.flatMap { $0.isStated(in: finding.message) ? nil : $0.words }
        let parts = [room, origin].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The statement, followed by the help if there is any.
    func advice(_ finding: Finding) -> String { advice(finding, statement(finding)) }

    /// The same, for the location that servers show: it names the file of the finding if that is a different one.
    func shownAdvice(_ finding: Finding) -> String {
        guard finding.isAboutMissingText else { return advice(finding) }
        return "\(place(nil, in: finding.location.repositoryPath)): \(advice(finding))"
    }

    /// A finding's statement, followed by the help if there is any.
    func advice(_ finding: Finding, _ statement: String) -> String {
        guard let help = finding.help else { return statement }
        return "\(statement); \(VisibleText.clipped(help, to: Self.most))"
    }

    /// The places of the other findings of a group, as the end of a line: ` (and 7 more like this: a.strings:4:3 …)`.
    func others(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "" }
        let named = findings.prefix(Self.mostOthers).map { place($0.location.place, in: $0.location.repositoryPath) }
        let end = findings.count > named.count ? ", …" : ""
        return " (and \(findings.count) more like this: \(named.joined(separator: ", "))\(end))"
    }

    private static let mostOthers = 5

    /// The label of a related location.
    static func words(_ related: Finding.Related) -> String {
        related.words.isEmpty ? "see here" : VisibleText.clipped(related.words, to: most)
    }

    /// A limit as declared: `the limit: CHAR LIMIT=40`.
    static func words(_ origin: BudgetOrigin) -> String {
        origin.words.isEmpty ? "the limit" : "the limit: \(VisibleText.clipped(origin.words, to: 200))"
    }

    /// A place in a file.
    func place(_ place: Place?, in path: String) -> String {
        VisibleText.name(path, upTo: Self.most).at(place)
    }
}
