// `#if` between items and in the middle of an expression.

import Testing

@Suite("Branches of #if in Swift code")
struct BranchesScanTests {
    @Test("Branches contain items")
    func branchesContainItems() {
        #expect(
            outline(
                """
                #if os(iOS) && DEBUG
                a()
                #elseif canImport(B)
                b()
                #else
                c()
                #endif
                d()
                """)
                    == """
                    conditional(conditionalBranch os(iOS) && DEBUG(call a(identifier a)), \
                    conditionalBranch canImport(B)(call b(identifier b)), conditionalBranch(call c(identifier c))); \
                    call d(identifier d)
                    """)
    }

    @Test("Modifiers in a branch go on with what is before")
    func modifiersBranchGo() {
        #expect(
            outline(
                """
                a()
                #if B
                    .c(d)
                    .e { f }
                #else
                    .g()
                #endif
                    .h()
                """)
                    == """
                    call h(member h(conditional(call a(identifier a), \
                    conditionalBranch B(call e(member e(call c(member c, identifier d)), { closure(identifier f))), \
                    conditionalBranch(call g(member g)))))
                    """)
    }

    @Test("Modifiers in nested branches")
    func modifiersNestedBranches() {
        #expect(
            outline(
                """
                a
                #if B
                #if C
                .d()
                #endif
                #endif
                .e
                """)
                    == """
                    member e(conditional(identifier a, \
                    conditionalBranch B(conditional(conditionalBranch C(call d(member d))))))
                    """)
    }

    @Test("Members in branches")
    func membersBranches() {
        #expect(
            outline(
                """
                struct A {
                #if B
                var c: D { e }
                #endif
                func f() {}
                }
                """)
                    == """
                    type A(block(conditional(conditionalBranch B(variable c(typeName D, block(identifier e)))), \
                    function f(block)))
                    """)
    }

    @Test("Attributes in a branch come before the declaration behind it")
    func attributesBranchCome() {
        #expect(
            outline(
                """
                #if A
                @available(iOS 1, *)
                #endif
                func b() {}
                """)
                    == """
                    conditional(conditionalBranch A(attribute available(identifier iOS, identifier *))); \
                    function b(block)
                    """)
    }
}
