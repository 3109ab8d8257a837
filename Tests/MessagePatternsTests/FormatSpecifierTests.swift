// Specifiers of Apple's and C's formatters: `%@`, `%1$lld`, `%#@files@`.

import MessagePatterns
import Testing

@Suite("Format specifiers")
struct FormatSpecifierTests {
    static let alone = [
        "%@", "%1$@", "%d", "%i", "%u", "%ld", "%lld", "%llu", "%lu", "%zd", "%zu", "%td", "%jd", "%qi", "%hd", "%hhd",
        "%hhx", "%#x", "%#llx", "%o", "%X", "%p", "%c", "%C", "%s", "%S", "%ls", "%a", "%e", "%g", "%f", "%Lf", "%.1f",
        "%5.1f", "%-5.2f", "%+d", "%05d", "%'d", "%,d", "%*d", "%-*d", "%.*f", "%*.*f", "%1$*2$d", "%1$.2f", "%1$+.1f",
        "%#@var@", "%1$#@files@", "%1#@count@", "%#@my_var-2@", "%arg", "%n", "%%", "%1$tY", "%tB", "%r", "%8$3.2#@f8@",
        "%007$@", "%'*10.2f", "%1$(count)lld", "%2$(user_name)@", "%1$(t).1f", "%(count)lld", "%(x).2lf", "%(name)@",
    ]

    @Test("A specifier stays intact", arguments: alone)
    func whole(specifier: String) {
        #expect(Message(specifier).kept == [specifier])
        #expect(Message("Delete \(specifier) now").kept == [specifier])
        #expect(Message("(\(specifier))", .apple).kept == [specifier])
    }

    @Test(
        "Adjacent specifiers and words are separated",
        arguments: [
            ("%@%@", ["%@", "%@"]), ("%@s", ["%@"]), ("%dx%d", ["%d", "%d"]), ("%d%%", ["%d", "%%"]),
            ("%d%d%%", ["%d", "%d", "%%"]), ("%%%d", ["%%", "%d"]), ("%d%%%@", ["%d", "%%", "%@"]),
            ("%%@ is literal", ["%%"]), ("%1$@:%2$@", ["%1$@", "%2$@"]), ("%ld/%ld", ["%ld", "%ld"]),
            ("%d(%d)", ["%d", "%d"]), ("%@’s file", ["%@"]), ("%llu%", ["%llu"]), ("%lld% done", ["%lld"]),
            ("%1$s%2$s", ["%1$s", "%2$s"]), ("100%% %@", ["%%", "%@"]), ("%1$tHh%1$tM", ["%1$tH", "%1$tM"]),
            ("%s%%20", ["%s", "%%"]),
        ])
    func neighbors(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
    }

    @Test(
        "Java's flags are part of a specifier",
        arguments: ["%<s", "%&lt;s", "%-<10s", "%<,.2f", "%<tM", "%(,.2f", "%1$(d", "%1$(,.2f", "%,(.2f", "%(5d"])
    func java(specifier: String) {
        #expect(Message("Balance: \(specifier)").kept == [specifier])
        #expect(Message("Balance \(specifier) again").kept == [specifier])
        #expect(Message("%1$tH \(specifier), so").kept == ["%1$tH", specifier])
    }

    @Test(
        "Text that looks like Java's flags",
        arguments: [
            ("%1$(d) left", ["%1$(d"]), ("%1$(a)2$(b)c", ["%1$(a", "$(b)"]), ("50 %(of all)", []),
            ("50 %(d. h. alle)", []), ("50 % (5 d)", []), ("5 %(5d)s", ["%(5d)s"]),
            ("%(name)s", ["%(name)s"]), ("50%<b>all</b>", ["<b>", "</b>"]), ("%<x>.2f", ["%<x>.2f"]),
            ("50%<a href=\"x\">y</a>", ["<a href=\"x\">", "</a>"]), ("50%<s id='x'>y</s>", ["<s id='x'>", "</s>"]),
            ("50%<strong>y", ["<strong>"]), ("50%<br/>", ["<br/>"]), ("50%<th>y", ["<th>"]),
            ("50%&lt;b&gt;y", ["&lt;", "&gt;"]),
        ])
    func notJava(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
    }

    @Test("An unclosed variable is kept nevertheless")
    func unclosed() {
        #expect(Message("%#@files left").kept == ["%#@files"])
    }

    @Test(
        "Swift's interpolations are kept, including nested ones",
        arguments: ["\\(name)", "\\(x.map { \"\\($0)\" })", "\\(count, specifier: \"%lld\")"])
    func interpolation(piece: String) {
        #expect(Message("Hello \(piece), bye").kept == [piece])
    }

    @Test(
        "The words in a grammar agreement are text",
        arguments: [
            ("^[%lld file](inflect: true)", ["^[", "%lld", "](inflect: true)"]),
            ("^[^[%lld](x: y) file](inflect: true)", ["^[", "^[", "%lld", "](x: y)", "](inflect: true)"]),
            (
                "^[%lld file](morphology: { partOfSpeech: \"noun\" })",
                ["^[", "%lld", "](morphology: { partOfSpeech: \"noun\" })"]
            ),
        ])
    func agreement(text: String, kept: [String]) {
        let message = Message(text, .apple)
        #expect(message.kept == kept)
        #expect(message.words == [" file"])
    }
}
