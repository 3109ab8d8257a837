// Messages for XML that is not well-formed: the place where the mistake begins, and a fix.

import Catalogs
import Platforms
import Testing

@Suite("Malformed XML")
struct MalformedXMLTests {
    @Test(
        "A mistake is reported with its own place and a fix",
        arguments: [
            // Mistakes of translators.
            ("<a>Salt & Pepper</a>", "3:14: '&' does not begin an entity; expected '&amp;'"),
            ("<a>Salt &amp Pepper</a>", "3:14: '&' does not begin an entity; expected '&amp;'"),
            ("<a>x?a=1&größe=2</a>", "3:14: '&' does not begin an entity; expected '&amp;'"),
            ("<a x='Salt & Pepper'/>", "3:17: '&' does not begin an entity; expected '&amp;'"),
            ("<a>I <3 it</a>", "3:11: '<' does not begin a tag; expected '&lt;', or a name right after it"),
            (
                "<a>Save <b>all</a>",
                "3:20: '</a>' found, but '<b>' of line 3 is still open; expected '</b>' before it"
            ),
            ("<a>One<br>two</a>", "3:19: '</a>' found, but '<br>' of line 3 is still open; expected '<br/>' there"),
            ("<a>A bell\u{7}</a>", "3:15: the character U+0007 is not allowed in XML; remove it"),
            ("<a>None&#0;</a>", "3:13: '&#0;' is not a character allowed in XML; remove it"),
            ("<a>x]]></a>", "3:10: ']]>' outside a CDATA section; expected ']]&gt;'"),
            // Mistakes of people who edit files.
            ("<a x=\"1\" x=\"2\"/>", "3:15: the attribute 'x' is repeated; expected it once"),
            ("<a x=\"1>One</a>", "3:17: '<' in an attribute; expected a quote before it, or '&lt;'"),
            ("<a x=1/>", "3:11: found '1' in a tag, expected a quote"),
            ("<a x=\"1\"y=\"2\"/>", "3:14: found 'y' in a tag, expected a space"),
            ("<a x \"1\"/>", "3:11: found '\"' in a tag, expected '>', or an attribute as in name=\"value\""),
            ("<!-- a -- b -->", "3:13: '--' in a comment; expected it only at the end, as '-->'"),
            ("<!-- a", "3:6: the comment that begins here never ends; expected '-->'"),
            ("<a><![CDATA[One</a>", "3:9: the section that begins here never ends; expected ']]>'"),
            ("<a>One</a", "4:1: found '<' in a tag, expected '>'"),
            ("</resources>\n</resources>\n<a>", "4:1: '</resources>' closes nothing; expected the end of the file"),
        ])
    func mistake(inside: String, expected: String) {
        #expect(Self.fault(of: "<!-- A file -->\n<resources>\n     \(inside)\n</resources>") == expected)
    }

    @Test(
        "A mistake outside the content is reported",
        arguments: [
            (
                "<resources>\n<a>One</a>\n",
                "3:1: the file ends while '<resources>' of line 1 is open; expected '</resources>'"
            ),
            ("<resources><a", "1:12: the tag that begins here never ends; expected '>'"),
            ("  \n", "2:1: the file has no element"),
            ("<resources/>\n<more/>", "2:1: '<more>' after the end of the document; expected nothing more"),
            ("<resources/>\nmore", "2:1: text after the end of the document; expected nothing more"),
            (
                "<!-- A --><?xml version=\"1.0\"?>\n<resources/>",
                "1:11: the declaration '<?xml …?>' is not at the start of the file; move it there"
            ),
            ("<?xml version=\"1.0\">\n<resources/>", "1:1: the instruction that begins here never ends; expected '?>'"),
        ])
    func around(document: String, expected: String) {
        #expect(Self.fault(of: document) == expected)
    }

    /// Returns the only fault of a document as an Android catalog, without the words common to all.
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
