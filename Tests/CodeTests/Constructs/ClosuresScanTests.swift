// Closures and their signatures.

import Testing

@Suite("Closures in Swift code")
struct ClosuresScanTests {
    @Test("Parameters without types")
    func parametersTypes() {
        #expect(outline("f { a, b in c }") == "call f(identifier f, { closure(parameter a, parameter b, identifier c))")
    }

    @Test("Parameters with types, effects and a result")
    func parametersTypesEffects() {
        #expect(
            outline("f { (a: A, _ b: [B]) async throws -> C in d }")
                == """
                call f(identifier f, { closure(parameter a(typeName A), parameter b(typeName [B]), typeName C, \
                identifier d))
                """)
    }

    @Test("Captured values are variables")
    func capturedValuesVariables() {
        #expect(
            outline("f { [weak self, a, b = c.d] in e }")
                == """
                call f(identifier f, { closure(variable self, variable a, variable b(member d(identifier c)), \
                identifier e))
                """)
    }

    @Test("An attribute before a signature")
    func attributeSignature() {
        #expect(
            outline("f { @MainActor [a] b in c }")
                == """
                call f(identifier f, { closure(attribute MainActor, variable a, parameter b, identifier c))
                """)
    }

    @Test("An array at the start of a closure captures nothing")
    func arrayStartClosure() {
        #expect(
            outline("f { [a, b].c() }")
                == """
                call f(identifier f, { closure(call c(member c(array(identifier a, identifier b)))))
                """)
    }

    @Test("A tuple at the start of a closure is no signature")
    func tupleStartClosure() {
        #expect(outline("f { (a, b) }") == "call f(identifier f, { closure(tuple(identifier a, identifier b)))")
    }

    @Test("A loop in a closure is no signature")
    func loopClosureSignature() {
        #expect(
            outline("f { a; for b in c { } }")
                == """
                call f(identifier f, { closure(identifier a, statement for(variable b, identifier c, block)))
                """)
    }

    @Test("A closure can be called at once")
    func closureCalledOnce() {
        #expect(outline("let a = { b }()") == "variable a(call(closure(identifier b)))")
    }

    @Test("A signature may be an attribute alone")
    func signatureAttribute() {
        #expect(outline("let a = { @Sendable in b }") == "variable a(closure(attribute Sendable, identifier b))")
    }
}
