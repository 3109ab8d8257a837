// Examples of what `markup-mismatch` finds.

enum MarkupExamples {
    static let all: [RuleExample] = found + left

    private static let found: [RuleExample] = [
        .finds(
            "'<x id=\"START_EMPHASISED_TEXT\">' of the source is lost; '<x id=\"CLOSE_EMPHASISED_TEXT\">' of the source is lost",
            "emphasis of Angular that is lost as a whole: a note",
            .angular([
                (
                    "1", "Save <x id=\"START_EMPHASISED_TEXT\"/>all<x id=\"CLOSE_EMPHASISED_TEXT\"/>", "Alles sichern"
                )
            ])),
        .finds(
            "1 more '</a>' than in the source", "an extra closing tag, which HTML ignores: a warning",
            .strings("Read <a href='/x'>this</a>.", "fi", "Lue <a href='/x'>tämä</a>. Tai</a>")),
        .finds(
            "1 of 2 '<b>' of the source is lost; 1 of 2 '</b>' of the source is lost",
            "emphasis that other words keep: a note",
            .strings("<b>You</b> left <b>all</b>", "es", "Has dejado <b>todo</b>")),
        .finds(
            "'<i>' of the source is lost; '</i>' of the source is lost",
            "quotation marks for italics, beside those of the source: a note",
            .strings("Use \\\"A\\\" or <i>B</i>", "et", "Kasuta „A“ või „B“")),
        .finds(
            "'<a>' of the source is lost", "an anchor that leads nowhere: a note",
            .qt(
                "&lt;html&gt;&lt;p&gt;&lt;a name='box'/&gt;Layer&lt;/p&gt;&lt;/html&gt;",
                "&lt;html&gt;&lt;p&gt;Ebene&lt;/p&gt;&lt;/html&gt;")),
        .finds(
            "'<html>' of the source is lost; '<head>' of the source is lost; '<body>' of the source is lost; 2 '<p>' of the source are lost",
            "a document without a tag in the translation: a note",
            .qt(
                "&lt;html&gt;&lt;head/&gt;&lt;body&gt;&lt;p&gt;Layer&lt;/p&gt;&lt;p&gt;Name&lt;/p&gt;&lt;/body&gt;&lt;/html&gt;",
                "Ebene und Name")),
        .finds(
            "'<b>' of the source is lost; '</b>' of the source is lost", "words lose their emphasis",
            .strings("Save <b>all</b>", "de", "Alles sichern")),
        .finds(
            "'</b>' closes nothing that is open", "tags close in the wrong order",
            .strings("<b>Save <i>all</i></b>", "de", "<b>Alles <i>sichern</b></i>")),
        .finds(
            "'&amp;' is shown verbatim, because the source is plain text", "an entity in plain text",
            .strings("Drag & drop", "de", "Ziehen &amp; ablegen")),
        .finds(
            "'<a>' lacks 'href' of the source, but has 'herf'", "a misspelled attribute",
            .strings("Read <a href='%@'>our terms</a>", "de", "Lies <a herf='%@'>die Regeln</a>")),
        .finds(
            "'[…](…)' of the source is lost", "a broken link",
            .strings("Read [our terms](https://example.com)", "de", "Lies [die Regeln] (https://example.com/de)")),
        .finds(
            "'</i>' is escaped as '&lt;' here, but an element in the source, so it is shown verbatim",
            "escaped tags on Android in the wrong order, which is no matter then",
            [
                .init(
                    "res/values/strings.xml", "<resources><string name=\"a\">Save <i>all</i> now</string></resources>\n"
                ),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\">Jetzt &lt;/i>alles&lt;i> sichern</string></resources>\n"),
            ]),
        .finds(
            "'<b>' is escaped as '&lt;' here, but an element in the source, so it is shown verbatim",
            "escaped tags on Android",
            [
                .init(
                    "res/values/strings.xml", "<resources><string name=\"a\">Save <b>all</b></string></resources>\n"
                ),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\">&lt;b>Alles&lt;/b> sichern</string></resources>\n"),
            ]),
        .finds(
            "'&amp;amp;' is escaped twice, so users see '&amp;'; expected '&amp;'",
            "an entity that was escaped twice",
            .strings("<b>Tom</b> &amp; Jerry", "de", "<b>Tom</b> &amp;amp; Jerry")),
        .finds(
            "'& lt;' is misspelled; expected '&lt;'", "an entity broken by machine translation",
            .strings("Write &lt;help&gt;", "de", "Schreib & lt; Hilfe & gt;")),
        .finds(
            "'&nbps;' is misspelled; expected '&nbsp;'", "an entity with two letters swapped",
            .strings("10&nbsp;files", "de", "10&nbps;Dateien")),
        .finds(
            "'https: //' is misspelled; expected 'https://'", "an address broken by machine translation",
            .strings("See https://example.com/help", "de", "Siehe https: //example.com/help")),
        .finds(
            "'https: //' is misspelled; expected 'https://'", "a broken address in a tag: an error",
            .strings(
                "<a href='https://example.com'>Help</a>", "de", "<a href='https: //example.com'>Hilfe</a>")),
        .finds(
            "'<font>' lacks 'size' of the source", "an attribute for the look: a note",
            .strings("<font size='3'>Help</font>", "de", "<font>Hilfe</font>")),
        .finds(
            "'[…](…)' of the source is lost", "a link whose address is still there: a warning",
            .strings("See [the forum](https://example.com).", "zh", "請看論壇（https://example.com）。")),
        .finds(
            "'< b>' is misspelled; expected '<b>'; '</ b>' is misspelled; expected '</b>'",
            "tags broken by machine translation", .strings("Save <b>all</b>", "de", "< b>Alles</ b> sichern")),
        .finds(
            "'&amp;' is shown verbatim: its '&' is escaped twice in the file",
            "an entity that was escaped twice, on Android",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"a\"><b>Tom</b> &amp; Jerry</string></resources>\n"),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\"><b>Tom</b> &amp;amp; Jerry</string></resources>\n"),
            ]),
        .finds(
            "a quotation mark in '<a href=\"x\" target=\"_blank>' is never closed",
            "a value without its second quotation mark",
            .json(
                #"<p><a href=\"x\" target=\"_blank\">Help</a></p>"#, "cs",
                #"<p><a href=\"x\" target=\"_blank>Pomoc</a></p>"#)),
        .finds(
            "'<span class=\"x\"' has no '>', so what follows is part of the tag", "a tag without its end",
            .json(
                #"<span class=\"x\">Pros:<br/></span>More"#, "sk", #"<span class=\"x\"Výhody:<br/></span>Viac"#)),
        .finds(
            "'<version/>' of the source is lost", "a lost element without content, by its own spelling",
            .json("Tested up to <version/>", "de", "Getestet bis zur")),
        .finds(
            "'<br>' is an element here, but in CDATA in the source, so the app does not find it in the text",
            "elements on Android where the source has CDATA",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"a\"><![CDATA[Found it.<br/><b>Save</b> all]]></string></resources>\n"),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\">Gefunden.<br></br>Alles <b>sichern</b></string></resources>\n"),
            ]),
        .finds(
            "'<0/>' of the source is lost", "a lost tag without content: a warning",
            .json("Close or<0/>open it", "ja", "開閉")),
        .finds(
            "'</p>' of the source is lost; 1 more '<p>' than in the source",
            "an opening tag in place of a closing one",
            .json("<p>Save</p>", "ast", "<p>Guardar<p>")),
        .finds(
            "1 more '<units>' than in the source; 1 more '</units>' than in the source",
            "a word order that repeats an element: a note",
            .strings("%@ <units>per %@</units>", "zh-Hans", "<units>每</units> %@ <units>共 %@</units>")),
        .finds(
            "'<i>' of the source is lost; '</i>' of the source is lost",
            "italics that no Chinese text of the app has: a note",
            .strings("<i>Save</i> all", "zh-Hans", "全部保存")),
        .finds(
            "'&laquo;' is shown verbatim, because the source is plain text",
            "an entity in a text that Rails may show as HTML: a warning",
            [
                .init("config/locales/en.yml", "en:\n  notice: Saved.\n"),
                .init("config/locales/ru.yml", "ru:\n  notice: \"&laquo;Сохранено&raquo;.\"\n"),
            ]),
        .finds(
            "'<a href=“https://example.com”>' has quotation marks that become part of the value; expected "
                + "'\"'", "typographic quotation marks in a tag",
            .strings("<a href='https://example.com'>Help</a>", "de", "<a href=“https://example.com”>Hilfe</a>")),
        .finds(
            "2 more '<a>' than in the source; 2 more '</a>' than in the source",
            "links that the source no longer has",
            .strings(
                "Report <a href='%@'>an issue</a>", "lv",
                "<a href='https://a.org'>Kods</a>, <a href='https://b.org'>vietne</a>, <a href='%@'>ziņojums</a>")),
        .finds(
            "'text־decoration' is misspelled; expected 'text-decoration'", "a Hebrew hyphen in a tag",
            .strings(
                "<i style='text-decoration:none'>Save</i>", "he", "<i style='text־decoration:none'>שמירה</i>")),
        .finds(
            "'[b]' of the source is lost; '[/b]' of the source is lost", "broken tags in square brackets",
            .strings("[b]Save[/b] all", "de", "[b]Alles[/ b] sichern")),
        .finds(
            "'<a>' is escaped as '&lt;' here, but an element in the source, so it is shown verbatim; '< /a>' is "
                + "misspelled; expected '</a>'",
            "escaped tags, one of them broken, on Android",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"a\">Use <a>maps</a>, <a>tracks</a></string></resources>\n"),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\">&lt;a>Karten&lt;/a>, &lt;a>Wege&lt; /a></string></resources>\n"),
            ]),
        .finds(
            "'<strong/>' replaces '</strong>' of the source; '<p/>' replaces '</p>' of the source",
            "slashes at the wrong end",
            .strings(
                "<p><strong>Off</strong>: done.</p><p>On</p>", "de", "<p><strong>Aus<strong/>: fertig.<p/><p>An</p>")),
        .finds(
            "1 more '<p>' than in the source", "an empty paragraph at the end: a warning",
            .strings("<p>Save</p>", "de", "<p>Sichern</p><p>")),
        .finds(
            "1 more '</p>' than in the source", "a paragraph that ends twice: a warning",
            .strings("<p>Save all</p>", "de", "<p>Alles sichern</p></p>")),
        .finds(
            "'<br>' is not in the source", "a tag in plain text of an app with the same tag elsewhere: a warning",
            [
                .init("en.json", #"{"a": "One<br>two", "b": "Three. Four"}"#),
                .init("sv.json", #"{"b": "Tre.<br>Fyra"}"#),
            ]),
        .finds(
            "'</key>' of the source is lost; '</p>' is not in the source, so the text is not well-formed XML",
            "a broken element in a manual",
            .manual("Press <key>Alt</key> now", "Drücke <key>Alt</p> jetzt")),
        .finds("'<br>' of the source is lost", "a lost line break", .strings("Save<br>all", "de", "Alles sichern")),
        .finds(
            "'<b>' of the source is lost; '</b>' of the source is lost",
            "one branch that lost the tags of the others",
            [
                .init("i18n/en.json", "{\"a\": \"{n, plural, one {<b>#</b> file} other {<b>#</b> files}}\"}\n"),
                .init("i18n/de.json", "{\"a\": \"{n, plural, one {# Datei} other {<b>#</b> Dateien}}\"}\n"),
            ]),
        .finds(
            "'<html>' of the source is lost; '</html>' of the source is lost",
            "a Java text that Swing no longer reads as HTML",
            [
                .init("messages.properties", "a=<html>Save<br>all</html>\n"),
                .init("messages_de.properties", "a=Alles<br>sichern\n"),
            ]),
    ]
}
