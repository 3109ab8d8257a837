// Turns a Qt translation file into an untranslated one for another language.

import Catalogs

/// What lupdate makes of a file: the same messages, unfinished, with as many plural forms as the language has.
struct QtBlank {
    private let text: SourceText
    private let language: String
    /// English texts stay: the source's plurals are in a file for English alone.
    private let isEnglish: Bool
    private let own: String?

    init(_ catalog: Catalog, for language: String) {
        text = catalog.text
        self.language = language
        own = catalog.locale
        isEnglish = catalog.locale.map { LanguageNames.isEnglish($0) } ?? false
    }

    /// The file.
    func bytes() -> [UInt8] {
        let events = XMLDocument(text).events
        guard let root = events.first(where: { $0.kind == .elementStart }) else { return text.stored }
        var splices = rootSplices(XMLTag(text.utf8, root.range))
        var messages = QtMessages(text.utf8, events)
        messages.forEach { item in
            if case .message(let message) = item { splices += self.splices(message) }
        }
        return text.applying(splices)
    }

    private func rootSplices(_ root: XMLTag) -> [Splice] {
        if let old = root.attribute("language") { return [Splice(old.range, Array(language.utf8))] }
        let end = root.name.upperBound
        return [Splice(ByteRange(end, end), Array(" language=\"\(language)\"".utf8))]
    }

    private func splices(_ message: QtMessage) -> [Splice] {
        let categories = message.isNumerus ? QtPlurals.categories(of: language) : []
        let forms = categories.count
        guard let translation = message.translation else {
            guard let source = message.source else { return [] }
            // After the source, where readers expect it.
            let end = text.utf8[Int(source.end)...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? Int(source.end)
            return [Splice(ByteRange(end, end), empty(forms))]
        }
        if translation.isGone(text.utf8) { return [removal(of: message.range)] }
        let isFilled = translation.type == nil && translation.text.start < translation.text.end
        let count = translation.parts.count
        let whole = ByteRange(translation.range.lowerBound, translation.range.upperBound)
        guard isEnglish, isFilled, translation.parts.allSatisfy({ $0.length == nil }), (count == 0) == (forms == 0)
        else {
            return [Splice(whole, empty(forms))]
        }
        return count == forms ? [] : [Splice(whole, copies(of: translation.parts, as: categories))]
    }

    /// Returns the English forms of a plural as forms of the language: the form of the same name, or else the last.
    private func copies(of parts: [QtTranslation.Part], as categories: [String]) -> [UInt8] {
        let names = parts.indices.map { QtPlurals.name(of: $0, count: parts.count, in: own) }
        var content = Array("<translation>".utf8)
        for category in categories {
            let form = parts[names.firstIndex(of: "plural.\(category)") ?? parts.count - 1].text
            content += Array("<numerusform>".utf8) + text.utf8[form.range.indices] + Array("</numerusform>".utf8)
        }
        return content + Array("</translation>".utf8)
    }

    private func empty(_ forms: Int) -> [UInt8] {
        let content = String(repeating: "<numerusform></numerusform>", count: forms)
        return Array("<translation type=\"unfinished\">\(content)</translation>".utf8)
    }

    /// Returns the splice that removes an element with its line.
    private func removal(of range: Range<Int>) -> Splice {
        let lines = Self.lines(of: range, in: text.utf8)
        return Splice(ByteRange(lines.lowerBound, lines.upperBound), [])
    }

    /// Returns the range of an element with the space before it and its line break.
    static func lines(of range: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == 0x09 { start -= 1 }
        var end = range.upperBound
        if utf8.has("\r\n", at: end) { end += 2 } else if utf8.has("\n", at: end) { end += 1 }
        return start..<end
    }

    // MARK: Without reading it again

    /// Returns the same result as changes to a file; nil if the number of plural forms would change.
    func changes(of catalog: Catalog) -> Blank? {
        guard let root = catalog.marks.places.first,
            catalog.marks.pluralForms.map({ $0 == QtPlurals.categories(of: language).count }) ?? true
        else { return nil }
        var clearings: [Splice] = []
        for index in isEnglish ? 0..<0 : catalog.records.indices {
            guard let value = catalog.records.field(.value, at: index) else { continue }
            // A plural form is one of several in a translation.
            guard catalog.records.details(at: index)?.variant == nil, let whole = element(around: value.range) else {
                return nil
            }
            clearings.append(Splice(ByteRange(whole.lowerBound, whole.upperBound), empty(0)))
        }
        let removals = catalog.marks.removals.map { Splice($0, []) }
        return Blank(
            splices: rootSplices(XMLTag(text.utf8, root.indices)) + removals, clearings: clearings,
            isEnglish: isEnglish)
    }

    /// Returns the range of the element whose entire content is a text.
    private func element(around content: ByteRange) -> Range<Int>? {
        guard let start = text.utf8[..<Int(content.start)].lastIndex(of: UInt8(ascii: "<")),
            let end = text.utf8.firstOffset(of: UInt8(ascii: ">"), in: Int(content.end)..<text.utf8.count),
            text.utf8.has("<translation", at: start), text.utf8.has("</translation", at: Int(content.end))
        else { return nil }
        return start..<end + 1
    }
}
