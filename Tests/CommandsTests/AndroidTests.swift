// Swell on Android projects, made up and real: what it generates, removes and finds.

import Foundation
import TestSupport
import Testing

@Suite("An Android project")
struct AndroidTests {
    private static let strings = """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools"
            tools:locale="en">
            <color name="ink">#000</color> <!-- not a text -->

            <!-- A brand. -->
            <string name="brand" translatable="false">Clockwork</string> <!-- never -->
            <!-- Shown at the top. -->
            <string name="open">Open <xliff:g id="app">Chrome</xliff:g> for <xliff:g id="n" example="3">%d</xliff:g> items</string> <!-- here -->
            <string name="alias">@string/open</string>
            <plurals name="files">
                <item quantity="one">One <b>file</b></item>
                <item quantity="other"><xliff:g id="n" example="3">%d</xliff:g> files</item>
            </plurals>
        </resources>

        """

    private static func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(strings, to: "app/src/main/res/values/strings.xml")
        try folder.write(
            "<resources><color name=\"a\">#fff</color></resources>\n", to: "app/src/main/res/values/colors.xml")
        try folder.write(
            "<resources><string name=\"url\">https://example.org</string></resources>\n",
            to: "app/src/main/res/values/donottranslate.xml")
        return folder
    }

    private static func files(_ folder: TemporaryFolder) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
            files[path] = (try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)) ?? "a folder"
        }
        return files
    }

    @Test("Without --locale, it gets the two pseudo-locales of devices, only for files with texts")
    func defaultLocales() throws {
        let folder = try Self.app()
        let made = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        #expect(
            made.text.split(separator: "\n") == [
                "app/src/main/res/values-en-rXA/strings.xml", "app/src/main/res/values-ar-rXB/strings.xml",
            ])
        #expect(made.errors.contains("English (XA) and العربية (XB)"))
        #expect(made.errors.contains("2 skipped, with nothing to translate"))
        #expect(!made.errors.contains("-AppleLanguages"))
    }

    @Test("A mixed tree gets each platform's own pseudo-locales; requested ones apply to all")
    func mixed() throws {
        let folder = try Self.app()
        try folder.write("\"a\" = \"Hello\";\n", to: "ios/en.lproj/Localizable.strings")
        let made = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(made.text.contains("ios/en-PSEUDO.lproj/Localizable.strings"))
        #expect(made.text.contains("values-en-rXA/strings.xml"))
        #expect(made.errors.contains("-AppleLanguages (en-PSEUDO)") && made.errors.contains("English (XA)"))
    }

    @Test("Pseudo-locales that Android would show to customers are refused")
    func audience() throws {
        let folder = try Self.app()
        let flags = ["generate", "--in-place", "--dry-run", "--locale", "en-PSEUDO"]
        let refused = try Programs.swell(flags, in: folder.url)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("en-PSEUDO would reach customers: the app has no values-en,"))
        let forced = try Programs.swell(flags + ["--force"], in: folder.url)
        #expect(forced.text == "app/src/main/res/values-b+en+PSEUDO/strings.xml\n")
        try folder.write(
            "<resources><string name=\"open\">Open</string></resources>\n",
            to: "app/src/main/res/values-en/strings.xml")
        #expect(try Programs.swell(flags, in: folder.url).code == 0)
    }

    @Test("A pseudo-locale contains only translated texts, and placeholders keep their elements")
    func content() throws {
        let folder = try Self.app()
        _ = try Programs.swell(["generate", "--in-place"], in: folder.url)
        let files = try Self.files(folder)
        let english = try #require(files["app/src/main/res/values-en-rXA/strings.xml"])
        #expect(english.contains("tools:locale=\"en-XA\""))
        for gone in ["ink", "brand", "not a text", "never", "A brand.", "alias"] { #expect(!english.contains(gone)) }
        #expect(english.contains("<!-- Shown at the top. -->") && english.contains("<!-- here -->"))
        #expect(
            english.contains(" <xliff:g id=\"app\">Chrome</xliff:g> ḟȯȓ <xliff:g id=\"n\" example=\"3\">%d</xliff:g> "))
        let arabic = try #require(files["app/src/main/res/values-ar-rXB/strings.xml"])
        for category in ["zero", "one", "two", "few", "many", "other"] {
            #expect(arabic.contains("<item quantity=\"\(category)\">"))
        }
        #expect(!english.contains("quantity=\"few\""))
    }

    @Test("A second run writes nothing, and cleaning restores the project")
    func clean() throws {
        let folder = try Self.app()
        let before = try Self.files(folder)
        _ = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(try Programs.swell(["generate", "--in-place"], in: folder.url).text.isEmpty)
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
        #expect(try Self.files(folder) == before)
    }

    @Test("A values folder named alone has its pseudo-locales beside it, in another tree, too")
    func oneFolder() throws {
        let folder = try Self.app()
        let out = try TemporaryFolder()
        let made = try Programs.swell(
            ["generate", "app/src/main/res/values", "--out", out.url.path], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        #expect(
            try Self.files(out).keys.sorted() == [
                "values-ar-rXB", "values-ar-rXB/strings.xml", "values-en-rXA", "values-en-rXA/strings.xml",
            ])
    }

    // MARK: A real app

    private static let clock = Corpora.shared.appending(path: "files/LineageOS__android_packages_apps_DeskClock/res")

    private struct Finding: Decodable {
        let rule: String
        let file: String
        let key: String?
        let variant: String?
        let text: String?
        let budget: Budget?

        struct Budget: Decodable { let source: String }
    }

    @Test(
        "Exactly the translations longer than their CHAR LIMIT are over budget, as another parser counts them",
        .enabled(if: Corpora.hasShared, "the real catalogs are not beside the project"))
    func charLimits() throws {
        let run = try Programs.swell(["check", "--isolated", "--format", "ndjson", Self.clock.path])
        let decoder = JSONDecoder()
        let findings = try run.output.split(separator: UInt8(ascii: "\n"))
            .map { try decoder.decode(Finding.self, from: Data($0)) }
            .filter { $0.rule == "over-budget" && $0.budget?.source == "charLimit" }
        let source = try CountedResources(Self.clock.appending(path: "values/strings.xml"))
        #expect(source.limits.count > 120)
        var total = 0
        for language in ["de", "fr", "es", "ru", "ja", "ar", "pl", "fi", "fa", "iw", "zh-rCN"] {
            let path = "values-\(language)/strings.xml"
            let file = try CountedResources(Self.clock.appending(path: path))
            let reported = findings.filter { $0.file.hasSuffix(path) }
            let certain = Set(
                reported.filter { $0.text.map { !$0.contains("%") } ?? false }
                    .map { CountedResources.Name(key: $0.key ?? "", variant: $0.variant ?? "") })
            let counted = Set(
                file.texts.filter { name, text in
                    let other = CountedResources.Name(key: name.key, variant: "plural.other")
                    guard !text.contains("%"), let limit = source.limits[name] ?? source.limits[other] else {
                        return false
                    }
                    return text.count > limit
                }.keys)
            #expect(certain == counted, "\(language)")
            total += counted.count
        }
        #expect(total > 15)
    }
}
