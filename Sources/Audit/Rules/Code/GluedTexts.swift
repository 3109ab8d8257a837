// `glued-texts`: texts from catalogs put together, in the order of one language.

import Code
import Platforms

extension Rule {
    static let gluedTexts = Rule(
        "glued-texts", .warning, .wrongText,
        summary: "A text from a catalog follows another, or a value, with nothing but a space.",
        explanation: """
            Parts of a sentence have one order in English and another in German or Japanese, and each may change the \
            form of the next. Translators see the parts alone, and cannot move them. Make one text of them, with \
            placeholders for values. Paragraphs, texts with a colon or a comma between, values after a text, and \
            abbreviations of units after a value are left alone.
            """,
        examples: [
            .finds(
                "a text is put together, in the order of the source language", "with a space",
                .swift(
                    "let text = NSLocalizedString(\"Signed in\", comment: \"\") + \" \" + NSLocalizedString(\"today\", comment: \"\")"
                )),
            .finds(
                "a text is put together, in the order of the source language", "in a string",
                .swift(
                    """
                    enum L10n {
                        static let signedIn = NSLocalizedString("Signed in", comment: "")
                        static let today = NSLocalizedString("today", comment: "")
                    }
                    let text = "\\(L10n.signedIn) \\(L10n.today)"
                    """)),
            .leaves(
                "paragraphs",
                .swift("let text = \"one\".localized + \"\\n\\n\" + \"two\".localized")),
            .finds(
                "a text is put together, in the order of the source language", "a number and its unit",
                .swift("let text = \"\\(count) \\(NSLocalizedString(\"days\", comment: \"\"))\"")),
            .leaves(
                "a number and the abbreviation of its unit",
                .swift(
                    """
                    let speed = "\\(number) \\(NSLocalizedString("speed", comment: ""))"
                    let share = share + NSLocalizedString("percent", comment: "")
                    """, catalog: "\"speed\" = \"km/h\";\n\"percent\" = \" %\";")),
            .finds(
                "a text is put together, in the order of the source language", "a preposition between two numbers",
                .swift("let text = used + \" of \".localized + all", catalog: "\" of \" = \" of \";")),
            .leaves(
                "an addition with its own comma",
                .swift(
                    "let text = name + \"menu.daily\".localized + \"menu.offline\".localized",
                    catalog: "\"menu.daily\" = \", every day\";\n\"menu.offline\" = \" (offline)\";")),
            .leaves("a value after a label", .swift("let text = \"Name: \".localized + name")),
            .leaves(
                "a key with a text in it",
                .swift("let text = String(localized: \"\\(count) \\(String(localized: \"days\"))\")")),
            .leaves(
                "a sign and a text",
                .swift(
                    """
                    enum Signs: String { case member = "✦" }
                    let text = "\\(Signs.member.rawValue) \\(NSLocalizedString("Upgrade", comment: ""))"
                    """)),
            .leaves(
                "two lines",
                .swift(
                    """
                    func show() {
                        let first = NSLocalizedString("Please wait", comment: "") + "\\n"
                        label.text = first + NSLocalizedString("Sending", comment: "")
                    }
                    """)),
            .leaves(
                "two sentences",
                .swift(
                    "let text = \"menu.first\".localized + \" \" + \"menu.second\".localized",
                    catalog: "\"menu.first\" = \"The boat is here.\";\n\"menu.second\" = \"It waits.\";")),
            .leaves(
                "a sentence, if there is one, and another",
                .swift(
                    "let text = \"\\(isHere ? \"menu.first\".localized : \"\") \\(\"menu.second\".localized)\"",
                    catalog: "\"menu.first\" = \"The boat is here.\";\n\"menu.second\" = \"It waits\";")),
            .leaves(
                "a title with a colon, and a text",
                .swift(
                    "let text = \"menu.first\".localized + \"menu.second\".localized",
                    catalog: "\"menu.first\" = \"Notice:\";\n\"menu.second\" = \"It waits.\";")),
            .leaves(
                "a sign before a text",
                .swift(
                    """
                    func show() {
                        let others = count > 3 ? "+\\(count - 3) " : ""
                        label.text = others + NSLocalizedString("Signed in", comment: "")
                    }
                    """)),
            .leaves(
                "a text and a whole sentence",
                .swift(
                    "let text = \"menu.first\".localized + \"menu.second\".localized",
                    catalog: "\"menu.first\" = \"The boat is here\";\n\"menu.second\" = \"Do you want to board it?\";")),
            .leaves(
                "a name and a state for a screen reader",
                .swift(
                    "func show() { accessibilityLabel = name + \" \" + NSLocalizedString(\"Signed in\", comment: \"\") }"
                )),
            .leaves(
                "a text and an arrow", .swift("let text = \"menu.first\".localized + \" \" + \"→\".localized")),
            .leaves(
                "a text and a blank line that a member adds",
                .swift(
                    """
                    extension String { var withLines: String { self + "\\n\\n" } }
                    let text = "menu.first".localized.withLines + "menu.second".localized
                    """)),
            .leaves(
                "the end of the name of a file",
                .swift("let baseName = name + \"menu.copy\".localized", catalog: "\"menu.copy\" = \" copy\";")),
            .leaves("one text", .swift("let text = String(localized: \"Signed in \\(day)\")")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            guard !subject.isOffScreen else { return }
            // One finding counts for a sum and the strings in it.
            var sums: Set<Int> = []
            for operators in file.tree.nodes(.operators) {
                let assignment = operators.assignment
                // A screen reader reads a name and a state one after the other.
                if assignment?.target.path.first?.hasPrefix("accessibility") ?? false { continue }
                // Files have names, not texts.
                if (assignment?.target ?? operators.parent)?.namesFile ?? false { continue }
                let terms = assignment?.value ?? operators.terms[...]
                guard let operands = operators.summands(of: terms),
                    GluedPieces.areGlued(operands.map { GluedPieces($0, subject) }, in: subject.code),
                    !operators.isOffScreen, let first = operands.first, let last = operands.last
                else { continue }
                sums.insert(operators.index)
                findings.add(glued: first.range.lowerBound..<last.range.upperBound, in: file)
            }
            for string in file.tree.nodes(.string) where string.firstChild != nil {
                // A key with values is one text, in which translators can move them.
                guard string.parent?.isLocalizedText(subject.names) != true,
                    GluedPieces.areGlued(GluedPieces.all(in: string, subject), in: subject.code),
                    !string.isOffScreen,
                    string.receivingCall.map({
                        $0.call.isNameContaining("ilename") || $0.argument.label.contains("ilename")
                    }) != true,
                    string.sumAround.map({ sums.insert($0).inserted }) ?? true
                else { continue }
                findings.add(glued: string.range, in: file)
            }
        })
}

extension Findings {
    fileprivate mutating func add(glued range: Range<Int>, in file: CodeFile) {
        add(
            in: file, at: range, "a text is put together, in the order of the source language",
            help: "make one text of them, with placeholders for values")
    }
}

extension CodeNode {
    /// Whether it is a variable with the name of a file, by its own name: `baseName`.
    fileprivate var namesFile: Bool {
        guard kind == .variable || kind == .identifier || kind == .member else { return false }
        return ["ilename", "ileName", "baseName"].contains { name.hasSuffix($0) }
    }

