// `markup-mismatch`: a translation whose tags, links or entities differ from those of its source.

import Basics
import Comparison
import MessagePatterns

extension Rule {
    static let markupMismatch = Rule(
        "markup-mismatch", .error, .lostMarkup, comparesSource: true,
        summary: "A translation differs from its source in its tags or links.",
        explanation: """
            Tags may change their order, but elements must not overlap. In plurals and selects, the rule compares the \
            tags of all branches together, and a form may have the tags of any form of the source. If a form spells \
            out its number, the tags around the number may be missing. The content of a tag may differ, because links \
            lead to pages in the user's language. Its placeholders and the names of its attributes must stay: every \
            link has an `href`.

            A finding is an error if a link or an element of the app no longer works, because its tag is broken, or if \
            users do not see the text: FormatJS shows the key of a text with an open or unknown tag (but i18next-icu \
            leaves tags to the app), labels of GTK show the \
            tags or nothing, and readers of XML documents reject it. It is a warning if users see a tag, a broken \
            layout, or words that are no longer a link. If words only look different, because emphasis or a line break \
            is lost or added, it is a note, one for each language. In the text of a store page, lost emphasis \
            is nothing, and so is markup in place of none; other links or lists are a note: the translation is one of an \
            older text.

            A lost `<br>` at the end of a text, or beside another one, is accepted, and so are emphasis that a translation adds to markup, \
            markup in place of a source without letters, such as `-`, an element without content in place of a \
            placeholder, whose value it may be, \
            emphasis that it loses on Android, whose apps often drop it, \
            the `<html>` and `<body>` that Qt Designer writes around a text, with its one `<p>`, and elements that the source does not \
            close but the translation does. In manuals, XML documents that gettext translates, elements that describe \
            words may differ, and other whole elements are notes. In Java, an extra `<html>` is accepted. So is a lost \
            one, unless it leaves other tags, which Swing then shows verbatim. Tags between backticks are words, and so \
            are those between the apostrophes of ICU, `'<head>'`, and a link that only shows how to write one, \
            `[name](https://url)`. A \
            name such as `<file>` or `<object>` that neither text closes is a word: it may differ, or be missing.

            An entity of HTML such as `&amp;` is reported if the source is plain text, because it is then shown \
            verbatim, unless other texts of the source show that the app decodes entities everywhere. In PHP, it is a \
            note if other texts have elements of HTML, because templates may put all into pages as they are. So is one that was \
            escaped twice, `&amp;amp;`. Machine translation breaks code: `& lt;`, `</ b>` and `https: //` no longer work, and neither \
            does `&nbps;`, an entity with its letters in the wrong order. A word such as `@@ PH0 @@`, or a number, that \
            it leaves in place of a tag is a warning. On Android, `&lt;b>` is not an element, so \
            it differs from `<b>`.
            """,
        examples: MarkupExamples.all,
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                subject.message.mayHaveMarkup || source.mayHaveMarkup,
                // Which branch a tag is in is unknown then; `placeholder-mismatch` reports it.
                subject.message.fault == nil || source.fault != nil
            else { return }
            let read = subject.readingTags(source)
            let differences = differences(of: subject, read.source, read.text).filter { !subject.accepts($0) }
            let related = subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? []
            guard !differences.isEmpty else {
                guard let found = subject.escapedTag ?? subject.shownEntity(source) else { return }
                return findings.add(
                    subject.entry, found.words, help: found.help, most: found.harm.most, related: related,
                    cause: found.harm == .look ? .inLanguage("look") : nil)
            }
            if differences.allSatisfy({ $0.isOfMarkdown || $0.isEmphasis(ofPlaceholderIn: source) })
                || WrittenValues.explain(differences, subject.message, source),
                subject.losesPlaceholder(from: source)
            {
                return
            }
            let words = MarkupDifference.words(for: differences, source: read.source)
            // Tags that are all escaped are worse than one that is misspelled, too.
            if differences.allSatisfy(\.isMisspelled), let found = subject.escapedTag {
                return findings.add(
                    subject.entry, "\(found.words); \(words)", help: found.help, most: found.harm.most,
                    related: related)
            }
            // Where no tag is found in the text, other differences do not matter.
            if let found = subject.lostTag {
                return findings.add(
                    subject.entry, found.words, help: found.help, most: found.harm.most, related: related,
                    cause: found.harm == .look ? .inLanguage("look") : nil)
            }
            // Another order of tags that are all shown verbatim mends nothing.
            if let found = subject.shownTag {
                return findings.add(
                    subject.entry, found.words,
                    help: found.help + ", and close each tag: an element that is not closed breaks the file",
                    most: found.harm.most, related: related)
            }
            let standIn =
                StandIns.first(in: read.text, besides: read.source)
                ?? StandIns.number(for: differences, in: read.text, besides: read.source)
            let judge = subject.markupJudge(read.source, read.text)
            let harm = judge.harm(of: differences)
            if let standIn, differences.contains(where: \.isLost) {
                return findings.add(
                    subject.entry, "\(words); users see '\(standIn.shortened)'",
                    help: "write the markup of the source in place of what machine translation left",
                    most: max(harm, .seen).most, related: related)
            }
            if judge.reading == .ofStore {
                let isOwnMarkup = judge.isInOrder && !MessageMarkup(read.source).isMarkup
                // Stores show markup in any text.
                guard harm > .look, !isOwnMarkup || differences.contains(where: { !$0.isAdded }) else { return }
                let isStale = judge.isInOrder && differences.contains(where: \.isOfStructure)
                return findings.add(
                    subject.entry,
                    isStale ? "\(words); it seems to be the translation of an older text" : words,
                    help: isStale
                        ? "translate the source anew" : MarkupDifference.help(for: differences, source: read.source),
                    most: .note, related: related)
            }
            if subject.dialect.putsTextsIntoPages, differences.allSatisfy(\.isEntity) {
                return findings.add(
                    subject.entry, "\(words), unless the app puts the text into a page as it is",
                    help: "write the character itself", most: .note, related: related, cause: .inLanguage("entities"))
            }
            let losesQuotes = source.quotesTags && !subject.message.quotesTags && judge.reading == .ofKnownElements
            let help =
                losesQuotes
                ? "put it between apostrophes, as in the source"
                : subject.entry.helpForEntity(differences)
                    ?? MarkupDifference.help(for: differences, source: read.source, in: read.text)
            findings.add(
                subject.entry, judge.refusal(of: differences).map { "\(words), so \($0)" } ?? words,
                help: (differences.allSatisfy(\.isLost) ? subject.helpIfCut : nil) ?? help,
                most: harm.most, related: related,
                cause: harm == .look ? .inLanguage("look") : subject.causeOfBreaks(differences))
        })

    /// The maximum number of source texts that a form is compared with.
    private static let most = 32

    /// Returns how the markup of a text differs from that of its source.
    ///
    /// A plural form may have the markup of any source form. If it spells out its number, it may lack the tags around
    /// the number.
    private static func differences(
        of subject: TextSubject, _ source: Message, _ translation: Message
    ) -> [MarkupDifference] {
        let found = MarkupComparison.between(source: source, translation: translation)
        guard !found.isEmpty, !subject.entry.variant.isEmpty else { return found }
        let spellsOutNumber = translation.placeholderCount < source.placeholderCount
        if spellsOutNumber, found.allSatisfy(\.isLost) { return [] }
        let matchesOtherForm = KeyTexts.source(of: subject).prefix(most).contains { text in
            let form = Message(text.text, subject.entry.syntax)
            return MarkupComparison.between(source: form, translation: translation).isEmpty
        }
        return matchesOtherForm ? [] : found
    }
}

