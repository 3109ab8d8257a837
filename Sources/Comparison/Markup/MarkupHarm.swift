// How bad differences in markup are: what only looks different, what users see, and what no longer works.

import Basics
import MessagePatterns

/// How bad a difference in markup is.
package enum MarkupHarm: Int, Comparable {
    /// Words only look different.
    case look
    /// Users see a tag, or words that are no longer a link.
    case seen
    /// A link or an element of the app no longer works, or users see nothing of the text.
    case broken

    package static func < (one: MarkupHarm, other: MarkupHarm) -> Bool { one.rawValue < other.rawValue }

    /// Whether a tag only changes how words look.
    package static func isEmphasis(_ spelling: String) -> Bool {
        MarkupElements.emphasis.contains(MarkupElements.name(of: spelling))
    }

    /// Whether an element is one of Pango's, which GTK's labels show.
    package static func isOfPango(_ name: String) -> Bool { MarkupElements.ofPango.contains(Substring(name)) }

    /// Whether a tag is a line break.
    package static func isLineBreak(_ spelling: String) -> Bool { MarkupElements.lineBreaks.contains(spelling) }

    /// The tag of the other element that looks the same: `<b>` for `<strong>`; nil if there is none.
    package static func twin(of spelling: String) -> String? {
        let name = MarkupElements.name(of: spelling)
        guard spelling.hasPrefix("<"), let twin = MarkupElements.twins[name] else { return nil }
        return MarkupElements.isClosing(spelling) ? "</\(twin)>" : "<\(twin)>"
    }

    /// Whether a tag only changes how words look, or describes their kind.
    package static func isLook(_ spelling: String) -> Bool {
        isEmphasis(spelling) || MarkupElements.documentation.contains(MarkupElements.name(of: spelling))
    }
}

