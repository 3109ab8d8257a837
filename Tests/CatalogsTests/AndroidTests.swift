// Android resources: how aapt2 reads a value, and how a new one is written in its place.

import Catalogs
import Foundation
import Projects
import TestSupport
import Testing

@Suite("Android")
struct AndroidTests {
    private static func catalog(_ resources: String, as path: String = "res/values/strings.xml") throws -> Catalog {
        let root = "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">"
        return try Corpora.read("\(root)\n\(resources)\n</resources>\n", as: path)
    }

    private static func string(_ content: String) throws -> Entry {
        let catalog = try catalog("<string name=\"a\">\(content)</string>")
        #expect(catalog.faults.isEmpty)
        return try #require(catalog.entries.first)
    }

    // MARK: Compose

    @Test(
        "Compose Multiplatform resources have their own escapes, and no others",
        arguments: [
            (#"Don't tap "Save""#, #"Don't tap "Save""#), (#"it\'s \n\u2026"#, #"it\'s \n\u2026"#),
            ("two   spaces", "two   spaces"), ("?what", "?what"), ("@string/other", "@string/other"),
            ("%s of %s", "%s of %s"), ("a &amp; b", "a & b"), ("<![CDATA[<b>]]>", "<b>"),
            ("Tap <b>here</b>", "Tap <b>here</b>"),
        ])
    func compose(content: String, value: String) throws {
        let path = "shared/src/commonMain/composeResources/values/strings.xml"
        let catalog = try Self.catalog("<string name=\"a\">\(content)</string><string name=\"b\"/>", as: path)
        #expect(catalog.faults.isEmpty)
        #expect(catalog.entries.map(\.value) == [value, ""])
        #expect(catalog.entries.map(\.isTranslatable) == [true, true])
        let new = "L'\"%s\"   %s"
        let written = try catalog.replacing([0: new, 1: new])
        #expect(
            try Corpora.read(String(decoding: written, as: UTF8.self), as: path).entries.map(\.value) == [new, new])
    }

    // MARK: Reading

