// Regular expressions against divisions.

import Testing

@Suite("Regular expressions in Swift code")
struct RegexesScanTests {
    @Test("A slash before an operand begins a regular expression")
    func slashOperandBegins() {
        #expect(outline(#"f(/a"(b)/, "c")"#) == "call f(identifier f, regex, string)")
    }

    @Test("A slash between operands divides")
    func slashBetweenOperands() {
        #expect(
            outline(
                """
                a / b / c
                d/e/f
                """)
                    == """
                    operators(identifier a, binaryOperator /, identifier b, binaryOperator /, identifier c); \
                    operators(identifier d, binaryOperator /, identifier e, binaryOperator /, identifier f)
                    """)
    }

    @Test("A slash alone is a function")
    func slashFunction() {
        #expect(
            outline("f(/, 1) + g(2, /)")
                == """
                operators(call f(identifier f, identifier /, integer), binaryOperator +, call g(identifier g, \
                integer, identifier /))
                """)
    }

    @Test("Number signs surround a regular expression")
    func numberSignsSurround() {
        #expect(outline(#"f(#/a/b"/#, "c")"#) == "call f(identifier f, regex, string)")
    }

    @Test("A regular expression of several lines")
    func regularExpressionSeveral() {
        #expect(
            outline(
                """
                a = #/
                  b " c
                /#
                d("e")
                """)
                == "operators(identifier a, binaryOperator =, regex); call d(identifier d, string)")
    }
}