extension TextSubject {
    /// The source and the text as they are read: in FormatJS, apostrophes quote tags.
    fileprivate func readingTags(_ source: Message) -> (source: Message, text: Message) {
        guard source.quotesTags || message.quotesTags, dialect.markupReading(of: self) == .ofKnownElements else {
            return (source, message)
        }
        return (source.withoutQuotedTags(entry.syntax), message.withoutQuotedTags(entry.syntax))
    }

    /// Judges differences of a text from its source.
    fileprivate func markupJudge(_ source: Message, _ text: Message) -> MarkupJudge {
        MarkupJudge(
            source, text, dialect.markupReading(of: self),
            detectsMarkup: dialect.detectsMarkup(entry) || dialect.isBesideMarkup(entry) || isAmongHTML
                || entry.isStyled ?? false,
            hidesTags: dialect.detectsMarkup(entry), isDocument: dialect.isDocument(entry),
            drops: { dialect.drops($0, in: entry) })
    }

    /// Whether templates may put it into a page as it is, as they do with others of its catalog.
    fileprivate var isAmongHTML: Bool { dialect.putsTextsIntoPages && habits?.haveHTML ?? false }

    /// Whether a tag belongs to an element of a document that only changes how words look, in well-formed XML.
    private func isDocument(_ tag: String) -> Bool {
        MarkupHarm.isLook(tag) && dialect.isDocument(entry) && MessageMarkup(message).nestingFaults.isEmpty
    }

