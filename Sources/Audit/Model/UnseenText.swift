// Findings in texts that nobody sees: they are counted, but listed only on request.

import Basics

/// Why nobody sees a text.
enum UnseenText: Int, CaseIterable, Hashable, Sendable {
    /// No code names its key.
    case unnamedKey
    /// No code names the context of its message.
    case unnamedContext
    /// It is the label of a setting, which no code shows.
    case unshownLabel
    /// No code names any key of its table.
    case unnamedTable
    /// The app does not offer its language.
    case unofferedLanguage
    /// No user can pick its language.
    case unknownLanguage
    /// No code loads its file.
    case unloadedFile
    /// No Xcode project names its file.
    case untargetedFile

    /// The reason, as the end of a sentence.
    var words: String {
        switch self {
        case .unnamedKey: "no code names this key"
        case .unnamedContext: "no code names this context"
        case .unshownLabel: "no code shows this label of a setting"
        case .unnamedTable: "no code of the project names the keys of this table"
        case .unofferedLanguage: "the app does not offer this language"
        case .unknownLanguage: "no user can pick this language"
        case .unloadedFile: "no code loads this file"
        case .untargetedFile: "no Xcode project names this file"
        }
    }

    /// The reason, for many texts.
    fileprivate var manyWords: String {
        switch self {
        case .unnamedKey: "no code names the key"
        case .unnamedContext: "no code names the context"
        case .unshownLabel: "no code shows the label of a setting"
        case .unnamedTable: "no code names the keys of the table"
        case .unofferedLanguage: "the app does not offer the language"
        case .unknownLanguage: "no user can pick the language"
        case .unloadedFile: "no code loads the file"
        case .untargetedFile: "no Xcode project names the file"
        }
    }
}

extension Finding {
    /// The finding as one about a text that nobody sees.
    func unseen(because reason: UnseenText) -> Finding {
        var finding = self
        finding.unseen = unseen ?? reason
        return finding
    }

    /// Whether nobody sees its text.
    var isUnseen: Bool { unseen != nil }

    /// The same as a note, which is one with others of its rule and reason.
    fileprivate func asNote(_ reason: UnseenText) -> Finding {
        lowered(to: .note, because: reason.words).with(cause: .reason(reason.words))
    }

    /// Whether it says what to remove, or what could not be read: that is true whether users see it or not.
    fileprivate var isAboutFiles: Bool { subject == nil || harm == .unseen }
}

/// The findings in texts that nobody sees, as numbers.
struct UnseenFindings: Sendable {
    private var counts: [UnseenText: Int] = [:]

    /// Takes the findings in texts that nobody sees out of some findings, or lists them as notes.
    init(takingFrom findings: inout [Finding], listing: Bool) {
        findings = findings.compactMap { finding in
            guard let reason = finding.unseen else { return finding }
            if listing || finding.isAboutFiles { return finding.asNote(reason) }
            counts[reason, default: 0] += 1
            return nil
        }
    }

    /// The remark on them; nil if there are none.
    var remark: String? {
        let number = counts.values.reduce(0, +)
        guard number > 0 else { return nil }
        let reasons = UnseenText.allCases.compactMap { reason in
            counts[reason].map { counts.count == 1 ? reason.manyWords : "\(reason.manyWords) (\($0))" }
        }
        let verb = number == 1 ? "is" : "are"
        return "\(number.counted("finding")) in texts that nobody sees \(verb) not listed, because "
            + "\(reasons.joined(separator: ", ")); '--unseen' lists them"
    }
}
