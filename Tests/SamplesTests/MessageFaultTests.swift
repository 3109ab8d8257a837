// Messages with branches that ICU cannot parse.

import MessagePatterns
import Samples
import Testing

@Suite("Messages with an error")
struct MessageFaultTests {
    private static let deep =
        String(repeating: "{n, plural, other {", count: 51) + "x" + String(repeating: "}}", count: 51)

    static let faulty: [(text: String, kind: MessageFault.Kind, offset: Int)] = [
        ("{n, plural, one {x}}", .missingOther, 0), ("A {n, plural, one {x}}.", .missingOther, 2),
        ("{g, select, f {x} m {y}}", .missingOther, 0), ("{n, selectordinal, one {#st}}", .missingOther, 0),
        ("{n, plural, one {{m, plural, one {a}}} other {b}}", .missingOther, 0),
        ("{n, plural, one {x} other {y}", .unclosed, 0), ("It's {n, plural, one {x} other {y}", .unclosed, 5),
        ("{n, plural, one {x} other {y", .unclosed, 26), (deep, .nestedTooDeep, 50 * 19),
        ("{n, plural, one x other {y}}", .malformed, 0), ("{n, plural, =x {a} other {y}}", .malformed, 0),
    ]

    @Test("The error and its place are reported, and the text is displayed as written", arguments: faulty)
    func faults(text: String, kind: MessageFault.Kind, offset: Int) {
        let message = Message(text)
        #expect(message.fault?.kind == kind && message.fault?.offset == offset, "\(String(describing: message.fault))")
        #expect(ShowingTests.texts(text).map(\.text) == [text])
        #expect(Message(text, .messageFormat).fault == message.fault)
    }

    @Test(
        "Messages that ICU accepts, and those not meant for it, have no error",
        arguments: [
            "", "Save", "{n}", "{n, number}", "{n, plurality}", "{n, plural, one {x} other {y}}", "{", "{name", "a } b",
            "{n, plural, other {'{'}}", "{{name}}", "%d {0} {1", "{n, plural, other {It''s}}",
        ])
    func noFault(text: String) {
        #expect(Message(text).fault == nil)
    }

    @Test("In a syntax without braces, braces are text")
    func otherSyntax() {
        #expect(Message("{n, plural, one {x}}", .apple).fault == nil)
        #expect(Message("{n, plural, one {x}}", .text).fault == nil)
    }
}