    /// The tags that Qt Designer writes around a text; any other tag makes it rich text as well.
    private static let wrappers: Set<String> = ["<html>", "</html>", "<head>", "</head>", "<body>", "</body>"]

    static func isWrapper(_ tag: String) -> Bool { wrappers.contains(tag) }

    /// The cause that line breaks in plain text share in all languages: the app shows them as such, or as tags.
    fileprivate func causeOfBreaks(_ differences: [MarkupDifference]) -> Finding.Cause? {
        let isPlain = sourceMessage.map { !MessageMarkup($0).isMarkup } ?? false
        guard isPlain, differences.allSatisfy({ $0 == .added("<br>") }) else { return nil }
        return .reason("line breaks in \(entry.key)")
    }

    /// Whether it lost a placeholder, which `placeholder-mismatch` reports: what was around it is lost with it.
    fileprivate func losesPlaceholder(from source: Message) -> Bool {
        differences(from: source).contains { difference in
            switch difference {
            case .lost, .lostNumber, .lostInForm, .lostInBranch, .movedUp, .shifted, .changed: true
            default: false
            }
        }
    }

    /// Whether the app shows the markup of the text: its source has some, too, or Android reads it as styles.
    private var showsMarkup: Bool {
        entry.isStyled ?? false || sourceMessage.map { MessageMarkup($0).isMarkup } ?? false
    }

    /// Whether a tag or mark only changes how words look, and all elements of the text are closed.
    private func isWholeEmphasis(_ spelling: String) -> Bool {
        (spelling == MessageMarkup.Piece.strong.words || MarkupHarm.isEmphasis(spelling))
            && MessageMarkup(message).nestingFaults.isEmpty
    }

    /// Whether it has an element that looks like a lost one: `<b>` for `<strong>`.
    private func hasTwin(of spelling: String) -> Bool {
        // Some readers know only the elements of the source, or those of Pango.
        guard dialect.markupReading(of: self) == .tolerant || dialect.isDocument(entry),
            let twin = MarkupHarm.twin(of: spelling), let source = sourceMessage
        else { return false }
        func count(_ message: Message) -> Int { MessageMarkup(message).pieces.count { $0.words == twin } }
        return count(message) > count(source) && MessageMarkup(message).nestingFaults.isEmpty
    }