    /// The index of the sum of which it is an operand; nil if it is in none.
    fileprivate var sumAround: Int? { parent.flatMap { $0.kind == .operators ? $0.index : nil } }

    /// Whether its last member is one of the project's that adds a line break to a text.
    fileprivate func endsLine(in code: CodeProject) -> Bool {
        let node = bare
        guard node.kind == .member, node.firstChild != nil else { return false }
        let results = code.declarations.declarations(named: node.name).filter { $0.kind == .variable }.flatMap(
            \.results)
        return !results.isEmpty && results.allSatisfy { $0.terms.last?.stringValue?.hasSuffix("\n") ?? false }
    }

    /// Whether it names only constants that are signs, such as "✦", or lines, which end with a line break.
    fileprivate func isSignOrLine(in code: CodeProject) -> Bool {
        let node = bare
        guard node.kind == .member || node.kind == .identifier,
            let name = node.path.first(where: { $0 != "rawValue" })
        else { return false }
        let declared = code.declarations.declarations(named: name)
        // The index has no variables of functions.
        let values = declared.isEmpty ? tree.nodes(.variable).filter { $0.name == name } : declared
        return !values.isEmpty
            && values.allSatisfy { value in
                guard value.kind == .enumCase || value.kind == .variable, let declared = value.declaredValue else {
                    return false
                }
                if declared.terms.last?.stringValue?.hasSuffix("\n") ?? false { return true }
                // `let others = count > 3 ? "+\(count - 3)" : ""`
                let picks = declared.picks
                return !picks.isEmpty
                    && picks.allSatisfy { pick in
                        pick.stringText(interpolation: "").map { text in
                            !text.unicodeScalars.contains { $0.properties.isAlphabetic }
                                && (pick.firstChild == nil || !text.isEmpty)
                        } ?? false
                    }
            }
    }
}

/// A part of a text that is put together.
private enum GluedPieces {
    case text
    /// A text that is a whole sentence, or several, or ends with a colon: what stands before it is another one.
    case sentence
    /// A text that is the abbreviation of a unit.
    case unit
    case space
    case value(CodeNode)
    /// A literal with more than spaces.
    case other

