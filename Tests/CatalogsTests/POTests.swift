// Features of gettext files: charsets, wrapped strings, templates, files for other languages.

import Catalogs
import Foundation
import MessagePatterns
import Projects
import TestSupport
import Testing

@Suite("PO files")
struct POTests {
    private static let fixtures = Corpora.own.appending(path: "Fixtures")

    private static func fixture(_ name: String) throws -> Catalog {
        try Corpora.read(Array(Data(contentsOf: fixtures.appending(path: name))), as: name)
    }

    @Test(
        "Values are written in the file's own charset",
        arguments: [
            ("koi8-r.po", "Порт", "KOI8-R"), ("shift-jis.po", "表ソ", "Shift_JIS"), ("gb2312.po", "码头", "GB2312"),
            ("latin-9.po", "œ €", "ISO-8859-15"),
        ])
    func charsets(name: String, value: String, charset: String) throws {
        let catalog = try Self.fixture(name)
        #expect(catalog.text.encoding.name == charset)
        let range = try #require(catalog.entries[0].storedRange)
        let bytes = try catalog.replacing([0: value])
        let read = try Corpora.read(bytes, as: name)
        #expect(read.entries[0].value == value)
        #expect(bytes.starts(with: catalog.text.stored[..<range.lowerBound]))
        #expect(bytes.reversed().starts(with: catalog.text.stored[range.upperBound...].reversed()))
    }

