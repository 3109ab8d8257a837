// Plain XML is scanned, other XML is parsed by expat: both must read the same document.

import Basics
import Catalogs
import TestSupport
import Testing

@Suite("Plain XML")
struct PlainXMLTests {
    private static let formats = ["android", "xliff", "xliff2", "qt", "resx", "interface-builder", "stringsdict"]
    private static let paths = formats.flatMap { Corpora.paths($0) }

    @Test("Real documents have the same events as in expat, and nearly all are plain")
    func corpora() throws {
        // The project's own documents are difficult cases.
        let own = Corpora.own.path
        let real = Self.paths.count { !$0.hasPrefix(own) }
        var (plain, plainReal) = (0, 0)
        for path in Self.paths {
            let text = SourceText(try FileReader.read(path))
            guard let events = XMLDocument.plainEvents(of: text) else { continue }
            plain += 1
            if !path.hasPrefix(own) { plainReal += 1 }
            let parsed = XMLDocument(parsing: text)
            #expect(parsed.isWhole && events == parsed.events, "\(path)")
            for count in [2, 3, 10] {
                #expect(XMLDocument.plainEvents(of: text, stretches: count) == events, "\(path)")
            }
        }
        #expect(plain > 20)
        #expect(real == 0 || plainReal * 10 > real * 8, "\(plainReal) of \(real)")
    }

    private static let plain = [
        "<a/>", " <a/>", "<a></a >", "<a b='c' d=\"e\"/>", "<a\tb = 'c'\r\n/>", "<?xml version=\"1.0\"?><a/>",
        " \n<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\" ?>\n<a/>\n", "<!DOCTYPE TS><TS/>",
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://a.b/c.dtd\"><plist/>",
        "<!DOCTYPE plist SYSTEM \"file://a/b.dtd\" ><plist/>", "<a>&amp;&lt;&gt;&quot;&apos;</a>",
        "<a>&#9;&#xA;&#x1F600;&#55;</a>", "<a b='&#10;&amp;'/>", "<a>x > y ] ]] \" ' -- </a>", "<a b='>'/>",
        "<a><!-- b - c --></a>", "<!-- é --><a/><!----> ", "<a><!--->--></a>", "<a><![CDATA[<b> & ]] ]> ]]></a>",
        "<a>\u{FFFD}\u{EFFF}é😀</a>",
        "<a:b c:d='1' d='2'/>", "<a><b/><c>d</c>\r\n</a>", "<a>\u{7F}</a>",
    ]

    @Test("A plain document is read without expat, with the same result", arguments: plain)
    func isPlain(document: String) {
        let text = SourceText(Array(document.utf8))
        let parsed = XMLDocument(parsing: text)
        #expect(parsed.isWhole)
        for count in 1...4 { #expect(XMLDocument.plainEvents(of: text, stretches: count) == parsed.events) }
    }

    private static let others = [
        "", " ", "text", "<", "<a", "<a>", "<a/", "<a></b>", "<a></a", "<a/><b/>", "<a/>text", "<a/>&amp;", "</a>",
        "<a></aa>", "<aa></a>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a b=1/>", "<a b/>", "<a b='<'/>", "<a b='1/>",
        "<a>&b;</a>", "<a>&</a>", "<a>&#0;</a>", "<a>&#x1F;</a>", "<a>&#xD800;</a>", "<a>&#xFFFE;</a>", "<a>&#;</a>",
        "<a>&#x;</a>", "<a>&#+1;</a>", "<a>&#x110000;</a>", "<a>&#99999999;</a>", "<a>&#1", "<a>&#x", "<a>&", "<a>&#;",
        "<a>]]></a>", "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<a b='\u{FFFF}'/>", "<a><!-- -- --></a>", "<a><!-- --",
        "<a><![CDATA[ ]]</a>", "<a><![CDATA[\u{0}]]></a>", "<![CDATA[]]><a/>", "<a/><![CDATA[]]>",
        "<a><!b></a>", "<a><?b c?></a>", "<?b?><a/>", "<é/>", "<1/>", "<-a/>", "< a/>", "<a é='1'/>",
        "<?xml version=\"1.1\"?><a/>", "<?xml?><a/>", "<?xml version=\"1.0\" encoding=\"\"?><a/>",
        "<?xml version=\"1.0\" standalone=\"maybe\"?><a/>", "<?xml version=\"1.0\"encoding=\"utf-8\"?><a/>",
        "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<!DOCTYPE a [ ]><a/>", "<!DOCTYPE><a/>",
        "<!DOCTYPE a PUBLIC \"b\"><a/>",
        "<a/><!DOCTYPE a>", "<!DOCTYPE a><!DOCTYPE a><a/>", "<?xml version=\"1.0\"?>",
        String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300),
    ]

    @Test("A tag with very many attributes, each compared with all others, is left to expat")
    func manyAttributes() {
        for (count, isPlain) in [(32, true), (33, false)] {
            let attributes = (0..<count).map { " a\($0)='b'" }.joined()
            let text = SourceText(Array("<a\(attributes)/>".utf8))
            #expect(XMLDocument(parsing: text).isWhole && (XMLDocument.plainEvents(of: text) != nil) == isPlain)
        }
    }

    @Test("A document that is not plain, or may be malformed, is left to expat", arguments: others)
    func isNotPlain(document: String) {
        for count in 1...4 {
            #expect(XMLDocument.plainEvents(of: SourceText(Array(document.utf8)), stretches: count) == nil)
        }
    }

    @Test("The maximum nesting is the same in both")
    func depth() {
        for depth in 250...260 {
            let document =
                String(repeating: "<a>", count: depth - 1) + "<a/>" + String(repeating: "</a>", count: depth - 1)
            let text = SourceText(Array(document.utf8))
            let isWhole = XMLDocument(parsing: text).isWhole
            for count in 1...4 {
                #expect((XMLDocument.plainEvents(of: text, stretches: count) != nil) == isWhole, "\(depth)")
            }
        }
    }

    @Test("Damaged documents have the same events, or are not plain")
    func damage() {
        var random = RandomNumbers(seed: 8)
        let pieces = ["<", ">", "/", "&", ";", "\"", "'", "=", "]]>", "--", "!", "?", " ", "a", "#x", "\u{FFFE}", "\0"]
        var count = 0
        for _ in 0..<200 {
            for document in Self.plain {
                var bytes = Array(document.utf8)
                let at = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, at + Int.random(in: 0...2, using: &random))
                bytes.replaceSubrange(at..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
                let text = SourceText(bytes)
                let plain = XMLDocument.plainEvents(of: text)
                for count in 2...4 { #expect(XMLDocument.plainEvents(of: text, stretches: count) == plain) }
                guard let events = plain else { continue }
                count += 1
                let parsed = XMLDocument(parsing: text)
                #expect(parsed.isWhole && events == parsed.events, "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
        #expect(count > 500)
    }
}
