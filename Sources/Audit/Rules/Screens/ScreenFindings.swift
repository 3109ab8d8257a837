// What the rules about recorded screens share.

import Basics
import Catalogs
import Screens

/// Problems of one text in one language, on all screens that show it.
struct ScreenTrouble {
    let key: RecordedKey
    let locale: String
    let kind: RecordedProblem.Kind
    /// The problems, in the order of the screens.
    var spots: [Spot] = []

    /// Where a problem is.
    struct Spot {
        let screen: String
        /// The file of the record, and the line of the text.
        let path: String
        let line: Int
        let text: String
        let problem: RecordedProblem
    }

    /// What a text in a language can have.
    private struct Name: Hashable {
        let key: String
        let catalog: String?
        let locale: String
        let kind: RecordedProblem.Kind
    }

    /// The problems that texts do not have in the source language, in the order of the screens.
    static func all(
        in screens: RecordedScreens, where isWanted: (RecordedProblem, RecordedRole?) -> Bool
    ) -> [ScreenTrouble] {
        var troubles: [ScreenTrouble] = []
        var known: [Name: Int] = [:]
        for series in screens.series {
            guard let original = screens.original(of: series) else { continue }
            let comparison = ScreenComparison(with: screens.all[original].screen)
            for record in series.records where record != original {
                let stored = screens.all[record]
                guard let locale = stored.screen.locale else { continue }
                for found in comparison.newProblems(of: stored.screen) {
                    let text = stored.screen.texts[found.text]
                    // The record shows what the text was, not what it is.
                    guard !stored.changed.contains(found.text), isWanted(found.problem, text.role) else { continue }
                    let spot = Spot(
                        screen: series.subject.words, path: stored.path, line: text.line, text: text.text,
                        problem: found.problem)
                    let name = Name(
                        key: found.key.key, catalog: found.key.catalog, locale: locale, kind: found.problem.kind)
                    if let index = known[name] {
                        troubles[index].spots.append(spot)
                    } else {
                        known[name] = troubles.count
                        troubles.append(
                            ScreenTrouble(key: found.key, locale: locale, kind: found.problem.kind, spots: [spot]))
                    }
                }
            }
        }
        return troubles
    }
}

extension ScreenTrouble {
    /// `is cut on Login at 360 and 2 more screens: an ellipsis replaces its end`.
    var message: String {
        guard let spot = spots.first else { return "" }
        let others = Set(spots.map(\.screen)).subtracting([spot.screen]).count
        let more = others == 0 ? "" : " and \(others.counted("more screen"))"
        let cause = spot.problem.why.map { ": \($0)" } ?? ""
        let lost = spot.problem.excess.map { $0 >= 1 ? ", by \($0.rounded().plainText)" : "" } ?? ""
        return "\(spot.problem.words) on \(spot.screen)\(more)\(cause)\(lost)"
    }
}

extension Findings {
    /// Adds problems on screens, each at the text in its catalog.
    mutating func add(_ troubles: [ScreenTrouble], of subject: ProjectSubject, help: String) {
        for trouble in troubles {
            if let entry = subject.rooms.screens.entry(trouble.key, in: trouble.locale) {
                add(entry, trouble.message, help: help, locale: trouble.locale)
            } else if let spot = trouble.spots.first {
                // The app shows another language's text, or one that the catalogs no longer have.
                add(
                    path: spot.path, locale: trouble.locale, at: Place(line: spot.line, column: 1),
                    "'\(spot.text.shortened)' \(trouble.message)", help: help)
            }
        }
    }
}
