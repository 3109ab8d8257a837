// The severity of differences in markup: words that only look different break nothing.

import MessagePatterns

package enum MarkupHarm {
    /// Returns the maximum severity of differences; nil if they break something.
    ///
    /// Adding emphasis to a text with markup is a choice, as it is in any text if the software that displays it detects
    /// markup by itself. So is any difference in emphasis that Android drops from texts without styles: `styles`
    /// specifies whether the source and the translation contain elements of that kind. `omits` returns whether all
    /// translations of the language lack an element, `drops` whether the app never shows it. In a piece of an XML document, whole elements may differ.
    package static func most(
        _ differences: [MarkupDifference], _ source: Message, _ translation: Message, detectsMarkup: Bool,
        isDocument: Bool = false, styles: (source: Bool, translation: Bool) = (false, false),
        omits: (String) -> Bool = { _ in false }, drops: (String) -> Bool = { _ in false }
    ) -> Severity? {
        guard !differences.isEmpty else { return nil }
        let theirs = MessageMarkup(source)
        // Without any tag or its remains, the text is shown as plain text.
        if detectsMarkup, RichText.isDocument(source), !MessageMarkup(translation).isMarkup,
            !translation.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
        {
            return .note
        }
        let (lost, added) = (Elements(lostIn: differences), Elements(addedIn: differences))
        let known = Set(theirs.pieces.map(\.words))
        let isNested = !theirs.nestingFaults.isEmpty || MessageMarkup(translation).nestingFaults.isEmpty
        let isWhole = isDocument && isNested
        var isChosen = theirs.isMarkup || detectsMarkup || styles.translation
        for difference in differences {
            switch difference {
            // The words run on in one line.
            case .lost("<br>"), .lost(AngularTag.lineBreak): break
            // HTML ignores it.
            case .added("</head>") where detectsMarkup: isChosen = false
            case .lost where isWhole, .added where isWhole: break
            // Nothing shows an anchor.
            case .lost(let spelling) where name(of: spelling) == "a" && isNested && RichText.hasOnlyAnchors(source):
                break
            // Nothing shows such a tag of a page: the source quotes code, and the translation has other words.
            case .lost(let spelling) where pageParts.contains(name(of: spelling)) && !RichText.isDocument(source):
                isChosen = false
            // HTML ends a paragraph with the next one; XML does not.
            case .lost("<p>"), .lost("</p>"), .added("</p>"), .unclosed("<p>"):
                if isDocument { return nil }
                isChosen = false
            // The emphasis runs on, as HTML ignores the broken tag.
            case .misspelled(_, meant: let meant) where theirs.isMarkup && isEmphasis(closing: meant): isChosen = false
            // The address is still there, but not a link.
            case .lost(MessageMarkup.Piece.link.words) where keepsTargets(source, translation): isChosen = false
            case .lost(let spelling) where lost.isLink(spelling) && isNested && keepsAddresses(source, translation):
                isChosen = false
            case .added("<p>") where theirs.isMarkup && !isDocument: isChosen = false
            case .lostAttribute(let name, of: _, meant: _) where looks.contains(name): isChosen = false
            // An address outside of tags is an example or a name: nothing follows it.
            case .misspelled(_, meant: let meant) where meant.hasSuffix("://") && !translation.hasTornAddressInTag:
                isChosen = false
            // A wording that needs an element twice repeats it.
            case .added(let spelling) where added.isBalanced(spelling) && isNested && known.contains(spelling): break
            // An empty paragraph at the end is not seen.
            case .added("<p>") where translation.utf8.endsWithParagraph: isChosen = false
            case .lost(let spelling) where isNested && drops(String(name(of: spelling))),
                .added(let spelling) where isNested && drops(String(name(of: spelling))):
                break
            case .added("<br>") where theirs.isMarkup: isChosen = false
            case .lost(let spelling) where lost.isEmphasis(spelling) && isNested:
                // Other words keep theirs.
                let isPartial = MessageMarkup(translation).pieces.contains { $0.words == spelling }
                let isReplaced = omits(lost.name(of: spelling)) || quotesInstead(source, translation)
                if !styles.source, !isReplaced, !isPartial { isChosen = false }
            case .lost(let spelling) where lost.isLook(spelling) && isNested: isChosen = false
            // Code decides whether a numbered element is a link or bold.
            case .lost(let spelling) where lost.isNumbered(spelling) && isNested: isChosen = false
            case .added(let spelling) where added.isEmphasis(spelling) && isNested: break
            case .added(let spelling) where added.isLook(spelling) && isNested && (theirs.isMarkup || detectsMarkup):
                isChosen = false
            case .added(let spelling) where added.isLink(spelling) && isNested && theirs.isMarkup: isChosen = false
            // A closing tag without its element, which only splits a text, or is a mistake of the source.
            case .lost(let spelling) where spelling.hasPrefix("</") && !theirs.opens(spelling): isChosen = false
            case .added(let spelling) where detectsMarkup && theirs.isMarkup && added.isSurplus(spelling):
                isChosen = false
            // HTML ignores a closing tag without its element.
            case .added("</a>") where !isDocument && source.text.contains("href="): isChosen = false
            // At worst, its brackets and its address are shown.
            case .added(MessageMarkup.Piece.link.words): isChosen = false
            default: return nil
            }
        }
        return isChosen ? .note : .warning
    }

    /// The balance of lost or added tags by name: 0 if as many are opening as closing.
    private struct Elements {
        private var counts: [Substring: Int] = [:]

        init(lostIn differences: [MarkupDifference]) {
            for case .lost(let spelling) in differences { count(spelling) }
        }

        init(addedIn differences: [MarkupDifference]) {
            for case .added(let spelling) in differences { count(spelling) }
        }

        private mutating func count(_ spelling: String) {
            let isClosing = spelling.dropFirst().first == "/" || AngularTag(words: spelling)?.isClosing ?? false
            counts[Self.name(spelling), default: 0] += isClosing ? -1 : 1
        }

        /// Whether an element that only changes looks has at least as many closing as opening tags.
        func isSurplus(_ spelling: String) -> Bool {
            let name = Self.name(spelling)
            return (MarkupHarm.emphasis.contains(name) || name == "span") && counts[name, default: 0] <= 0
        }

        /// Whether there are as many closing as opening tags of an element.
        func isBalanced(_ spelling: String) -> Bool {
            guard spelling.first == "<" || spelling.first == "[" else { return true }
            return counts[Self.name(spelling)] == 0
        }

        func isEmphasis(_ spelling: String) -> Bool {
            if spelling == MessageMarkup.Piece.strong.words { return true }
            let name = Self.name(spelling)
            return counts[name] == 0 && MarkupHarm.emphasis.contains(name)
        }

        func isLook(_ spelling: String) -> Bool {
            let name = Self.name(spelling)
            return counts[name] == 0 && (MarkupHarm.blocks.contains(name) || MarkupHarm.documentation.contains(name))
        }

        /// Whether it is one of a pair such as `<0>…</0>`.
        func isNumbered(_ spelling: String) -> Bool {
            let name = Self.name(spelling)
            return counts[name] == 0 && !name.isEmpty && name.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        }

        func isLink(_ spelling: String) -> Bool {
            if spelling == MessageMarkup.Piece.link.words { return true }
            return Self.name(spelling) == "a" && counts["a"] == 0
        }

        /// Returns the name in brackets, without the slash of a closing tag.
        func name(of spelling: String) -> String { String(Self.name(spelling)) }

        private static func name(_ spelling: String) -> Substring {
            if let tag = AngularTag(words: spelling) { return tag.element }
            let name = spelling.dropFirst().dropLast()
            return name.first == "/" ? name.dropFirst() : name
        }
    }

    /// Elements that only change how words look, in angle or square brackets.
    private static let emphasis: Set<Substring> = [
        "b", "big", "bold", "cite", "code", "color", "em", "font", "i", "italic", "kbd", "mark", "s", "samp", "small",
        "strike", "strong", "tt", "u", "underline", "var",
    ]

    /// Attributes that only change how an element looks, or where its link opens.
    private static let looks: Set<String> = [
        "align", "bgcolor", "border", "cellpadding", "cellspacing", "class", "color", "face", "size", "target",
        "valign",
    ]

    /// Elements that a page has once, around all texts.
    private static let pageParts: Set<Substring> = ["html", "head", "body"]

    /// Whether a closing tag belongs to an element that only changes how words look.
    private static func isEmphasis(closing tag: String) -> Bool { tag.hasPrefix("</") && isEmphasis(tag) }

    /// Whether a translation has more quotation marks than its source, in place of an emphasis.
    private static func quotesInstead(_ source: Message, _ translation: Message) -> Bool {
        func number(_ message: Message) -> Int {
            message.parts.filter { $0.kind == .text }.reduce(0) { count, part in
                count + String(decoding: message.utf8[part.range], as: UTF8.self).count { quotes.contains($0) }
            }
        }
        return number(translation) > number(source)
    }

    private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』"]

    /// Whether a translation still has the targets of all links of its source.
    private static func keepsTargets(_ source: Message, _ translation: Message) -> Bool {
        let targets = source.text.split(separator: "](").dropFirst().map { $0.prefix { $0 != ")" } }
        return targets.allSatisfy { !$0.isEmpty && translation.text.contains($0) }
    }

    /// Whether a translation still has the addresses of all links of its source, as text.
    private static func keepsAddresses(_ source: Message, _ translation: Message) -> Bool {
        let addresses = source.text.split(separator: "href=").dropFirst().map { value in
            value.drop { "\"'\\".contains($0) }.prefix { !"\"'\\ >".contains($0) }
        }
        return !addresses.isEmpty && addresses.allSatisfy { !$0.isEmpty && translation.text.contains($0) }
    }

    /// Whether a tag only changes how words look.
    package static func isEmphasis(_ spelling: String) -> Bool { emphasis.contains(name(of: spelling)) }

    /// Whether a tag only changes how words look, or describes their kind.
    package static func isLook(_ spelling: String) -> Bool {
        isEmphasis(spelling) || documentation.contains(name(of: spelling))
    }

    private static func name(of spelling: String) -> Substring {
        let name = spelling.dropFirst().dropLast()
        return name.first == "/" ? name.dropFirst() : name
    }

    /// Elements that only change where words are, in HTML.
    private static let blocks: Set<Substring> = [
        "blockquote", "center", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "p", "pre",
        "span", "ul",
    ]

    /// Elements that describe the kind of words, in Mallard and DocBook.
    private static let documentation: Set<Substring> = [
        "app", "application", "cmd", "command", "emphasis", "envar", "file", "filename", "firstterm", "gui",
        "guibutton", "guiicon",
        "guilabel", "guimenu", "guimenuitem", "guiseq", "guisubmenu", "input", "key", "keycap", "keycombo", "keyseq",
        "literal", "menuchoice", "option", "output", "quote", "replaceable", "sys", "systemitem", "userinput",
    ]
}

extension Message {
    /// Whether the first broken address is inside a tag or the target of a link.
    fileprivate var hasTornAddressInTag: Bool {
        guard let torn = TornAddress.first(in: utf8),
            let start = utf8.firstOffset(of: Array(torn.written.utf8), in: utf8.indices)
        else { return false }
        let before = String(decoding: utf8[..<start].suffix(8), as: UTF8.self).filter { !$0.isWhitespace }
        return ["=", "=\"", "='", "]("].contains { before.hasSuffix($0) }
    }
}

extension [UInt8] {
    /// Whether only white space follows a last `<p>`.
    fileprivate var endsWithParagraph: Bool {
        prefix((lastIndex { !$0.isSpace } ?? -1) + 1).suffix(3).elementsEqual("<p>".utf8)
    }
}
