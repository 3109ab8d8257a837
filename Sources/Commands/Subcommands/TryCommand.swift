// `swell try`: pseudo-localizes one text.

import Marks
import MessagePatterns
import Pseudolocales

extension Command {
    static let `try` = Command(
        name: "try",
        summary: "Pseudo-localize one text.",
        operands: "[TEXT…]",
        flags: [
            TryCommand.locale, PseudolocaleFlags.style, PseudolocaleFlags.growth, PseudolocaleFlags.syntax,
            TryCommand.undo, Settings.isolated,
        ],
        details: """
            Arguments are joined to one text; without TEXT, the text is read from standard input. Prints the result,
            followed by one line break.

            Examples:
              swell try 'Delete %1$lld photos?'
              swell try --style classic 'Downloading... %d%%'
              swell try --locale ar-PSEUDO 'Save <b>all</b> changes'
              swell try --undo '[Ŝȧṽẽ ċḧȧǹǵẽŝ…654321]'
            """,
        run: { invocation, console in try TryCommand(invocation, console).run() })
}

struct TryCommand {
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .pseudolocales, summary: "The pseudo-locale (default: en-PSEUDO).")
    static let undo = Flag(
        name: "undo", summary: "Restore the original, for example from a screenshot; without --style, try all styles.")

    private let invocation: Invocation
    private let console: Console
    private let pseudolocale: Pseudolocale
    private let parser: MessageParser

    init(_ invocation: Invocation, _ console: Console) throws {
        let settings = try Settings(invocation)
        let tag = invocation.value(of: Self.locale) ?? "en-PSEUDO"
        pseudolocale = try settings.pseudolocale(tag, invocation, command: "try")
        parser = settings.rules(PseudolocaleFlags.syntax(invocation)).parser
        self.invocation = invocation
        self.console = console
    }

    func run() throws -> ExitCode {
        let text = invocation.operands.isEmpty ? try standardInput() : invocation.operands.joined(separator: " ")
        guard invocation.has(Self.undo) else {
            try console.write(Array(pseudoText(of: text).utf8) + [0x0A])
            return .clean
        }
        let original = original(of: text)
        try console.write(Array(original.utf8) + [0x0A])
        // Compare bytes: a decomposed text is equal as a string.
        if original.utf8.elementsEqual(text.utf8) {
            console.note("swell: the text has nothing to restore; it is unchanged")
        }
        return .clean
    }

    private func pseudoText(of text: String) -> String {
        var workspace = Workspace(parser)
        switch pseudolocale.make(in: &workspace, { $0 += text.utf8 }) {
        case .made: return String(decoding: workspace.result, as: UTF8.self)
        case .nothingToChange, .alreadyPseudo: return text
        case .damaged:
            console.note("swell: a placeholder or tag would not have survived; the text is unchanged")
            return text
        }
    }

    private func original(of marked: String) -> String {
        let text = String(decoding: Array(marked.utf8).withoutMarks, as: UTF8.self)
        let asksForOne = invocation.has(PseudolocaleFlags.style) || invocation.has(Self.locale)
        return asksForOne ? pseudolocale.undo(text) : Undo.text(text)
    }

    /// All of standard input, without the line break at its end.
    private func standardInput() throws(UsageError) -> String {
        var bytes = try StandardInput.read(command: "try", example: "swell try 'Save changes'", console)
        if bytes.last == 0x0A { bytes.removeLast() }
        if bytes.last == 0x0D { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
