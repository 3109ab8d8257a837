// Where catalogs of web and Flutter apps are found, and the names of the files of another language.

import Catalogs
import Foundation
import Projects
import TestSupport
import Testing

@Suite("Projects with JSON")
struct JSONProjectTests {
    private static let text = #"{"a": "A text"}"#

    private static func project(_ paths: [String], _ text: String = text) throws -> (
        folder: TemporaryFolder, project: Project
    ) {
        let folder = try TemporaryFolder()
        for path in paths { try folder.write(text, to: path) }
        return (folder, Project([folder.url.path]))
    }

    @Test(
        "Files with a language in the expected place are catalogs",
        arguments: [
            "locales/en.json", "public/locales/de/common.json", "src/locales/de/admin/users.json",
            "_locales/en/messages.json",
            "src/messages.de.json", "i18n/texts.json", "lang/pt_BR.json", "assets/en/translation.json",
            "app/locales/de/de.json",
        ])
    func found(path: String) throws {
        let (folder, project) = try Self.project([path])
        #expect(project.files.map { String($0.path.string.dropFirst(folder.url.path.count + 1)) } == [path])
    }

    @Test("Data with a number beside every second string is no catalog, although languages name its files")
    func data() throws {
        let keys =
            #"{"all": {"a": {"kind": "letter", "code": 228, "label": "ä"}, "b": {"kind": "sign", "code": 41, "label": ")"}}}"#
        let (_, project) = try Self.project(["keyboards/de.json", "keyboards/fr.json"], keys)
        #expect(project.files.isEmpty)
    }

    @Test(
        "Files without a language in the expected place are not catalogs",
        arguments: [
            "package.json", "locales/package.json", "tsconfig.app.json", "src/is.json", "src/sign-in.json",
            "data/en/points.json",
            "i18n/catalog.schema.json", "i18n/package-lock.json", "Assets.xcassets/Contents.json", "src/a.json",
        ])
    func notFound(path: String) throws {
        #expect(try Self.project([path]).project.files.isEmpty)
    }

    @Test(
        "Files without texts, or that declare another purpose, are not catalogs",
        arguments: [
            "[]", "{}", "[1, 2]", #"{"a": 1, "b": 2, "c": "x"}"#,
            #"{"$schema": "https://json.schemastore.org/x", "a": "b"}"#, "text",
        ])
    func otherContent(text: String) throws {
        #expect(try Self.project(["locales/en.json"], text).project.files.isEmpty)
    }

    @Test("Two neighboring files named like languages are catalogs")
    func siblings() throws {
        #expect(try Self.project(["src/is.json", "src/da.json"]).project.files.count == 2)
    }

    @Test(
        "The file of another language is named like its neighbors",
        arguments: [
            (["locales/en.json"], "locales/en-XA.json"),
            (["locales/en.json", "locales/de_AT.json"], "locales/en_XA.json"),
            (["locales/en.json", "locales/de-AT.json"], "locales/en-XA.json"),
            (["_locales/en/messages.json"], "_locales/en_XA/messages.json"),
            (["locales/en/en.json"], "locales/en-XA/en-XA.json"),
            (["locales/en/sign-in.json"], "locales/en-XA/sign-in.json"),
            (["lang/messages.en.json"], "lang/messages.en-XA.json"),
            (["lang/messages.json"], "lang/messages.en-XA.json"),
            (["my/locale/messages.en.json"], "my/locale/messages.en-XA.json"),
            (["l10n/intl_en.arb"], "l10n/intl_en_XA.arb"), (["l10n/en.arb"], "l10n/en_XA.arb"),
            (["l10n/app.arb"], "l10n/app_en_XA.arb"),
        ])
    func names(paths: [String], expected: String) throws {
        let (folder, project) = try Self.project(paths)
        let file = try #require(project.files.first { $0.locale == "en" })
        #expect(String(file.path(in: "en-XA").dropFirst(folder.url.path.count + 1)) == expected)
    }

    @Test("Files of one table share a path pattern, and English is the source")
    func tables() throws {
        let (_, project) = try Self.project(["locales/en/en.json", "locales/de/de.json", "locales/fr/fr.json"])
        #expect(project.tables.count == 1)
        #expect(project.tables.first?.source != nil)
    }
}