    /// Whether a difference is correct in this text: an entity that is decoded although the source has no markup, or an
    /// element that only specifies the direction of its language.
    fileprivate func accepts(_ difference: MarkupDifference) -> Bool {
        switch difference {
        case .entity: dialect.readsHTML(entry) || habits?.haveEntities ?? false || message.isMarkdown
        case .added("<html>"), .added("</html>"): dialect.needsHTMLElement && message.beginsWithHTML
        case .lost("</html>") where dialect.needsHTMLElement: message.beginsWithHTML || message.firstTag == nil
        case .lost("<html>") where dialect.needsHTMLElement: message.firstTag == nil
        case .lost(let spelling) where isDocument(spelling), .added(let spelling) where isDocument(spelling): true
        // Lines wrap anyway, and the translation still breaks some.
        case .lost(let spelling) where MarkupHarm.isLineBreak(spelling):
            sourceMessage?.endsWithBreak ?? false
                || MessageMarkup(message).pieces.contains { MarkupHarm.isLineBreak($0.words) }
        case .lost(let spelling) where hasTwin(of: spelling): true
        case .lost(let spelling) where Self.isWrapper(spelling):
            dialect.detectsMarkup(entry) && (message.firstTag != nil || (sourceMessage?.isWrapped ?? false))
        case .lost(MessageMarkup.Piece.link.words): sourceMessage.map(ExampleLinks.areAll) ?? false
        // Android drops the styles of texts that code passes on as plain strings.
        case .lost(let spelling) where source?.isStyled ?? false && isWholeEmphasis(spelling): true
        case .lost("<p>"), .lost("</p>"):
            dialect.detectsMarkup(entry) && message.firstTag == nil && (sourceMessage?.isWrapped ?? false)
        case .added(MessageMarkup.Piece.strong.words) where sourceMessage?.isBanner ?? false: true
        // In plain text, angle brackets often enclose an address.
        case .added(MessageMarkup.Piece.address.words):
            sourceMessage.map { !MessageMarkup($0).isMarkup && $0.utf8.firstOffset(of: "://") != nil } ?? false
        case .lost(MessageMarkup.Piece.address.words): message.utf8.firstOffset(of: "://") != nil
        // Another order of words may split one emphasis into two, and a translator may choose to add one.
        case .added(let spelling) where showsMarkup && isWholeEmphasis(spelling): true
        // Names of translators, for example, in place of nothing.
        case .added where sourceMessage?.isBare ?? false: true
        case .added where message.isAboutTag: !(sourceMessage.map { MessageMarkup($0).isMarkup } ?? true)
        case .added(let spelling):
            dialect.detectsMarkup(entry) && writtenDirection == .rightToLeft && message.isInElementOfDirection(spelling)
        default: false
        }
    }
}

extension MarkupDifference {
    fileprivate var isLost: Bool { if case .lost = self { true } else { false } }

    fileprivate var isAdded: Bool { if case .added = self { true } else { false } }

    fileprivate var isEntity: Bool { if case .entity = self { true } else { false } }

    /// Whether it is a link or an emphasis of Markdown that is lost.
    fileprivate var isOfMarkdown: Bool {
        self == .lost(MessageMarkup.Piece.link.words) || self == .lost(MessageMarkup.Piece.strong.words)
    }

    /// Whether it is a link, a paragraph or a list that only one of two texts has.
    fileprivate var isOfStructure: Bool {
        switch self {
        case .lost(let spelling), .added(let spelling): !MarkupHarm.isLook(spelling)
        default: false
        }
    }

    /// Whether it is the loss of a tag around a placeholder of the source, and nothing else: `<em>` of `<em>%s</em>`.
    fileprivate func isEmphasis(ofPlaceholderIn source: Message) -> Bool {
        guard case .lost(let spelling) = self, MarkupHarm.isEmphasis(spelling) else { return false }
        let name = spelling.filter { $0 != "/" }.dropFirst().dropLast()
        let tags = source.parts.indices.filter { index in
            let tag = String(decoding: source.utf8[source.parts[index].range], as: UTF8.self)
            return source.parts[index].kind == .markup && (tag == "<\(name)>" || tag.hasPrefix("<\(name) "))
        }
        return !tags.isEmpty
            && tags.allSatisfy { index in
                index + 2 < source.parts.count && source.parts[index + 1].kind == .placeholder
                    && source.parts[index + 2].kind == .markup
            }
    }

    fileprivate var isMisspelled: Bool { if case .misspelled = self { true } else { false } }
}