    /// Contents, and the values that aapt2 2.19 reads from them.
    private static let readings: [(content: String, value: String)] = [
        ("  lead and trail  ", "lead and trail"),
        ("two  spaces\n   and newline", "two spaces and newline"),
        ("\"  quoted  \"", "  quoted  "),
        ("pre \"  in  \"   post", "pre   in   post"),
        ("Hello <xliff:g id=\"n\">%s</xliff:g>\n  ", "Hello %s"),
        ("<xliff:g id=\"n\">%d</xliff:g> <!-- c --> ", "%d"),
        ("\"of <xliff:g id=\"n\">x  </xliff:g>\n  ", "of x  "),
        (##"a\nb\tc\@\?\#\'\"\\z"##, "a\nb\tc@?#'\"\\z"),
        (#"\u0041\u00e9"#, "Aé"),
        (#"\q\z"#, "qz"),
        (#"\u0020lead"#, " lead"),
        (#"a \  b"#, "a   b"),
        (#"end\"#, "end"),
        ("x\\\ny", "x\ny"),
        ("&#160;nbsp&#160;", "\u{A0}nbsp\u{A0}"),
        ("&#32;ref&#32;space&#10; x ", "ref space x"),
        ("&quot;  marks  &quot;", "  marks  "),
        ("<![CDATA[  cdata  with <b>x</b>  ]]>", "cdata with <b>x</b>"),
        ("<![CDATA[\"  quoted  \"]]>", "  quoted  "),
        ("x <![CDATA[ c ]]> y", "x c y"),
        ("a <!-- c --> b", "a b"),
        ("\"a \"<!-- c -->\"  b\"", "a   b"),
        ("\"open  quote", "open  quote"),
        ("  \"  a\"  b  ", "  a b"),
        ("\"it's\"", "it's"),
        ("", ""), ("   ", ""), ("\"\"", ""), ("\" \"", " "),
        ("  <b> bold </b>  text <i>it</i>  ", " <b> bold </b> text <i>it</i> "),
        ("\"a <b>  b  </b>\"", "a <b> b </b>"),
        ("a <xliff:g id=\"x\">  %1$s  </xliff:g>  b", "a %1$s b"),
        ("<xliff:g id=\"a\"> %3$s</xliff:g><xliff:g id=\"b\"> %4$s</xliff:g>", "%3$s %4$s"),
        ("  <xliff:g id=\"a\">  </xliff:g> x", " x"),
        ("x <xliff:g id=\"a\"> </xliff:g> ", "x "),
        ("<xliff:g id=\"y\">a <b>bold</b></xliff:g>", "a <b>bold</b>"),
        ("&lt;b>x&lt;/b>  y", "<b>x</b> y"),
        ("\"two\r\n lines\"", "two\n lines"), ("\"two\rlines\"", "two\nlines"),
    ]

    @Test("A value is what aapt2 reads", arguments: readings)
    func reading(content: String, value: String) throws {
        #expect(try Self.string(content).value == value)
    }

    /// Resources, and whether aapt2 2.19 accepts them without a warning, or takes mere percent signs for arguments.
    private static let arguments: [(resource: String, isAccepted: Bool)] = [
        ("<string name=\"a\">%1$s and %d and %s</string>", false), ("<string name=\"a\">%s of %1$s</string>", false),
        ("<string name=\"a\">Save 20% today %s</string>", false), ("<string name=\"a\">%d of %d</string>", false),
        ("<string name=\"a\">%s %%</string>", true), ("<string name=\"a\">%s %n</string>", true),
        ("<string name=\"a\">50% off</string>", true), ("<string name=\"a\">50% off 50% off</string>", true),
        ("<string name=\"a\">%1$s %2$s</string>", true), ("<string name=\"a\">%s %D</string>", true),
        ("<string name=\"a\">%&lt;s %s</string>", false), ("<string name=\"a\">100% and 50%</string>", true),
        ("<string name=\"a\">%s <b>%s</b></string>", true), ("<string name=\"a\">%1$s %</string>", true),
        ("<string name=\"a\">% %</string>", true), ("<string name=\"a\">%1$s 5%x</string>", false),
        ("<string name=\"a\">%1$s %5$</string>", true), ("<string name=\"a\">\\u0025s &#37;s</string>", false),
        ("<string name=\"a\" formatted=\"false\">%s %s</string>", true),
        ("<string name=\"a\" translatable=\"false\">%s %s</string>", true),
        ("<string name=\"a\" product=\"x\">%s %s</string>", false),
        ("<string name=\"a\">%s <xliff:g>%s</xliff:g></string>", false),
        ("<string-array name=\"a\"><item>%s %s</item></string-array>", true),
        ("<plurals name=\"a\"><item quantity=\"other\">%s %s</item></plurals>", true),
        ("<item type=\"string\" name=\"a\">%s %s</item>", true),
    ]

    @Test("Several arguments need numbers if aapt2 requires them", arguments: arguments)
    func numbers(resource: String, isAccepted: Bool) throws {
        let catalog = try Self.catalog(resource)
        #expect(catalog.repaired.isEmpty == isAccepted)
        #expect(catalog.faults.isEmpty, "Gradle passes --legacy")
    }

    @Test(
        "Text between elements is not a fault in an app built with Gradle",
        arguments: [
            "<string name=\"a\">A</string>; <string name=\"b\">B</string>", "<string name=\"a\">A</string>stray",
            "<string-array name=\"a\"><item>A</item>, <item>B</item></string-array>",
            "<plurals name=\"a\"><item quantity=\"other\">A</item>stray</plurals>",
        ])
    func strayText(resources: String) throws {
        let catalog = try Self.catalog(resources)
        #expect(catalog.repaired.count == 1)
        #expect(catalog.faults.isEmpty)
    }

    @Test("A value that aapt2 would reject is not written")
    func refusedArguments() throws {
        let entry = try Self.string("50% off")
        #expect(throws: RewriteError.self) { try entry.catalog.replacing([0: "50% of 50% off"]) }
        let loose = try Self.catalog("<string name=\"a\" formatted=\"false\">50% off</string>")
        #expect(try String(decoding: loose.replacing([0: "50% of 50% off"]), as: UTF8.self).contains("50% of 50% off"))
    }

    @Test(
        "A reference to another resource is not a text",
        arguments: [
            ("@string/a", false), (" @string/a ", false), ("@android:string/ok", false), ("@*android:string/ok", false),
            ("@+id/x", false), ("@null", false), ("@empty", false), ("?attr/x", false), ("?android:attr/x", false),
            ("?colorPrimary", false), ("\\@string/a", true), ("\"@string/a\"", true), ("@user/name", true), ("@", true),
            ("?", true), ("@ x", true), ("@string/", true), ("\"? what\"", true), ("@home", true), ("?a/b", true),
            ("? <b>what</b>", true), ("?: what", true),
        ])
    func references(content: String, isText: Bool) throws {
        #expect(try Self.string(content).isTranslatable == isText)
    }

    @Test(
        "Names, prefixes and references that aapt2 rejects are faults",
        arguments: [
            ("<string name=\"a\">? what</string>", "a text that begins with '?'"),
            ("<string name=\"a\">?what: it</string>", "a text that begins with '?'"),
            ("<string name=\"a\">? <xliff:g>what</xliff:g></string>", "a text that begins with '?'"),
            ("<string name=\"a\" tools:ignore=\"x\">A</string>", "the prefix 'tools:'"),
            (
                "<string name=\"a\">A <x:g>b</x:g></string><string name=\"b\" x:y=\"z\">A</string>",
                "the prefix 'x:'"
            ),
            ("<string name=\"a\" translatable=\"no\">A</string>", "translatable=\"no\""),
            ("<string name=\"a\"><xliff:g>a <xliff:g>b</xliff:g></xliff:g></string>", "an <xliff:g> inside another"),
        ])
    func refused(resources: String, found: String) throws {
        let faults = try Self.catalog(resources).faults
        #expect(faults.count == 1 && faults.allSatisfy { $0.message.hasPrefix("found \(found)") }, "\(faults)")
    }

    @Test("Of two comments with a limit, the one next to the resource is its own")
    func comments() throws {
        let limits = "<!-- All rows [CHAR LIMIT=30] -->\n<!-- A row [CHAR LIMIT=12] -->\n"
        let other = "\n<!-- All rows -->\n<!-- A row -->\n"
        let catalog = try Self.catalog(
            "\n\(limits)<string name=\"a\">A</string>\(other)<string name=\"b\">B</string>")
        #expect(catalog.entries.map { $0.comment?.contains("All rows") } == [false, true])
    }

    @Test("Prefixes may be declared where they are used, and booleans can be written in three ways")
    func accepted() throws {
        let text = "<string name=\"a\" xmlns:tools=\"x\" tools:ignore=\"y\" translatable=\"FALSE\">A</string>"
        let catalog = try Self.catalog(text)
        #expect(catalog.faults.isEmpty && catalog.entries.map(\.isTranslatable) == [false])
    }

    @Test("The resource, the file or its name marks texts as not translatable")
    func untranslatable() throws {
        let text = "<string name=\"a\" translatable=\"false\">A</string><string name=\"b\">B</string>"
        #expect(try Self.catalog(text).entries.map(\.isTranslatable) == [false, true])
        let file = "<resources translatable=\"false\"><string name=\"a\">A</string></resources>"
        #expect(try Corpora.read(file, as: "values/a.xml").entries.map(\.isTranslatable) == [false])
        #expect(try Self.catalog(text, as: "values/do_not_translate.xml").entries.allSatisfy { !$0.isTranslatable })
    }

    @Test("The samples of xliff:g are kept, and so is its protected content")
    func samples() throws {
        let entry = try Self.string(
            "<xliff:g id=\"n\" example=\"1 &amp; 2\"> %1$d</xliff:g> of <xliff:g id=\"app\" example=\"no\">Swell</xliff:g>"
        )
        #expect(entry.samples.map(\.placeholder) == ["%1$d"])
        #expect(entry.samples.map(\.sample) == ["1 & 2"])
        #expect(entry.keptTexts.map { String(decoding: $0, as: UTF8.self) } == ["%1$d", "Swell"])
        #expect(try Self.string("no elements").keptTexts.isEmpty)
    }

    @Test("An escaped tag among marked words is found again next to a real tag of the same name")
    func escapedTagBesideReal() throws {
        for content in [
            "<b><xliff:g id=\"y\">&lt;b></xliff:g></b>", "<b>Words <xliff:g id=\"y\">&lt;b></xliff:g> and</b> more",
        ] {
            let catalog = try Self.catalog("<string name=\"a\">\(content)</string>")
            let value = try #require(catalog.entries[0].value)
            let bytes = try catalog.replacing([0: value + "!"])
            let read = try Corpora.read(bytes, as: "values/a.xml")
            #expect(read.faults.isEmpty && read.entries[0].value == value + "!")
            #expect(String(decoding: bytes, as: UTF8.self).contains("<xliff:g id=\"y\">&lt;b></xliff:g>"))
        }
    }

    @Test(
        "The language comes from the folder",
        arguments: [
            ("values", "en", "values*/a.xml"), ("values-de", "de", "values*/a.xml"),
            ("values-zh-rCN", "zh-CN", "values*/a.xml"), ("values-iw", "iw", "values*/a.xml"),
            ("values-b+sr+Latn", "sr-Latn", "values*/a.xml"), ("values-b+es+419", "es-419", "values*/a.xml"),
            ("values-night", "en", "values*-night/a.xml"), ("values-de-rAT-land", "de-AT", "values*-land/a.xml"),
            ("values-land", "en", "values*-land/a.xml"), ("values-sw600dp", "en", "values*-sw600dp/a.xml"),
            ("values-mcc310-mnc004-es", "es", "values-mcc310-mnc004*/a.xml"), ("values-car", "en", "values*-car/a.xml"),
            ("values-fil", "fil", "values*/a.xml"), ("values-v21", "en", "values*-v21/a.xml"),
            ("values-en-rXA", "en-XA", "values*/a.xml"), ("values-trs", "trs", "values*/a.xml"),
            ("values-xx", "xx", "values*/a.xml"), ("values-aaa-rBB-night", "aaa-BB", "values*-night/a.xml"),
            ("values-port", "en", "values*-port/a.xml"),
        ])
    func folders(folder: String, locale: String, table: String) throws {
        let temporary = try TemporaryFolder()
        try temporary.write("<resources><string name=\"a\">A</string></resources>", to: "res/\(folder)/a.xml")
        let file = try #require(Project([temporary.url.path]).files.first)
        #expect(file.locale == locale)
        #expect(file.table == temporary.url.appending(path: "res/\(table)").path)
    }

    @Test(
        "Tags that aapt2 rejects are noted, because Gradle reads their language alone",
        arguments: [
            ("b+be+tarask", nil), ("b+sr+Latn+RS", nil), ("b+es+419", nil), ("b+ca+ES+valencia", nil), ("b+de", nil),
            ("b+zh+Hant+TW+abcd1-night", nil), ("b+be+tarask+old", "be"), ("b+de+", "de"), ("b+sl+rozaj+biske", "sl"),
            ("b+de+x", "de"), ("b+zh+Hans+u+nu+latn", "zh"),
        ])
    func tags(tag: String, language: String?) throws {
        let path = "res/values-\(tag)/a.xml"
        let catalog = try Corpora.read("<resources><string name=\"a\">A</string></resources>", as: path)
        let found = language.map { "found the folder 'values-\(tag)', which aapt2 rejects and Gradle reads as '\($0)'" }
        #expect(catalog.faults.isEmpty)
        #expect(catalog.repaired.map { $0.message.hasPrefix(found ?? "-") } == (found == nil ? [] : [true]))
    }

    @Test("A pseudo-locale goes into the folder that Android looks for")
    func places() throws {
        let temporary = try TemporaryFolder()
        try temporary.write("<resources><string name=\"a\">A</string></resources>", to: "values-land/a.xml")
        let file = try #require(Project([temporary.url.path]).files.first)
        let paths = ["en-XA", "ar-XB", "en-PSEUDO", "sr-Latn-RS"].map { tag in
            String(file.path(in: tag).dropFirst(temporary.url.path.count + 1))
        }
        #expect(
            paths == [
                "values-en-rXA-land/a.xml", "values-ar-rXB-land/a.xml", "values-b+en+PSEUDO-land/a.xml",
                "values-b+sr+Latn+RS-land/a.xml",
            ])
    }

    @Test("Files without texts, or that are not resources, are not claimed")
    func detection() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><color name=\"a\">#fff</color></resources>", to: "res/values/colors.xml")
        try folder.write("<settings><string name=\"a\">A</string></settings>", to: "values/settings.xml")
        try folder.write("<resources><string name=\"a\">A</string></resources>", to: "res/layout/a.xml")
        try folder.write("<resources><item type=\"string\" name=\"a\">A</item></resources>", to: "res/values/a.xml")
        #expect(Project([folder.url.path]).files.map(\.path.name) == ["a.xml"])
    }

    // MARK: Writing

    /// Old contents, a value, and the new contents.
    private static let writings: [(old: String, value: String, new: String)] = [
        ("old", "don't say \"no\" \\ yes", #"don\'t say \"no\" \\ yes"#),
        ("\"old\"", "don't \"quote\"", #""don't \"quote\"""#),
        (#""can\'t""#, "don't", #""don\'t""#),
        ("old", " both  ends ", #"\u0020both \u0020ends\u0020"#),
        ("\" old \"", " both  ends ", "\" both  ends \""),
        ("old", "a\nb\tc\u{B}", #"a\nb\tc\u000B"#),
        ("old", "@home", #"\@home"#), ("old", "?what", #"\?what"#), ("old", "me@home?", "me@home?"),
        ("\"old\"", "@home", "\"@home\""),
        ("old", "a < b & c > d ]]>", "a &lt; b &amp; c > d ]]&gt;"),
        ("<![CDATA[<b>old</b>]]>", "<b>it's</b> & ]]>", #"<![CDATA[<b>it\'s</b> & ]]]]><![CDATA[>]]>"#),
        ("<![CDATA[\" old \"]]>", " it's ", "<![CDATA[\" it's \"]]>"),
        ("\n  old\n", "new", "\n  new\n"),
        ("an <b>old</b> one", "[an <b>old</b> 1 <i>x</i>]", "[an <b>old</b> 1 &lt;i>x&lt;/i>]"),
        ("\"<b>old</b>  one\"", "<b>old</b>  it's", #"<b>old</b> \u0020it\'s"#),
        (
            "a <xliff:g id=\"x\" example=\"1\">%1$s</xliff:g> b <xliff:g id=\"y\">%2$s</xliff:g>", "[ä %1$s ƀ %2$s]",
            "[ä <xliff:g id=\"x\" example=\"1\">%1$s</xliff:g> ƀ <xliff:g id=\"y\">%2$s</xliff:g>]"
        ),
        ("<xliff:g id=\"x\"> %1$s</xliff:g>", "[%1$s]", "[<xliff:g id=\"x\">%1$s</xliff:g>]"),
        ("\"<xliff:g id=\"x\"> %1$s</xliff:g>\"", "[ %1$s]", "\"[<xliff:g id=\"x\"> %1$s</xliff:g>]\""),
        (
            "<b><xliff:g id=\"x\">%s</xliff:g></b>", "<b>%s</b>!", "<b><xliff:g id=\"x\">%s</xliff:g></b>!"
        ),
        ("<xliff:g id=\"x\">%s</xliff:g> left", "nothing left", "nothing left"),
    ]

    @Test("A value is written in the style of the old one, and reads back as given", arguments: writings)
    func writing(old: String, value: String, new: String) throws {
        let entry = try Self.string(old)
        let bytes = try entry.catalog.replacing([0: value])
        #expect(String(decoding: bytes, as: UTF8.self).contains("<string name=\"a\">\(new)</string>"))
        #expect(try Corpora.read(bytes, as: entry.catalog.path).entries.first?.value == value)
    }

    @Test("An element without content is opened, and characters that the file's encoding lacks are escaped")
    func special() throws {
        let closed = try Self.catalog("<string name=\"a\"/>")
        #expect(try String(decoding: closed.replacing([0: "it's"]), as: UTF8.self).contains(#">it\'s</string>"#))
        let latin =
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<resources><string name=\"a\">\u{E9}</string></resources>"
        let catalog = try Corpora.read(latin.unicodeScalars.map { UInt8($0.value) }, as: "values/a.xml")
        let bytes = try catalog.replacing([0: "éȧ😀"])
        #expect(String(bytes.map { Character(Unicode.Scalar($0)) }).contains(#">é\u0227&#x1F600;<"#))
        #expect(try Corpora.read(bytes, as: "values/a.xml").entries.first?.value == "éȧ😀")
    }

    @Test("Plurals gain the branches that a language needs, spaced like the others")
    func plurals() throws {
        let catalog = try Self.catalog(
            "<plurals name=\"a\">\n  <item quantity=\"one\">x</item>\n  <item quantity=\"other\">%d <b>y</b></item>\n</plurals>"
        )
        let added = String(decoding: catalog.addingPluralCategories(["one", "few", "other"]), as: UTF8.self)
        #expect(
            added.contains(
                "\n  <item quantity=\"one\">x</item>\n  <item quantity=\"few\">%d <b>y</b></item>\n  <item quantity=\"other\">"
            ))
    }
}