/// Judges how the markup of a translation differs from that of its source.
package struct MarkupJudge {
    private let source: Message
    private let translation: Message
    /// What shows the texts.
    package let reading: MarkupReading
    /// Whether it detects by itself whether a text is markup.
    private let detectsMarkup: Bool
    /// Whether it shows nothing of what is between two brackets, as Qt does, even of `</ b>` and `< /b>`.
    private let hidesTags: Bool
    /// Whether the texts are pieces of an XML document.
    private let isDocument: Bool
    /// Whether the app drops an element, but shows the words in it.
    private let drops: (String) -> Bool

    private let theirs: MessageMarkup
    private let own: MessageMarkup
    /// Whether all elements of the source are closed in order.
    private let isSourceNested: Bool
    /// Whether those of the translation are, too, as far as those of the source are.
    private let isNested: Bool

    package init(
        _ source: Message, _ translation: Message, _ reading: MarkupReading, detectsMarkup: Bool, hidesTags: Bool,
        isDocument: Bool, drops: @escaping (String) -> Bool
    ) {
        (self.source, self.translation, self.reading) = (source, translation, reading)
        (self.detectsMarkup, self.hidesTags) = (detectsMarkup, hidesTags)
        (self.isDocument, self.drops) = (isDocument, drops)
        (theirs, own) = (MessageMarkup(source), MessageMarkup(translation))
        isSourceNested = theirs.nestingFaults.isEmpty
        isNested = !isSourceNested || own.nestingFaults.isEmpty
    }

    /// Whether what shows the text refuses it because of these differences.
    package func refuses(_ differences: [MarkupDifference]) -> Bool {
        guard reading == .wellFormed || reading == .ofKnownElements, isSourceNested else { return false }
        // XML has names in any script, but Pango does not.
        let isLoose =
            translation.hasLooseBracket && !source.hasLooseBracket
            || !isDocument && translation.hasForeignName && !source.hasForeignName
        return !isNested || reading == .wellFormed && isLoose
            || differences.contains { difference in
                switch difference {
                case .misquoted, .unclosedQuote, .unended, .replaced, .unclosed, .misplaced: true
                case .misspelled(_, meant: let meant): reading == .wellFormed && !meant.hasSuffix("://")
                case .added(let spelling): spelling.hasPrefix("<") && !isAllowed(MarkupElements.name(of: spelling))
                case .lost, .entity, .lostAttribute, .escapedTwice: false
                }
            }
    }

    /// Returns what becomes of a text that is refused because of these differences; nil if it is not.
    package func refusal(of differences: [MarkupDifference]) -> String? {
        guard refuses(differences) else { return nil }
        if reading == .ofKnownElements { return "users do not see the text" }
        // A label keeps what it had: the text as typed, or nothing.
        return isDocument
            ? "the text is not well-formed XML" : "the text does not parse, and users see its tags, or nothing"
    }

    /// Whether all elements of the translation are closed in order.
    package var isInOrder: Bool { own.nestingFaults.isEmpty }

    /// Whether what shows the text reads an element that the source lacks: GTK's labels know only those of Pango, and
    /// documents may have any.
    private func isAllowed(_ name: Substring) -> Bool {
        isDocument || theirs.pieces.contains { MarkupElements.name(of: $0.words) == name }
            || reading == .wellFormed && MarkupElements.ofPango.contains(name)
    }

    /// Returns how bad the worst of some differences is.
    package func harm(of differences: [MarkupDifference]) -> MarkupHarm {
        if refuses(differences) { return .broken }
        // Without any tag or its remains, the text is shown as plain text.
        if detectsMarkup, RichText.isDocument(source), !own.isMarkup,
            !translation.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
        {
            return .look
        }
        let (lost, added) = (Elements(lostIn: differences), Elements(addedIn: differences))
        return differences.map { difference in
            switch difference {
            case .lost(let spelling): harm(ofLost: spelling, isWhole: isNested && lost.isBalanced(spelling, in: theirs))
            case .added(let spelling): harm(ofAdded: spelling, isWhole: isNested && added.isBalanced(spelling, in: own))
            case .unclosed(let spelling), .misplaced(let spelling): harm(ofBroken: spelling)
            case .replaced(_, was: let spelling): harm(ofBroken: spelling)
            case .misspelled(let spelling, meant: let meant): harm(ofMisspelled: spelling, meant)
            case .misquoted(let tag): tag.contains("href") || tag.contains("src") ? .broken : .seen
            case .unclosedQuote: .broken
            case .unended(let spelling): max(.seen, harm(ofBroken: "\(spelling.prefix { $0 != " " })>"))
            case .lostAttribute(let name, of: let tag, meant: _): harm(ofLostAttribute: name, tag)
            case .entity, .escapedTwice: .seen
            }
        }.max() ?? .look
    }

    // MARK: Lost and added tags

    private func harm(ofLost spelling: String, isWhole: Bool) -> MarkupHarm {
        let name = MarkupElements.name(of: spelling)
        if MarkupElements.lineBreaks.contains(spelling) || spelling == AngularTag.lineBreak
            || spelling == MessageMarkup.Piece.strong.words
        {
            return .look
        }
        if MarkupElements.isClosing(spelling), MarkupElements.endedByNext.contains(name),
            !translation.hasText("\(name)>")
        {
            return .look
        }
        // Nothing shows an anchor.
        if name == "a", isNested, RichText.hasOnlyAnchors(source) { return .look }
        if isNested, drops(String(name)) { return .look }
        if isWhole {
            if isDocument || MarkupElements.emphasis.contains(name) { return .look }
            return isValue(spelling) ? .broken : .seen
        }
        // What follows a link without its end is a link, too.
        return name == "a" && MarkupElements.isClosing(spelling) ? .seen : harm(ofBroken: spelling)
    }

    private func harm(ofAdded spelling: String, isWhole: Bool) -> MarkupHarm {
        let name = MarkupElements.name(of: spelling)
        if isNested, drops(String(name)) { return .look }
        if isWhole, isDocument { return .look }
        // Angular finds no value for it.
        if spelling.hasPrefix("<x "), !theirs.pieces.contains(where: { $0.words == spelling }) { return .broken }
        if hidesTags, MarkupElements.isClosing(spelling) { return .look }
        // At worst, the tag is shown.
        guard theirs.isMarkup || detectsMarkup else { return .seen }
        if MarkupElements.lineBreaks.contains(spelling) || spelling == MessageMarkup.Piece.strong.words {
            return .look
        }
        // Libraries that number elements ignore an end without a beginning.
        if MarkupElements.isClosing(spelling), isSourceNested, !name.isEmpty, name.allSatisfy(\.isNumber) {
            return .look
        }
        let isKnown = theirs.pieces.contains { $0.words == spelling }
        let isShown = MarkupElements.areShownAnyway(in: name) || detectsMarkup && name == "a"
        return (isWhole || MarkupElements.endedByNext.contains(name)) && (isKnown || isShown) ? .look : .seen
    }

    /// Whether a tool wrote a tag in place of a value.
    private func isValue(_ spelling: String) -> Bool {
        spelling.hasPrefix("<") && AngularTag(words: spelling) == nil
            && MarkupElements.ofTools.contains(MarkupElements.name(of: spelling))
    }

    // MARK: Broken tags

    /// How bad it is if an element begins or ends in the wrong place: its words may look different, and those after it.
    private func harm(ofBroken spelling: String) -> MarkupHarm {
        let name = MarkupElements.name(of: spelling)
        if AngularTag(words: spelling) != nil { return .broken }
        if hidesTags, MarkupElements.emphasis.contains(name), !translation.hasText("\(name)>") { return .look }
        return MarkupElements.areShownAnyway(in: name) || !spelling.hasPrefix("<") ? .seen : .broken
    }

    private func harm(ofMisspelled spelling: String, _ meant: String) -> MarkupHarm {
        if meant.hasSuffix("://") { return translation.hasTornAddressInTag ? .broken : .seen }
        guard meant.hasPrefix("<") else { return .seen }
        let name = MarkupElements.name(of: meant.hasSuffix(">") ? meant : "\(meant)>")
        if hidesTags, MarkupElements.isClosing(meant), MarkupElements.areShownAnyway(in: name) { return .look }
        return MarkupElements.isClosing(meant) && name == "a" || MarkupElements.areShownAnyway(in: name)
            ? .seen : .broken
    }

    private func harm(ofLostAttribute name: String, _ tag: String) -> MarkupHarm {
        let element = MarkupElements.name(of: tag)
        // A link of an older text leads elsewhere.
        if isDocument, MarkupElements.links.contains(name),
            MarkupElements.links.contains(where: { $0 != name && translation.hasAttribute($0, of: element) })
        {
            return .look
        }
        if MarkupElements.functions.contains(name) { return .broken }
        return element == "a" || MarkupElements.areShownAnyway(in: element) || HTMLElements.have(String(element))
            ? .look : .broken
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
            counts[MarkupElements.name(of: spelling), default: 0] += MarkupElements.isClosing(spelling) ? -1 : 1
        }

        /// Whether there are as many closing as opening tags of an element, or it has no closing one.
        func isBalanced(_ spelling: String, in markup: MessageMarkup) -> Bool {
            if counts[MarkupElements.name(of: spelling)] == 0 { return true }
            return AngularTag(words: spelling) == nil
                && markup.pieces.contains { $0.words == spelling && $0.standsAlone }
        }
    }
}

