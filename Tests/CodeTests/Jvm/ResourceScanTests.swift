// XML resources: elements, attributes, references.

import Testing

@Suite("XML resources")
struct ResourceScanTests {
    @Test("An element is a call with the last word of its name, and its attributes are arguments")
    func elements() {
        #expect(
            outline(resource: #"<a.b.C d:e="f"><G/></a.b.C>"#)
                == "call C(identifier C, d:e: string, call G(identifier G))")
    }

    @Test("References are members, in attributes, expressions and texts")
    func references() {
        #expect(outline(resource: #"<A b="@string/c"/>"#) == "call A(identifier A, b: member c(identifier @string))")
        #expect(
            outline(resource: #"<A b="@{d ? @string/c : @plurals/e(f)}">@array/g</A>"#)
                == """
                call A(identifier A, b: tuple(member c(identifier @string), member e(identifier @plurals)), \
                member g(identifier @array))
                """)
    }

    @Test("References of the system, comments and raw texts are passed over")
    func others() {
        #expect(
            outline(resource: "<A><!-- @string/b --><![CDATA[@string/c]]>@android:string/ok</A>")
                == "call A(identifier A)")
    }
}
