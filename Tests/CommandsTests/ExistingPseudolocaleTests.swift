// `swell generate` on existing pseudo-locales: builds that would fail, changed sources, and notes.

import Foundation
import TestSupport
import Testing

@Suite("Existing pseudo-locales in an app")
struct ExistingPseudolocaleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments, in: folder.url) }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    @Test(
        "No resource is written that Android would find twice, whoever wrote the other one",
        arguments: ["values-en-rXA/own.xml", "values-b+en+XA/strings.xml"])
    func doubles(other: String) throws {
        try folder.write("<resources><string name=\"title\">Home</string></resources>\n", to: "res/values/strings.xml")
        try folder.write("<resources><string name=\"title\">Mine</string></resources>\n", to: "res/\(other)")
        for force in [[], ["--force"]] {
            let made = try Programs.swell(["generate", "--in-place"] + force, in: folder.url)
            #expect(made.code == 2)
            #expect(made.errors.contains("res/\(other) also has \"title\", and no app can be built with both"))
            #expect(try text("res/\(other)").contains("Mine"))
        }
        try folder.write("<resources><string name=\"other\">Mine</string></resources>\n", to: "res/\(other)")
        #expect(try swell("generate", "--in-place").code == 0)
    }

    @Test("Files generated from a renamed source must be removed first")
    func renamed() throws {
        try folder.write("<resources><string name=\"title\">Home</string></resources>\n", to: "res/values/home.xml")
        #expect(try swell("generate", "--in-place").code == 0)
        try FileManager.default.moveItem(
            at: folder.url.appending(path: "res/values/home.xml"), to: folder.url.appending(path: "res/values/a.xml"))
        let second = try swell("generate", "--in-place")
        #expect(second.code == 2 && second.errors.contains("'swell clean' to remove what Swell generated"))
        #expect(try swell("clean").code == 0)
        #expect(try swell("generate", "--in-place").code == 0)
    }

    @Test(
        "Texts that were left unchanged are updated and removed, even after their source has changed",
        arguments: [("EEE, d MMM", "EEEE d MMMM"), ("https://a.example", "Our pages"), ("EEE, d MMM", "The day")])
    func changedSince(before: String, after: String) throws {
        func write(_ text: String) throws {
            try folder.write("\"a\" = \"\(text)\";\n\"b\" = \"Hello there\";\n", to: "en.lproj/A.strings")
        }
        try write(before)
        #expect(try swell("generate", "--in-place").code == 0)
        try write(after)
        let again = try swell("generate", "--in-place")
        #expect(again.code == 0, "\(again.errors)")
        try write(before)
        #expect(try swell("clean").text == "en-PSEUDO.lproj/A.strings\n")
    }

    @Test("An empty text of a string catalog is not hand-made, and is filled in")
    func empty() throws {
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{"Settings":{"localizations":{"en-PSEUDO":\
            {"stringUnit":{"state":"new","value":""}}}},"Hello":{}}}
            """
        try folder.write(catalog, to: "L.xcstrings")
        #expect(try swell("generate", "--in-place").code == 0)
        #expect(try !text("L.xcstrings").contains("\"value\":\"\""))
        #expect(try swell("clean").code == 0)
        #expect(try !text("L.xcstrings").contains("PSEUDO"))
    }

    @Test("A project that lists the files of each language is reported with the new ones")
    func listedFiles() throws {
        try folder.write("\"b\" = \"Hello there\";\n", to: "App/en.lproj/A.strings")
        try folder.write("/* PBXVariantGroup */", to: "App.xcodeproj/project.pbxproj")
        let words = "add new files such as App/en-PSEUDO.lproj/A.strings to it"
        #expect(try swell("generate", "--in-place").errors.contains(words))
        #expect(try swell("clean").code == 0)
        try folder.write(
            "/* PBXVariantGroup */ /* PBXFileSystemSynchronizedRootGroup */", to: "App.xcodeproj/project.pbxproj")
        #expect(try !swell("generate", "--in-place").errors.contains("add those"))
    }

    @Test("Bundles are signed again from the inside out, with their entitlements")
    func signing() throws {
        let inner = ["My.app/PlugIns/W.appex/Frameworks/Kit.framework", "My.app/PlugIns/W.appex", "My.app"]
        for bundle in inner { try folder.write("\"b\" = \"Hello there\";\n", to: "\(bundle)/en.lproj/A.strings") }
        let order = inner.map { "'\($0)'" }.joined(separator: " ")
        #expect(
            try swell("generate", "--into", "My.app").errors.contains(
                "codesign --force --preserve-metadata=entitlements --sign IDENTITY \(order)\n"))
    }

    @Test("An unassigned language reaches no customers", arguments: ["qps-ploc", "qaa-XA"])
    func unusedLanguage(tag: String) throws {
        try folder.write("\"b\" = \"Hello there\";\n", to: "en.lproj/A.strings")
        let made = try swell("generate", "--in-place", "--locale", tag, "--style", "accented")
        #expect(made.code == 0 && made.text == "\(tag).lproj/A.strings\n", "\(made.errors)")
    }

    @Test("A diff of binary files only reports that they differ")
    func binaryDiff() throws {
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["title": "Hello"], format: .binary, options: 0)
        try folder.write(Array(binary), to: "en.lproj/A.strings")
        #expect(
            try swell("generate", "--diff").text == "Binary files /dev/null and en-PSEUDO.lproj/A.strings differ\n")
    }
}
