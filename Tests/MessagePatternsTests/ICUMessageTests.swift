// Messages with branches, parsed by ICU.

import Comparison
import MessagePatterns
import Testing

@Suite("ICU messages")
struct ICUMessageTests {
    @Test("An argument in apostrophes is kept, unless the text is known to be an ICU message")
    func quotedArgument() {
        let text = "{g, select, a {Take '{n}'} other {It's}}"
        #expect(Message(text).kept == ["{g, select, a {", "{n}", "} other {", "}}"])
        #expect(Message(text, .messageFormat).kept == ["{g, select, a {", "'", "'", "} other {", "}}"])
    }

    @Test(
        "Branches are text, and everything around them is kept",
        arguments: [
            ("{n, plural, one {# file} other {# files}}", ["{n, plural, one {", "#", "} other {", "#", "}}"]),
            ("{n,plural,offset:1 =0{none}other{# more}}", ["{n,plural,offset:1 =0{", "}other{", "#", "}}"]),
            (
                "{g, select, male {He {n, plural, other {# it's}}} other {They}} end",
                ["{g, select, male {", "{n, plural, other {", "#", "}}", "} other {", "}}"]
            ),
            (
                "{a, plural, one {one} other {other}} {b, plural, other {other}}",
                ["{a, plural, one {", "} other {", "}}", "{b, plural, other {", "}}"]
            ),
            (
                "<b>{n, plural, one {a</b>} other {b</b>}}",
                ["<b>", "{n, plural, one {", "</b>", "} other {", "</b>", "}}"]
            ),
            ("{0,choice,0#no files|1#one file|1<{0} files}", ["{0,choice,0#", "|1#", "|1<", "{0}", "}"]),
            ("{n, selectordinal, one {#st} other {#th}}", ["{n, selectordinal, one {", "#", "} other {", "#", "}}"]),
        ])
    func branches(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
        #expect(Message(text, .messageFormat).kept == kept)
    }

    @Test("Quotes are kept, what they quote is text, and a bare apostrophe is text")
    func quotes() {
        let message = Message("It's '{'x'}' {n, plural, other {#}}")
        #expect(message.words == ["It's ", "{", "x", "}", " "])
        #expect(Message("'{name}'", .messageFormat).words == ["{name}"])
        #expect(Message("It's", .messageFormat).words == ["It's"])
        #expect(Message("'{USER'} is offline").kept == ["{USER'}"])
    }

    @Test("Each branch begins and ends once")
    func counts() {
        let message = Message(
            "{a, plural, one {x} few {y} other {z}} {b, select, p {{c, plural, other {#}}} other {q}}")
        #expect(message.pieces(.branchStart).count == 3)
        #expect(message.pieces(.branchNext).count == 3)
        #expect(message.pieces(.branchEnd).count == 3)
    }

    @Test("Branches inside of a tag are branches")
    func tagAround() {
        let message = Message("<a href=\"{n, plural, one {x} other {y}}\">go</a>")
        #expect(message.pieces(.branchNext) == ["} other {"])
        #expect(message.words == ["go"])
    }

    @Test("ICU does not parse the tags of XLIFF's inline elements")
    func inlineElements() {
        let tag = "<x id=\"INTERPOLATION\" equiv-text=\"{{it's > n}}\"/>"
        let message = Message("{VAR_PLURAL, plural, =1 {one item} other {\(tag) items}}")
        #expect(message.kept == ["{VAR_PLURAL, plural, =1 {", "} other {", tag, "}}"])
        #expect(message.words == ["one item", " items"])
        let nested = "Hi <x id=\"ICU\" equiv-text=\"{n, plural, other {{{n}} items}}\"/>, you"
        #expect(Message(nested).words == ["Hi ", ", you"])
    }

    @Test("An argument may contain the quote that would end an attribute")
    func straddling() {
        for text in ["<a title=\"{0,date,\" x=\"\">} {n,plural,other{}}", "<a title=\"{0,date,\"}> {n,plural,other{}}"]
        {
            #expect(Message(text).isWhole)
            #expect(Message(text, .messageFormat).isWhole)
        }
    }

