// Operators: white space decides where their operands are.

import Testing

@Suite("Operators of Swift code")
struct OperatorsScanTests {
    @Test("Binary operators are in one list with their operands, without precedence")
    func binaryOperatorsList() {
        #expect(
            outline("a + b * c == d")
                == """
                operators(identifier a, binaryOperator +, identifier b, binaryOperator *, identifier c, \
                binaryOperator ==, identifier d)
                """)
    }

    @Test("An assignment is an operator")
    func assignmentOperator() {
        #expect(
            outline(
                """
                a.b = c
                d += 1
                """)
                    == """
                    operators(member b(identifier a), binaryOperator =, identifier c); operators(identifier d, \
                    binaryOperator +=, integer)
                    """)
    }

    @Test("A prefix has its operand behind it")
    func prefixOperand() {
        #expect(
            outline("f(-a, !b, &c, ...3)")
                == """
                call f(identifier f, unaryOperator -(identifier a), unaryOperator !(identifier b), \
                unaryOperator &(identifier c), unaryOperator ...(integer))
                """)
    }

    @Test("A postfix has its operand before it")
    func postfixOperand() {
        #expect(
            outline("a! + b?.c + d[1...]")
                == """
                operators(unaryOperator !(identifier a), binaryOperator +, \
                member c(unaryOperator ?(identifier b)), binaryOperator +, subscriptCall d(identifier d, \
                unaryOperator ...(integer)))
                """)
    }

    @Test("A prefix at the start of a line begins a statement")
    func prefixStartLine() {
        #expect(
            outline(
                """
                a
                -b
                """)
                == "identifier a; unaryOperator -(identifier b)")
    }

    @Test("A binary operator at the start of a line goes on with the statement")
    func binaryOperatorStart() {
        #expect(
            outline(
                """
                a
                    - b
                    ?? c
                """)
                    == """
                    operators(identifier a, binaryOperator -, identifier b, binaryOperator ??, identifier c)
                    """)
    }

    @Test("An operator can be an argument")
    func operatorArgument() {
        #expect(
            outline(
                """
                a.reduce(0, +)
                b.sorted(by: <)
                """)
                    == """
                    call reduce(member reduce(identifier a), integer, identifier +); \
                    call sorted(member sorted(identifier b), by: identifier <)
                    """)
    }

    @Test("Casts are operators with a type")
    func castsOperatorsType() {
        #expect(
            outline("a as? B ?? c is [D: E]")
                == """
                operators(identifier a, binaryOperator as?, typeName B, binaryOperator ??, identifier c, \
                binaryOperator is, typeName [D: E])
                """)
    }

    @Test("A ternary contains everything since the assignment")
    func ternaryContainsAssignment() {
        #expect(
            outline("a = b == c ? d : e + f")
                == """
                operators(identifier a, binaryOperator =, ternary(operators(identifier b, binaryOperator ==, \
                identifier c), identifier d, operators(identifier e, binaryOperator +, identifier f)))
                """)
    }

    @Test("Ternaries are nested in the last part")
    func ternariesNestedLast() {
        #expect(
            outline("a ? b : c ? d : e")
                == """
                ternary(identifier a, identifier b, ternary(identifier c, identifier d, identifier e))
                """)
    }

    @Test("A ternary with an optional chain and members")
    func ternaryOptionalChain() {
        #expect(
            outline("a?.b == nil ? .c : .d(e)")
                == """
                ternary(operators(member b(unaryOperator ?(identifier a)), binaryOperator ==, literal nil), \
                member c, call d(member d, identifier e))
                """)
    }
}
