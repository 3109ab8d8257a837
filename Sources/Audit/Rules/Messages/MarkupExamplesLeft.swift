// Examples of what `markup-mismatch` accepts.

extension MarkupExamples {
    static let left: [RuleExample] = [
        .leaves(
            "entities in Laravel's pagination.php, whose views show HTML",
            ["en", "ca"].map {
                .init(
                    "lang/\($0)/pagination.php",
                    "<?php return ['next' => '\($0 == "en" ? "Next" : "Següent &raquo;")'];\n")
            }),
        .leaves(
            "a message with branches that ICU cannot read, which 'placeholder-mismatch' reports",
            .json(
                "{n, plural, one {<b>a</b> file} other {<b>#</b> files}}", "de",
                "{n, plural, one {<b>eine</b> Datei} other <b># Dateien}}")),
        .leaves(
            "the name of a translator in place of a dash", .json("-", "da", "<a href='https://a.org'>Dana</a>")),
        .leaves(
            "an element in place of a placeholder, which 'placeholder-mismatch' reports",
            .json("Delete ({{count}})", "de", "Löschen (<b class='count'></b>)")),
        .leaves(
            "a path between angle brackets",
            .strings("Share <path> as <name>", "fr", "Partager </chemin/complet> en <nom>")),
        .leaves(
            "other numeric entities", .strings("Caf&#233; &#252;ber", "es", "Caf&#233; m&#225;s")),
        .leaves("direction marks", .strings("&lrm;Save all", "ar", "&rlm;احفظ الكل")),
        .leaves(
            "an address with a space in the source, too",
            .strings("Begin with https: // or https://", "de", "Mit https: // oder https:// beginnen")),
        .leaves(
            "an entity escaped twice in the source, too",
            .strings("Write <b>&amp;lt;</b>", "de", "Schreib <b>&amp;lt;</b>")),
        .leaves(
            "an entity in a text that Rails treats as HTML",
            [
                .init("config/locales/en.yml", "en:\n  title_html: Hello?\n"),
                .init("config/locales/fr.yml", "fr:\n  title_html: Bonjour&nbsp;?\n"),
            ]),
        .leaves(
            "an entity in an app whose source has entities without tags",
            [
                .init(
                    "en.json",
                    #"{"a": "Drag &amp; drop", "b": "Don&#8217;t save", "c": "Wait&hellip;", "d": "Really?"}"#),
                .init("fr.json", #"{"d": "Vraiment&nbsp;?"}"#),
            ]),
        .leaves(
            "an unquoted address that ends in a slash",
            .strings(
                "See <a href='https://example.org/'>the site</a>", "de",
                "Siehe <a href=https://example.org/>die Website</a>")),
        .leaves(
            "spaces around an equals sign",
            .strings("<a href='https://example.org'>Help</a>", "de", "<a href = 'https://example.org'>Hilfe</a>")),
        .leaves("another order", .strings("<b>Save</b> <i>all</i>", "de", "<i>Alles</i> <b>sichern</b>")),
        .leaves(
            "a link that shows how to write one",
            .strings("Write links as [name](https://url)", "zh", "链接写作 [名称](网址)")),
        .leaves("another page", .strings("[Help](https://example.com)", "de", "[Hilfe](https://example.com/de)")),
        .leaves("words in angle brackets", .strings("Open <untitled>", "de", "<ohne Namen> öffnen")),
        .leaves("the arguments of a command", .strings("add [<object>] <limit>", "ca", "add [<font>] <límit-a>")),
        .leaves(
            "a usage text that repeats an argument",
            .strings("-n name  set the name", "nl", "-n <naam>  de <naam> instellen")),
        .leaves(
            "a name that neither text closes",
            .strings("Escape them as '\\\\x<code>'", "ro", "Scrieți '\\\\x<cod>'")),
        .leaves(
            "a direction around a Qt text",
            [
                .init(
                    "app_he.ts",
                    """
                    <!DOCTYPE TS><TS version="2.1" language="he"><context><name>Ban</name>
                    <message><source>Save all</source>
                    <translation>&lt;p dir="RTL"&gt;שמירת הכול&lt;/p&gt;</translation></message></context></TS>

                    """)
            ]),
        .leaves(
            "the tags that Qt Designer writes around a text",
            .qt(
                "&lt;html&gt;&lt;head/&gt;&lt;body&gt;&lt;p&gt;Save&lt;/p&gt;&lt;/body&gt;&lt;/html&gt;",
                "&lt;p&gt;Sichern&lt;/p&gt;")),
        .leaves("a line break at the end of a text", .strings("<b>Save</b> all<br>", "de", "Alles <b>sichern</b>")),
        .leaves("an access key before a word and a semicolon", .strings("&Done and next", "ca", "&Fet; següent")),
        .leaves(
            "a manual without an element that describes a word",
            .manual("Press <gui>Save</gui> now", "Jetzt sichern mit <key>Strg</key>")),
        .leaves("the name of an element", .strings("Abbreviated form", "ja", "<ABBR> (略語)")),
        .leaves("entities of a manual", .manual("Quit the program", "&app;-Programm beenden &amp; gehen")),
        .leaves(
            "an element that the source does not close", .strings("<p>Save<\\\\p>", "de", "<p>Sichern</p>")),
        .leaves(
            "emphasis that a translation adds on Android",
            .android("Open a.json", "de", "Öffne <i>a.json</i>")),
        .leaves("an email address", .strings("Ann <ann@example.org>", "de", "Bob <bob@example.org>")),
        .leaves("names in other brackets", .strings("<no name>, <old>", "cs", "<Beze>, ‹starý>")),
        .leaves(
            "the names of translators, in gettext",
            [
                .init(
                    "po/ja.po",
                    """
                    msgid ""
                    msgstr "Language: ja\\nContent-Type: text/plain; charset=UTF-8\\n"

                    msgid "translator-credits"
                    msgstr "Taro <https://example.org/taro>, 2025"

                    """)
            ]),
        .leaves(
            "code between backticks",
            .strings("Write <Speak>%@</Speak>", "pt", "Escreva `<Speak>%@</Speak>`")),
        .leaves(
            "parentheses after brackets, without an address",
            .strings("Nothing is named [%@]", "ko", "[%@](이)라는 이름이 없습니다")),
        .leaves(
            "a plural with more branches than the source",
            [
                .init("i18n/en.json", "{\"a\": \"{n, plural, one {<b>#</b> file} other {<b>#</b> files}}\"}\n"),
                .init(
                    "i18n/pl.json",
                    "{\"a\": \"{n, plural, one {<b>#</b> plik} few {<b>#</b> pliki} other {<b>#</b> plików}}\"}\n"),
            ]),
        .leaves(
            "a form that spells out its number, without the tags around it",
            [
                .init(
                    "locales/en.json",
                    "{\"a_one\": \"<b>{{count}}</b> file\", \"a_other\": \"<b>{{count}}</b> files\"}\n"),
                .init(
                    "locales/de.json", "{\"a_one\": \"Eine Datei\", \"a_other\": \"<b>{{count}}</b> Dateien\"}\n"),
            ]),
        .leaves(
            "a Java text as plain text, and one that is not closed",
            [
                .init("messages.properties", "a=<html>Save</html>\nb=<html>Save<br>all</html>\nc=Save\n"),
                .init("messages_de.properties", "a=Sichern\nb=<html>Alles<br>sichern\nc=<html>Sichern</html>\n"),
            ]),
        .leaves(
            "an entity in a gettext message of a web page",
            [
                .init(
                    "po/fr.po",
                    """
                    msgid ""
                    msgstr "Language: fr\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #: web/js/app.js:12 web/index.html:3
                    msgctxt "button"
                    msgid "Really?"
                    msgstr "Vraiment&nbsp;?"

                    """)
            ]),
        .leaves(
            "an entity that a tool writes into an XML file as it is",
            [
                .init(
                    "po/fr.po",
                    """
                    msgid ""
                    msgstr "Language: fr\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #: data/org.example.Notes.metainfo.xml.in:7
                    msgid "Write & share notes"
                    msgstr "Écrire &amp; partager des notes"

                    """)
            ]),
        .leaves(
            "an address between angle brackets, in plain text",
            .strings("Prices: https://example.org/p", "fr", "Prix : <https://example.org/p>")),
        .leaves("a character instead of its entity", .strings("<b>A</b> &amp; B", "de", "<b>A</b> & B")),
        .leaves(
            "a link that is lost with its placeholder, which 'placeholder-mismatch' reports",
            .strings("Open [the page](%@) to see **%@**.", "de", "Öffne die Seite.")),
        .leaves(
            "emphasis of a placeholder that is lost with it",
            .php("Check <em>%s</em> now", "de", "Jetzt prüfen")),
        .leaves("stars around a line", .strings("** Done **", "de", "**Fertig**")),
        .leaves(
            "an emphasis that another order of words splits",
            .strings("**Turn it off** here", "de", "**Schalte es** hier **ab**")),
        .leaves("emphasis that Android may drop", .android("<b>Save</b> all", "ko", "모두 저장")),
        .leaves("a closing tag that browsers read as a line break", .php("A<br>B", "fa", "A</br>B")),
        .leaves("a lost line break beside another", .php("A.<br>B<br>C", "de", "A.<br>B C")),
        .leaves(
            "the markup of Qt Designer",
            .qt(
                "&lt;html&gt;&lt;head/&gt;&lt;body&gt;&lt;p&gt;Press here&lt;/p&gt;&lt;/body&gt;&lt;/html&gt;",
                "Hier drücken")),
        .leaves(
            "an entity in a text of Markdown, whose readers resolve it",
            .strings("**10 files** left", "fr", "**10&nbsp;fichiers** restants")),
    ]
}