    @Test("A message that ICU cannot parse is unchanged", arguments: [Syntax.auto, .messageFormat])
    func unreadable(syntax: Syntax) {
        for text in [
            "{n, plural, one {# file} other {# files}", "{n, plural, one {# file}}", "{n, plural, one # other {#}}",
            "{n ,plural, one {", "{ n, select, a {", "{{name}}", "{0",
        ] {
            #expect(Message(text, syntax).words.isEmpty, "\(text)")
        }
    }

    @Test("Branches nested deeper than ICU's stack allows stay intact", arguments: [101, 100_000])
    func deep(depth: Int) {
        let text = String(repeating: "{n,plural,other{", count: depth) + "x" + String(repeating: "}}", count: depth)
        #expect(Message(text).kept == [text])
        #expect(Message(text, .messageFormat).kept == [text])
    }

    @Test(
        "Quoted braces do not hide the nesting depth of others",
        arguments: [
            "{a,select,other{'}}'", "{a,select,other{{0,date,'x}' }", "{a,select,other{{0,date,'}'''}' }",
            "{n,plural,other{'#}}'", "{n,selectordinal,other{'#}}'", "{0,choice,0#'|}'", "{a,SELECT,other{'}' ''}}'",
            "{a\0,select,other{'}}'", "{ a , plural , other { '#}}'",
        ])
    func deepWithQuotes(piece: String) {
        let text = String(repeating: piece, count: 30_000)
        for syntax in [Syntax.auto, .messageFormat, .javaMessageFormat] { #expect(Message(text, syntax).isWhole) }
    }

    @Test("Literal braces do not count as nesting", arguments: ["'{' ", "'{''' ", "''' ' '{' "])
    func quotedBraces(piece: String) {
        let text = "{n, plural, one {a} other {b}}" + String(repeating: piece, count: 101)
        #expect(Message(text, .messageFormat).pieces(.branchNext) == ["} other {"])
        #expect(Message(text, .messageFormat).fault == nil)
    }

    @Test("Invalid UTF-8 does no harm")
    func badBytes() {
        var message = Message()
        for syntax in Syntax.all {
            message.parse(MessageParser(syntax)) { $0 += [0xFF, 0xC3] + Array("{n, plural, other {".utf8) + [0xE2] }
            #expect(message.isWhole)
            message.parse(MessageParser(syntax)) { $0 += [0xFF, 0xC3] + Array("{n, plural, other {#}}".utf8) + [0xE2] }
            #expect(message.isWhole)
        }
    }

    @Test(
        "Flutter's apostrophes are literal if ICU cannot parse them; otherwise they quote",
        arguments: [
            ("{n, plural, one{l'{v}} other{d'{v} photos}}", 5), ("{g, select, male{l'{v}} other{d'{v}}}", 5),
            ("{n, plural, one{l''un} other{'{v}' photos}}", 5),
        ])
    func flutter(text: String, kept: Int) {
        let message = Message(text, .flutterMessage)
        #expect(message.isWhole && message.fault == nil)
        #expect(message.parts.count { $0.kind != .text } == kept)
        #expect((Message(text, .auto).fault == nil) == text.contains("''"))
        var parser = MessageParser()
        parser.adapt(to: .flutterMessage)
        var adapted = Message()
        adapted.parse(parser) { $0 += text.utf8 }
        #expect(adapted.parts == message.parts)
    }

    @Test("Flutter's '#' is text")
    func flutterNumber() {
        let text = "{n, plural, one{# file} other{{n} #files}}"
        func placeholders(_ syntax: Syntax) -> Int {
            Message(text, syntax).parts.count { $0.kind == .placeholder }
        }
        #expect(placeholders(.flutterMessage) == 1)
        #expect(placeholders(.auto) == 3)
    }
}
