// `markup-mismatch`: a translation has other tags, links or entities than its source.

import Basics
import Comparison
import MessagePatterns

extension Rule {
    static let markupMismatch = Rule(
        "markup-mismatch", .error, .lostMarkup, comparesSource: true,
        summary: "A translation has other tags or links than its source.",
        explanation: """
            A tag that is lost or misspelled takes the emphasis or the link from the words it was for; one that is \
            never closed is shown as it is written, or spoils the rest of the text. Tags may change their order, but \
            an element must not close inside of another. Plurals and selects are compared by what any of their branches \
            shows, and forms by what any form of the source has; where a number is said in words, the tags around it may \
            be missing. What stands in a tag may differ, but for its placeholders and the names of its attributes: \
            links lead to pages in the reader's language, and all of them have an `href`. A `<br>` more or less is a \
            warning where the source has markup, and so are a `class` that is lost, a link more beside markup, and emphasis \
            that is lost as a whole, such as `<b>` with its `</b>`, since only looks differ; emphasis that a translation adds to \
            markup is a note. `<file>` or `<object>`, which neither text closes, and which is the name of a thing, is a word, \
            and may be another, or missing. An entity such as `&amp;` is a finding where the source is plain text, since it is then shown as it \
            is written, unless other texts of the source show that the app reads entities everywhere; and so is one that \
            was escaped twice, `&amp;amp;`. Machines that translate tear code apart: `& lt;`, `</ b>`, `https: //` are \
            none any more, and neither is `&nbps;`, the letters of an entity in another order. On Android `&lt;b>` is no \
            element: it differs from `<b>`.
            """,
        examples: [
            .finds(
                "'<b>' of the source is lost; '</b>' of the source is lost", "words lose their emphasis",
                .strings("Save <b>all</b>", "de", "Alles sichern")),
            .finds(
                "'</b>' closes nothing that is open there", "tags close in the wrong order",
                .strings("<b>Save <i>all</i></b>", "de", "<b>Alles <i>sichern</b></i>")),
            .finds(
                "'&amp;' is shown as it is written, as the source is plain text", "an entity in plain text",
                .strings("Drag & drop", "de", "Ziehen &amp; ablegen")),
            .finds(
                "'<a>' lacks 'href' of the source, and has 'herf'", "an attribute that is misspelled",
                .strings("Read <a href='%@'>our terms</a>", "de", "Lies <a herf='%@'>die Regeln</a>")),
            .finds(
                "'[…](…)' of the source is lost", "a link that is none",
                .strings("Read [our terms](https://example.com)", "de", "Lies [die Regeln] (https://example.com/de)")),
            .finds(
                "'<b>' is escaped here, as '&lt;', and an element in the source: it is shown as it is written",
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
                "'&amp;amp;' is escaped twice, and readers see '&amp;'; expected '&amp;'",
                "an entity that was escaped again",
                .strings("<b>Tom</b> &amp; Jerry", "de", "<b>Tom</b> &amp;amp; Jerry")),
            .finds(
                "'& lt;' is misspelled; expected '&lt;'", "an entity that a machine took for words",
                .strings("Write &lt;help&gt;", "de", "Schreib & lt; Hilfe & gt;")),
            .finds(
                "'&nbps;' is misspelled; expected '&nbsp;'", "an entity with two letters in each other's place",
                .strings("10&nbsp;files", "de", "10&nbps;Dateien")),
            .finds(
                "'https: //' is misspelled; expected 'https://'", "an address that a machine took for words",
                .strings("See https://example.com/help", "de", "Siehe https: //example.com/help")),
            .finds(
                "'< b>' is misspelled; expected '<b>'; '</ b>' is misspelled; expected '</b>'",
                "tags that a machine took for words", .strings("Save <b>all</b>", "de", "< b>Alles</ b> sichern")),
            .leaves(
                "other entities, whatever their digits", .strings("Caf&#233; &#252;ber", "es", "Caf&#233; m&#225;s")),
            .leaves("marks of direction", .strings("&lrm;Save all", "ar", "&rlm;احفظ الكل")),
            .leaves(
                "spaces that the source has in an address, too",
                .strings("Begin with https: // or https://", "de", "Mit https: // oder https:// beginnen")),
            .leaves(
                "an entity that is escaped twice in the source, too",
                .strings("Write <b>&amp;lt;</b>", "de", "Schreib <b>&amp;lt;</b>")),
            .finds(
                "'&amp;' is shown as it is written: its '&' is escaped twice in the file",
                "an entity that was escaped again, on Android",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\"><b>Tom</b> &amp; Jerry</string></resources>\n"),
                    .init(
                        "res/values-de/strings.xml",
                        "<resources><string name=\"a\"><b>Tom</b> &amp;amp; Jerry</string></resources>\n"),
                ]),
            .leaves(
                "an entity in what Rails takes for HTML",
                [
                    .init("config/locales/en.yml", "en:\n  title_html: Hello?\n"),
                    .init("config/locales/fr.yml", "fr:\n  title_html: Bonjour&nbsp;?\n"),
                ]),
            .leaves(
                "an entity where the app's own texts have some without any tag",
                [
                    .init(
                        "en.json",
                        #"{"a": "Drag &amp; drop", "b": "Don&#8217;t save", "c": "Wait&hellip;", "d": "Really?"}"#),
                    .init("fr.json", #"{"d": "Vraiment&nbsp;?"}"#),
                ]),
            .leaves(
                "an address without quotes that ends in a slash",
                .strings(
                    "See <a href='https://example.org/'>the site</a>", "de",
                    "Siehe <a href=https://example.org/>die Website</a>")),
            .leaves("another order", .strings("<b>Save</b> <i>all</i>", "de", "<i>Alles</i> <b>sichern</b>")),
            .leaves("another page", .strings("[Help](https://example.com)", "de", "[Hilfe](https://example.com/de)")),
            .leaves("words in angle brackets", .strings("Open <untitled>", "de", "<ohne Namen> öffnen")),
            .leaves("what a command takes", .strings("add [<object>] <limit>", "ca", "add [<font>] <límit-a>")),
            .finds(
                "'<a href=“https://example.com”>' has quotation marks that are part of the value to whoever reads the "
                    + "tag; expected '\"'", "quotation marks of a language in a tag",
                .strings("<a href='https://example.com'>Help</a>", "de", "<a href=“https://example.com”>Hilfe</a>")),
            .leaves(
                "a usage that names what it takes more often",
                .strings("-n name  set the name", "nl", "-n <naam>  de <naam> instellen")),
            .leaves(
                "a sign that no text closes", .strings("Escape them as '\\\\x<code>'", "ro", "Scrieți '\\\\x<cod>'")),
            .finds(
                "2 more '<a>' than in the source; 2 more '</a>' than in the source",
                "links that the source no longer has",
                .strings(
                    "Report <a href='%@'>an issue</a>", "lv",
                    "<a href='https://a.org'>Kods</a>, <a href='https://b.org'>vietne</a>, <a href='%@'>ziņojums</a>")),
            .leaves(
                "a direction around a text of Qt's",
                [
                    .init(
                        "app_he.ts",
                        """
                        <!DOCTYPE TS><TS version="2.1" language="he"><context><name>Ban</name>
                        <message><source>Save all</source>
                        <translation>&lt;p dir="RTL"&gt;שמירת הכול&lt;/p&gt;</translation></message></context></TS>

                        """)
                ]),
            .leaves("an address of mail", .strings("Ann <ann@example.org>", "de", "Bob <bob@example.org>")),
            .finds(
                "'text־decoration' is misspelled; expected 'text-decoration'", "a hyphen of Hebrew in a tag",
                .strings(
                    "<i style='text-decoration:none'>Save</i>", "he", "<i style='text־decoration:none'>שמירה</i>")),
            .finds(
                "'[b]' of the source is lost; '[/b]' of the source is lost", "tags in brackets that are broken",
                .strings("[b]Save[/b] all", "de", "[b]Alles[/ b] sichern")),
            .leaves("one for several, in other brackets", .strings("<no name>, <old>", "cs", "<Beze>, ‹starý>")),
            .leaves(
                "parentheses behind brackets that hold no address",
                .strings("Nothing is named [%@]", "ko", "[%@](이)라는 이름이 없습니다")),
            .finds("'<br>' of the source is lost", "a line less", .strings("Save<br>all", "de", "Alles sichern")),
            .leaves(
                "a plural with more branches than the source has",
                [
                    .init("i18n/en.json", "{\"a\": \"{n, plural, one {<b>#</b> file} other {<b>#</b> files}}\"}\n"),
                    .init(
                        "i18n/pl.json",
                        "{\"a\": \"{n, plural, one {<b>#</b> plik} few {<b>#</b> pliki} other {<b>#</b> plików}}\"}\n"),
                ]),
            .finds(
                "'<b>' of the source is lost; '</b>' of the source is lost",
                "one branch that has lost what the others have",
                [
                    .init("i18n/en.json", "{\"a\": \"{n, plural, one {<b>#</b> file} other {<b>#</b> files}}\"}\n"),
                    .init("i18n/de.json", "{\"a\": \"{n, plural, one {# Datei} other {<b>#</b> Dateien}}\"}\n"),
                ]),
            .leaves(
                "a form that says its number in words, without the tags around it",
                [
                    .init(
                        "locales/en.json",
                        "{\"a_one\": \"<b>{{count}}</b> file\", \"a_other\": \"<b>{{count}}</b> files\"}\n"),
                    .init(
                        "locales/de.json", "{\"a_one\": \"Eine Datei\", \"a_other\": \"<b>{{count}}</b> Dateien\"}\n"),
                ]),
            .leaves("a character for its entity", .strings("<b>A</b> &amp; B", "de", "<b>A</b> & B")),
        ],
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                subject.message.mayHaveMarkup || source.mayHaveMarkup
            else { return }
            let differences = differences(of: subject, source).filter { !subject.excuses($0) }
            let related = subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? []
            guard !differences.isEmpty else {
                guard let found = escaping(of: subject) ?? shownEntity(of: subject, source) else { return }
                return findings.add(subject.entry, found.words, help: found.help, related: related)
            }
            findings.add(
                subject.entry, MarkupDifference.words(for: differences, source: source),
                help: MarkupDifference.help(for: differences),
                most: MarkupHarm.most(
                    differences, source, subject.message, detectsMarkup: subject.dialect.detectsMarkup),
                related: related)
        })

    /// With how many texts of the source a form is compared.
    private static let most = 32

    /// How the markup of a text differs from that of its source; a form of a plural may have what any of the source has,
    /// and where it says its number in words it may lack the tags around it.
    private static func differences(of subject: TextSubject, _ source: Message) -> [MarkupDifference] {
        let found = MarkupComparison.between(source: source, translation: subject.message)
        guard !found.isEmpty, !subject.entry.variant.isEmpty else { return found }
        let isInWords = subject.message.placeholderCount < source.placeholderCount
        if isInWords, found.allSatisfy(\.isLost) { return [] }
        let isOfOther = KeyTexts.source(of: subject).prefix(most).contains { text in
            let form = Message(text.text, subject.entry.syntax)
            return MarkupComparison.between(source: form, translation: subject.message).isEmpty
        }
        return isOfOther ? [] : found
    }

    /// An entity in a text that Android styles itself: it shows what is left when the file is read.
    private static func shownEntity(of subject: TextSubject, _ source: Message) -> (words: String, help: String)? {
        guard subject.entry.isStyled ?? false, subject.source?.isStyled ?? false,
            let entity = MessageMarkup(subject.message).entities.first, MessageMarkup(source).entities.isEmpty
        else { return nil }
        return (
            "'\(entity.shortened)' is shown as it is written: its '&' is escaped twice in the file",
            "write '\(entity.shortened)' in the file"
        )
    }

    /// How the same tags are other things: elements, which are shown as styles, or characters.
    private static func escaping(of subject: TextSubject) -> (words: String, help: String)? {
        guard let isStyled = subject.entry.isStyled, let wasStyled = subject.source?.isStyled, isStyled != wasStyled,
            let tag = subject.message.firstTag, subject.sourceMessage?.firstTag != nil
        else { return nil }
        let spelling = tag.shortened
        return isStyled
            ? (
                "'\(spelling)' is an element here, and escaped in the source, as '&lt;': the app does not find it in the text",
                "write '&lt;' for its '<', as in the source"
            )
            : (
                "'\(spelling)' is escaped here, as '&lt;', and an element in the source: it is shown as it is written",
                "write '<' for its '&lt;', as in the source"
            )
    }
}

extension TextSubject {
    /// Whether what differs is right in this text: an entity that is read though the source has no markup, or an element
    /// that only says the direction of its language.
    fileprivate func excuses(_ difference: MarkupDifference) -> Bool {
        switch difference {
        case .entity: dialect.readsHTML(entry) || habits?.haveEntities ?? false
        case .added(let spelling):
            dialect.detectsMarkup && writtenDirection == .rightToLeft && message.isInElementOfDirection(spelling)
        default: false
        }
    }
}

extension MarkupDifference {
    fileprivate var isLost: Bool { if case .lost = self { true } else { false } }
}

extension Message {
    fileprivate var firstTag: String? {
        let tag = parts.first { $0.kind == .markup && utf8[$0.range].first == UInt8(ascii: "<") }
        return tag.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    }

    /// Whether a tag is one of those around the whole text, `<p dir="rtl">…</p>`.
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
