// Functions, their parameters and what is in them.

import Testing

@Suite("Functions in Swift code")
struct FunctionsScanTests {
    @Test("A parameter has a label and a name")
    func parameterLabelName() {
        #expect(
            outline("func f(_ a: A, b c: C, d: D = e) -> F { g }")
                == """
                function f(parameter a(typeName A), b: parameter c(typeName C), d: parameter d(typeName D, \
                identifier e), typeName F, block(identifier g))
                """)
    }

    @Test("Generic functions with effects and requirements")
    func genericFunctionsEffects() {
        #expect(
            outline("mutating func f<each A: B>(_ a: repeat each A) async throws(E) -> C where A: D { }")
                == "function f(parameter a(typeName repeat each A), typeName C, block)")
    }

    @Test("Operators are functions")
    func operatorsFunctions() {
        #expect(
            outline(
                """
                static func == (a: A, b: A) -> Bool { c }
                func <<T>(a: T) { }
                """)
                    == """
                    function ==(a: parameter a(typeName A), b: parameter b(typeName A), typeName Bool, \
                    block(identifier c)); function <(a: parameter a(typeName T), block)
                    """)
    }

    @Test("Initializers and deinitializers")
    func initializersDeinitializers() {
        #expect(
            outline(
                """
                init?(a: A) throws { }
                convenience init<B>(b: B) { self.init() }
                deinit { c }
                """)
                    == """
                    function init(a: parameter a(typeName A), block); function init(b: parameter b(typeName B), \
                    block(call init(member init(identifier self)))); function deinit(block(identifier c))
                    """)
    }

    @Test("Subscripts have accessors or a body")
    func subscriptsAccessorsBody() {
        #expect(
            outline(
                """
                subscript(a: A) -> B { get { c } set { d } }
                subscript(e e: E) -> F { g }
                """)
                    == """
                    function subscript(a: parameter a(typeName A), typeName B, \
                    block(accessor get(block(identifier c)), accessor set(block(identifier d)))); \
                    function subscript(e: parameter e(typeName E), typeName F, block(identifier g))
                    """)
    }

    @Test("Requirements have no body")
    func requirementsBody() {
        #expect(
            outline(
                """
                protocol A { func b() -> C
                var d: E { get async throws }
                init() }
                """)
                    == """
                    type A(block(function b(typeName C), variable d(typeName E, block(accessor get)), \
                    function init))
                    """)
    }

    @Test("Attributes of functions and parameters have arguments")
    func attributesFunctionsParameters() {
        #expect(
            outline(#"@A("b", c: d) @objc(e:f:) func g(@H(i) j: J) { }"#)
                == """
                function g(attribute A(string, c: identifier d), attribute objc(e: identifier f, unknown), \
                j: parameter j(attribute H(identifier i), typeName J), block)
                """)
    }

    @Test("Macros are declared")
    func macrosDeclared() {
        #expect(
            outline(#"@freestanding(expression) macro a(_ b: B) -> C = #externalMacro(module: "D", type: "E")"#)
                == """
                function a(attribute freestanding(identifier expression), parameter b(typeName B), typeName C, \
                macro externalMacro(module: string, type: string))
                """)
    }

    @Test("Declarations of operators are skipped")
    func declarationsOperatorsSkipped() {
        #expect(
            outline(
                """
                infix operator <+>: A
                precedencegroup B { higherThan: C }
                f()
                """)
                == "unknown; unknown; call f(identifier f)")
    }

    @Test("Imports have paths")
    func importsPaths() {
        #expect(
            outline(
                """
                @testable import A
                import struct B.C
                """)
                == "import A(attribute testable); import B.C")
    }

    @Test("Modifiers are names elsewhere")
    func modifiersNamesElsewhere() {
        #expect(
            outline(
                """
                open(a)
                let e = f
                lazy.map { b }
                final = c
                private(set) public var d = 1
                """)
                    == """
                    call open(identifier open, identifier a); variable e(identifier f); \
                    call map(member map(identifier lazy), { closure(identifier b)); operators(identifier final, \
                    binaryOperator =, identifier c); variable d(integer)
                    """)
    }
}
