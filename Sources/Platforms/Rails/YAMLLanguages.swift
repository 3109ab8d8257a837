// The languages at the root of a file: `en:` in Rails.

import Catalogs

/// The keys at the root that name languages.
struct YAMLLanguages {
    /// The indices of the keys, in order; empty if the root contains texts.
    private(set) var keys: [Int] = []
    /// The index of the key of the file's language.
    private(set) var main: Int?
    /// The index of the first key that does not name a language, or has no texts.
    private(set) var other: Int?
    /// The indices of keys whose texts languages share: `defaults: &defaults`.
    private(set) var shared: [Int] = []

    /// Creates the languages of a document; `tag`, from the file's path, need not be a known language.
    ///
    /// If `utf8` is given, the languages may share texts.
    init(_ document: YAMLEvents, _ tag: String?, sharingIn utf8: [UInt8]? = nil) {
        guard let root = document.events.first, root.kind == .mapping else { return }
        var found: [Int] = []
        var index = 1
        while document.isNode(index) {
            let value = document.next(after: index)
            guard document.isNode(value) else { return }
            if let utf8, document.events[value].kind == .mapping, document.events[index].kind == .scalar,
                utf8[document.events[value].range.lowerBound] == UInt8(ascii: "&"),
                !LanguageNames.isTag(Self.name(index, document))
            {
                shared.append(index)
                index = document.next(after: value)
                continue
            }
            let name = Self.name(index, document)
            guard document.events[index].kind == .scalar, name == tag || LanguageNames.isTag(name),
                Self.mayHoldTexts(document.events[value])
            else {
                other = index
                return
            }
            found.append(index)
            index = document.next(after: value)
        }
        keys = found
        // If two have the same name, readers use the last.
        let named = { (wanted: String) in found.last { LanguageNames.areSame(Self.name($0, document), wanted) } }
        main = tag.flatMap(named) ?? named("en") ?? found.first
    }

    /// Returns where the file names its language, and what to remove to keep only that language.
    func marks(_ document: YAMLEvents, _ utf8: [UInt8]) -> LanguageMarks {
        guard let main else { return LanguageMarks() }
        let key = document.events[main]
        let range = key.isQuoted ? key.range.lowerBound + 1..<key.range.upperBound - 1 : key.range
        return LanguageMarks(
            places: [ByteRange(range.lowerBound, range.upperBound)], removals: removals(but: main, document, utf8))
    }

    /// Returns a language as a key at the root that replaces another one.
    static func key(_ language: String, at place: ByteRange, in utf8: [UInt8]) -> [UInt8] {
        let before = place.start > 0 ? utf8[Int(place.start) - 1] : 0
        let isQuoted = before == UInt8(ascii: "'") || before == UInt8(ascii: "\"")
        // Unquoted `no` is a Boolean, not Norwegian.
        let isPlain = isQuoted || YAMLPlain.isText(Array(language.utf8)[...])
        return Array((isPlain ? language : "\"\(language)\"").utf8)
    }

    /// Returns what to remove to keep only one language; empty if one language may refer to another.
    private func removals(but kept: Int, _ document: YAMLEvents, _ utf8: [UInt8]) -> [ByteRange] {
        guard let root = document.events.first, !root.isFlow, !document.hasOddLines, shared.isEmpty,
            !document.events.contains(where: { $0.kind == .alias })
        else { return [] }
        return keys.indices.filter { keys[$0] != kept }.map { position in
            let key = keys[position]
            // A comment at the start of a file applies to the whole file.
            let start =
                position == 0
                ? Self.lineStart(document.events[key].range.lowerBound, utf8)
                : Self.commentStart(above: key, document, utf8)
            let next = position + 1 < keys.count ? keys[position + 1] : nil
            return ByteRange(start, next.map { Self.commentStart(above: $0, document, utf8) } ?? utf8.count)
        }
    }

    /// Whether the root contains a language.
    func has(_ language: String, _ document: YAMLEvents) -> Bool {
        keys.contains { Self.name($0, document) == language }
    }