    init(_ node: CodeNode, _ subject: CodeSubject) {
        if node.endsLine(in: subject.code) {
            self = .sentence
        } else if node.isLocalizedText(subject.names) {
            self = subject.shownText(of: node).map(GluedPieces.init(shownText:)) ?? .text
        } else if let text = node.stringValue {
            self = text.allSatisfy { $0 == " " } ? .space : .other
        } else if ScreenTexts.isPicture(node.bare.path.first ?? "") {
            self = .other
        } else if node.bare.kind == .ternary, Self.areSentences(node.picks, subject) {
            self = .sentence
        } else {
            self = node.kind == .string ? .other : .value(node)
        }
    }

    private init(shownText text: String) {
        let last = text.last { !$0.isWhitespace }
        // ", every day" and "(offline)" are additions.
        if text.first(where: { !$0.isWhitespace }).map({ ",;:.…(（、，。•·–—-/".contains($0) }) ?? false
            || !text.contains(where: \.isLetter)
        {
            self = .other
        } else if last.map({ ".!?…。:：".contains($0) }) ?? false {
            self = text.first { $0.isLetter }.map(\.isLowercase) ?? false ? .text : .sentence
        } else {
            self = Prose.isUnit(text) ? .unit : .text
        }
    }

    /// Whether some values are sentences or nothing.
    private static func areSentences(_ values: [CodeNode], _ subject: CodeSubject) -> Bool {
        let texts = values.filter { $0.stringValue != "" }
        return !texts.isEmpty
            && texts.allSatisfy { if case .sentence = GluedPieces($0, subject) { true } else { false } }
    }

    /// Returns the parts of a string with interpolations.
    static func all(in string: CodeNode, _ subject: CodeSubject) -> [GluedPieces] {
        string.stringParts.map { part in
            switch part {
            case .text(let text): text.allSatisfy { $0 == " " } ? .space : .other
            case .interpolation(let interpolation):
                interpolation.onlyArgument.map { GluedPieces($0, subject) } ?? .value(interpolation)
            }
        }
    }

    private var isText: Bool {
        switch self {
        case .text, .sentence, .unit: true
        case .space, .value, .other: false
        }
    }

    /// Whether a text follows another or a value with nothing or spaces between.
    static func areGlued(_ parts: [GluedPieces], in code: CodeProject) -> Bool {
        guard parts.contains(where: \.isText) else { return false }
        var isOpen = false
        var followsValue = false
        for part in parts {
            if case .unit = part, followsValue { continue }
            switch part {
            case .text, .unit:
                if isOpen { return true }
                isOpen = true
            case .sentence: isOpen = false
            case .value(let node): isOpen = !node.isSignOrLine(in: code)
            case .space: continue
            case .other: isOpen = false
            }
            if case .value = part { followsValue = true } else { followsValue = false }
        }
        return false
    }
}
