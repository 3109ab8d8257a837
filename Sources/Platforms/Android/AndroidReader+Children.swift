// The elements in others, and the comments on them.

import Basics
import Catalogs

extension AndroidReader {
    /// Reads each element up to the end of the enclosing one, with the comments before it; `read` consumes the element.
    mutating func forEachChild(
        expecting expected: String = "an <item>; aapt2 ignores it",
        noting note: (_ comment: Range<Int>, _ isTrailing: Bool) -> Void = { _, _ in },
        _ read: (inout AndroidReader, XMLTag, XMLEvent, Range<Int>?) -> Void
    ) {
        var last = end
        var comments = AndroidComments(after: last)
        var isText = false
        while let event = next() {
            checkGap(last..<event.range.lowerBound, expected)
            switch event.kind {
            case .elementEnd: return
            case .entityReference: break
            case .comment:
                let isTrailing = !comments.keep(event.range, in: utf8)
                if isTrailing, isText { addTrailing(event) }
                note(event.range, isTrailing)
            case .elementStart:
                let count = reading.records.count
                read(&self, XMLTag(utf8, event.range), event, comments.take())
                isText = reading.records.count == count + 1
                comments.end(at: end)
            }
            last = end
        }
    }

    /// Records text where only elements are allowed.
    ///
    /// Gradle merges the elements of all files into one before aapt2 reads it, and drops such text.
    private mutating func checkGap(_ gap: Range<Int>, _ expected: String) {
        guard let offset = gap.first(where: { utf8[$0] > 0x20 }), utf8[offset] != UInt8(ascii: "<") else { return }
        noteRepaired(
            offset, .unexpected(found: Found.character(utf8, at: offset), expected: expected), help: "remove it")
    }

    static let expectedInResources =
        "an element, such as <string>; Gradle drops it, but aapt2 alone rejects the file"

    /// Adds a comment on the same line as the last text.
    private mutating func addTrailing(_ event: XMLEvent) {
        guard let last = reading.records.indices.last else { return }
        let own = Field(event.range.lowerBound, event.range.upperBound, .xmlComment)
        reading.records[last].comment = joined([reading.records[last].comment, own].compactMap { $0 })
    }

    mutating func skip() {
        var depth = 1
        while depth > 0, let event = next() {
            if event.kind == .elementStart { depth += 1 }
            if event.kind == .elementEnd { depth -= 1 }
        }
    }

    // MARK: Comments

    /// Returns the comments on an element: before it, and in attributes for translators.
    func comments(_ tag: XMLTag, _ before: Range<Int>?) -> [Field] {
        let comment = before.map { Field($0.lowerBound, $0.upperBound, .xmlComment) }
        // Most elements only have a name.
        guard tag.mayHaveAttribute("description") else { return comment.map { [$0] } ?? [] }
        return [comment, tag.attribute("translation_description"), tag.attribute("description")].compactMap { $0 }
    }

    mutating func joined(_ comments: [Field]) -> Field? {
        guard comments.count > 1 else { return comments.first }
        var text: [UInt8] = []
        for comment in comments {
            if !text.isEmpty { text.append(0x0A) }
            if comment.form == .pooled {
                reading.pool.append(Int(comment.start), to: &text)
            } else {
                comment.form.decode(utf8, comment.range.indices, entities: reading.entities, to: &text)
            }
        }
        return reading.pooled(String(decoding: text, as: UTF8.self))
    }
}
