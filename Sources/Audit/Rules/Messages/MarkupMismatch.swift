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

            Some differences are warnings, because they only affect the appearance: an extra `<br>` or `<p>` beside \
            markup, an extra `</a>`, a lost attribute for the look, such as `class` and `size`, an extra link beside markup, and emphasis \
            that is lost as a whole, such as `<b>` with its `</b>`, or ends with a broken tag. So are blocks, such as \
            `<li>`, elements of documentation, such as `<gui>`, a broken address outside of tags, and a lost \
            link whose address is still in the text, and elements that code numbers, as in `<0>…</0>`. A lost `<br>` is a note. So are a \
            lost `<a name=…/>`, an HTML document of plain words, as Qt Designer writes it, whose translation has no \
            tag at all, an \
            element of the source that a translation repeats, emphasis that is lost while other words keep theirs, emphasis that gives way to quotation marks, elements that \
            Android drops because it has no style for them, italics that no text of a Chinese, Japanese or Korean \
            catalog has, and emphasis that a translation of gettext adds if other texts of the same file of code have \
            markup. A paragraph that is not closed, or closed twice, \
            is a warning, because HTML ends it with the next one. So is a tag in a text whose source is plain text, if \
            other source texts have the same element: the app may show all as HTML.

            A lost `<br>` at the end of a text, or beside another one, is accepted, and so are emphasis that a translation adds to markup, \
            emphasis that it loses on Android, whose apps often drop it, \
            the `<html>` and `<body>` that Qt Designer writes around a text, with its one `<p>`, and elements that the source does not \
            close but the translation does. In manuals, XML documents that gettext translates, elements that describe \
            words may differ, and other whole elements are notes. In Java, an extra `<html>` is accepted. So is a lost \
            one, unless it leaves other tags, which Swing then shows verbatim. Tags between backticks are words, and so \
            is a link that only shows how to write one, `[name](https://url)`. A \
            name such as `<file>` or `<object>` that neither text closes is a word: it may differ, or be missing.

            An entity of HTML such as `&amp;` is reported if the source is plain text, because it is then shown \
            verbatim, unless other texts of the source show that the app decodes entities everywhere. In Rails, that \
            is a warning, because the code decides which texts are HTML. So is an entity that was escaped twice, \
            `&amp;amp;`. Machine translation breaks code: `& lt;`, `</ b>` and `https: //` no longer work, and neither \
            does `&nbps;`, an entity with its letters in the wrong order. On Android, `&lt;b>` is not an element, so \
            it differs from `<b>`.
            """,
        examples: MarkupExamples.all,
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                subject.message.mayHaveMarkup || source.mayHaveMarkup,
                // Which branch a tag is in is unknown then; `placeholder-mismatch` reports it.
                subject.message.fault == nil || source.fault != nil
            else { return }
            let differences = differences(of: subject, source).filter { !subject.accepts($0) }
            let related = subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? []
            guard !differences.isEmpty else {
                guard let found = escaping(of: subject) ?? shownEntity(of: subject, source) else { return }
                return findings.add(
                    subject.entry, found.words, help: found.help,
                    most: subject.losesOnlyEmphasis || subject.dropsFirstTag ? .warning : nil, related: related)
            }
            if differences.allSatisfy({ $0.isOfMarkdown || $0.isEmphasis(ofPlaceholderIn: source) }),
                subject.losesPlaceholder(from: source)
            {
                return
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
                    differences, source, subject.message,
                    detectsMarkup: subject.dialect.detectsMarkup || subject.dialect.isBesideMarkup(subject.entry),
                    isDocument: subject.dialect.isDocument(subject.entry),
                    styles: (subject.source?.isStyled ?? false, subject.entry.isStyled ?? false),
                    omits: subject.omitsElement, drops: { subject.dialect.drops($0, in: subject.entry) })
                    ?? subject.mostOfViews(differences, source),
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
        if !isStyled, subject.dropsFirstTag {
            return (
                "'\(spelling)' is escaped as '&lt;' here, but an element in the source, which the app drops",
                "write it alike in both"
            )
        }
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

    /// Whether a tag belongs to an element of a document that only changes how words look, in well-formed XML.
    private func isDocument(_ tag: String) -> Bool {
        MarkupHarm.isLook(tag) && dialect.isDocument(entry) && MessageMarkup(message).nestingFaults.isEmpty
    }

    /// The tags that Qt Designer writes around a text; any other tag makes it rich text as well.
    private static let wrappers: Set<String> = ["<html>", "</html>", "<head>", "</head>", "<body>", "</body>"]

    static func isWrapper(_ tag: String) -> Bool { wrappers.contains(tag) }

    private static let italics: Set<String> = ["cite", "em", "i", "var"]
    private static let languagesWithoutItalics: Set<String> = ["ja", "ko", "zh"]

    /// Returns the maximum severity of markup in a plain text that an app may show as HTML; nil for other differences.
    ///
    /// An app may show the text like others of its texts, which have the same elements.
    fileprivate func mostOfViews(_ differences: [MarkupDifference], _ source: Message) -> Severity? {
        guard !MessageMarkup(source).isMarkup else { return nil }
        let mayBeShown = differences.allSatisfy { difference in
            dialect.viewsDecideHTML(entry) ? difference.isAdded : isElementElsewhere(difference)
        }
        return mayBeShown ? .warning : nil
    }

    /// Whether a difference is a tag of an element that other source texts have.
    private func isElementElsewhere(_ difference: MarkupDifference) -> Bool {
        guard case .added(let spelling) = difference, spelling.hasPrefix("<") else { return false }
        let name = spelling.dropFirst().dropLast()
        return habits?.haveElement(String(name.first == "/" ? name.dropFirst() : name)) ?? false
    }

    /// Whether its tags are elements that Android drops from plain text, and only change how words look.
    fileprivate var losesOnlyEmphasis: Bool {
        guard entry.isStyled ?? false, !(source?.isStyled ?? true) else { return false }
        return MessageMarkup(message).pieces.allSatisfy { MarkupHarm.isEmphasis($0.words) || $0.words == "<br>" }
    }

    /// Whether the first tag of its source is an element that the app drops.
    fileprivate var dropsFirstTag: Bool {
        guard let source, let tag = sourceMessage?.firstTag else { return false }
        return dialect.drops(String(tag.dropFirst().prefix { $0.isLetter || $0.isNumber }), in: source)
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
        case .lost("<br>"):
            sourceMessage?.endsWithBreak ?? false || MessageMarkup(message).pieces.contains { $0.words == "<br>" }
        case .lost(let spelling) where Self.isWrapper(spelling):
            dialect.detectsMarkup && (message.firstTag != nil || (sourceMessage?.isWrapped ?? false))
        case .lost(MessageMarkup.Piece.link.words): sourceMessage.map(ExampleLinks.areAll) ?? false
        // Android drops the styles of texts that code passes on as plain strings.
        case .lost(let spelling) where source?.isStyled ?? false && isWholeEmphasis(spelling): true
        case .lost("<p>"), .lost("</p>"):
            dialect.detectsMarkup && message.firstTag == nil && (sourceMessage?.isWrapped ?? false)
        case .added(MessageMarkup.Piece.strong.words) where sourceMessage?.isBanner ?? false: true
        // Another order of words may split one emphasis into two, and a translator may choose to add one.
        case .added(let spelling) where showsMarkup && isWholeEmphasis(spelling): true
        case .added where message.isAboutTag: !(sourceMessage.map { MessageMarkup($0).isMarkup } ?? true)
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

    /// Whether it is a link or an emphasis of Markdown that is lost.
    fileprivate var isOfMarkdown: Bool {
        self == .lost(MessageMarkup.Piece.link.words) || self == .lost(MessageMarkup.Piece.strong.words)
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
