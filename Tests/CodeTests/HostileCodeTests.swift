// Bad input: a fault, and neither a crash nor a hang.

import Code
import Foundation
import FuzzSupport
import TestSupport
import Testing

@Suite("Hostile source code")
struct HostileCodeTests {
    private static func scan(_ text: String) -> SyntaxTree { SwiftScanner.scan(Array(text.utf8)) }

    @Test("A file with NUL is binary, and nothing is read")
    func binary() {
        let tree = Self.scan("f()\0g()")
        #expect(tree.faults.map(\.problem) == [.binary])
        #expect(tree.faults.map(\.offset) == [3])
        #expect(tree.nodes.count == 1)
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    @Test("A file that is too large is not read")
    func tooLarge() {
        let tree = SwiftScanner.scan([UInt8](repeating: UInt8(ascii: "a"), count: SwiftScanner.largest + 1))
        #expect(tree.faults.map(\.problem) == [.tooLarge(SwiftScanner.largest)])
        #expect(tree.nodes.count == 1)
    }

    @Test("An empty file has one node")
    func empty() {
        let tree = Self.scan("")
        #expect(tree.faults.isEmpty)
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    @Test("The inside of brackets that are nested too deeply is skipped, and the rest is read")
    func nested() {
        let depth = 100_000
        let tree = Self.scan(String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "\nf(\"a\")")
        #expect(tree.faults.map(\.problem) == [.nestedTooDeeply(SwiftScanner.deepest)])
        #expect(tree.nodes(.call).map(\.text) == ["f(\"a\")"])
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    @Test("A string that is not closed ends with its line", arguments: ["\"a", "f(\"a\\(b", "#\"a\"", "\"a\\"])
    func unterminatedString(code: String) {
        let tree = Self.scan(code + "\nlet b = c(\"d\")")
        #expect(tree.faults.contains { $0.problem == .unterminated })
        #expect(tree.nodes(.string).contains { $0.text == "\"d\"" })
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    @Test(
        "What is not closed is a fault",
        arguments: [
            "/* a", "\"\"\"\na", "f(", "[a, b", "class A { func b() {", "#if A\nb", "f { [a", "#/\na", "func f(a: B",
        ])
    func unterminated(code: String) {
        let tree = Self.scan(code)
        #expect(tree.faults.contains { $0.problem == .unterminated })
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    @Test("A chain of calls that is too long is divided")
    func chain() {
        let tree = Self.scan("a" + String(repeating: ".b()", count: 20_000))
        #expect(tree.faults.first?.problem == .nestedTooDeeply(SwiftScanner.longestChain))
        #expect(tree.nodes(.call).allSatisfy { $0.ancestors.prefix(5000).count(where: { _ in true }) < 5000 })
        #expect(CodeProperties.breach(of: tree) == nil)
    }

    /// What opens something, or makes Swift look ahead.
    static let pieces = [
        "(", "[", "{", "{(", "{[", "f(", "a[", "if a {", "if f {", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "#if a\n",
        "switch x {case a: ", "- ", "!", "try ", "await ", "a ? b : ", "a<", "a<b<", "let x: [", "let x: A<", "@a(",
        "/*", "\"", "#\"", "/(", "#/", "`", "\\.a[", "a.", "a\n.b { }", "a = ", "if a {} else ", "func f<", "class A {",
        "enum E { case a(", "case let ", "var x { ", "var x = y {", "{ @a", "{ a, ", "{ (a, ", "{ [a, ", "public ",
        "lazy ", "a as (", "#a {", "for a in ", "guard f {", "do { } catch f {", "a { } b: {", "x<A<B, ", "[a: ",
        "<#", "{ a async ", "#if a\n.b\n", "a\n#if a\n.b", "]", "}", "#endif\n", "repeat {", "\u{e9}", "\u{2192}",
    ]

    @Test("Repeated pieces take little time and little stack", arguments: pieces)
    func repeated(piece: String) throws {
        let code = Array(String(repeating: piece, count: 20_000).utf8)
        let breach = try onSmallStack {
            let tree = SwiftScanner.scan(code)
            return CodeProperties.breach(of: tree)
        }
        #expect(breach == nil)
    }

    /// Runs in a thread with the stack that threads of the dispatcher have on a Mac.
    private func onSmallStack(_ work: @escaping @Sendable () -> String?) throws -> String? {
        let done = DispatchSemaphore(value: 0)
        let result = SmallStackResult()
        let thread = Thread {
            result.value.withLock { $0 = work() }
            done.signal()
        }
        thread.stackSize = Sanitizer.isWatching ? 8 << 20 : 512 << 10
        thread.start()
        try #require(done.wait(timeout: .now() + 60) == .success, "it takes too long")
        return result.value.withLock { $0 }
    }

    @Test("The time grows with the size of a file, and no faster")
    func linear() throws {
        let path = Corpora.root.appending(path: "Sources/Code/Swift/Postfix.swift").path
        let code = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
        func cost(_ count: Int) -> Double {
            let repeated = Array(repeatElement(code, count: count).joined())
            return ProcessorTime.least { _ = SwiftScanner.scan(repeated) }
        }
        #expect(cost(200) < 30 * cost(20))
    }

    @Test("Damaged files have whole trees")
    func damaged() throws {
        var random = RandomNumbers(seed: 51)
        let paths = ["Sources", "Tests"].flatMap { SwiftFiles.paths(in: Corpora.root.appending(path: $0).path) }
        let files = try paths.shuffled(using: &random).prefix(300).map { path in
            Array(try String(contentsOfFile: path, encoding: .utf8).utf8.prefix(20_000))
        }
        for number in 0..<3000 {
            let bytes = CodeDamage.random(files[number % files.count], using: &random)
            let breach = CodeProperties.breach(of: SwiftScanner.scan(bytes))
            #expect(breach == nil, "\(breach ?? "") in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }
}
