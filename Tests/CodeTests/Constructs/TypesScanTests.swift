// Declarations of types, and types as written.

import Testing

@Suite("Types in Swift code")
struct TypesScanTests {
    @Test("A type has its keyword and what it inherits from")
    func typeKeywordInherits() {
        #expect(
            outline("public final class A<B: C>: D.E, F<G>, @unchecked Sendable where B == H { }")
                == """
                type A(typeName D.E, typeName F<G>, typeName @unchecked Sendable(attribute unchecked), block)
                """)
    }

    @Test("Structs, enums, actors and protocols")
    func structsEnumsActors() {
        #expect(
            outline(
                """
                struct A { }
                enum B { }
                actor C { }
                protocol D: AnyObject { }
                """)
                == "type A(block); type B(block); type C(block); type D(typeName AnyObject, block)")
    }

    @Test("An extension has the name of its type")
    func extensionNameType() {
        #expect(
            outline("extension A.B: C where D: E { func f() { } }")
                == "extension A.B(typeName C, block(function f(block)))")
    }

    @Test("Cases have parameters and values")
    func casesParametersValues() {
        #expect(
            outline(
                """
                enum A: String { case a = "b", c
                indirect case d(A, e: [F]), g }
                """)
                    == """
                    type A(typeName String, block(enumCase a(string), enumCase c, enumCase d(parameter(typeName A), \
                    e: parameter e(typeName [F])), enumCase g))
                    """)
    }

    @Test("A typealias has its type")
    func typealiasType() {
        #expect(
            outline(
                """
                typealias A<B> = (B) -> C?
                protocol D { associatedtype E: F = G where E.H == I }
                """)
                == "typeAlias A(typeName (B) -> C?); type D(block(typeAlias E(typeName F, typeName G)))")
    }

    @Test("Types of parameters may have words before them")
    func typesParametersWords() {
        #expect(
            outline(
                "func f(_ a: inout A, b: borrowing B, c: sending C, d: repeat each D, e: any E & F, g: (some G)?) { }")
                    == """
                    function f(parameter a(typeName inout A), b: parameter b(typeName borrowing B), \
                    c: parameter c(typeName sending C), d: parameter d(typeName repeat each D), \
                    e: parameter e(typeName any E & F), g: parameter g(typeName (some G)?), block)
                    """)
    }

    @Test("Types may be functions, tuples, collections")
    func typesFunctionsTuples() {
        #expect(
            outline(
                """
                let a: @Sendable (_ b: B, C...) async throws(D) -> [E: F]?
                let g: [3 of Int] = h
                """)
                    == """
                    variable a(typeName @Sendable (_ b: B, C...) async throws(D) -> [E: F]?(attribute Sendable)); \
                    variable g(typeName [3 of Int], identifier h)
                    """)
    }

    @Test("Attributes of types need no space")
    func attributesTypesNeed() {
        #expect(
            outline("func f(a: @escaping(B) -> C) { }")
                == "function f(a: parameter a(typeName @escaping(B) -> C(attribute escaping)), block)")
    }

    @Test("Suppressed conformances")
    func suppressedConformances() {
        #expect(outline("struct A<B: ~Copyable>: ~Escapable { }") == "type A(typeName ~Escapable, block)")
    }
}
