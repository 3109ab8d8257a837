// Names, literals, key paths and macros.

import Testing

@Suite("Names in Swift code")
struct NamesScanTests {
    @Test("Backticks are no part of a name")
    func backticksPartName() {
        #expect(
            outline(
                """
                `default`.`in`(`for`: a)
                func `repeat`() { }
                """)
                == "call in(member in(identifier default), for: identifier a); function repeat(block)")
    }

    @Test("A name in backticks may contain spaces")
    func nameBackticksContain() {
        #expect(outline("func `a b (c)`() { f() }") == "function a b (c)(block(call f(identifier f)))")
    }

    @Test("Names beyond ASCII")
    func namesBeyondAscii() {
        #expect(
            outline(
                """
                größe("a")
                名.前 = 1
                """)
                    == """
                    call größe(identifier größe, string); operators(member 前(identifier 名), binaryOperator =, \
                    integer)
                    """)
    }

    @Test("Operators beyond ASCII")
    func operatorsBeyondAscii() {
        #expect(
            outline(
                """
                a → b
                √c
                """)
                    == """
                    operators(identifier a, binaryOperator →, identifier b); unaryOperator √(identifier c)
                    """)
    }

    @Test("Literals")
    func literals() {
        #expect(
            outline("f(1, 0xFF, 1.5e-3, 1_000.0, true, nil, #function, 0b1)")
                == """
                call f(identifier f, integer, integer, float, float, literal true, literal nil, \
                literal function, integer)
                """)
    }

    @Test("A key path has its path")
    func keyPathPath() {
        #expect(
            outline(#"f(\.a, \B.c?.d, by: \.[0].e)"#)
                == "call f(identifier f, keyPath .a, keyPath B.c?.d, by: keyPath .[0].e(integer))")
    }

    @Test("Macros have arguments")
    func macrosArguments() {
        #expect(
            outline(
                """
                #Preview("A", traits: .b) { C() }
                #warning("d")
                """)
                    == """
                    macro Preview(string, traits: member b, { closure(call C(identifier C))); macro warning(string)
                    """)
    }

    @Test("Tuples and dictionaries")
    func tuplesDictionaries() {
        #expect(
            outline(
                """
                (a, b: c)
                [d: "e", "f": g]
                [:]
                [h, i,]
                """)
                    == """
                    tuple(identifier a, b: identifier c); dictionary(identifier d, string, string, identifier g); \
                    dictionary; array(identifier h, identifier i)
                    """)
    }

    @Test("Arguments of closures")
    func argumentsClosures() {
        #expect(
            outline("f { $0 + $1 }")
                == """
                call f(identifier f, { closure(operators(identifier $0, binaryOperator +, identifier $1)))
                """)
    }

    @Test("Effects contain what they govern")
    func effectsContainGovern() {
        #expect(
            outline(
                """
                a = try await b() ?? c
                try? d()
                if await !e() { }
                """)
                    == """
                    operators(identifier a, binaryOperator =, \
                    effect try(effect await(operators(call b(identifier b), binaryOperator ??, identifier c)))); \
                    effect try(call d(identifier d)); if(effect await(unaryOperator !(call e(identifier e))), block)
                    """)
    }

    @Test("Words of effects are names elsewhere")
    func wordsEffectsNames() {
        #expect(
            outline(
                """
                any = some.each
                let b = consume c
                if copy != d { }
                """)
                    == """
                    operators(identifier any, binaryOperator =, member each(identifier some)); \
                    variable b(effect consume(identifier c)); if(operators(identifier copy, binaryOperator !=, \
                    identifier d), block)
                    """)
    }

    @Test("Placeholders of editors are names")
    func placeholdersEditorsNames() {
        #expect(outline("f(<#a: A#>)") == "call f(identifier f, identifier <#a: A#>)")
    }
}
