// Conditions: what a brace behind them opens.

import Testing

@Suite("Conditions in Swift code")
struct ConditionsScanTests {
    @Test("A brace behind a condition opens its block")
    func braceConditionOpens() {
        #expect(outline("if a { b }") == "if(identifier a, block(identifier b))")
    }

    @Test("A closure in a condition is one if something follows it")
    func closureConditionSomething() {
        #expect(
            outline("if a.contains { b } { c }")
                == """
                if(call contains(member contains(identifier a), { closure(identifier b)), block(identifier c))
                """)
    }

    @Test("A closure in a condition is one if an operator follows it")
    func closureConditionOperator() {
        #expect(
            outline("if a.filter { b } == c { d }")
                == """
                if(operators(call filter(member filter(identifier a), { closure(identifier b)), \
                binaryOperator ==, identifier c), block(identifier d))
                """)
    }

    @Test("A statement behind a block does not belong to it")
    func statementBlockDoes() {
        #expect(
            outline(
                """
                if a.b { c }
                [d].e()
                """)
                    == """
                    if(member b(identifier a), block(identifier c)); call e(member e(array(identifier d)))
                    """)
    }

    @Test("Closures in parentheses are closures in a condition")
    func closuresParenthesesClosures() {
        #expect(
            outline("while a(b { c }) { d }")
                == """
                statement while(call a(identifier a, call b(identifier b, { closure(identifier c))), \
                block(identifier d))
                """)
    }

    @Test("Bindings are variables with their value")
    func bindingsVariablesValue() {
        #expect(
            outline("if let a = b(), var c: D = e, let f { g }")
                == """
                if(variable a(call b(identifier b)), variable c(typeName D, identifier e), variable f, \
                block(identifier g))
                """)
    }

    @Test("A pattern contains its variables and its value")
    func patternContainsVariables() {
        #expect(
            outline("if case .a(let b, c: var d)? = e { f }")
                == """
                if(pattern(pattern(unaryOperator ?(call a(member a, variable b, c: variable d))), \
                identifier e), block(identifier f))
                """)
    }

    @Test("A guard has its block behind else")
    func guardBlockElse() {
        #expect(
            outline("guard let a = b.c, d else { return }")
                == "guard(variable a(member c(identifier b)), identifier d, block(transfer return))")
    }

    @Test("Else and else if are nested")
    func elseElseNested() {
        #expect(
            outline("if a { b } else if c { d } else { e }")
                == """
                if(identifier a, block(identifier b), if(identifier c, block(identifier d), \
                block(identifier e)))
                """)
    }

    @Test("An if is an expression")
    func expression() {
        #expect(
            outline("let a = if b { c } else { d }")
                == "variable a(if(identifier b, block(identifier c), block(identifier d)))")
    }

    @Test("Availability is a macro")
    func availabilityMacro() {
        #expect(
            outline("if #available(iOS 17.4, *), a { b }")
                == """
                if(macro available(identifier iOS, identifier *), identifier a, block(identifier b))
                """)
    }

    @Test("A loop has its variable, its sequence and its condition")
    func loopVariableSequence() {
        #expect(
            outline("for a in b.c where d { e }")
                == """
                statement for(variable a, member c(identifier b), identifier d, block(identifier e))
                """)
    }

    @Test("A loop over pairs and optionals")
    func loopOverPairs() {
        #expect(
            outline("for case let (a?, .some(b)) in c { continue }")
                == """
                statement for(pattern(tuple(unaryOperator ?(variable a), call some(member some, variable b))), \
                identifier c, block(transfer continue))
                """)
    }

    @Test("Do contains its catches")
    func doContainsCatches() {
        #expect(
            outline("do { try a() } catch let b as C where d { e } catch B.f, is G { } catch { }")
                == """
                statement do(block(effect try(call a(identifier a))), \
                statement catch(pattern(operators(variable b, binaryOperator as, typeName C), identifier d), \
                block(identifier e)), statement catch(pattern(member f(identifier B)), \
                pattern(unaryOperator is(typeName G)), block), statement catch(block))
                """)
    }

    @Test("Repeat has its condition last")
    func repeatConditionLast() {
        #expect(outline("repeat { a } while b") == "statement repeat(block(identifier a), identifier b)")
    }

    @Test("A label comes before a loop")
    func labelComesLoop() {
        #expect(outline("outer: while a { break outer }") == "statement while(identifier a, block(transfer break))")
    }

    @Test("Return gives a value away, unless the brace closes")
    func returnGivesValue() {
        #expect(
            outline(
                """
                f { return }
                g { return a + b }
                throw c
                """)
                    == """
                    call f(identifier f, { closure(transfer return)); call g(identifier g, \
                    { closure(transfer return(operators(identifier a, binaryOperator +, identifier b)))); \
                    transfer throw(identifier c)
                    """)
    }
}
