// Copies of every language whose texts carry their keys.

import Basics
import Catalogs
import Foundation
import Generation
import Marks
import MessagePatterns
import Projects
import Pseudolocales
import TestSupport
import Testing

@Suite("Copies with marks")
struct MarkedGeneratorTests {
    /// Writes marked copies of the files in a folder; returns the results and the manifest.
    private func run(
        _ folder: TemporaryFolder, to out: String, _ locales: [String] = ["en-PSEUDO"], only: [String]? = nil,
        carrier: String? = nil, force: Bool = false
    ) async throws -> (results: [Result<MarkedGenerator.Result, Generator.Failure>], manifest: MarkManifest) {
        let app = "\(folder.url.path)/app"
        let pseudolocales = try locales.map { tag in
            var recipe = Pseudolocale.Recipe(tag: tag)
            recipe.carrier = carrier
            return try Pseudolocale(recipe)
        }
        let plan = Plan(Project([app]), paths: [app], .folder(out)) { _ in pseudolocales }
        var generator = MarkedGenerator(out, GenerationRules(), MarkedLanguages(only))
        generator.replacesHandMade = force
        var results: [Result<MarkedGenerator.Result, Generator.Failure>] = []
        for job in plan.jobs { results += await generator.run(job, of: plan) }
        return (results, generator.manifest)
    }

    private func catalog(_ path: String) throws -> Catalog {
        try Corpora.read(path)
    }

    @Test("Each language has the same number for a key, and reads as before without marks")
    func languages() async throws {
        let folder = try TemporaryFolder()
        let texts = [
            "en": #""save" = "Save %@";"# + "\n" + #""id" = "com.example.app";"# + "\n" + #""ok" = "OK";"#,
            "de": #""ok" = "In Ordnung";"# + "\n" + #""save" = "%@ sichern";"# + "\n" + #""id" = "com.example.app";"#,
        ]
        for (tag, text) in texts {
            _ = try folder.write(Array(text.utf8), to: "app/\(tag).lproj/Localizable.strings")
        }
        let out = "\(folder.url.path)/out"
        let (results, manifest) = try await run(folder, to: out)
        #expect(try results.map { try $0.get().marked } == [2, 2, 2])
        #expect(manifest.locales.map(\.tag) == ["en", "de", "en-PSEUDO"])
        #expect(manifest.texts.map(\.key) == ["save", "ok"])
        #expect(manifest.texts.allSatisfy { $0.hashes.compactMap(\.self).count == 3 })
        for (tag, position) in [("en", 0), ("de", 1), ("en-PSEUDO", 2)] {
            let copy = try catalog("\(out)/\(tag).lproj/Localizable.strings")
            for entry in copy.entries where entry.key != "id" {
                let utf8 = Array((entry.value ?? "").utf8)
                let found = utf8.marks.map(\.mark)
                let index = (manifest.texts.firstIndex { $0.key == entry.key } ?? -1) + 1
                #expect(found == [Mark(.begin(locale: position), index), Mark(.end, index)].compactMap(\.self))
                #expect(manifest.texts[index - 1].hashes[position] == MarkManifest.hash(of: utf8.withoutMarks))
            }
            #expect(copy.entries.first { $0.key == "id" }?.value == "com.example.app")
        }
    }

    @Test("Without a file in the source language, as with gettext, one is made from the messages")
    func sourceCopy() async throws {
        let folder = try TemporaryFolder()
        let text = """
            msgid ""
            msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\nContent-Type: text/plain; charset=UTF-8\\n"

            msgid "Save"
            msgstr "Sichern"

            msgid "Open"
            msgstr ""

            msgid "Line\\n"
            msgstr "Zeile"

            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d Datei"
            msgstr[1] "%d Dateien"
            """
        _ = try folder.write(Array(text.utf8), to: "app/de/LC_MESSAGES/messages.po")
        let out = "\(folder.url.path)/out"
        // The fault in the German line break stops neither English nor a pseudo-locale.
        let (results, manifest) = try await run(folder, to: out)
        #expect(try results.map { try $0.get().marked } == [5, 5, 5])
        #expect(manifest.locales.map(\.tag) == ["en", "de", "en-PSEUDO"])
        #expect(manifest.texts.map(\.variant) == ["", "", "", "plural.one", "plural.other"])
        let german = try catalog("\(out)/de/LC_MESSAGES/messages.po")
        // An app shows the source of a text without a translation: its mark says so.
        let open = Array((german.entries.first { $0.key == "Open" }?.value ?? "").utf8)
        #expect(open.marks.first?.mark.kind == .begin(locale: 0))
        #expect(open.withoutMarks == Array("Open".utf8))
    }