extension MessageMarkup.Piece {
    /// Whether no other tag belongs to it.
    fileprivate var standsAlone: Bool {
        switch self {
        case .void, .link, .address, .strong: true
        case .opening, .closing, .bracketed: false
        }
    }
}

extension Message {
    /// Whether its text has some ASCII characters, outside of tags.
    fileprivate func hasText(_ text: String) -> Bool {
        parts.contains { $0.kind == .text && utf8.firstOffset(of: Array(text.utf8), in: $0.range) != nil }
    }

    /// Whether it has a bracket that begins no tag.
    fileprivate var hasLooseBracket: Bool {
        hasText("<")
    }

    /// Whether it has a tag with a name that is not ASCII, as in `<größer>`.
    fileprivate var hasForeignName: Bool {
        parts.contains { part in
            let name = utf8[part.range].dropFirst().drop { $0 == UInt8(ascii: "/") }.drop(while: \.isLetter)
            return part.kind == .markup && utf8[part.range.lowerBound] == UInt8(ascii: "<")
                && name.first.map { $0 >= 0x80 } ?? false
        }
    }

    /// Whether any tag of an element has an attribute with a value.
    fileprivate func hasAttribute(_ name: String, of element: Substring) -> Bool {
        let (start, attribute) = (Array("<\(element) ".utf8), Array(" \(name)=".utf8))
        return parts.contains { part in
            part.kind == .markup && utf8[part.range].starts(with: start)
                && utf8.firstOffset(of: attribute, in: part.range) != nil
        }
    }

    /// Whether the first broken address is inside a tag or the target of a link.
    fileprivate var hasTornAddressInTag: Bool {
        guard let torn = TornAddress.first(in: utf8),
            let start = utf8.firstOffset(of: Array(torn.written.utf8), in: utf8.indices)
        else { return false }
        let before = String(decoding: utf8[..<start].suffix(8), as: UTF8.self).filter { !$0.isWhitespace }
        return ["=", "=\"", "='", "]("].contains { before.hasSuffix($0) }
    }
}
