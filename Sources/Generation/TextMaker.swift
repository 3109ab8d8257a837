// Generates the pseudo texts of entries, one after the other.

import Basics
import Budgets
import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Generates and counts pseudo texts of entries.
public struct TextMaker: Sendable {
    private let pseudolocale: Pseudolocale
    private let rules: GenerationRules
    private var workspace: Workspace
    private(set) var tally = GenerationTally()
    private var text: [UInt8] = []
    private var made = Message()

    /// Creates a generator for a pseudo-locale with some rules.
    public init(_ pseudolocale: Pseudolocale, _ rules: GenerationRules) {
        self.pseudolocale = pseudolocale.unshared
        self.rules = rules
        workspace = Workspace(rules.parser.unshared)
    }

    /// Appends the pseudo text of a text of an entry; returns false if the text stays unchanged.
    public mutating func append(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) -> Bool {
        if let reason = make(part, of: entry) {
            tally.leave(entry, reason)
            return false
        }
        tally.made += 1
        output += workspace.result
        return true
    }

    /// Whether a text of an entry has words to change, and may be changed.
    mutating func mayChange(_ part: Entry.Part, of entry: Entry) -> Bool {
        switch make(part, of: entry) {
        case nil, .alreadyPseudo: true
        case .noWords, .locked, .neverTranslated, .damaged, .refused: false
        }
    }

    /// Generates the pseudo text of a text of an entry; returns the reason if there is none.
    private mutating func make(_ part: Entry.Part, of entry: Entry) -> GenerationTally.Reason? {
        if rules.isLocked(entry) { return rules.data.contains(entry) ? .neverTranslated : .locked }
        workspace.parser.adapt(to: entry)
        text.removeAll(keepingCapacity: true)
        entry.append(part, to: &text)
        // A prefix of the text would come before its first interval.
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

    /// Appends the unchanged text of a branch if another branch of its key changes; returns false otherwise.
    ///
    /// gettext and Qt show the empty forms of an existing translation as empty texts.
    mutating func appendBesideOthers(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) -> Bool {
        guard entry.isBranch, entry.siblings.contains(where: { make(part, of: $0) == nil }) else { return false }
        entry.append(part, to: &output)
        return true
    }

    /// Whether the last generated text equals its original.
    var isUnchanged: Bool { workspace.result == text }

    /// Whether the generated text may contain unknown directives.
    private mutating func mayHaveMore(_ entry: Entry) -> Bool {
        let syntax = entry.syntax
        guard [.otherFormat, .unknownFormat, .tildeFormat].contains(syntax) else { return false }
        made.parse(workspace.parser) { $0 += workspace.result }
        return syntax.mayHaveMore(in: made)
    }
}
