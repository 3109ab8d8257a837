// Values in YAML: written in the style of the old ones, and always read back unchanged.

import Catalogs
import Foundation
import TestSupport
import Testing

@Suite("Writing YAML")
struct YAMLWritingTests {
    static let styles = [
        "k: Old\n", "k: 'Old'\n", "k: \"Old\"\n", "k: |\n    Old\n    lines\n\n", "k: |-\n   Old\n",
        "k: |+\n  Old\n\n\n",
        "k: >\n  Old lines\n  joined\n", "k: >-\n  Old lines\n\n  and more", "k: >+\n  Old\n\n",
        "k: |2\n    Old\n  x\n", "k:\n  >1\n   Old\n",
        "k:\n  # why\n\n  !!str &a |1\n   Old\n", "s:\n- &k k: |2\n     Old\n",
        "k: {l: Old, m: x}\n", "k: [Old, x]\n", "k: ['Old', \"x\"]\n", "s:\n  - k: |1-\n     Old\n",
        "k: Old\n  over\n\n  lines\n",
        "k: &a Old\n", "k: !!str Old\n", "k: |\n\n  Old\n", "k: \"Old\n  lines\"\n",
    ]
    static let values = [
        "New", "", " ", " leading", "trailing ", "a: b", "a #b", "a:", "-", "- a", "? a", "#a", "&a", "*a", "!a", "|",
        ">",
        "'a'", "\"a\"", "it's", "say \"x\"", "\\", "%a", "@a", "`a`", "[a]", "{a}", "a, b", "a]", "true", "no", "~",
        "12",
        "1.5", "1e3", "0o17", "2026-12-24", ":a", "=", "<<", "a\nb", "a\n", "\na", "a\n\n", "\n", "a\n\nb", "a\n  b\nc",
        "  a\nb", "a\n \nb", "a\tb", "\ta", "a\u{7}b", "a\rb", "a\r\nb", "\u{85}", "a\u{2028}b", "\u{FEFF}a", "ü 日本 😀",
        "\u{A0}a\u{A0}", "---", "--- a", "...", "a\n---\nb", "long words to be wrapped where there is room for them",
        "a  b", "a\n# b\nc", "x\n- y\n", "%{count} files", "%{x}: y", "y", "n", "a:b", "a#b", "\u{1F}", "a\n\tb",
        "word\n\n\n",
    ]

    @Test("Every value reads back in libyaml as written, in any style", arguments: styles)
    func everyValue(text: String) throws {
        let file =
            "en:\n"
            + text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty || $0 == "\r" ? $0 : "  " + $0 }.joined(separator: "\n") + "  z: end\n"
        let catalog = try Corpora.read(file, as: "en.yml")
        try #require(catalog.faults.isEmpty)
        try #require(catalog.entries.first?.storedRange != nil)
        for value in Self.values {
            let bytes = try catalog.replacing([0: value])
            let read = try Corpora.read(bytes, as: "en.yml")
            let written = String(decoding: bytes, as: UTF8.self)
            #expect(read.faults.isEmpty, "\(value.debugDescription) in \(written)")
            #expect(read.entries.first?.value == value, "\(value.debugDescription) in \(written)")
            #expect(read.entries.map(\.key) == catalog.entries.map(\.key), "\(written)")
            #expect(read.entries.dropFirst().map(\.value) == catalog.entries.dropFirst().map(\.value), "\(written)")
        }
    }

    @Test(
        "Scalars that need no quotes stay unquoted",
        arguments: [
            ("a: Old\n", "Hello, %{name}", "a: Hello, %{name}\n"), ("a: Old\n", "a: b", "a: \"a: b\"\n"),
            ("a: Old\n", "say \"x\": y", "a: 'say \"x\": y'\n"), ("a: Old\n", "yes", "a: \"yes\"\n"),
            ("a: 'Old'\n", "it's", "a: 'it''s'\n"), ("a: 'Old'\n", "a\nb", "a: \"a\\nb\"\n"),
            ("a: \"Old\"\n", "x \"y\"", "a: \"x \\\"y\\\"\"\n"), ("a: [Old]\n", "x, y", "a: [\"x, y\"]\n"),
            ("a: |\n    Old\n", "x\n  y\n", "a: |\n    x\n      y\n"), ("a: |\n  Old\n", "x", "a: |-\n  x\n"),
            ("a: |- # why\n  Old\nb: c\n", "x\n", "a: | # why\n  x\nb: c\n"),
            ("a: |\r\n  Old\r\nb: c\r\n", "x\ny\n", "a: |\r\n  x\r\n  y\r\nb: c\r\n"),
            ("a: >\n  one two\n  three\n", "four five six\n", "a: >\n  four\n  five\n  six\n"),
        ])
    func plainScalars(text: String, value: String, expected: String) throws {
        let catalog = try Corpora.read(text, as: "messages.en.yaml")
        #expect(try String(decoding: catalog.replacing([0: value]), as: UTF8.self) == expected)
    }

    @Test("Missing plural forms are copies of `other`, written the same way")
    func plurals() throws {
        let text =
            "en:\n  a:\n    # first\n    one: 1\n    other: '%{n} x' # why\n  b: {one: x, other: y}\n  c:\n    other: |\n      z\n"
        let catalog = try Corpora.read(text, as: "en.yml")
        #expect(
            String(decoding: catalog.addingPluralCategories(["one", "few", "other"]), as: UTF8.self)
                == "en:\n  a:\n    # first\n    one: 1\n    few: '%{n} x'\n    other: '%{n} x' # why\n"
                + "  b: {one: x, few: y, other: y}\n  c:\n    one: |\n      z\n    few: |\n      z\n    other: |\n      z\n"
        )
    }
}
