// A file made to be of another language: without what only the app's own language holds.

struct AndroidEditor {
    private let utf8: [UInt8]
    private let events: XMLEvents

    init(_ text: SourceText) {
        utf8 = text.utf8
        events = XMLDocument(text).events
    }

    /// The splices that name the language where the file says one, and take out what is not to be translated: an app
    /// falls back to its own language resource by resource, and lint warns of copies.
    func languageSplices(_ language: String) -> [Splice] {
        guard let root = events.firstIndex(where: { $0.kind == .elementStart }) else { return [] }
        let tag = XMLTag(utf8, events[root].range)
        let name = tag.attribute("tools:locale").map { Splice($0.range, Array(language.utf8)) }
        guard !tag.isEmpty else { return [name].compactMap { $0 } }
        return [name].compactMap { $0 } + removals(after: root)
    }

    /// A stretch of the file that is taken out, from the end of what stands before it.
    private func removals(after root: Int) -> [Splice] {
        var splices: [Splice] = []
        var comments = AndroidComments(after: events[root].range.upperBound)
        /// Where what stands before ended.
        var last = events[root].range.upperBound
        var wasRemoved = false
        var at = root + 1
        while at < events.count {
            let event = events[at]
            switch event.kind {
            case .elementEnd: return splices
            case .entityReference: at += 1
            case .comment:
                at += 1
                if !comments.keep(event.range, in: utf8), wasRemoved {
                    splices.append(Splice(ByteRange(last, event.range.upperBound), []))
                }
                last = event.range.upperBound
            case .elementStart:
                let before = comments.take()
                let end = elementEnd(&at)
                wasRemoved = !isTranslated(event, end)
                if wasRemoved {
                    let start = before.map { space(before: $0.lowerBound) } ?? last
                    splices.append(Splice(ByteRange(start, end), []))
                }
                comments.end(at: end)
                last = end
            }
        }
        return splices
    }

    private func space(before offset: Int) -> Int {
        var start = offset
        while start > 0, utf8[start - 1] <= 0x20 { start -= 1 }
        return start
    }

    /// Goes to the end of the element that begins at `at`.
    private func elementEnd(_ at: inout Int) -> Int {
        var depth = 0
        var end = utf8.count
        repeat {
            let event = events[at]
            at += 1
            if event.kind == .elementStart { depth += 1 }
            if event.kind == .elementEnd { depth -= 1 }
            end = event.range.upperBound
        } while at < events.count && depth > 0
        return end
    }

    /// Whether an element is a text that is to be translated.
    private func isTranslated(_ event: XMLEvent, _ end: Int) -> Bool {
        let tag = XMLTag(utf8, event.range)
        guard let kind = AndroidKind(tag), tag.text("translatable") != "false" else { return false }
        guard kind == .string, !tag.isEmpty, let close = utf8[..<end].lastIndex(of: UInt8(ascii: "<")) else {
            return true
        }
        return !AndroidReference.isReference(utf8, event.range.upperBound..<close)
    }
}
