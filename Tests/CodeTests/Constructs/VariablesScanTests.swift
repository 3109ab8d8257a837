// Variables and their accessors.

import Testing

@Suite("Variables in Swift code")
struct VariablesScanTests {
    @Test("Each name is a variable")
    func eachNameVariable() {
        #expect(
            outline("let a = 1, b: B, c: C = d")
                == "variable a(integer); variable b(typeName B); variable c(typeName C, identifier d)")
    }

    @Test("The names of a tuple are in a pattern with the value")
    func namesTuplePattern() {
        #expect(outline("let (a, b) = c()") == "pattern(tuple(variable a, variable b), call c(identifier c))")
    }

    @Test("A computed variable has a block")
    func computedVariableBlock() {
        #expect(outline("var a: A { b }") == "variable a(typeName A, block(identifier b))")
    }

    @Test("Accessors are in a block")
    func accessorsBlock() {
        #expect(
            outline("var a: A { get { b } set(c) { d } }")
                == """
                variable a(typeName A, block(accessor get(block(identifier b)), accessor set(parameter c, \
                block(identifier d))))
                """)
    }

    @Test("Observers follow a value")
    func observersFollowValue() {
        #expect(
            outline(
                """
                var a = b { didSet { c } }
                var d: D = f() { willSet(e) { g } }
                """)
                    == """
                    variable a(identifier b, block(accessor didSet(block(identifier c)))); variable d(typeName D, \
                    call f(identifier f), block(accessor willSet(parameter e, block(identifier g))))
                    """)
    }

    @Test("A getter whose name is called is no accessor")
    func getterWhoseName() {
        #expect(
            outline("var a: A { get(b) }")
                == "variable a(typeName A, block(call get(identifier get, identifier b)))")
    }

    @Test("A closure as a value is called")
    func closureValueCalled() {
        #expect(outline("lazy var a: A = { b }()") == "variable a(typeName A, call(closure(identifier b)))")
    }

    @Test("Attributes are children of a variable")
    func attributesChildrenVariable() {
        #expect(
            outline(
                #"""
                @State private var a = "b"
                @Environment(\.c) var d
                """#)
                == "variable a(attribute State, string); variable d(attribute Environment(keyPath .c))")
    }

    @Test("Accessors with modifiers and coroutines")
    func accessorsModifiersCoroutines() {
        #expect(
            outline("var a: A { mutating get async { b } _modify { yield &c } }")
                == """
                variable a(typeName A, block(accessor get(block(identifier b)), \
                accessor _modify(block(transfer yield(unaryOperator &(identifier c))))))
                """)
    }
}
