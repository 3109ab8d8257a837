// `markup-mismatch`: a translation whose tags, links or entities differ from those of its source.

import Basics
import Comparison
import MessagePatterns

extension Rule {
    static let markupMismatch = Rule(
        "markup-mismatch", .error, .lostMarkup, comparesSource: true,
        summary: "A translation differs from its source in its tags or links.",
        explanation: """
            If a tag is lost or misspelled, its words lose their emphasis or link. A tag that is never closed is shown \
            verbatim, or spoils the rest of the text. Tags may change their order, but elements must not overlap. In \
            plurals and selects, the rule compares the tags of all branches together, and a form may have the tags of \
            any form of the source. If a form spells out its number, the tags around the number may be missing. The \
            content of a tag may differ, because links lead to pages in the user's language. Its placeholders and the \
            names of its attributes must stay: every link has an `href`.

            Some differences are warnings, because they only affect the appearance: an extra `<br>` beside markup, a \
            lost `class`, an extra link beside markup, and emphasis that is lost as a whole, such as `<b>` with its \
            `</b>`. So are blocks, such as `<li>`, and elements of documentation, such as `<gui>`. Emphasis that a \
            translation adds to markup is a note. So are a lost `<br>`, an element of the source that a translation \
            repeats, italics that no text of a Chinese, Japanese or Korean catalog has, and on Android an emphasis \
            element that a translation adds or loses. In Java, an extra `<html>` is accepted. So is a lost one, unless \
            it leaves other tags, which Swing then shows verbatim. Tags between backticks are words. A name such as \
            `<file>` or `<object>` that neither text closes is a word: it may differ, or be missing.

            An entity such as `&amp;` is reported if the source is plain text, because it is then shown verbatim, \
            unless other texts of the source show that the app decodes entities everywhere. In Rails, that is a \
            warning, because the code decides which texts are HTML. So is an entity that was escaped twice, \
            `&amp;amp;`. Machine translation breaks code: `& lt;`, `</ b>` and `https: //` no longer work, and neither \
            does `&nbps;`, an entity with its letters in the wrong order. On Android, `&lt;b>` is not an element, so \
            it differs from `<b>`.
            """,
        examples: [
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
                "'< b>' is misspelled; expected '<b>'; '</ b>' is misspelled; expected '</b>'",
                "tags broken by machine translation", .strings("Save <b>all</b>", "de", "< b>Alles</ b> sichern")),
            .leaves(
                "other numeric entities", .strings("Caf&#233; &#252;ber", "es", "Caf&#233; m&#225;s")),
            .leaves("direction marks", .strings("&lrm;Save all", "ar", "&rlm;احفظ الكل")),
            .leaves(
                "an address with a space in the source, too",
                .strings("Begin with https: // or https://", "de", "Mit https: // oder https:// beginnen")),
            .leaves(
                "an entity escaped twice in the source, too",
                .strings("Write <b>&amp;lt;</b>", "de", "Schreib <b>&amp;lt;</b>")),
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
            .finds(
                "a quotation mark in '<a href=\"x\" target=\"_blank>' is never closed",
                "a value without its second quotation mark",
                .json(
                    #"<p><a href=\"x\" target=\"_blank\">Help</a></p>"#, "cs",
                    #"<p><a href=\"x\" target=\"_blank>Pomoc</a></p>"#)),
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
            .leaves("another order", .strings("<b>Save</b> <i>all</i>", "de", "<i>Alles</i> <b>sichern</b>")),
            .leaves("another page", .strings("[Help](https://example.com)", "de", "[Hilfe](https://example.com/de)")),
            .leaves("words in angle brackets", .strings("Open <untitled>", "de", "<ohne Namen> öffnen")),
            .leaves("the arguments of a command", .strings("add [<object>] <limit>", "ca", "add [<font>] <límit-a>")),
            .finds(
                "'<a href=“https://example.com”>' has quotation marks that become part of the value; expected "
                    + "'\"'", "typographic quotation marks in a tag",
                .strings("<a href='https://example.com'>Help</a>", "de", "<a href=“https://example.com”>Hilfe</a>")),
            .leaves(
                "a usage text that repeats an argument",
                .strings("-n name  set the name", "nl", "-n <naam>  de <naam> instellen")),
            .leaves(
                "a name that neither text closes",
                .strings("Escape them as '\\\\x<code>'", "ro", "Scrieți '\\\\x<cod>'")),
            .finds(
                "2 more '<a>' than in the source; 2 more '</a>' than in the source",
                "links that the source no longer has",
                .strings(
                    "Report <a href='%@'>an issue</a>", "lv",
                    "<a href='https://a.org'>Kods</a>, <a href='https://b.org'>vietne</a>, <a href='%@'>ziņojums</a>")),
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
            .leaves("an email address", .strings("Ann <ann@example.org>", "de", "Bob <bob@example.org>")),
            .finds(
                "'text־decoration' is misspelled; expected 'text-decoration'", "a Hebrew hyphen in a tag",
                .strings(
                    "<i style='text-decoration:none'>Save</i>", "he", "<i style='text־decoration:none'>שמירה</i>")),
            .finds(
                "'[b]' of the source is lost; '[/b]' of the source is lost", "broken tags in square brackets",
                .strings("[b]Save[/b] all", "de", "[b]Alles[/ b] sichern")),
            .leaves("names in other brackets", .strings("<no name>, <old>", "cs", "<Beze>, ‹starý>")),
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
            .finds("'<br>' of the source is lost", "a lost line break", .strings("Save<br>all", "de", "Alles sichern")),
            .leaves(
                "a plural with more branches than the source",
                [
                    .init("i18n/en.json", "{\"a\": \"{n, plural, one {<b>#</b> file} other {<b>#</b> files}}\"}\n"),
                    .init(
                        "i18n/pl.json",
                        "{\"a\": \"{n, plural, one {<b>#</b> plik} few {<b>#</b> pliki} other {<b>#</b> plików}}\"}\n"),
                ]),
            .finds(
                "'<b>' of the source is lost; '</b>' of the source is lost",
                "one branch that lost the tags of the others",
                [
                    .init("i18n/en.json", "{\"a\": \"{n, plural, one {<b>#</b> file} other {<b>#</b> files}}\"}\n"),
                    .init("i18n/de.json", "{\"a\": \"{n, plural, one {# Datei} other {<b>#</b> Dateien}}\"}\n"),
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
            .finds(
                "'<html>' of the source is lost; '</html>' of the source is lost",
                "a Java text that Swing no longer reads as HTML",
                [
                    .init("messages.properties", "a=<html>Save<br>all</html>\n"),
                    .init("messages_de.properties", "a=Alles<br>sichern\n"),
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
            .leaves("a character instead of its entity", .strings("<b>A</b> &amp; B", "de", "<b>A</b> & B")),
        ],
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                subject.message.mayHaveMarkup || source.mayHaveMarkup
            else { return }
            let differences = differences(of: subject, source).filter { !subject.accepts($0) }
            let related = subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? []
            guard !differences.isEmpty else {
                guard let found = escaping(of: subject) ?? shownEntity(of: subject, source) else { return }
                return findings.add(subject.entry, found.words, help: found.help, related: related)
            }
            let words = MarkupDifference.words(for: differences, source: source)
            // Tags that are all escaped are worse than one that is misspelled, too.
            if differences.allSatisfy(\.isMisspelled), let found = escaping(of: subject) {
                return findings.add(subject.entry, "\(found.words); \(words)", help: found.help, related: related)
            }
            findings.add(
                subject.entry, words,
                help: MarkupDifference.help(for: differences),
                most: MarkupHarm.most(
                    differences, source, subject.message, detectsMarkup: subject.dialect.detectsMarkup,
                    styles: (subject.source?.isStyled ?? false, subject.entry.isStyled ?? false),
                    omits: subject.omitsElement) ?? subject.mostOfViews(differences, source),
                related: related)
        })

    /// The maximum number of source texts that a form is compared with.
    private static let most = 32

    /// Returns how the markup of a text differs from that of its source.
    ///
    /// A plural form may have the markup of any source form. If it spells out its number, it may lack the tags around
    /// the number.
    private static func differences(of subject: TextSubject, _ source: Message) -> [MarkupDifference] {
        let found = MarkupComparison.between(source: source, translation: subject.message)
        guard !found.isEmpty, !subject.entry.variant.isEmpty else { return found }
        let spellsOutNumber = subject.message.placeholderCount < source.placeholderCount
        if spellsOutNumber, found.allSatisfy(\.isLost) { return [] }
        let matchesOtherForm = KeyTexts.source(of: subject).prefix(most).contains { text in
            let form = Message(text.text, subject.entry.syntax)
            return MarkupComparison.between(source: form, translation: subject.message).isEmpty
        }
        return matchesOtherForm ? [] : found
    }

    /// Returns the problem with an entity in a text that Android styles itself, which shows it once the file is parsed.
    private static func shownEntity(of subject: TextSubject, _ source: Message) -> (words: String, help: String)? {
        guard subject.entry.isStyled ?? false, subject.source?.isStyled ?? false,
            let entity = MessageMarkup(subject.message).entities.first, MessageMarkup(source).entities.isEmpty
        else { return nil }
        return (
            "'\(entity.shortened)' is shown verbatim: its '&' is escaped twice in the file",
            "write '\(entity.shortened)' in the file"
        )
    }

    /// Returns the problem with tags that are elements, shown as styles, in one text and characters in the other.
    private static func escaping(of subject: TextSubject) -> (words: String, help: String)? {
        guard let isStyled = subject.entry.isStyled, let wasStyled = subject.source?.isStyled, isStyled != wasStyled,
            let tag = subject.message.firstTag, subject.sourceMessage?.firstTag != nil
        else { return nil }
        let spelling = tag.shortened
        return isStyled
            ? (
                "'\(spelling)' is an element here, but escaped as '&lt;' in the source, so the app does not find it in the text",
                "write '&lt;' instead of '<', as in the source"
            )
            : (
                "'\(spelling)' is escaped as '&lt;' here, but an element in the source, so it is shown verbatim",
                "write '<' instead of '&lt;', as in the source"
            )
    }
}

extension TextSubject {
    /// Whether an element stands for italics, which the script of the language lacks, and no text of the catalog has it.
    fileprivate func omitsElement(_ name: String) -> Bool {
        Self.italics.contains(name) && Self.languagesWithoutItalics.contains(language)
            && !(tableHabits?.own.haveElement(name) ?? true)
    }

    private static let italics: Set<String> = ["cite", "em", "i", "var"]
    private static let languagesWithoutItalics: Set<String> = ["ja", "ko", "zh"]

    /// Returns the maximum severity of markup in a plain text that an app may show as HTML; nil for other differences.
    fileprivate func mostOfViews(_ differences: [MarkupDifference], _ source: Message) -> Severity? {
        guard dialect.viewsDecideHTML, !MessageMarkup(source).isMarkup else { return nil }
        return differences.allSatisfy(\.isAdded) ? .warning : nil
    }

    /// Whether a difference is correct in this text: an entity that is decoded although the source has no markup, or an
    /// element that only specifies the direction of its language.
    fileprivate func accepts(_ difference: MarkupDifference) -> Bool {
        switch difference {
        case .entity: dialect.readsHTML(entry) || habits?.haveEntities ?? false
        case .added("<html>"), .added("</html>"): dialect.needsHTMLElement && message.beginsWithHTML
        case .lost("</html>"): dialect.needsHTMLElement && (message.beginsWithHTML || message.firstTag == nil)
        case .lost("<html>"): dialect.needsHTMLElement && message.firstTag == nil
        case .added(let spelling):
            dialect.detectsMarkup && writtenDirection == .rightToLeft && message.isInElementOfDirection(spelling)
        default: false
        }
    }
}

extension MarkupDifference {
    fileprivate var isAdded: Bool {
        switch self {
        case .added, .entity: true
        default: false
        }
    }

    fileprivate var isLost: Bool { if case .lost = self { true } else { false } }

    fileprivate var isMisspelled: Bool { if case .misspelled = self { true } else { false } }
}

extension Message {
    fileprivate var firstTag: String? {
        let tag = parts.first { $0.kind == .markup && utf8[$0.range].first == UInt8(ascii: "<") }
        return tag.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    }

    fileprivate var beginsWithHTML: Bool {
        firstTag?.lowercased() == "<html>" && parts.first?.kind == .markup
    }

    /// Whether a tag is one of the two around the whole text, `<p dir="rtl">…</p>`.
    fileprivate func isInElementOfDirection(_ tag: String) -> Bool {
        guard let first = parts.first, let last = parts.last, first.kind == .markup, last.kind == .markup else {
            return false
        }
        let open = String(decoding: utf8[first.range], as: UTF8.self).lowercased()
        let close = String(decoding: utf8[last.range], as: UTF8.self)
        guard open.contains("dir=\"rtl\"") || open.contains("dir='rtl'") else { return false }
        return tag == close || tag == "<\(close.dropFirst(2))"
    }

    fileprivate var placeholderCount: Int { parts.count { $0.kind == .placeholder } }

    fileprivate var mayHaveMarkup: Bool {
        parts.contains { $0.kind == .markup } || utf8.has(UInt8(ascii: "*"))
            || utf8.has(UInt8(ascii: "<")) || utf8.firstOffset(of: "://") != nil
    }
}
