// `swell list`, run as a user runs it.

import Foundation
import TestSupport
import Testing

@Suite("swell list")
struct ListTests {
    private static let app = "Corpus/Moorings"

    private struct Line: Decodable {
        let file: String
        let format: String
        let locale: String
        let key: String
        let variant: String
        let value: String?
        let source: String?
        let comment: String?
        let state: String?
        let translatable: Bool
        let line: Int?
        let column: Int?
        let bytes: [Int]?
    }

    private static func lines(_ arguments: [String], in folder: URL = Corpora.root) throws -> [Line] {
        let outcome = try Programs.swell(["list", "--format", "ndjson"] + arguments, in: folder)
        return try outcome.output.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Line.self, from: Data($0))
        }
    }

    @Test("Every line of NDJSON is one entry, with all fields, in the order of the files")
    func ndjson() throws {
        let lines = try Self.lines([Self.app])
        #expect(lines.count > 1000)
        #expect(Set(lines.map(\.format)) == ["strings", "stringsdict", "xcstrings", "xliff"])
        let files = lines.map(\.file)
        #expect(files.filter { $0.hasPrefix("Corpus/Moorings/") }.count == files.count)
        var order: [String] = []
        for file in files where order.last != file { order.append(file) }
        #expect(order == order.sorted())
    }

    @Test("A translation shows the text it translates, from the same table in the source language")
    func source() throws {
        let lines = try Self.lines([Self.app])
        let german = try #require(lines.first { $0.locale == "de" && $0.key == "tab.tides" && $0.format == "strings" })
        let english = try #require(lines.first { $0.locale == "en" && $0.key == "tab.tides" })
        #expect(german.source == english.value)
        #expect(english.source == nil)
        // English has no `few`, so that branch translates `other`.
        let plurals = lines.filter { $0.locale == "ru" && $0.format == "stringsdict" }
        #expect(plurals.contains { $0.variant.hasSuffix(".few") })
        #expect(plurals.allSatisfy { $0.source != nil })
    }

    @Test("The byte range is that of the raw value, and the place is its beginning")
    func places() throws {
        for line in try Self.lines([Self.app + "/App", "Corpus/Fixtures/utf16-le.strings"]) {
            let file = try Data(contentsOf: Corpora.root.appending(path: line.file))
            let range = try #require(line.bytes)
            let start = try #require(range.first)
            let isUTF16 = file.prefix(2).contains(0) || file.prefix(1) == Data([0xFF]) || file.prefix(1) == Data([0xFE])
            let encoding: String.Encoding =
                !isUTF16 ? .utf8 : file.first == 0xFE || file.first == 0 ? .utf16BigEndian : .utf16LittleEndian
            let before = try #require(String(data: file.prefix(start), encoding: encoding)).drop { $0 == "\u{FEFF}" }
            let last = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).last ?? []
            #expect(line.line == before.unicodeScalars.count { $0 == "\n" } + 1)
            #expect(line.column == last.count + 1)
        }
    }

    @Test("A language includes its regional variants, and no other language")
    func locales() throws {
        #expect(Set(try Self.lines(["--locale", "de", Self.app]).map(\.locale)) == ["de"])
        #expect(Set(try Self.lines(["--locale", "PL", "--locale", "ja", Self.app]).map(\.locale)) == ["pl", "ja"])
    }

    @Test("A language is found by its code on Android, and by its current code")
    func formerCodes() throws {
        let folder = try TemporaryFolder()
        for language in ["", "-iw", "-in-rID", "-ji"] {
            try folder.write(
                "<resources><string name=\"a\">b</string></resources>", to: "res/values\(language)/strings.xml")
        }
        for (requested, found) in [("he", "iw"), ("iw-IL,he", "iw"), ("id", "in-ID"), ("yi", "ji")] {
            let outcome = try Programs.swell(["list", "--locale", requested], in: folder.url)
            #expect(outcome.text.split(separator: "\n").map { $0.split(separator: "\t")[1] } == [Substring(found)])
        }
    }

    @Test("Faults of other languages are not reported")
    func faultsElsewhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\";", to: "de.lproj/L.strings")
        try folder.write("\"a\" = ", to: "fr.lproj/L.strings")
        #expect(try Programs.swell(["list", "--locale", "de", "."], in: folder.url).code == 0)
        #expect(try Programs.swell(["list", "."], in: folder.url).code == 2)
    }

    @Test("Faults of a source that is only read beside the translation are reported")
    func faultsOfTheSource() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = ", to: "en.lproj/L.strings")
        try folder.write("\"a\" = \"b\";", to: "de.lproj/L.strings")
        let outcome = try Programs.swell(["list", "--format", "ndjson", "--locale", "de", "."], in: folder.url)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("en.lproj/L.strings:1:7: error:"))
    }

    @Test("An entry names the code that uses its key, and what its text is there, unless code is not read")
    func uses() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"tab.tides\" = \"Tides\";", to: "en.lproj/Localizable.strings")
        try folder.write("\"tab.tides\" = \"Gezeiten\";", to: "de.lproj/Localizable.strings")
        try folder.write(
            "struct Tides: View {\n    var body: some View { TideList().tabItem { Text(\"tab.tides\") } }\n}\n",
            to: "Tides.swift")
        let lines = try Programs.swell(["list", "--locale", "de", "."], in: folder.url).text
        #expect(lines == "de.lproj/Localizable.strings:1:16\tde\ttab.tides\tGezeiten\ttab Tides.swift:2\n")
        let json = try Programs.swell(["list", "--format", "ndjson", "."], in: folder.url).text
        let use = #""uses":[{"file":"Tides.swift","line":2,"column":48,"how":"Text","role":"tab"}]}"#
        #expect(json.split(separator: "\n").allSatisfy { $0.hasSuffix(use) }, "\(json)")
        for arguments in [["--no-code", "."], ["en.lproj", "de.lproj"]] {
            let text = try Programs.swell(["list", "--format", "ndjson"] + arguments, in: folder.url).text
            #expect(!text.contains("uses"))
        }
    }

    @Test("Catalogs without entries are reported")
    func nothing() throws {
        let outcome = try Programs.swell(["list", "Corpus/Fixtures/empty.strings"])
        #expect(outcome.code == 0)
        #expect(outcome.errors == "swell: no entries in these catalogs\n")
    }

    @Test("A missing language is not a silent success")
    func unknownLocale() throws {
        let outcome = try Programs.swell(["list", "--locale", "nl", Self.app])
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("no entries in nl; the languages here are ar, de, en, fr, ja, pl, ru"))
    }

    @Test("Faults go to standard error with their place, entries to standard output, and the exit code is 2")
    func faults() throws {
        let outcome = try Programs.swell(["list", "Corpus/Fixtures/stray-equals.strings"])
        #expect(outcome.code == 2)
        #expect(outcome.text.split(separator: "\n").count == 3)
        #expect(
            outcome.errors.hasPrefix("Corpus/Fixtures/stray-equals.strings:2:11: error: found '=', expected a key;"))
    }

    @Test(
        "Invalid paths exit 2 with the reason",
        arguments: [
            ("nowhere", "nowhere: error: there is no such file or folder"),
            ("README.md", "README.md: error: no format matches this file name"),
            ("Scripts", "no catalogs under Scripts"),
        ])
    func badPaths(path: String, message: String) throws {
        let outcome = try Programs.swell(["list", path])
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message))
    }

    @Test("A compiled catalog is reported with the file to use", arguments: [("de.mo", ".po"), ("app_de.qm", ".ts")])
    func compiled(name: String, source: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("\u{12}", to: name)
        let outcome = try Programs.swell(["list", name], in: folder.url)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("\(name): error: this is a compiled file"), "\(outcome.errors)")
        #expect(outcome.errors.contains("use the \(source) file"), "\(outcome.errors)")
    }

    /// Root can read everything, so another user runs a copy of Swell in a folder that this user can access.
    private static let needsOtherUser = getuid() == 0
    private static let setpriv = URL(filePath: "/usr/bin/setpriv")

    @Test(
        "A file without read permission is reported, and the rest is listed",
        .enabled(
            if: !needsOtherUser || FileManager.default.isExecutableFile(atPath: setpriv.path),
            "root may read anything, and there is no setpriv to become another user"))
    func permissions() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\";", to: "a.strings")
        let secrets = [try folder.write("", to: "c.strings"), folder.url.appending(path: "secret").path]
        try folder.write("", to: "secret/b.strings")
        let swell = folder.url.appending(path: "swell")
        try FileManager.default.copyItem(at: Programs.swell, to: swell)
        for secret in secrets { #expect(chmod(secret, 0) == 0) }
        defer { for secret in secrets { chmod(secret, 0o700) } }
        let list = [swell.path, "list", "."]
        let outcome =
            Self.needsOtherUser
            ? try Programs.run(Self.setpriv, ["--reuid=65534", "--clear-groups"] + list, in: folder.url)
            : try Programs.run(swell, Array(list.dropFirst()), in: folder.url)
        #expect(outcome.code == 2)
        #expect(outcome.text == "a.strings:1:8\tnone\ta\tb\n")
        #expect(
            outcome.errors.split(separator: "\n") == [
                "secret: error: there is no permission to read it",
                "c.strings: error: there is no permission to read it",
            ])
    }

    @Test("Nothing in a catalog or a file name controls the terminal")
    func controlCharacters() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"k\u{1B}[31m\" = \"\u{202E}v\u{7}\\n\";", to: "a\u{1B}[2J\nb.strings")
        let outcome = try Programs.swell(["list", "."], in: folder.url)
        #expect(outcome.code == 0)
        #expect(outcome.text == "a\\u{1B}[2J\\nb.strings:1:13\tnone\tk\\u{1B}[31m\t\\u{202E}v\\u{7}\\n\n")
    }

    @Test("A closed pipe is not an error")
    func closedPipe() throws {
        let command = "\"$0\" list --format ndjson Corpus/Moorings | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}"
        let outcome = try Programs.run(URL(filePath: "/bin/bash"), ["-c", command, Programs.swell.path])
        #expect(outcome.text == "0\n")
        #expect(!outcome.errors.contains("swell:"))
    }

    @Test(
        "Output that cannot be written is an error, not a silent success",
        .enabled(if: access("/dev/full", W_OK) == 0, "there is no /dev/full"))
    func fullDisk() throws {
        let command = "\"$0\" list Corpus/Moorings >/dev/full"
        let outcome = try Programs.run(URL(filePath: "/bin/bash"), ["-c", command, Programs.swell.path])
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("cannot write the output: No space left on device"))
    }

    @Test("A string catalog in a language folder is in the languages that it contains")
    func multilingualFiles() throws {
        let folder = try TemporaryFolder()
        let catalog =
            #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"value":"D"}},"en":{"stringUnit":{"value":"E"}}}}}}"#
        try folder.write(catalog, to: "en.lproj/C.xcstrings")
        try folder.write(#"{"sourceLanguage":"de","strings":{"k":{}}}"#, to: "de.lproj/C.xcstrings")
        let lines = try Self.lines(["."], in: folder.url)
        #expect(
            lines.map { [$0.locale, $0.value ?? "", $0.source ?? ""] } == [
                ["de", "k", "k"], ["de", "D", "E"], ["en", "E", "E"],
            ])
        let text = try Programs.swell(["list", "."], in: folder.url).text
        #expect(!text.contains("hidden"))
    }

    @Test("An earlier entry with the same key names the line that hides it")
    func duplicates() throws {
        let outcome = try Programs.swell(["list", "Corpus/Fixtures/keys.strings"])
        #expect(outcome.text.contains("\tk\tfirst (hidden by line 6)\n"))
        #expect(outcome.text.contains("\tk\tsecond wins\n"))
    }
}
