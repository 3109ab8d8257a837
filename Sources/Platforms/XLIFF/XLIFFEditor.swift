// Adds targets and their language to an XLIFF file, and removes them.

import Catalogs

/// The elements of a version of XLIFF with its target language and its targets.
struct XLIFFElements: Sendable {
    /// The element with the language, and its attribute.
    let element: StaticString
    let attribute: StaticString
    /// The elements that contain targets.
    let units: [StaticString]
    /// Whether the element with the language is the document's root.
    let isDeclaredByRoot: Bool

    static let first = XLIFFElements(
        element: "file", attribute: "target-language", units: ["trans-unit"], isDeclaredByRoot: false)
    static let second = XLIFFElements(
        element: "xliff", attribute: "trgLang", units: ["segment", "ignorable"], isDeclaredByRoot: true)

    /// Returns the splices that make a language the target of a document, given the tags that declare it.
    func languageSplices(_ language: String, in tags: [XMLTag], of text: SourceText) -> [Splice] {
        let declarations = languageSplices(language, in: tags)
        guard text.utf8.firstOffset(of: "xml:lang") != nil else { return declarations }
        return (declarations + targetSplices(language, of: text)).sorted { $0.range.start < $1.range.start }
    }

    /// Returns the splices for targets that declare their language, which must be that of the document.
    private func targetSplices(_ language: String, of text: SourceText) -> [Splice] {
        var isInUnit = false
        return XMLDocument(text).events.compactMap { event in
            guard event.kind == .elementStart else { return nil }
            let tag = XMLTag(text.utf8, event.range)
            // Alternatives may be in any language.
            if units.contains(where: { tag.isNamed($0) }) { isInUnit = true }
            if tag.isNamed("alt-trans") { isInUnit = false }
            guard isInUnit, tag.isNamed("target"), let old = tag.attribute("xml:lang") else { return nil }
            return Splice(old.range, Array(language.utf8))
        }
    }

    private func languageSplices(_ language: String, in tags: [XMLTag]) -> [Splice] {
        tags.filter { $0.isNamed(element) }.map { tag in
            if let old = tag.attribute(attribute) { return Splice(old.range, Array(language.utf8)) }
            // Before all other attributes, where no other tool puts it, to distinguish it from one that was there.
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

    /// The languages into which the document is translated.
    var targetLanguages: [String] { tags.compactMap { $0.text(dialect.attribute) } }

    /// Returns the splices that remove all targets in a language, and the language.
    func removals(of language: String) -> [Splice] {
        let events = XMLDocument(text).events
        var splices: [Splice] = []
        var isInFile = false
        /// Whether each open element is a unit: only direct targets count.
        var open: [Bool] = []
        /// The end of the previous element in the current unit.
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

    /// Skips to the end of the element that has just begun.
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

    /// The elements that declare the language.
    private var tags: [XMLTag] {
        // The root tag needs no search.
        if dialect.isDeclaredByRoot {
            return [XLIFFVersion.root(utf8)].compactMap(\.self).filter { $0.isNamed(dialect.element) }
        }
        return XMLDocument(text).events.compactMap { event in
            guard event.kind == .elementStart else { return nil }
            let tag = XMLTag(utf8, event.range)
            return tag.isNamed(dialect.element) ? tag : nil
        }
    }
}
