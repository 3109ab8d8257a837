// What is said of XML that is not well-formed: the place where the mistake begins, and what would mend it.

import Catalogs
import Platforms
import Testing

@Suite("Malformed XML")
struct MalformedXMLTests {
    @Test(
        "A mistake is told with its own place and the way out",
        arguments: [
            // What translators write.
            ("<a>Salt & Pepper</a>", "3:14: '&' begins no entity; expected '&amp;'"),
            ("<a>Salt &amp Pepper</a>", "3:14: '&' begins no entity; expected '&amp;'"),
            ("<a>x?a=1&größe=2</a>", "3:14: '&' begins no entity; expected '&amp;'"),
            ("<a x='Salt & Pepper'/>", "3:17: '&' begins no entity; expected '&amp;'"),
            ("<a>I <3 it</a>", "3:11: '<' begins no tag; expected '&lt;', or a name right after it"),
            (
                "<a>Save <b>all</a>",
                "3:20: '</a>' stands where '<b>' of line 3 is open; expected '</b>' before it"
            ),
            ("<a>One<br>two</a>", "3:19: '</a>' stands where '<br>' of line 3 is open; expected '<br/>' there"),
            ("<a>A bell\u{7}</a>", "3:15: the character U+0007 may stand nowhere in XML; remove it"),
            ("<a>None&#0;</a>", "3:13: '&#0;' is no character that XML may hold; remove it"),
            ("<a>x]]></a>", "3:10: ']]>' stands in no section; expected ']]&gt;'"),
            // What editors of files leave behind.
            ("<a x=\"1\" x=\"2\"/>", "3:15: the attribute 'x' is here a second time; expected it once"),
            ("<a x=\"1>One</a>", "3:17: '<' stands in an attribute; expected a quote before it, or '&lt;'"),
            ("<a x=1/>", "3:11: found '1' in a tag, expected a quote"),
            ("<a x=\"1\"y=\"2\"/>", "3:14: found 'y' in a tag, expected a space"),
            ("<a x \"1\"/>", "3:11: found '\"' in a tag, expected '>', or an attribute as in name=\"value\""),
            ("<!-- a -- b -->", "3:13: '--' stands in a comment; expected it at its end only, as '-->'"),
            ("<!-- a", "3:6: the comment that begins here never ends; expected '-->'"),
            ("<a><![CDATA[One</a>", "3:9: the section that begins here never ends; expected ']]>'"),
            ("<a>One</a", "4:1: found '<' in a tag, expected '>'"),
            ("</resources>\n</resources>\n<a>", "4:1: '</resources>' closes nothing; expected the end of the file"),
        ])
    func mistake(inside: String, expected: String) {
        #expect(Self.fault(of: "<!-- A file -->\n<resources>\n     \(inside)\n</resources>") == expected)
    }

    @Test(
        "A mistake around the content is told",
        arguments: [
            (
                "<resources>\n<a>One</a>\n",
                "3:1: the file ends while '<resources>' of line 1 is open; expected '</resources>'"
            ),
            ("<resources><a", "1:12: the tag that begins here never ends; expected '>'"),
            ("  \n", "2:1: the file holds no element"),
            ("<resources/>\n<more/>", "2:1: '<more>' stands after the end of the document; expected nothing more"),
            ("<resources/>\nmore", "2:1: text stands after the end of the document; expected nothing more"),
            (
                "<!-- A --><?xml version=\"1.0\"?>\n<resources/>",
                "1:11: the declaration '<?xml …?>' stands here; expected it at the very beginning of the file"
            ),
            ("<?xml version=\"1.0\">\n<resources/>", "1:1: the instruction that begins here never ends; expected '?>'"),
        ])
    func around(document: String, expected: String) {
        #expect(Self.fault(of: document) == expected)
    }

    /// The one fault of a document, as an Android catalog, without what all of them have in common.
    private static func fault(of document: String) -> String? {
        guard let format = Format.all.first(where: { $0.id == "android" }) else { return nil }
        let faults = Catalog(path: "values/strings.xml", bytes: Array(document.utf8), format: format).faults
        return faults.count == 1
            ? faults.first.map { fault in
                let place = fault.place.map { "\($0.line):\($0.column): " } ?? ""
                return place + fault.message.replacingOccurrences(of: "not well-formed XML: ", with: "")
            } : nil
    }
}
