// Placeholders of frameworks.

import MessagePatterns
import Testing

@Suite("Templates")
struct TemplateTests {
    static let alone = [
        "{0}", "{name}", "{{name}}", "{{{x}}}", "{0:N2}", "{0,10:C2}", "{100:0abc}", "{ $name }", "{$name :string}",
        "{1,date}", "{count, number, integer}", "{{x | upper}}", "{{count, number}}", "{{#if a}}", "${x}", "${a.b}",
        "$(PRODUCT_NAME)", "$(X:rfc1034identifier)", "$HOME", "$NAME$", "$t(key)", "$t(a.b, {\"count\": 1})", "%{x}",
        "%(x)s", "%(x).2f", "%(x)05d", "%(two words)s", "%<x>.2f", "%<x>d", "%NAME%", "%name%", "%id%", "%1", "%2",
        "%L1", "%n",
        "%Ln", "@:link", "@:a.b.c", "@:a/b", "@:a[0].b", "@.lower:link", "@:(a.b)", "@string/app_name",
        "@android:string/ok", "@@x@@",
        "@I18N@x@I18N@", "__TOKEN__", "%Y", "%H", "<%= a > 1 %>",
    ]

    @Test("A placeholder stays intact", arguments: alone)
    func whole(placeholder: String) {
        #expect(Message(placeholder).kept == [placeholder])
        #expect(Message("Delete \(placeholder) now").kept == [placeholder])
        #expect(Message("(\(placeholder)).").kept == [placeholder])
    }

    @Test(
        "Adjacent placeholders and words are separated",
        arguments: [
            ("{a}{b}", ["{a}", "{b}"]), ("${foo}{bar}", ["${foo}", "{bar}"]), ("%1 of %2", ["%1", "%2"]),
            ("%{count}s", ["%{count}"]), ("hello, world{0", ["{0"]), ("@:key.sub.", ["@:key.sub"]),
            ("@:a/ @:b[x] @:c/.", ["@:a", "@:b", "@:c"]),
            // A link is recognized at any position.
            ("@j@:key", ["@j", "@:key"]), ("@j@i@:key", ["@j@", "@:key"]),
            ("%[1]s of %[2].2f", ["%[1]s", "%[2].2f"]), ("%[1] of", []), ("Save %PRODUCTNAME now", ["%PRODUCTNAME"]),
            ("100 %SICHER", ["%S"]), ("$[officename] x", ["$[officename]"]), ("$(sync~spin) x", ["$(sync~spin)"]),
            ("天気：$cw$」", ["$cw$"]),
            ("See !link and wow!that", ["!link"]), ("§aGreen§r §5", ["§a", "§r", "§5"]), ("§ 5", []),
            ("<b class=\"x notranslate\">Acme</b> x", ["<b class=\"x notranslate\">Acme</b>"]),
            ("qrc:/a.png, urn:isbn:1", ["qrc:/a.png", "urn:isbn:1"]),
            ("\\\\srv\\share x", ["\\\\srv\\share"]), ("%APPDATA%\\Acme", ["%APPDATA%", "\\Acme"]),
            ("%s/month", ["%s"]), ("%(a)s/x.txt.", ["%(a)s", "/x.txt"]),
            ("%@/month", ["%@"]), ("%@/a/b", ["%@", "/a/b"]), ("{dir}/x.png", ["{dir}", "/x.png"]), ("%1%", ["%1"]),
            ("%0 cœurs", ["%0"]), ("%0% left", ["%0"]), ("%0 e %1", ["%0", "%1"]), ("%(dir)sに", ["%(dir)s"]),
            ("%Y年%m月%d日", ["%Y", "%m", "%d"]), ("%H:%M", ["%H", "%M"]), ("%(n)shrs", ["%(n)s"]),
            ("%Hh%M", ["%H", "%M"]), ("%Hh %Mmin", ["%H", "%M"]), ("%Mehr", []), ("%Hmpf", []),
            ("%first%%last%!", ["%first%", "%last%"]), ("%total%%", ["%total%"]),
            ("%@ %name% %d%", ["%@", "%name%", "%d"]),
            ("%cpříkaz% a %команда%", ["%cpříkaz%", "%команда%"]), ("%dч%dм", ["%d", "%d"]),
            (":%tag_start%Sent:%tag_end% :%a_start%here", ["%tag_start%", "%tag_end%", "%a_start%"]),
            ("%d_files_%d", ["%d", "_files_", "%d"]), ("%dh%", ["%d"]),
            ("%1%gedraagt", ["%1", "%"]), ("%1% min.", ["%1"]), ("%Zd %15Zu %Zuweisung", ["%Zd", "%15Zu"]),
            ("{user}@example.de", ["{user}", "@example.de"]),
        ])
    func neighbors(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
    }

    @Test(
        "In browsers, names between dollar signs and numbers are placeholders, also inside of words",
        arguments: [
            ("$A$trackers$B$ blocked", ["$A$", "$B$"]), ("拖曳將$RESULT$。", ["$RESULT$"]), ("US$1,5", ["$1"]),
            ("$$1 or $$", []), ("$5 and $ten", ["$5", "$ten"]), ("a$b@c$d$e", ["$b@c$"]), ("10$ or 20$", []),
        ])
    func browsers(text: String, kept: [String]) {
        #expect(Message(text, .browserMessage).kept == kept)
    }

