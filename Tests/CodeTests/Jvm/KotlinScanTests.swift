// Kotlin: declarations, calls, lambdas, strings.

import Testing

@Suite("Kotlin code")
struct KotlinScanTests {
    @Test("A call has its arguments with their labels, and a lambda behind it")
    func calls() {
        #expect(
            outline(kotlin: "a.b(c, d = 1) { e, f -> g }")
                == """
                call b(member b(identifier a), identifier c, d: integer, \
                { closure(parameter e, parameter f, identifier g))
                """)
    }

    @Test("Parameters of a lambda may have types")
    func typedParameters() {
        #expect(
            outline(kotlin: "f { e: E -> g }") == "call f(identifier f, { closure(parameter e, typeName, identifier g))"
        )
    }

    @Test("A string has its templates as interpolations")
    func templates() {
        #expect(
            outline(kotlin: #"f("$a.b ${c("d")} \$e")"#)
                == "call f(identifier f, string(interpolation(identifier a), interpolation(call c(identifier c, string))))"
        )
    }

    @Test("A raw string contains quotes, and its backslashes are text")
    func rawStrings() {
        #expect(outline(kotlin: #"f("""a "b" \""", c)"#) == "call f(identifier f, string, identifier c)")
    }

    @Test("A class has its properties, what it inherits, and its members; those of its companion are its own")
    func classes() {
        #expect(
            outline(kotlin: "class A(private val b: B, c: C) : D(e), F by g { companion object { const val H = 1 } }")
                == """
                type A(variable b(typeName), parameter c(typeName), typeName, call D(identifier D, identifier e), \
                typeName, typeName, block(block(variable H(integer))))
                """)
    }

    @Test("A function has its parameters, its type and its value as a block")
    func functions() {
        #expect(
            outline(kotlin: "fun <T> List<T>.a(b: (T) -> Int = c): D? = e")
                == "function a(parameter b(typeName, identifier c), typeName, block(identifier e))")
    }

    @Test("A property has its delegate, or its accessors")
    func properties() {
        #expect(
            outline(kotlin: "val a by lazy { b }") == "variable a(call lazy(identifier lazy, { closure(identifier b)))")
        #expect(
            outline(kotlin: "val a: B\n    get() = c\n    private set")
                == "variable a(typeName, accessor get(block(identifier c)))")
    }

    @Test("A line ends an expression, unless the next one goes on with it")
    func lines() {
        #expect(outline(kotlin: "a\n(b)") == "identifier a; tuple(identifier b)")
        #expect(
            outline(kotlin: "a\n    .b()\n    ?: c")
                == "operators(call b(member b(identifier a)), binaryOperator ?:, identifier c)")
    }

    @Test("Branches are expressions")
    func branches() {
        #expect(
            outline(kotlin: "f(if (a) b else c)")
                == "call f(identifier f, if(identifier a, block(identifier b), block(identifier c)))")
        #expect(
            outline(kotlin: "when (a) { 1, 2 -> b\n is C -> d\n else -> e }")
                == """
                switch(identifier a, switchCase(pattern(integer), pattern(integer), identifier b), \
                switchCase(pattern(identifier C), identifier d), switchCase(identifier e))
                """)
    }

    @Test("Imports and aliases have the path and the other name")
    func names() {
        #expect(outline(kotlin: "import a.b.R as S\nimport c.*") == "S: import a.b.R; import c.*")
        #expect(outline(kotlin: "typealias A = b.R.string") == "typeAlias A(typeName)")
    }

    @Test("Generic arguments are passed over, and comparisons are not")
    func generics() {
        #expect(outline(kotlin: "a<B<C>>(d)") == "call a(identifier a, identifier d)")
        #expect(
            outline(kotlin: "a < b && c > d")
                == "operators(identifier a, binaryOperator <, identifier b, binaryOperator &&, identifier c, binaryOperator >, identifier d)"
        )
    }

    @Test("Comments may contain comments")
    func comments() {
        #expect(outline(kotlin: "/* a /* b */ c() */ d() // e()") == "call d(identifier d)")
    }
}
