// Generic arguments against comparisons.

import Testing

@Suite("Generics in Swift expressions")
struct GenericsScanTests {
    @Test("Generic arguments before parentheses belong to the name")
    func genericArgumentsParentheses() {
        #expect(outline("A<B, [C: D]>(e)") == "call A(identifier A, identifier e)")
    }

    @Test("A comparison is one even without spaces")
    func comparisonEvenSpaces() {
        #expect(
            outline("f(a<b, c)")
                == """
                call f(identifier f, operators(identifier a, binaryOperator <, identifier b), identifier c)
                """)
    }

    @Test("Generic arguments may be nested and optional")
    func genericArgumentsNested() {
        #expect(outline("x = A<B<C?>>.d") == "operators(identifier x, binaryOperator =, member d(identifier A))")
    }

    @Test("Generic arguments with closures and existentials")
    func genericArgumentsClosures() {
        #expect(outline("A<(B) -> C, any D & E>.make()") == "call make(member make(identifier A))")
    }

    @Test("Two comparisons in a condition are no generic arguments")
    func twoComparisonsCondition() {
        #expect(
            outline("if a < b, c > d { }")
                == """
                if(operators(identifier a, binaryOperator <, identifier b), operators(identifier c, \
                binaryOperator >, identifier d), block)
                """)
    }
}
