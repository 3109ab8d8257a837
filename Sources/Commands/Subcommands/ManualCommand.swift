// `swell manual`: the man page.

extension Command {
    static let manual = Command(
        name: "manual",
        summary: "Print the man page, with every command and flag.",
        operands: "",
        flags: [],
        details: """
            Examples:
              swell manual > /usr/local/share/man/man1/swell.1
              swell manual | man -l -
            """,
        run: { invocation, console in
            if let operand = invocation.operands.first {
                throw UsageError.unexpectedOperand(operand, command: "manual")
            }
            try console.write(ManualPage.text)
            return .clean
        })
}
