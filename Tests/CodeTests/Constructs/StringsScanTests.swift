// Strings in all their forms.

import Testing

@Suite("Strings of Swift code")
struct StringsScanTests {
    @Test("A string without interpolations has no children")
    func stringInterpolationsChildren() {
        #expect(outline(#"a = "b""#) == "operators(identifier a, binaryOperator =, string)")
    }

    @Test("An escaped quote does not end a string")
    func escapedQuoteDoes() {
        #expect(outline(#"f("a \" b", "c\\")"#) == "call f(identifier f, string, string)")
    }

    @Test("An interpolation contains its arguments")
    func interpolationContainsArguments() {
        #expect(
            outline(#""\(count) of \(total, format: .number)""#)
                == """
                string(interpolation(identifier count), interpolation(identifier total, format: member number))
                """)
    }

    @Test("A string is nested in an interpolation of another one")
    func stringNestedInterpolation() {
        #expect(
            outline(#""a \(f("b \(c)"))""#)
                == "string(interpolation(call f(identifier f, string(interpolation(identifier c)))))")
    }

    @Test("A string of several lines contains quotes")
    func stringSeveralLines() {
        #expect(
            outline(
                #"""
                x = """
                  a "b" ""c""
                  \(d)
                  """
                """#)
                == "operators(identifier x, binaryOperator =, string(interpolation(identifier d)))")
    }

    @Test("A raw string has no escapes without its number signs")
    func rawStringEscapes() {
        #expect(
            outline(##"f(#"a \(b) "c" \#(d)"#, 1)"##)
                == "call f(identifier f, string(interpolation(identifier d)), integer)")
    }

    @Test("A raw string of three quotes and a number sign contains one quote")
    func rawStringThree() {
        #expect(outline(##"f(#"""#, a)"##) == "call f(identifier f, string, identifier a)")
    }

    @Test("A raw string of several lines ends with its number signs")
    func rawStringSeveral() {
        #expect(
            outline(
                ###"""
                f(##"""
                """#
                """##, a)
                """###)
                == "call f(identifier f, string, identifier a)")
    }

    @Test("Brackets in a string do not matter")
    func bracketsStringDo() {
        #expect(
            outline(#"f("(") + g("]", "{")"#)
                == """
                operators(call f(identifier f, string), binaryOperator +, call g(identifier g, string, string))
                """)
    }
}