    @Test("In the source language, the forms of a message without a translation have marks, too")
    func sourceForms() async throws {
        let folder = try TemporaryFolder()
        func text(_ locale: String) -> String {
            """
            msgid ""
            msgstr "Language: \(locale)\\nPlural-Forms: nplurals=2; plural=(n != 1);\\nContent-Type: text/plain; charset=UTF-8\\n"

            msgid "One file"
            msgid_plural "%d files"
            msgstr[0] ""
            msgstr[1] ""
            """
        }
        for locale in ["en", "de"] {
            _ = try folder.write(Array(text(locale).utf8), to: "app/\(locale)/LC_MESSAGES/messages.po")
        }
        let out = "\(folder.url.path)/out"
        _ = try await run(folder, to: out)
        let english = try catalog("\(out)/en/LC_MESSAGES/messages.po").entries.map { Array(($0.value ?? "").utf8) }
        #expect(english.map(\.withoutMarks) == [Array("One file".utf8), Array("%d files".utf8)])
        #expect(english.allSatisfy { $0.marks.count == 2 })
        // In German, gettext chooses between the two by English rules, so there is nothing to mark.
        #expect(!FileManager.default.fileExists(atPath: "\(out)/de"))
    }

    @Test("A language can be written under the name of another")
    func carrier() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Array(#"{"save": "Save"}"#.utf8), to: "app/locales/en.json")
        let out = "\(folder.url.path)/out"
        let (_, manifest) = try await run(folder, to: out, only: ["en-PSEUDO"], carrier: "en-NZ")
        #expect(manifest.locales == [MarkManifest.Locale(tag: "en-PSEUDO", carrier: "en-NZ", isPseudo: true)])
        #expect(manifest.catalogs.flatMap(\.files).map(\.path) == ["locales/en-NZ.json"])
    }

    @Test("A file without marks is not replaced, unless forced")
    func handMade() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Array(#"{"save": "Save"}"#.utf8), to: "app/locales/en.json")
        _ = try folder.write(Array(#"{"mine": "Mine"}"#.utf8), to: "out/locales/en.json")
        let out = "\(folder.url.path)/out"
        let (results, _) = try await run(folder, to: out, only: ["en"])
        guard case .failure(.unknown)? = results.first else {
            Issue.record("the file was replaced")
            return
        }
        #expect(try await run(folder, to: out, only: ["en"], force: true).results.allSatisfy { (try? $0.get()) != nil })
        // Now it is a copy, which the next run may replace.
        #expect(try await run(folder, to: out, only: ["en"]).results.allSatisfy { (try? $0.get()) != nil })
    }

    private static let paths = Corpora.files.map(\.path.string)

    @Test("Cleaning a copy restores its bytes", arguments: paths)
    func cleaning(path: String) async throws {
        let source = try Corpora.read(path)
        guard source.faults.isEmpty, source.format.layout == .onePerFile, source.entries.contains(where: \.hasText)
        else { return }
        let folder = try TemporaryFolder()
        let name = "app/en/\(CatalogPath(path).name)"
        let file = try folder.write(source.text.stored, to: name)
        let out = "\(folder.url.path)/out"
        _ = try await run(folder, to: out)
        let made = Project([out]).files
        for copy in made where try FileReader.read(copy.path.string) != source.text.stored {
            guard let marked = try? copy.read().get(), marked.locale.map(PseudoTag.isPseudo) != true else { continue }
            let outcome = Cleaner([], GenerationRules()).clean(copy) { nil }
            #expect(outcome.failures.isEmpty)
            let plain = try Corpora.read(copy.path.string)
            #expect(plain.entries.map(\.value) == source.entries.map(\.value), "\(file)")
        }
    }
}
