// Keys with variables, such as `%#@files@`, compared with sources that have none, or others.

import Foundation
import TestSupport
import Testing

@Suite("Comparing texts with variables")
struct VariableComparisonTests {
    /// Returns a `.stringsdict` with one key, which has one variable `f`.
    private static func dictionary(_ format: String, _ type: String, _ one: String, _ other: String) -> String {
        """
        <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        <key>f</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
        </dict></dict></dict></plist>
        """
    }

    private static func messages(_ english: String, _ german: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(english, to: "en.lproj/L.stringsdict")
        try folder.write(german, to: "de.lproj/L.stringsdict")
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map(\.message)
    }

    /// Returns a substitution of a string catalog.
    private static func substitution(_ position: Int, _ one: String, _ other: String, type: String = "lld") -> String {
        """
        {"argNum": \(position), "formatSpecifier": "\(type)", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}
        """
    }

    private static func messages(key: String, german: String, _ substitutions: [String: String]) async throws
        -> [String]
    {
        let members = substitutions.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {"localizations": {"de": {
            "stringUnit": {"state": "translated", "value": "\(german)"},
            "substitutions": {\(members.joined(separator: ", "))}}}}}}
            """, to: "L.xcstrings")
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map(\.message)
    }

    @Test("A branch of a variable that only the translation has is compared with its own argument")
    func ownVariable() async throws {
        let files = Self.substitution(1, "%arg Datei", "%arg Dateien")
        let folders = Self.substitution(2, "%arg Ordner", "%arg Ordnern")
        #expect(try await Self.messages(key: "%lld files in %@", german: "%#@f@ in %2$@", ["f": files]) == [])
        #expect(
            try await Self.messages(
                key: "%1$lld files in %2$lld folders", german: "%#@f@ in %#@g@", ["f": files, "g": folders]) == [])
        let both = Self.substitution(1, "%arg Datei in %2$@", "%arg Dateien in %2$@")
        #expect(try await Self.messages(key: "%lld files in %@", german: "%#@f@", ["f": both]) == [])
    }

    @Test("An argument that neither the text nor its branches show is lost, reported once")
    func lost() async throws {
        let files = Self.substitution(1, "%arg Datei", "%arg Dateien")
        #expect(
            try await Self.messages(key: "%1$lld files in %2$@", german: "%#@f@", ["f": files])
                == ["'%2$@' of the source is lost"])
        let silent = Self.substitution(1, "eine Datei", "Dateien")
        #expect(
            try await Self.messages(key: "%lld files", german: "%#@f@", ["f": silent])
                == ["'%lld' of the source is lost, but this form is also used for 3"])
    }

    @Test("A branch that uses its argument as another type is an error")
    func changedInBranch() async throws {
        let files = Self.substitution(1, "%@ Datei", "%arg Dateien")
        #expect(
            try await Self.messages(key: "%lld files", german: "%#@f@", ["f": files])
                == ["'%@' replaces '%lld' of the source"])
        let name = Self.substitution(1, "%arg Datei", "%arg Dateien", type: "@")
        #expect(
            try await Self.messages(key: "%lld files", german: "%#@f@", ["f": name])
                == ["'%#@f@' takes its argument as '%@', but the source has '%lld'"])
    }

    @Test(
        "A lost placeholder next to a variable is found",
        arguments: [("%1$#@f@ in %2$@", "%1$#@f@", "%2$@"), ("%#@f@ in %@", "%#@f@", "%@")])
    func lostBesideVariable(_ english: String, _ german: String, _ lost: String) async throws {
        #expect(
            try await Self.messages(
                Self.dictionary(english, "d", "%d x", "%d y"), Self.dictionary(german, "d", "%d x", "%d y"))
                == ["'\(lost)' of the source is lost"])
    }

    @Test("A branch may show what the text around it shows in the source")
    func movedIntoBranch() async throws {
        let english = Self.dictionary("%1$#@f@ in %2$@", "d", "%d x", "%d y")
        let german = Self.dictionary("%1$#@f@", "d", "%1$d x in %2$@", "%1$d y in %2$@")
        #expect(try await Self.messages(english, german) == [])
        let wrong = Self.dictionary("%1$#@f@", "d", "%1$d x in %2$@", "%1$d y in %2$d")
        #expect(
            try await Self.messages(english, wrong) == ["'%2$d' replaces '%2$@' of the source"])
    }

    @Test("An unnumbered placeholder in a branch is the variable's own argument, whatever its position")
    func ownArgument() async throws {
        let english = Self.dictionary("%1$@: %2$#@f@", "d", "%2$d file", "%2$d files")
        #expect(
            try await Self.messages(english, Self.dictionary("%1$@: %2$#@f@", "d", "%d Datei", "%d Dateien")) == [])
        #expect(
            try await Self.messages(english, Self.dictionary("%1$@: %2$#@f@", "d", "eine Datei", "%2$d Dateien")) == [])
        let unnumbered = Self.dictionary("%@: %#@f@", "d", "%d file", "%d files")
        #expect(
            try await Self.messages(unnumbered, Self.dictionary("%@: %#@f@", "d", "%2$d Datei", "%2$d Dateien")) == [])
        #expect(
            try await Self.messages(unnumbered, Self.dictionary("%@: %#@f@", "d", "%@ Datei", "%d Dateien"))
                == ["'%@' replaces '%d' of the source"])
    }

    @Test("A number in a branch refers to an argument of the whole text")
    func otherArgument() async throws {
        let english = Self.dictionary("%1$@: %2$#@f@", "d", "%2$d file", "%2$d files")
        #expect(
            try await Self.messages(english, Self.dictionary("%1$@: %2$#@f@", "d", "%1$d Datei", "%d Dateien"))
                == ["'%1$d' replaces '%1$@' of the source"])
    }

    @Test("In a string catalog, and in Xcode's XLIFF of it, a branch has the substitution's argument")
    func substitutions() async throws {
        func localization(_ language: String, _ one: String) -> String {
            """
            "\(language)": {"stringUnit": {"state": "translated", "value": "%1$@: %2$#@n@"},
            "substitutions": {"n": \(Self.substitution(2, one, "%arg x"))}}
            """
        }
        func found(_ german: String) async throws -> [[String]] {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
                \(localization("en", "%arg file")), \(localization("de", german))}}}}
                """, to: "L.xcstrings")
            let xliff = try TemporaryFolder()
            func unit(_ id: String, _ source: String, _ target: String) -> String {
                "<trans-unit id=\"k\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
            }
            try xliff.write(
                """
                <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="de"><body>
                \(unit("", "%1$@: %2$#@n@", "%1$@: %2$#@n@"))
                \(unit("|==|substitutions.n.plural.one", "%arg file", german))
                \(unit("|==|substitutions.n.plural.other", "%arg x", "%arg x"))
                </body></file></xliff>
                """, to: "de.xliff")
            var messages: [[String]] = []
            for path in [folder.url.path, xliff.url.path] {
                messages.append(try await Audited.findings("placeholder-mismatch", in: [path]).map(\.message))
            }
            return messages
        }
        for right in ["%arg Datei", "%lld Datei", "%2$lld Datei", "eine Datei"] {
            #expect(try await found(right) == [[], []], "\(right)")
        }
        let wrong = "'%1$lld' replaces '%1$@' of the source"
        #expect(try await found("%1$lld Datei") == [[wrong], [wrong]])
    }

    @Test("The type of a variable is compared if its branches show nothing")
    func retyped() async throws {
        #expect(
            try await Self.messages(
                Self.dictionary("%#@f@", "d", "a file", "files"), Self.dictionary("%#@f@", "@", "eine", "Dateien"))
                == ["'%#@f@' takes its argument as '%@', but the source has '%d'"])
    }
}
