// Where nodes are, and what their kinds leave open.

import Basics
import Code
import Testing

@Suite("Nodes of source code")
struct CodeFormTests {
    private static func scan(_ text: String) -> SyntaxTree { SwiftScanner.scan(Array(text.utf8)) }

    @Test("A string has its range with its quotes, and how it is written")
    func strings() {
        let tree = Self.scan("f(\"a\", #\"b\"#, \"\"\"\nc\n\"\"\", #\"\"\"\nd\n\"\"\"#)")
        let strings = Array(tree.nodes(.string))
        #expect(strings.map(\.form) == [.plain, .raw, .multiline, .rawMultiline])
        #expect(strings.map(\.text) == ["\"a\"", "#\"b\"#", "\"\"\"\nc\n\"\"\"", "#\"\"\"\nd\n\"\"\"#"])
    }

    @Test("A type has its keyword, a variable whether it can change")
    func forms() {
        let tree = Self.scan("class A {}; struct B {}; enum C {}; actor D {}; protocol E {}; let f = 1; var g = 2")
        #expect(tree.nodes(.type).map(\.form) == [.classType, .structType, .enumType, .actorType, .protocolType])
        #expect(tree.nodes(.variable).map(\.form) == [.plain, .mutable])
    }

    @Test("A node ends with its last token, and not with the block behind it")
    func ends() {
        let tree = Self.scan("if let a = b.c { d } // e\nf { g }\n\n")
        #expect(tree.nodes(.variable).map(\.text) == ["let a = b.c"])
        #expect(tree.nodes(.if).map(\.text) == ["if let a = b.c { d }"])
        #expect(tree.nodes(.call).map(\.text) == ["f { g }"])
    }

    @Test("A declaration begins with its attributes and modifiers")
    func starts() {
        let tree = Self.scan("a()\n@B(c) public static func d() {}")
        #expect(tree.nodes(.function).map(\.text) == ["@B(c) public static func d() {}"])
    }

    @Test("A call without parentheses is marked, and so are trailing closures")
    func trailing() {
        let tree = Self.scan("a { b }\nc(d: { e }) { f }")
        #expect(tree.nodes(.call).map(\.form) == [.trailingClosure, .plain])
        #expect(tree.nodes(.closure).map(\.form) == [.trailingClosure, .plain, .trailingClosure])
        #expect(tree.nodes(.call).compactMap { $0.argument("d")?.text } == ["{ e }"])
    }

    @Test("Comments have their ranges, also nested ones, and once each")
    func comments() {
        let tree = Self.scan("#!/usr/bin/swift\n/* a /* b */ c */ f<A // d\n, B>(e) // \"g\n/// h")
        let texts = tree.comments.map { String(decoding: tree.bytes[$0], as: UTF8.self) }
        #expect(texts == ["/* a /* b */ c */", "// d", "// \"g", "/// h"])
        #expect(tree.nodes(.call).map(\.name) == ["f"])
    }

    @Test("Columns count code points, and a byte order mark has none")
    func places() {
        let tree = Self.scan("\u{FEFF}a()\r\n\"größe\" + b()")
        let lines = tree.lines()
        #expect(
            tree.nodes(.call).map { lines.place(at: $0.range.lowerBound) } == [
                Place(line: 1, column: 1), Place(line: 2, column: 11),
            ])
        #expect(lines.place(at: tree.bytes.count) == Place(line: 2, column: 14))
    }
}
