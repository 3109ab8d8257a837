// Addresses, paths, colors and locked words.

import MessagePatterns
import Testing

@Suite("Untranslatable text")
struct AddressTests {
    static let alone = [
        "https://example.com/a?b=c", "https://en.wikipedia.org/wiki/A_(b)", "http://localhost:8080/",
        "myapp://open?id=%@", "https://x.y/%1$@/z?d={id}", "mailto:me@x.org", "tel:+491", "about:config",
        "help@example.com", "a.b+c@ex-ample.co.uk", "www.example.de/help", "example.com", "example.de/help",
        "~/Library/Logs/app.log", "/usr/local/bin", "./run.sh", "../x", "C:\\Users\\me\\x.txt", "path/to/file.txt",
        "Contents/Info.plist", "Contents/README.MD", "#FF00AA", "#fff", "itms-apps://x", "http://", "@user:example.org",
        "--set-key-file", "SSH_AUTH_SOCK", "X11_2", "OUTPUT_DIR/app.log",
    ]

    @Test("It is kept, without the sentence around it", arguments: alone)
    func whole(piece: String) {
        #expect(Message(piece).pieces(.locked) == [piece])
        for text in [
            "See \(piece) now", "(\(piece))", "See \(piece).", "“\(piece)”", "\"\(piece)\", so", "See: \(piece)!",
        ] {
            #expect(Message(text).kept == [piece], "\(text)")
        }
    }

    @Test(
        "Text that touches an address is text",
        arguments: [
            ("-https://x.y", "https://x.y"), ("1.https://x.y", "https://x.y"), ("**https://x.y**", "https://x.y"),
            ("見てhttps://x.y。", "https://x.y"), ("访问https://x.y，然后", "https://x.y"), ("Mail:me@x.org", "me@x.org"),
            ("«https://x.y»", "https://x.y"), ("użyt@example.pl,", "użyt@example.pl"),
        ])
    func neighbors(text: String, address: String) {
        #expect(Message(text).kept == [address])
    }

    @Test(
        "A Windows path with spaces is kept if it is the whole text, or quoted",
        arguments: [
            (#"C:\Program Files\Foo"#, [#"C:\Program Files\Foo"#]), (#"D:\My Files\"#, [#"D:\My Files\"#]),
            (#"Open "C:\Program Files\Foo Bar" now"#, [#"C:\Program Files\Foo Bar"#]),
            (#"In “C:\My Files”, or «C:\Your Files»."#, [#"C:\My Files"#, #"C:\Your Files"#]),
            (#"Open C:\Program Files\Foo now"#, [#"C:\Program"#]), (#"C:\Users is a folder."#, [#"C:\Users"#]),
            ("C:\\My Files\nis a folder", [#"C:\My"#]), (#"C:\My Files\%@"#, [#"C:\My"#, "%@"]),
            (#"Not "C:\My Files"#, [#"C:\My"#]),
        ])
    func pathsWithSpaces(text: String, kept: [String]) {
        #expect(Message(text, .resolved).kept == kept)
    }

    @Test(
        "Plain words are text",
        arguments: [
            "and/or", "TCP/IP", "He/she w/o N/A", "Ein-/Ausblenden", "Datei(en)/Ordner", "9:41", "a:b", "Note:text",
            ".NET", "e.g. i.e.", "v1.2.3", "Node.js", "Done.Next step", "Wait...what? yes...no/maybe", "Node.js/Deno",
            "km/h.Then", "#hashtag", "#1", "C#", "24/7", "Settings > Privacy", "a / b // c", "3.5", "me @ home",
            "Set the data: x", "…/… – a", "Ends: now.", "Yes -- no", "Yes--no", "Stop --", "A_", "Some_Name", "NAME_x",
            "ÄA_B",
        ])
    func text(text: String) {
        #expect(Message(text).kept.isEmpty)
    }

    @Test(
        "Locked words are kept as whole words; the longest takes precedence",
        arguments: [
            ("Sign in with Apple ID", ["Apple ID"]), ("Apple pie", ["Apple"]), ("Pineapples, Apples", []),
            ("(C++), C", ["C++"]), ("Äpple Apple’s", ["Apple"]),
        ])
    func locked(text: String, kept: [String]) {
        var message = Message()
        for syntax in Syntax.all {
            message.parse(MessageParser(syntax, locked: ["Apple", "Apple ID", "C++", ""])) { $0 += Array(text.utf8) }
            #expect(message.kept == kept)
        }
    }
}
