// The pseudo text of one entry after the other.

import Budgets
import Catalogs
import MessagePatterns
import Pseudolocales

/// Makes pseudo texts of entries, and counts.
struct TextMaker {
    private let pseudolocale: Pseudolocale
    private let rules: GenerationRules
    private var workspace: Workspace
    private(set) var tally = GenerationTally()

    init(_ pseudolocale: Pseudolocale, _ rules: GenerationRules) {
        self.pseudolocale = pseudolocale
        self.rules = rules
        workspace = Workspace(rules.parser)
    }

    /// Appends the pseudo text of a text of an entry; false where it stays as it is.
    mutating func append(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) -> Bool {
        guard !rules.isLocked(entry) else {
            tally.leave(entry, .locked)
            return false
        }
        var original = Pseudolocale.Original()
        original.key = { entry.append(.key, to: &$0) }
        original.budget = pseudolocale.needsBudget ? CharacterLimit.of(entry) : nil
        let outcome = pseudolocale.make(original, in: &workspace) { bytes in
            entry.append(part, to: &bytes)
        }
        switch outcome {
        case .made:
            tally.made += 1
            output += workspace.result
            return true
        case .nothingToChange: tally.leave(entry, .noLetters)
        case .alreadyPseudo: tally.leave(entry, .alreadyPseudo)
        case .damaged: tally.leave(entry, .damaged)
        }
        return false
    }

    mutating func refuse(_ entry: Entry) {
        tally.made -= 1
        tally.leave(entry, .refused)
    }
}
