// Calls, their labels and trailing closures.

import Testing

@Suite("Calls in Swift code")
struct CallsScanTests {
    @Test("The name of a call is the last name of its callee")
    func nameCallLast() {
        #expect(outline("a.b.c(d)") == "call c(member c(member b(identifier a)), identifier d)")
    }

    @Test("A call has its arguments with their labels behind the callee")
    func callArgumentsLabels() {
        #expect(outline(#"f(a, b: c, d: "e")"#) == "call f(identifier f, identifier a, b: identifier c, d: string)")
    }

    @Test("Words of the language can be labels and members")
    func wordsLanguageLabels() {
        #expect(
            outline("a.default(for: b, in: c, if: d)")
                == """
                call default(member default(identifier a), for: identifier b, in: identifier c, \
                if: identifier d)
                """)
    }

    @Test("A trailing closure is the last argument")
    func trailingClosureLast() {
        #expect(outline("f(a) { b }") == "call f(identifier f, identifier a, { closure(identifier b))")
    }

    @Test("A call without parentheses has a trailing closure")
    func callParenthesesTrailing() {
        #expect(outline("a.map { $0 }") == "call map(member map(identifier a), { closure(identifier $0))")
    }

    @Test("Further trailing closures have labels")
    func furtherTrailingClosures() {
        #expect(
            outline("f { a } b: { c } d: { e }")
                == """
                call f(identifier f, { closure(identifier a), b: { closure(identifier c), \
                d: { closure(identifier e))
                """)
    }

    @Test("The default of a switch is no label of a trailing closure")
    func defaultSwitchLabel() {
        #expect(
            outline(
                """
                switch a { case b: f { c }
                default: d }
                """)
                    == """
                    switch(identifier a, switchCase(pattern(identifier b), call f(identifier f, \
                    { closure(identifier c))), switchCase(identifier d))
                    """)
    }

    @Test("A parenthesis on the next line begins a statement")
    func parenthesisNextLine() {
        #expect(
            outline(
                """
                f
                (a)
                """)
                == "identifier f; tuple(identifier a)")
    }

    @Test("A member on the next line goes on with the call")
    func memberNextLine() {
        #expect(
            outline(
                """
                f()
                    .a()
                    // why
                    .b { c }
                """)
                == "call b(member b(call a(member a(call f(identifier f)))), { closure(identifier c))")
    }

    @Test("Subscripts have arguments as calls")
    func subscriptsArgumentsCalls() {
        #expect(
            outline(#"a["b", default: c].d(e)"#)
                == """
                call d(member d(subscriptCall a(identifier a, string, default: identifier c)), identifier e)
                """)
    }

    @Test("Optional calls have the name of their callee")
    func optionalCallsName() {
        #expect(
            outline(
                """
                a?.b?(c)
                d!(e)
                """)
                    == """
                    call b(unaryOperator ?(member b(unaryOperator ?(identifier a))), identifier c); \
                    call d(unaryOperator !(identifier d), identifier e)
                    """)
    }

    @Test("A call of the result of a call has no name")
    func callResultCall() {
        #expect(outline("f(a)(b)") == "call(call f(identifier f, identifier a), identifier b)")
    }

    @Test("An initializer of a member type")
    func initializerMemberType() {
        #expect(outline("A.B.init(c: d)") == "call init(member init(member B(identifier A)), c: identifier d)")
    }

    @Test("A member without a base")
    func memberBase() {
        #expect(outline(".a(b).c") == "member c(call a(member a, identifier b))")
    }

    @Test("A reference to a function is no call")
    func referenceFunctionCall() {
        #expect(
            outline("f(a: g(_:b:), h(_:), i.j(k:))")
                == "call f(identifier f, a: identifier g, identifier h, member j(identifier i))")
    }

    @Test("A reference to a function can be called")
    func referenceFunctionCalled() {
        #expect(outline("f(_:)(a)") == "call f(identifier f, identifier a)")
    }

    @Test("Members of tuples are numbers")
    func membersTuplesNumbers() {
        #expect(outline("a.0.1.b") == "member b(member 1(member 0(identifier a)))")
    }

    @Test("A brace behind a literal begins a closure of its own")
    func braceLiteralBegins() {
        #expect(
            outline(
                """
                let a = [b]
                { c }
                """)
                == "variable a(array(identifier b)); closure(identifier c)")
    }
}
