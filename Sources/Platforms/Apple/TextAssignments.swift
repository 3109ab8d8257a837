// The names in source code whose texts the code sets: `titleLabel` in `titleLabel.text = "…"`.

import Basics

/// Finds the names whose texts a Swift or Objective-C file sets; reads it once, word by word.
struct TextAssignments {
    private let code: [UInt8]
    private var at = 0
    /// The words of the current expression, joined by dots.
    private var chain: [Range<Int>] = []
    /// The words since the last bracket, of which Objective-C sends the last one a message.
    private var receivers: [Range<Int>] = []
    private var isAfterDot = false
    private var names: Set<String> = []

    private init(_ code: [UInt8]) { self.code = code }

    /// Returns the names whose texts a source file sets.
    @Sendable static func names(in code: [UInt8]) -> Set<String> {
        var reader = TextAssignments(code)
        reader.read()
        return reader.names
    }

    private mutating func read() {
        while at < code.count {
            let byte = code[at]
            if byte.isWordPart {
                let start = at
                while at < code.count, code[at].isWordPart { at += 1 }
                take(start..<at)
                continue
            }
            at += 1
            switch byte {
            case UInt8(ascii: "."): isAfterDot = true
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "]"), UInt8(ascii: " "), UInt8(ascii: "\n"),
                UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                break
            case UInt8(ascii: "/"):
                guard at < code.count, code[at] == UInt8(ascii: "/") else { reset(); break }
                at = code.firstOffset(of: UInt8(ascii: "\n"), in: at..<code.count) ?? code.count
            default: reset()
            }
        }
    }

    private mutating func reset() {
        chain.removeAll(keepingCapacity: true)
        receivers.removeAll(keepingCapacity: true)
        isAfterDot = false
    }

    private mutating func take(_ word: Range<Int>) {
        if !isAfterDot { chain.removeAll(keepingCapacity: true) }
        isAfterDot = false
        if !chain.isEmpty, isProperty(word) && isAssigned || isSetter(word) && next == UInt8(ascii: "(") {
            add(chain)
        } else if !receivers.isEmpty, isSetter(word), next == UInt8(ascii: ":") {
            add(receivers)
        }
        chain.append(word)
        receivers.append(word)
    }

    private mutating func add(_ words: [Range<Int>]) {
        for word in words.suffix(4) {
            names.insert(String(decoding: code[word].drop { $0 == UInt8(ascii: "_") }, as: UTF8.self))
        }
    }

    // MARK: What follows

    /// The position of the next byte that is no space.
    private var nextPosition: Int? {
        var position = at
        while position < code.count, code[position].isSpace { position += 1 }
        return position < code.count ? position : nil
    }

    private var next: UInt8? { nextPosition.map { code[$0] } }

    /// Whether a value is assigned or appended.
    private var isAssigned: Bool {
        guard let position = nextPosition else { return false }
        let equals = UInt8(ascii: "=")
        func has(_ byte: UInt8, at position: Int) -> Bool { position < code.count && code[position] == byte }
        if code[position] == UInt8(ascii: "+") { return has(equals, at: position + 1) }
        return code[position] == equals && !has(equals, at: position + 1)
    }

    // MARK: Words

    private static let properties: [StaticString] = [
        "text", "title", "stringValue", "attributedText", "attributedTitle", "attributedStringValue",
    ]

    private static let setters: [StaticString] = [
        "setText", "setTitle", "setStringValue", "setAttributedText", "setAttributedTitle", "setAttributedStringValue",
        "removeAllItems", "addItem", "addItems", "addItemWithTitle", "addItemsWithTitles",
    ]

    private func isProperty(_ word: Range<Int>) -> Bool { isOne(word, of: Self.properties) }

    private func isSetter(_ word: Range<Int>) -> Bool { isOne(word, of: Self.setters) }

    private func isOne(_ word: Range<Int>, of list: [StaticString]) -> Bool {
        list.contains { $0.utf8CodeUnitCount == word.count && code.has($0, at: word.lowerBound) }
    }
}

extension UInt8 {
    /// Whether it is part of a name.
    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
