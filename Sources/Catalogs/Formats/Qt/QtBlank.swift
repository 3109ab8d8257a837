// A Qt translation file made one for another language, with nothing translated yet.

/// What lupdate would make of a file: the same messages, unfinished, with as many plural forms as the language has.
struct QtBlank {
    private let text: SourceText
    private let language: String
    /// English texts stay: plurals of the source have theirs in a file for English alone.
    private let isEnglish: Bool

    init(_ catalog: Catalog, for language: String) {
        text = catalog.text
        self.language = language
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
        let forms = message.isNumerus ? QtPlurals.categories(of: language).count : 0
        guard let translation = message.translation else {
            guard let source = message.source else { return [] }
            // After the source, where it is looked for.
            let end = text.utf8[Int(source.end)...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? Int(source.end)
            return [Splice(ByteRange(end, end), empty(forms))]
        }
        if translation.isGone(text.utf8) { return [removal(of: message.range)] }
        let isFilled = translation.type == nil && translation.text.start < translation.text.end
        let count = translation.parts.count
        if isEnglish, isFilled, count == forms, translation.parts.allSatisfy({ $0.length == nil }) { return [] }
        return [Splice(ByteRange(translation.range.lowerBound, translation.range.upperBound), empty(forms))]
    }

    private func empty(_ forms: Int) -> [UInt8] {
        let content = String(repeating: "<numerusform></numerusform>", count: forms)
        return Array("<translation type=\"unfinished\">\(content)</translation>".utf8)
    }

    /// Takes out an element with the line it is on.
    private func removal(of range: Range<Int>) -> Splice {
        var start = range.lowerBound
        while start > 0, text.utf8[start - 1] == 0x20 || text.utf8[start - 1] == 0x09 { start -= 1 }
        var end = range.upperBound
        if text.utf8.has("\r\n", at: end) { end += 2 } else if text.utf8.has("\n", at: end) { end += 1 }
        return Splice(ByteRange(start, end), [])
    }
}
