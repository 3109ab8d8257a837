// Matching of keys by patterns.

import Configuration
import TestSupport
import Testing

@Suite("Patterns of keys")
struct KeyGlobTests {
    @Test(
        "A pattern matches",
        arguments: [
            ("", ""), ("*", ""), ("*", "any.key"), ("**", "a"), ("legal.*", "legal."), ("legal.*", "legal.a.b"),
            ("*.title", "a.title.title"), ("a*b*c", "aXbYbZc"), ("a*b*c", "abc"), ("?", "a"), ("?", "日"), ("?", "😀"),
            ("*?", "é"), ("a?c", "aéc"), ("*??*", "é日"), ("[a-z].+\\", "[a-z].+\\"), ("a b", "a b"), ("*a?", "aaab"),
        ])
    func fits(pattern: String, key: String) {
        #expect(KeyGlob(pattern).matches(key))
    }

    @Test(
        "A pattern does not match",
        arguments: [
            ("", "a"), ("a", ""), ("?", ""), ("??", "é"), ("*??", "日"), ("legal.*", "Legal.a"), ("legal.*", "legal"),
            ("*.title", "a.titles"), ("a*b*c", "acb"), ("a", "aa"), ("aa", "a"), ("é", "e\u{301}"), ("[ab]", "a"),
            ("*a*a*a*b", "aaaa"), ("a*", "ba"), ("*a", "ab"),
        ])
    func doesNotFit(pattern: String, key: String) {
        #expect(!KeyGlob(pattern).matches(key))
    }

    @Test("Patterns match the same keys as the simplest possible implementation")
    func oracle() {
        var random = RandomNumbers(seed: 7)
        func word(_ letters: [String]) -> String {
            (0..<Int.random(in: 0...7, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
                .joined()
        }
        for _ in 0..<20_000 {
            let pattern = word(["*", "?", "a", "é", "b"])
            let key = word(["a", "é", "b"])
            let expected = Self.matches(Array(pattern.unicodeScalars)[...], Array(key.unicodeScalars)[...])
            #expect(KeyGlob(pattern).matches(key) == expected, "\(pattern) \(key)")
        }
    }

    private static func matches(_ pattern: ArraySlice<Unicode.Scalar>, _ key: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = pattern.first else { return key.isEmpty }
        if first == "*" {
            return matches(pattern.dropFirst(), key) || !key.isEmpty && matches(pattern, key.dropFirst())
        }
        guard let character = key.first, first == "?" || first == character else { return false }
        return matches(pattern.dropFirst(), key.dropFirst())
    }

    @Test("The cost of many stars is linear in the length of the key")
    func linear() {
        let glob = KeyGlob(String(repeating: "*a", count: 30) + "*b")
        func cost(_ count: Int) -> Double {
            let key = String(repeating: "a", count: count)
            return ProcessorTime.least { #expect(!glob.matches(key)) }
        }
        let small = cost(20_000)
        let large = cost(200_000)
        #expect(large < 40 * small + 3000, "cost \(small), then \(large)")
    }
}
