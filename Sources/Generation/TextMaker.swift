// The pseudo text of one entry after the other.

import Basics
import Budgets
import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Makes pseudo texts of entries, and counts.
public struct TextMaker: Sendable {
    private let pseudolocale: Pseudolocale
    private let rules: GenerationRules
    private var workspace: Workspace
    private(set) var tally = GenerationTally()
    private var text: [UInt8] = []
    private var made = Message()

    /// Makes texts of a pseudo-locale by some rules.
    public init(_ pseudolocale: Pseudolocale, _ rules: GenerationRules) {
        self.pseudolocale = pseudolocale.unshared
        self.rules = rules
        workspace = Workspace(rules.parser.unshared)
    }

    /// Appends the pseudo text of a text of an entry; false where it stays as it is.
    public mutating func append(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) -> Bool {
        if let reason = make(part, of: entry) {
            tally.leave(entry, reason)
            return false
        }
        tally.made += 1
        output += workspace.result
        return true
    }

    /// Makes the pseudo text of a text of an entry; the reason why there is none.
    private mutating func make(_ part: Entry.Part, of entry: Entry) -> GenerationTally.Reason? {
        if rules.isLocked(entry) { return rules.data.contains(entry) ? .neverTranslated : .locked }
        workspace.parser.adapt(to: entry)
        text.removeAll(keepingCapacity: true)
        entry.append(part, to: &text)
        // What is put before a text would stand before its first interval.
        if IntervalChoices.are(in: text) { return .damaged }
        if DatePatterns.are(in: text) { return .noWords }
        workspace.parser.learnKept(of: entry, part)
        if text.has(UInt8(ascii: "%")) { workspace.parser.learnSiblings(of: entry, part, text: text) }
        var original = Pseudolocale.Original()
        if pseudolocale.needsKey { entry.append(.key, to: &original.key) }
        original.budget = pseudolocale.needsBudget ? CharacterLimit.of(entry) : nil
        switch pseudolocale.make(original, in: &workspace, { $0 += text }) {
        case .made: return mayHaveMore(entry) ? .damaged : nil
        case .nothingToChange: return .noWords
        case .alreadyPseudo: return .alreadyPseudo
        case .damaged: return .damaged
        }
    }

    /// Appends the text of a branch that stays as it is where another branch of its key does not: of a translation that
    /// is there, gettext and Qt show the empty forms, too, as empty texts.
    mutating func appendBesideOthers(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) -> Bool {
        guard entry.isBranch, entry.siblings.contains(where: { make(part, of: $0) == nil }) else { return false }
        entry.append(part, to: &output)
        return true
    }

    /// Whether the text that was made last is the one that it was made of.
    var isUnchanged: Bool { workspace.result == text }

    /// Whether in what was made there may be directives that are not known.
    private mutating func mayHaveMore(_ entry: Entry) -> Bool {
        let syntax = entry.syntax
        guard [.otherFormat, .unknownFormat, .tildeFormat].contains(syntax) else { return false }
        made.parse(workspace.parser) { $0 += workspace.result }
        return syntax.mayHaveMore(in: made)
    }
}
