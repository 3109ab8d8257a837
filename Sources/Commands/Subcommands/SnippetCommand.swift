// `swell snippet`: the JavaScript that finds the texts of a page.

import Browser

extension Command {
    static let snippet = Command(
        name: "snippet",
        summary: "Print a JavaScript function that records a screen of a web app.",
        operands: "",
        flags: [SnippetCommand.minified],
        details: """
            The function 'swell' needs nothing else, and works in every tool that runs scripts in a page: Playwright,
            Cypress, Selenium, WebdriverIO, or the console of a browser. 'swell().collect(name)' returns the screen as data:
            each text with its marks, its lines, its font, and what is wrong with it. 'swell().probe(name)' also returns
            the room of each text: it makes texts longer until something breaks, and then restores them. Write the result
            into a folder 'screens' as JSON, where 'swell check' reads it. See docs/screens.md.

            Examples:
              swell snippet > tests/swell.js
              swell snippet --minified | pbcopy
            """,
        run: { invocation, console in
            if let operand = invocation.operands.first {
                throw UsageError.unexpectedOperand(operand, command: "snippet")
            }
            try console.write(invocation.has(SnippetCommand.minified) ? Snippet.minified : Snippet.source)
            return .clean
        })
}

enum SnippetCommand {
    static let minified = Flag(name: "minified", summary: "Without comments and spaces: one line under 25 KB.")
}