    @Test(
        "Only the header declares the charset",
        arguments: [
            ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-15\\n\"\n", "ISO-8859-15"),
            ("msgid \"\" msgstr \"Content-Type: text/plain; \"\n\"charset=ISO-8859-15\\n\"\n", "ISO-8859-15"),
            ("# Content-Type:\nmsgid \"\"\nmsgstr \"Content-Type: x; charset=ISO-8859-15\"\n", "ISO-8859-15"),
            ("msgid \"\"\nmsgstr \"content-type: text/plain; charset=ISO-8859-15\\n\"\n", "ISO-8859-15"),
            ("msgid \"a\"\nmsgstr \"Content-Type: x; charset=ISO-8859-15\"\n", "UTF-8"),
            ("msgctxt \"a\"\nmsgid \"\"\nmsgstr \"Content-Type: x; charset=ISO-8859-15\"\n", "UTF-8"),
        ])
    func charset(file: String, expected: String) throws {
        #expect(try Corpora.read(file, as: "de.po").text.encoding.name == expected)
    }

    @Test(
        "Escapes and comments that msgfmt rejects are faults, and so are escaped bytes that are not UTF-8",
        arguments: [
            ("msgid \"a\"\nmsgstr \"b\\12\"", "a translation that ends with a line break"),
            ("msgid \"a\"\nmsgstr \"b\\x0a\"", "a translation that ends with a line break"),
            ("msgid \"a\"\nmsgstr \"\\012b\"", "a translation that begins with a line break"),
            ("msgid \"\\xA\"\nmsgstr \"b\\n\"", "a translation that begins without a line break"),
            ("msgid \"a\"\nmsgstr \"b\\4\"", "U+0004"), ("msgid \"a\u{4}\"\nmsgstr \"b\"", "U+0004"),
            ("msgid \"a\\x04\"\nmsgstr \"b\"", "U+0004"),
            ("#| msgid \"x\"\n# c\nmsgid \"a\"\nmsgstr \"b\"", "a comment after a previous message"),
            ("msgid \"a\"\nmsgstr \"b\"\n#| msgid \"x\"", "a previous message ('#|') without a message"),
            (
                "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n"
                    + "msgid \"caf\\351\"\nmsgstr \"b\"", "an escape of a byte"
            ),
            (
                "msgid \"a\\n\"\nmsgid_plural \"b\\n\"\nmsgstr[0] \"c\\n\"\nmsgstr[1] \"\"",
                "a translation that ends without a line break"
            ),
        ])
    func refused(file: String, found: String) throws {
        let faults = try Corpora.read(file, as: "de.po").faults
        #expect(faults.count == 1 && faults.allSatisfy { $0.message.hasPrefix("found \(found)") }, "\(faults)")
    }

    @Test("Lingui reads catalogs without msgfmt, so line breaks at the ends are no faults", arguments: [true, false])
    func lingui(isLingui: Bool) throws {
        let header = "msgid \"\"\nmsgstr \"X-Generator: \(isLingui ? "@lingui/cli" : "Poedit")\\n\"\n\n"
        let faults = try Corpora.read(header + "msgid \"a\"\nmsgstr \"b\\n\"\n", as: "de.po").faults
        #expect(faults.isEmpty == isLingui)
    }

    @Test(
        "Line breaks at both ends match, however they are written",
        arguments: [
            "msgid \"Open\\12\"\nmsgstr \"Auf\\n\"", "msgid \"\\nOpen\"\nmsgstr \"\\12Auf\"",
            "msgid \"a\\\\12\"\nmsgstr \"b\"", "msgid \"caf\\303\\251\"\nmsgstr \"b\"",
            "#| msgid \"x\"\nmsgid \"a\"\nmsgstr \"b\"",
        ])
    func accepted(file: String) throws {
        #expect(try Corpora.read(file, as: "de.po").faults.isEmpty)
    }

    @Test("Flags may follow an exclamation mark")
    func flags() throws {
        #expect(try Corpora.read("#! fuzzy\nmsgid \"a\"\nmsgstr \"b\"", as: "de.po").entries[0].state == "fuzzy")
    }

    @Test(
        "A character that the charset lacks is rejected, even an invisible one, and the rest is written",
        arguments: [
            ("港", "U+6E2F"), ("П\u{200F}\u{202E}орт", "U+200F"), ("Пор\u{AD}т", "U+00AD"), ("\u{206C}", "U+206C"),
        ])
    func unwritable(value: String, scalar: String) throws {
        let catalog = try Self.fixture("koi8-r.po")
        let rewriting = catalog.rewritten { entry, output in
            output += (entry.index == 0 ? value : "Порт").utf8
            return true
        }
        #expect(rewriting.refused.count == 1)
        #expect(rewriting.refused.first?.message.contains(scalar) ?? false)
        let read = try Corpora.read(rewriting.bytes, as: "koi8-r.po")
        #expect(read.entries.map(\.value) == ["Гавань and лодки", "Порт"])
    }

    @Test("An empty translation has a place, on one or more lines like its source")
    func empty() throws {
        let text = "msgid \"Harbour\"\nmsgstr \"\"\n\nmsgid \"\"\n\"Two \"\n\"lines\"\nmsgstr \"\"\n"
        let catalog = try Corpora.read(text, as: "quay.po")
        #expect(catalog.entries.map(\.value) == [nil, nil])
        let bytes = try catalog.replacing([0: "Ha\"fen\n", 1: "Zwei\nZeilen"])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "msgid \"Harbour\"\nmsgstr \"Ha\\\"fen\\n\"\n\nmsgid \"\"\n\"Two \"\n\"lines\"\n"
                + "msgstr \"\"\n\"Zwei\\n\"\n\"Zeilen\"\n")
    }

    @Test("Long lines are wrapped after spaces, at the width of gettext's tools, with the file's line endings")
    func wrapping() throws {
        let words = Array(repeating: "Hafen", count: 40).joined(separator: " ")
        let catalog = try Corpora.read("msgid \"\"\r\n\"a\"\r\nmsgstr \"\"\r\n\"b\"\r\n", as: "quay.po")
        let lines = String(decoding: try catalog.replacing([0: words]), as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.count == 8)
        #expect(lines.allSatisfy { $0.count <= 79 })
    }

    @Test("A file for another language has no translations, two plural forms, and its own header")
    func blank() throws {
        let catalog = try Self.fixture("obsolete.po")
        let blank = try #require(catalog.blank(for: "en-XA"))
        let text = String(decoding: blank.text.stored, as: UTF8.self)
        #expect(blank.faults.isEmpty)
        #expect(blank.entries.map(\.value) == [nil, nil, nil])
        #expect(blank.entries.map(\.key) == catalog.entries.map(\.key))
        #expect(blank.locale == "en_XA")
        #expect(text.contains("\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\""))
        #expect(text.contains("#, python-format\nmsgid \"Leave the %s port\"\n"))
        for word in ["fuzzy", "#~", "#|", "Quitter", "What is said of an obsolete"] { #expect(!text.contains(word)) }
    }

    @Test("A file in an older charset becomes UTF-8 for another language")
    func blankCharset() throws {
        let blank = try #require(Self.fixture("shift-jis.po").blank(for: "en-XA"))
        #expect(blank.text.encoding == .utf8)
        #expect(blank.entries.first?.comment == "表の上に")
    }

    @Test("English texts stay if there are any, because keys may be names")
    func english() throws {
        let text = "msgid \"app.title\"\nmsgstr \"Moorings\"\n"
        let catalog = try Corpora.read(text, as: "locale/en/LC_MESSAGES/quay.po")
        #expect(try #require(catalog.blank(for: "en-XA")).entries.map(\.value) == ["Moorings"])
    }

    @Test(
        "A template belongs to the table of its translations",
        arguments: [
            ("locale/quay.pot", "locale/de/LC_MESSAGES/quay.po", "locale/en_XA/LC_MESSAGES/quay.po"),
            ("locale/templates/quay.pot", "locale/de/LC_MESSAGES/quay.po", "locale/en_XA/LC_MESSAGES/quay.po"),
            ("po/quay.pot", "po/de.po", "po/en_XA.po"),
            ("lang/my-quay.pot", "lang/my-quay-de_DE.po", "lang/my-quay-en_XA.po"),
        ])
    func templates(template: String, translation: String, made: String) throws {
        let folder = try TemporaryFolder()
        for path in [template, translation] { try folder.write("msgid \"a\"\nmsgstr \"\"\n", to: path) }
        let project = Project([folder.url.path])
        #expect(project.tables.count == 1)
        let source = try #require(project.tables.first?.source.map { project.files[$0] })
        #expect(source.path.string.hasSuffix(template))
        #expect(source.path(in: "en-XA") == folder.url.appending(path: made).path)
    }

    @Test("A lone template has its languages next to it")
    func lonelyTemplates() throws {
        let folder = try TemporaryFolder()
        for path in ["po/a.pot", "locale/b.pot"] { try folder.write("msgid \"a\"\nmsgstr \"\"\n", to: path) }
        let made = Project([folder.url.path]).files.map { $0.path(in: "en-XA") }
        #expect(
            made.map { $0.dropFirst(folder.url.path.count + 1) } == ["locale/en_XA/LC_MESSAGES/b.po", "po/en_XA.po"])
    }

    @Test("A template of another program is not a catalog")
    func slides() throws {
        let folder = try TemporaryFolder()
        try folder.write("PK\u{3}\u{4}slides", to: "slides.pot")
        #expect(Project([folder.url.path]).files.isEmpty)
    }

    @Test("An editor's settings for PO files are not a catalog")
    func settings() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Colors\n[styling]\nmsgid=keyword_1\nmsgstr=keyword_2\n", to: "filetypes.po")
        try folder.write("# [de]\n\nmsgid \"a\"\nmsgstr \"\"\n", to: "de.po")
        #expect(Project([folder.url.path]).files.map(\.path.name) == ["de.po"])
    }

    @Test(
        "A flag determines the syntax of a text, unless the text contradicts it",
        arguments: [
            ("#, python-format\nmsgid \"%s of %d\"", Syntax.python), ("#, c-format\nmsgid \"20% d\"", .printf),
            ("#, python-format\nmsgid \"%b %d, %Y\"", .auto), ("msgid \"%s\"", .auto),
            ("#, python-brace-format, python-format\nmsgid \"%(name)s{sep}\"", .pythonBraces),
            ("#, no-c-format\nmsgid \"100% sure\"", .template),
        ])
    func flags(message: String, syntax: Syntax) throws {
        let catalog = try Corpora.read("\(message)\nmsgstr \"\"\n", as: "de.po")
        #expect(try #require(catalog.entries.first).syntax == syntax)
    }
}