    @Test(
        "In MediaWiki, numbers after dollar signs are placeholders",
        arguments: [
            ("Page $1 of $2", ["$1", "$2"]), ("à$1", ["$1"]), ("$A$ and $5", ["$A$", "$5"]), ("a$A$ $$1", []),
            ("{{PLURAL:$1|page|pages}}", ["{{PLURAL:$1|page|pages}}"]),
        ])
    func wikis(text: String, kept: [String]) {
        #expect(Message(text, .wikiMessage).kept == kept)
    }

    @Test(
        "In Laravel, a word after a colon is kept at any position",
        arguments: [
            ("Version v:version", [":version"]), (":hour::minute, :Price", [":hour", ":minute", ":Price"]),
            ("9:30 o'clock: now", []), ("x:count|:count_all", [":count", ":count_all"]),
        ])
    func colonNames(text: String, kept: [String]) {
        #expect(Message(text, .phpMessage).kept == kept)
    }

    @Test(
        "The page titles of MediaWiki links are not text",
        arguments: [
            ("See [[Special:Log|the log]].", ["[[Special:Log|", "]]"]), ("[[Help:Contents]] a", ["[[Help:Contents]]"]),
            ("[[User:$1|$1]]", ["[[User:", "$1", "|", "$1", "]]"]),
            ("[[{{ns:user}}:a|b]]", ["[[", "{{ns:user}}", "]]"]),
            ("[[A:$1/b/$2|c]]", ["[[A:", "$1", "/b/", "$2", "|", "]]"]), ("[[A$|c", ["[[A$|"]), ("a[1] [[b] c", []),
            ("[[a\n|b", []),
        ])
    func wikiLinks(text: String, kept: [String]) {
        #expect(Message(text, .wikiMessage).kept == kept)
    }

    @Test(
        "i18next's nested texts are also found after a letter",
        arguments: ["Size 100$t(unit)", "OK$t(a.b)", "%s$t(a.b)"])
    func nestedTexts(text: String) {
        let start = text.firstIndex(of: "$") ?? text.endIndex
        #expect(Message(text).pieces(.placeholder).last == String(text[start...]))
    }

    @Test(
        "A word after a colon that does not end another word is kept, but is not a placeholder",
        arguments: [
            ("Welcome, :name", [":name"]), (":count of :total.", [":count", ":total"]), ("(:user_id)", [":user_id"]),
            ("<b>:name</b>'s", [":name"]), (":count/:total", [":count", ":total"]), ("“:name”", [":name"]),
            ("At :hour:minute", [":hour:minute"]), ("Hi :smile: you", [":smile:"]), (":thumbs-up:", [":thumbs-up:"]),
            (":attribute: wrong", [":attribute:"]), ("Welcome, :Name of :NAME", [":Name", ":NAME"]), ("Fine :D", []),
            ("Note:This", []),
        ])
    func colonWords(text: String, locked: [String]) {
        #expect(Message(text).pieces(.locked) == locked)
        #expect(Message(text).pieces(.placeholder).isEmpty)
    }

    @Test(
        "A name after a percent sign is kept, even if it begins with a specifier, unless it ends a word",
        arguments: [
            ("by %author on %date", ["%a", "%d"], ["uthor", "ate"]), ("(%value)", [], ["%value"]),
            ("took %dmin", ["%d"], ["min"]), ("%ds %dh", ["%d", "%d"], []), ("100%sure", ["%s"], []),
            ("%lld %lldpx", ["%lld", "%lld"], ["px"]), ("%dx%d", ["%d", "%d"], []), ("%name%", ["%name%"], []),
            ("5 % discount", [], []),
        ])
    func percentNames(text: String, placeholders: [String], locked: [String]) {
        #expect(Message(text).pieces(.placeholder) == placeholders)
        #expect(Message(text).pieces(.locked) == locked)
    }

    @Test(
        "An unclosed brace is not a placeholder, but is kept",
        arguments: [
            ("User {0 in {1}", ["{0"], ["{1}"]), ("Hallo {name", ["{name"], []), ("x {a", ["{a"], []),
            ("a {n, plural, one {x}", ["{n, plural, one {x}"], []),
        ])
    func unclosed(text: String, locked: [String], placeholders: [String]) {
        #expect(Message(text).pieces(.locked) == locked)
        #expect(Message(text).pieces(.placeholder) == placeholders)
    }

    @Test(
        "Signs that do not begin a placeholder are text",
        arguments: [
            "$5", "US$", "$5.00 + $1", "A$AP", "a_b __ c", "___", "} {", "snake_case", "me @ home", "R&D $",
            "At 9:30am", "Note:text", "a::b", "std::move", "Foo ::bar", "So: yes", "Fun :D :) :-)", "名称:name", "x :1",
        ])
    func text(text: String) {
        #expect(Message(text).kept.isEmpty)
    }
}
