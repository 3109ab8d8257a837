// Targets and their language put into an XLIFF file and taken out again.

import Catalogs

/// Where a version of XLIFF has its target language and its targets.
struct XLIFFElements: Sendable {
    /// The element that says the language, and its attribute.
    let element: StaticString
    let attribute: StaticString
    /// The elements in which targets stand.
    let units: [StaticString]
    /// Whether that element is the document's own.
    let isSaidByRoot: Bool

    static let first = XLIFFElements(
        element: "file", attribute: "target-language", units: ["trans-unit"], isSaidByRoot: false)
    static let second = XLIFFElements(
        element: "xliff", attribute: "trgLang", units: ["segment", "ignorable"], isSaidByRoot: true)

    /// The splices that make a language the target of a document, whose tags those are that say it.
    func languageSplices(_ language: String, in tags: [XMLTag], of text: SourceText) -> [Splice] {
        let said = languageSplices(language, in: tags)
        guard text.utf8.firstOffset(of: "xml:lang") != nil else { return said }
        return (said + targetSplices(language, of: text)).sorted { $0.range.start < $1.range.start }
    }

    /// The language that targets say themselves has to be that of the document.
    private func targetSplices(_ language: String, of text: SourceText) -> [Splice] {
        var isInUnit = false
        return XMLDocument(text).events.compactMap { event in
            guard event.kind == .elementStart else { return nil }
            let tag = XMLTag(text.utf8, event.range)
            // What stands among the alternatives may be of any language.
            if units.contains(where: { tag.isNamed($0) }) { isInUnit = true }
            if tag.isNamed("alt-trans") { isInUnit = false }
            guard isInUnit, tag.isNamed("target"), let old = tag.attribute("xml:lang") else { return nil }
            return Splice(old.range, Array(language.utf8))
        }
    }

    private func languageSplices(_ language: String, in tags: [XMLTag]) -> [Splice] {
        tags.filter { $0.isNamed(element) }.map { tag in
            if let old = tag.attribute(attribute) { return Splice(old.range, Array(language.utf8)) }
            // Before all others, where nobody else puts it: so that it can be told from one that was there.
            let after = tag.name.upperBound
            return Splice(ByteRange(after, after), Array(" \(attribute)=\"\(language)\"".utf8))
        }
    }
}

struct XLIFFEditor {
    private let dialect: XLIFFElements
    private let text: SourceText
    private let utf8: [UInt8]

    init(_ text: SourceText, _ dialect: XLIFFElements) {
        self.dialect = dialect
        self.text = text
        utf8 = text.utf8
    }

    /// The languages that the document is translated into.
    var targetLanguages: [String] { tags.compactMap { $0.text(dialect.attribute) } }

    /// The splices that take all targets into a language away, and the language.
    func removals(of language: String) -> [Splice] {
        let events = XMLDocument(text).events
        var splices: [Splice] = []
        var isInFile = false
        /// For each element that is open, whether it is a unit: only its own targets count.
        var open: [Bool] = []
        /// The end of what stood last in the unit at hand.
        var previous: Int?
        var at = 0
        while at < events.count {
            let event = events[at]
            at += 1
            guard event.kind == .elementStart else {
                guard event.kind == .elementEnd else { continue }
                previous = event.range.upperBound
                _ = open.popLast()
                continue
            }
            let tag = XMLTag(utf8, event.range)
            if tag.isNamed(dialect.element) {
                isInFile = tag.text(dialect.attribute) == language
                if isInFile, let name = tag.attributes.first,
                    tag.attribute(dialect.attribute)?.range.indices == name.value
                {
                    splices.append(Splice(ByteRange(name.name.lowerBound - 1, name.value.upperBound + 1), []))
                }
            } else if tag.isNamed("target"), isInFile, open.last == true {
                let end = elementEnd(&at, events)
                let start =
                    previous.flatMap { isSpace($0..<event.range.lowerBound) ? $0 : nil } ?? event.range.lowerBound
                splices.append(Splice(ByteRange(start, end), []))
                previous = nil
                continue
            }
            open.append(dialect.units.contains { tag.isNamed($0) })
            previous = nil
        }
        return splices
    }

    private func isSpace(_ range: Range<Int>) -> Bool { utf8[range].allSatisfy { $0 <= 0x20 } }

    /// Goes to the end of the element that has just begun.
    private func elementEnd(_ at: inout Int, _ events: [XMLEvent]) -> Int {
        var depth = 1
        var end = utf8.count
        while at < events.count, depth > 0 {
            let event = events[at]
            at += 1
            if event.kind == .elementStart { depth += 1 }
            if event.kind == .elementEnd { depth -= 1 }
            end = event.range.upperBound
        }
        return end
    }

    /// The elements that say the language.
    private var tags: [XMLTag] {
        // The first tag of all needs no search.
        if dialect.isSaidByRoot {
            return [XLIFFVersion.root(utf8)].compactMap(\.self).filter { $0.isNamed(dialect.element) }
        }
        return XMLDocument(text).events.compactMap { event in
            guard event.kind == .elementStart else { return nil }
            let tag = XMLTag(utf8, event.range)
            return tag.isNamed(dialect.element) ? tag : nil
        }
    }
}
