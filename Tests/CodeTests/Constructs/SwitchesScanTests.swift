// `switch`, its cases and their patterns.

import Testing

@Suite("Switches in Swift code")
struct SwitchesScanTests {
    @Test("A case has its patterns and then its statements")
    func casePatternsThen() {
        #expect(
            outline(
                """
                switch a { case b, .c(let d) where e: f; g
                default: h }
                """)
                    == """
                    switch(identifier a, switchCase(pattern(identifier b), pattern(call c(member c, variable d), \
                    identifier e), identifier f, identifier g), switchCase(identifier h))
                    """)
    }

    @Test("A call in a pattern is a call")
    func callPatternCall() {
        #expect(
            outline(#"switch a { case f("b"): c default: break }"#)
                == """
                switch(identifier a, switchCase(pattern(call f(identifier f, string)), identifier c), \
                switchCase(transfer break))
                """)
    }

    @Test("An unknown default is a case")
    func unknownDefaultCase() {
        #expect(
            outline(
                """
                switch a { case b: return
                @unknown default: c }
                """)
                    == """
                    switch(identifier a, switchCase(pattern(identifier b), transfer return), \
                    switchCase(attribute unknown, identifier c))
                    """)
    }

    @Test("A switch is an expression")
    func switchExpression() {
        #expect(
            outline(
                """
                let a = switch b { case c: 1
                default: 2 }
                """)
                    == """
                    variable a(switch(identifier b, switchCase(pattern(identifier c), integer), \
                    switchCase(integer)))
                    """)
    }

    @Test("Cases can be in branches of a condition")
    func casesBranchesCondition() {
        #expect(
            outline(
                """
                switch a {
                #if B
                case c: d
                #else
                case e: f
                #endif
                case g: h }
                """)
                    == """
                    switch(identifier a, conditional(conditionalBranch B(switchCase(pattern(identifier c), \
                    identifier d)), conditionalBranch(switchCase(pattern(identifier e), identifier f))), \
                    switchCase(pattern(identifier g), identifier h))
                    """)
    }

    @Test("Statements of a case can be in branches")
    func statementsCaseBranches() {
        #expect(
            outline(
                """
                switch a {
                case b:
                #if C
                d
                #endif
                case e: f }
                """)
                    == """
                    switch(identifier a, switchCase(pattern(identifier b), \
                    conditional(conditionalBranch C(identifier d))), switchCase(pattern(identifier e), \
                    identifier f))
                    """)
    }

    @Test("Patterns of types and ranges")
    func patternsTypesRanges() {
        #expect(
            outline(
                """
                switch a { case is B: c
                case let d as E: f
                case 0..<3, ...(-1): g
                case nil: h }
                """)
                    == """
                    switch(identifier a, switchCase(pattern(unaryOperator is(typeName B)), identifier c), \
                    switchCase(pattern(operators(variable d, binaryOperator as, typeName E)), identifier f), \
                    switchCase(pattern(operators(integer, binaryOperator ..<, integer)), \
                    pattern(unaryOperator ...(tuple(unaryOperator -(integer)))), identifier g), \
                    switchCase(pattern(literal nil), identifier h))
                    """)
    }

    @Test("An empty switch")
    func emptySwitch() {
        #expect(
            outline(
                """
                switch a { }
                b
                """)
                == "switch(identifier a, block); identifier b")
    }

    @Test("A switch over a tuple with names")
    func switchOverTuple() {
        #expect(
            outline("switch (a, b) { case (let c, _), let (c, 1): d }")
                == """
                switch(tuple(identifier a, identifier b), switchCase(pattern(tuple(variable c, identifier _)), \
                pattern(tuple(variable c, integer)), identifier d))
                """)
    }
}
