// Bad Kotlin, Java and XML: a fault, and neither a crash nor a hang.

import Code
import Foundation
import FuzzSupport
import TestSupport
import Testing

@Suite("Hostile Kotlin, Java and XML")
struct HostileJvmTests {
    /// The scanners by the names of their languages.
    private static let scanners: [(name: String, scan: @Sendable ([UInt8]) -> SyntaxTree)] = [
        ("Kotlin", { JvmScanner.scan($0, .kotlin) }), ("Java", { JvmScanner.scan($0, .java) }),
        ("XML", { ResourceScanner.scan($0) }),
    ]

    @Test("A file with NUL is binary, and nothing is read")
    func binary() {
        for scanner in Self.scanners {
            let tree = scanner.scan(Array("f()\0g()".utf8))
            #expect(tree.faults.map(\.problem) == [.binary], "\(scanner.name)")
            #expect(tree.nodes.count == 1, "\(scanner.name)")
        }
    }

    @Test("The inside of brackets that are nested too deeply is skipped, and the rest is read")
    func nested() {
        let depth = 100_000
        let code = String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "\nf(\"a\")"
        let tree = JvmScanner.scan(Array(code.utf8), .kotlin)
        #expect(tree.faults.map(\.problem) == [.nestedTooDeeply(JvmScanner.deepest)])
        #expect(tree.nodes(.call).map(\.text) == ["f(\"a\")"])
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    @Test("A string that is not closed ends with its line", arguments: ["\"a", "f(\"a${b", "'a", "\"a\\"])
    func unterminatedString(code: String) {
        let tree = JvmScanner.scan(Array((code + "\nval b = c(\"d\")").utf8), .kotlin)
        #expect(tree.faults.contains { $0.problem == .unterminated })
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    static let pieces = [
        "(", "{", "[", "\"${", "\"\"\"${", "a(", "a{", "a.b(", "if(", "if(a){", "if(a) b else ", "when(x){", "a<",
        "a<b<",
        "fun f(", "class A{", "@A(", "/*", "\"", "'", "`", "a.", "a.b()", "a?:", "new A(){", "(a)", "x->", "<a ", "<a>",
        "<a b=\"", "@string/", "switch(x){case a:", "try{", "val x=", "val x:", "a?b:", "::", "!", "}", ")", "int a=1,",
        "get()=", "object:", "import a.", "a to ", "{a,", "\u{e9}",
    ]

    @Test("Repeated pieces take little time", arguments: pieces)
    func repeated(piece: String) {
        for scanner in Self.scanners {
            let breach = CodeProperties.breach(of: scanner.scan(Array(String(repeating: piece, count: 20_000).utf8)))
            #expect(breach == nil, "\(scanner.name)")
        }
    }

    private static let kotlin = """
        @A class B(private val c: D = 1) : E(R.string.f), G by h {
            companion object { const val I = "j" + "k" }
            val l: String get() = "m${n.o("p")} $q"
            override fun r(s: T?) { u?.v = w(R.string.x, 1); y<Z>("a") { b, (c, d) -> e } }
            val f = when (g) { 1, 2 -> h; is I -> { j } else -> null } ?: return
        }
        """
    private static let java = """
        @A public class B<C> extends D implements E {
            static final String F = "g" + "h", I = 'j';
            B(int k) { super(k); l.m(n -> { o(R.string.p); }); }
            void q(R... s) throws T { u = v ? w : (X) y; switch (z) { case 1: a(); default -> b(); } }
        }
        """
    private static let xml = """
        <?xml version="1.0"?><!-- a --><b xmlns:c="d" c:e="@string/f"><g.h i='j'/>k @string/l</b>
        """

    @Test("Every prefix of a file has a whole tree", arguments: [(0, kotlin), (1, java), (2, xml)])
    func prefixes(scanner: Int, code: String) {
        let bytes = Array(code.utf8)
        for end in bytes.indices {
            let breach = CodeProperties.breach(of: Self.scanners[scanner].scan(Array(bytes[..<end])))
            #expect(breach == nil, "\(String(decoding: bytes[..<end], as: UTF8.self))")
        }
    }

    @Test("Damaged files have whole trees", arguments: [(0, kotlin), (1, java), (2, xml)])
    func damaged(scanner: Int, code: String) {
        var random = RandomNumbers(seed: 55)
        for _ in 0..<1000 {
            let bytes = CodeDamage.random(Array(code.utf8), using: &random)
            let breach = CodeProperties.breach(of: Self.scanners[scanner].scan(bytes))
            #expect(breach == nil, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
