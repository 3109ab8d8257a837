// The markup of a message: its tags, links, emphasis and entities.

import Basics
import MessagePatterns

/// The markup of a message, in order.
package struct MessageMarkup {
    package private(set) var pieces: [Piece] = []
    /// The part of the message that contains each piece.
    private var places: [Int] = []
    private let parts: [Message.Part]
    package private(set) var entities: [String] = []
    /// What only looks like a tag, because it is in quotation marks: `<<original entry>>`.
    package private(set) var quoted: Set<Piece> = []

    /// XLIFF elements, which are distinguished only by their numbers.
    private static let numbered: Set<String> = ["x", "bx", "ex", "g", "ph", "it", "mrk"]

    package init(_ message: borrowing Message) {
        parts = message.parts
        for (index, part) in message.parts.enumerated() {
            let bytes = message.utf8[part.range]
            switch part.kind {
            case .text: addNumberedTags(in: bytes)
            case .locked: addElement(bytes)
            case .markup: add(bytes, isQuoted: message.isQuoted(part))
            case .placeholder, .branchStart, .branchNext, .branchEnd: break
            }
            place(index)
        }
        for part in EmphasisMarks.strong(in: message) {
            pieces.append(.strong)
            places.append(part)
        }
    }

    /// Records the part that contains the newly added pieces.
    private mutating func place(_ part: Int) {
        while places.count < pieces.count { places.append(part) }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, isQuoted: Bool) {
        switch bytes.first {
        case UInt8(ascii: "<") where isQuoted:
            let count = pieces.count
            addTag(bytes)
            if pieces.count > count { quoted.insert(pieces.removeLast()) }
        case UInt8(ascii: "<"):
            if InlineElements.value(bytes) == nil { addTag(bytes) }
        case UInt8(ascii: "&"): entities.append(String(decoding: bytes, as: UTF8.self))
        case UInt8(ascii: "]") where bytes.dropFirst().first == UInt8(ascii: "("):
            if !Self.isOfGrammar(bytes.dropFirst(2)) { pieces.append(.link) }
        // MediaWiki pages have different names in different languages.
        case UInt8(ascii: "[") where bytes.count > 2 && !bytes.starts(with: "[[".utf8):
            let name = bytes.dropFirst().prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "/") }
            pieces.append(.bracketed(String(decoding: name, as: UTF8.self).lowercased()))
        default: break
        }
    }

    /// Whether attributes inflect words for the language of the text, as in `^[%lld item](inflect: true)`: many
    /// languages lack this inflection and need plurals instead.
    private static func isOfGrammar(_ attributes: ArraySlice<UInt8>) -> Bool {
        let name = attributes.drop(while: \.isSpace).prefix(while: \.isLetter)
        return grammar.contains { name.elementsEqual($0) }
    }

    /// Foundation's attributes for inflection.
    private static let grammar = [
        "inflect", "inflectionAlternative", "morphology", "agreeWithArgument", "agreeWithConcept",
    ]
    .map { Array($0.utf8) }

    /// Adds the tags of an element with locked content; Android's `<xliff:g>` is only for translators.
    private mutating func addElement(_ locked: ArraySlice<UInt8>) {
        guard locked.first == UInt8(ascii: "<"), !locked.starts(with: "<xliff:".utf8),
            let close = locked.lastIndex(of: UInt8(ascii: "<")), close > locked.startIndex
        else { return }
        addTag(locked[..<close])
        addTag(locked[close...])
    }

    /// Returns the tags in code between backticks, such as `` `<b>` ``: they are words.
    package static func code(in message: Message) -> Set<Piece> {
        let tick = UInt8(ascii: "`")
        guard message.utf8.has(tick), message.utf8.has(UInt8(ascii: "<")) else { return [] }
        var code: Set<Piece> = []
        for part in message.parts where part.kind == .locked && message.utf8[part.range].first == tick {
            let content = message.utf8[part.range].filter { $0 != tick }
            code.formUnion(MessageMarkup(Message(String(decoding: content, as: UTF8.self), .markup)).pieces)
        }
        return code
    }

    /// Whether it has an opening tag for a closing one.
    package func opens(_ closing: String) -> Bool {
        pieces.contains { piece in
            if case .opening(let name) = piece { closing == "</\(name)>" } else { false }
        }
    }

    /// Whether the message is more than plain text.
    package var isMarkup: Bool { !pieces.isEmpty || !entities.isEmpty }

    /// Whether it consists only of entities.
    var isOfEntities: Bool { pieces.isEmpty && !closedEntities.isEmpty }

    /// The entities with a semicolon: without one, `&lt` may be an access key, as in `Sous-&ltitre`.
    var closedEntities: [String] { entities.filter { $0.hasSuffix(";") } }

    /// Returns what looks like an element but is never closed in either text: `<file>` and `<object>`, the arguments of
    /// a command, which a translation names in its own words, as often as it needs.
    ///
    /// The name of an HTML element is not a word, unless it is also the name of a thing, or the source does not close
    /// it, or the source contains only words.
    func words(beside other: MessageMarkup, isSource: Bool) -> Set<Piece> {
        let closed = Set((pieces + other.pieces).compactMap(\.closedName))
        let takesElements = isSource || !other.pieces.isEmpty && other.pieces.allSatisfy { $0.word?.isThing ?? false }
        return Set(
            pieces.filter { piece in
                guard let word = piece.word, !closed.contains(word.name) else { return false }
                return word.isThing || takesElements && !MarkupElements.endedByNext.contains(Substring(word.name))
            })
    }

    /// Removes pieces that are not tags in another text, however many brackets surround them here.
    package mutating func forget(_ others: Set<Piece>) {
        guard !others.isEmpty else { return }
        let left = pieces.indices.filter { !others.contains(pieces[$0]) }
        (pieces, places) = (left.map { pieces[$0] }, left.map { places[$0] })
    }

    /// What tag names may contain besides letters and digits.
    private static let nameSigns = Array("-:._".utf8)

    private mutating func addTag(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes.dropFirst()
        let isClosing = rest.first == UInt8(ascii: "/")
        if isClosing { rest = rest.dropFirst() }
        guard let first = rest.first, first.isLetter || first.isDigit else { return }
        let written = rest.prefix { $0.isLetter || $0.isDigit || Self.nameSigns.contains($0) }
        if !isClosing, written.last == UInt8(ascii: ":"), rest.dropFirst(written.count).starts(with: "//".utf8) {
            return pieces.append(.address)
        }
        // Neither `<größer` nor `<name@example.org>` is a tag.
        guard let end = rest.dropFirst(written.count).first, end < 0x80, end != UInt8(ascii: "@") else { return }
        // `</path/to>` is a path.
        let after = rest.dropFirst(written.count + 1).first
        if isClosing, end == UInt8(ascii: "/"), after?.isLetter ?? false { return }
        // HTML ignores case. Other markup does not, but its names are never all capitals.
        var name = String(decoding: written, as: UTF8.self)
        if written.allSatisfy({ !(0x61...0x7A ~= $0) }) { name = name.lowercased() }
        let isVoid = Self.voids.contains(name) || TagEnd.closesItself(bytes)
        let attribute = Self.numbered.contains(name) ? "id" : Self.names
        if let id = Self.value(of: attribute, in: rest.dropFirst(written.count)) { name += " \(attribute)=\"\(id)\"" }
        // Browsers read `</br>` as a line break.
        pieces.append(isClosing && name != "br" ? .closing(name) : isVoid ? .void(name) : .opening(name))
    }

    /// Adds numbered tags, as in `<1>Click</1>`, which the parser reads as text.
    private mutating func addNumberedTags(in text: ArraySlice<UInt8>) {
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            let name = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
            var end = name.drop(while: \.isDigit)
            guard end.startIndex > name.startIndex else { continue }
            if end.first == UInt8(ascii: "/") { end = end.dropFirst() }
            guard end.first == UInt8(ascii: ">") else { continue }
            addTag(text[start...end.startIndex])
            rest = end.dropFirst()
        }
    }

    /// The attribute that distinguishes elements of the same kind in Fluent.
    private static let names = "data-l10n-name"

    /// Returns the value of an attribute; nil if there is none.
    private static func value(of name: String, in attributes: ArraySlice<UInt8>) -> String? {
        guard attributes.contains(UInt8(ascii: "=")) else { return nil }
        let pieces = attributes.split { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
        let found = pieces.lazy.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("\(name)=") }
        return found.map { String($0.dropFirst(name.utf8.count + 2).dropLast()) }
    }

    /// The number of times that each piece is displayed, whatever branches are selected.
    var amounts: MarkupAmounts {
        var amounts = MarkupAmounts()
        var next = 0
        // Emphasis was added last.
        let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        for (index, part) in parts.enumerated() {
            amounts.pass(part.kind)
            while next < order.count, places[order[next]] == index {
                amounts.add(pieces[order[next]])
                next += 1
            }
        }
        return amounts
    }
}

extension Message {
    /// Whether it has a link or an emphasis of Markdown, whose readers resolve entities and drop the last line break.
    package var isMarkdown: Bool { MessageMarkup(self).pieces.contains { $0 == .link || $0 == .strong } }
}

extension Message {
    /// Whether a tag is in quotation marks, as in `<<words>>`.
    fileprivate func isQuoted(_ part: Part) -> Bool {
        let (start, end) = (part.range.lowerBound, part.range.upperBound)
        return start > 0 && end < utf8.count && utf8[start - 1] == UInt8(ascii: "<") && utf8[end] == UInt8(ascii: ">")
    }
}