    /// Returns the lines of a language, from its name to its last text; nil if it is missing or shares texts.
    func block(of language: String, _ document: YAMLEvents, _ utf8: [UInt8]) -> Range<Int>? {
        guard document.fault == nil, let root = document.events.first, !root.isFlow, !document.hasOddLines,
            !document.events.contains(where: { $0.kind == .alias }),
            let position = keys.lastIndex(where: { Self.name($0, document) == language })
        else { return nil }
        let key = keys[position]
        let name = document.events[key].range.lowerBound
        let start = Self.lineStart(name, utf8)
        guard utf8[start..<name].allSatisfy({ $0 == 0x20 }) else { return nil }
        let next = position + 1 < keys.count ? document.events[keys[position + 1]].range.lowerBound : nil
        let last = document.events[key..<document.next(after: key + 1)].last(where: Self.isWritten)
        let textEnd = last.map { Self.end(of: $0, in: utf8) } ?? start
        let limit = next.map { Self.lineStart($0, utf8) } ?? document.rootEnd ?? utf8.count
        return start..<Self.end(of: textEnd, before: limit, utf8)
    }

    /// Returns the start of the language after some lines; nil if there is none.
    func next(after lines: Range<Int>, _ document: YAMLEvents) -> Int? {
        keys.lazy.map { document.events[$0].range.lowerBound }.first { $0 >= lines.upperBound }
    }

    /// Whether the event is a text in the source: the value of a lone `?` has its place after comments.
    private static func isWritten(_ event: YAMLEvent) -> Bool { event.kind == .scalar && !event.range.isEmpty }

    private static func end(of scalar: YAMLEvent, in utf8: [UInt8]) -> Int {
        switch scalar.style {
        case .literal, .folded: YAMLBlock.end(of: scalar.range, in: utf8)
        case .plain, .single, .double: scalar.range.upperBound
        }
    }

    /// Returns the end of the lines that contain the end of a text or brackets after it, without blank lines and
    /// comments.
    private static func end(of textEnd: Int, before limit: Int, _ utf8: [UInt8]) -> Int {
        var end = limit
        while end > textEnd {
            var before = end
            if YAMLQuoted.isBreak(utf8[before - 1]) { before -= 1 }
            if before > 0, before < end, utf8.has("\r\n", at: before - 1) { before -= 1 }
            let line = lineStart(before, utf8)
            let first = utf8[line..<before].first { $0 != 0x20 && $0 != 0x09 }
            guard line >= textEnd, first == nil || first == UInt8(ascii: "#") else { break }
            end = line
        }
        return end
    }

    /// Returns the start of a line; for the first line, after a byte order mark.
    private static func lineStart(_ offset: Int, _ utf8: [UInt8]) -> Int {
        let start = YAMLQuoted.lineStart(utf8, offset)
        let isMarked = start == 0 && utf8.starts(with: [0xEF, 0xBB, 0xBF])
        return isMarked ? min(3, offset) : start
    }

    /// Returns the start of the comments directly above a key at the root, given as an event of a document.
    static func commentStart(above key: Int, _ document: YAMLEvents, _ utf8: [UInt8]) -> Int {
        // A line of a quoted text may begin like a comment.
        let textEnd = document.events[..<key].last(where: isWritten).map { end(of: $0, in: utf8) } ?? 0
        var start = lineStart(document.events[key].range.lowerBound, utf8)
        while start > 0 {
            var before = start - 1
            if before > 0, utf8.has("\r\n", at: before - 1) { before -= 1 }
            let line = lineStart(before, utf8)
            guard line >= textEnd, line < before, utf8[line] == UInt8(ascii: "#") else { break }
            start = line
        }
        return start
    }

    static func name(_ index: Int, _ document: YAMLEvents) -> String {
        String(decoding: document.texts[document.events[index].text], as: UTF8.self)
    }

    /// Whether the value is a mapping, or empty: `de:` alone has no texts yet.
    private static func mayHoldTexts(_ value: YAMLEvent) -> Bool {
        switch value.kind {
        case .mapping, .alias: true
        case .scalar: value.style == .plain && value.text.isEmpty
        case .sequence, .end: false
        }
    }
}
