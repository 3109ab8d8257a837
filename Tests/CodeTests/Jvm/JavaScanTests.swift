// Java: declarations, calls, lambdas, casts.

import Testing

@Suite("Java code")
struct JavaScanTests {
    @Test("A class has what it inherits, its fields, constructors and methods")
    func classes() {
        #expect(
            outline(
                java:
                    "public class A extends B implements C<D> { static final E F = g, H = i; A(int j) { k(); } @Override public void l(M... n) throws O { } }"
            )
                == """
                type A(typeName, typeName, block(variable F(typeName, identifier g), variable H(identifier i), \
                function A(parameter j(typeName), block(call k(identifier k))), \
                function l(attribute Override, typeName, parameter n(typeName), block)))
                """)
    }

    @Test("A cast is its operand")
    func casts() {
        #expect(
            outline(java: "f((String) a.b(c));") == "call f(identifier f, call b(member b(identifier a), identifier c))"
        )
    }

    @Test("Lambdas have their parameter, or their statements")
    func lambdas() {
        #expect(
            outline(java: "f(a -> b(c));")
                == "call f(identifier f, closure(parameter a, call b(identifier b, identifier c)))")
        #expect(outline(java: "f((a, b) -> { c(); });") == "call f(identifier f, closure(call c(identifier c)))")
    }

    @Test("A new object is a call, and its members are behind it")
    func newObjects() {
        #expect(
            outline(java: "new A.B(c) { void d() { } }.e();")
                == "call e(member e(call B(member B(identifier A), identifier c, { closure(function d(typeName, block)))))"
        )
    }

    @Test("A conditional expression has three parts, also behind an assignment")
    func ternaries() {
        #expect(
            outline(java: "a = b ? c : d;")
                == "operators(identifier a, binaryOperator =, ternary(identifier b, identifier c, identifier d))")
    }

    @Test("A switch has its cases with labels or arrows")
    func switches() {
        #expect(
            outline(java: "switch (a) { case 1: b(); break; case C -> d(); default: e(); }")
                == """
                switch(identifier a, switchCase(pattern(integer), call b(identifier b), transfer break), \
                switchCase(pattern(identifier C), call d(identifier d)), switchCase(call e(identifier e)))
                """)
    }
}
