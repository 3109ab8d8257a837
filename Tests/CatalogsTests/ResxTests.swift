// .NET strings that are not texts.

import Catalogs
import TestSupport
import Testing

@Suite(".NET resources")
struct ResxTests {
    @Test("A XAML property that is not a text stays, only in Windows apps")
    func properties() throws {
        let names = [
            "Page.FlowDirection", "Save.AccessKey", "Save.Width", "Icon.Symbol", "Save.Content", "Visibility",
            "Menu.Visibility",
        ]
        let entries = names.map { "<data name=\"\($0)\"><value>Word</value></data>" }.joined()
        let text = "<root>\(entries)</root>"
        let windows = try Corpora.read(text, as: "Strings/en-US/Resources.resw")
        #expect(windows.entries.filter(\.isTranslatable).map(\.key) == ["Save.Content", "Visibility"])
        #expect(try Corpora.read(text, as: "Resources.resx").entries.allSatisfy(\.isTranslatable))
    }

    @Test("A comment can lock a text against translation")
    func locked() throws {
        let text =
            "<root><data name=\"a\"><value>new-tab</value><comment>{Locked}</comment></data>"
            + "<data name=\"b\"><value>New tab</value><comment>Not {Locked=\"tab\"} as a whole</comment></data></root>"
        #expect(try Corpora.read(text, as: "Resources.resw").entries.map(\.isTranslatable) == [false, true])
    }

    @Test("An element in a text is a fault")
    func elements() throws {
        let text =
            "<root><data name=\"a\"><value>One <b>two</b> three</value></data><data name=\"b\">"
            + "<value>One &lt;b>two&lt;/b> <![CDATA[<i>]]></value></data></root>"
        let catalog = try Corpora.read(text, as: "Resources.resx")
        #expect(
            catalog.faults.map(\.message) == [
                "found the element <b> in a text, part of which .NET drops, expected '&lt;b>'"
            ])
        #expect(catalog.entries.map(\.key) == ["a", "b"])
    }

    @Test("Text next to a value or without one is a fault")
    func textsOutside() throws {
        let text =
            "<root><data name=\"a\">One</data><data name=\"b\"><value>Two</value>more</data>"
            + "<data name=\"c\"/>\n<data name=\"d\">\n <!-- for d --><?d?>\n <value>Three</value>\n</data>\n"
            + "<data name=\"e\"><value>Four</value><!-- for e --></data></root>"
        let catalog = try Corpora.read(text, as: "Resources.resx")
        #expect(catalog.faults.compactMap(\.place?.column) == [22, 65, 35])
        let expected = ", expected <value>…</value> with the whole text, and nothing else"
        #expect(
            catalog.faults.map(\.message) == [
                "found text outside of <value>\(expected)", "found text outside of <value>\(expected)",
                "found a comment after <value>\(expected)",
            ])
        #expect(catalog.entries.map(\.key) == ["b", "d", "e"])
    }
}
