// The branches of a message, as a map to walk by.

import MessagePatterns
import Platform

/// `{n, plural, …}` and its relatives: where each branch begins, and what leads there.
package struct Branch {
    package enum Kind {
        case plural, ordinal, select, choice
    }

    package let name: String
    package let kind: Kind
    /// What `#` and the categories leave out of the number.
    let offset: String
    /// The branches: what selects them, and the index of the part after their brace.
    package private(set) var options: [(selector: String, start: Int)] = []
    /// The first option of each selector, and of each number in `=5`.
    private var bySelector: [String: Int] = [:]
    private var byNumber: [Double: Int] = [:]
    /// The index of the part that closes it.
    package internal(set) var end: Int

    /// The branch that a number or a word leads to; the last where nothing else fits.
    func option(for value: String, category: (String) -> PluralNumbers.Categories) -> Int {
        switch kind {
        case .select: return bySelector[value] ?? bySelector["other"] ?? options.count - 1
        case .choice:
            let number = Double(value) ?? 0
            return options.lastIndex { Self.limit($0.selector).contains(number) } ?? 0
        case .plural, .ordinal:
            if let exact = byNumber[Double(value) ?? 0] { return exact }
            let wanted = category(Decimal.difference(value, offset))
            let named = PluralCategories.all.lazy.filter { PluralNumbers.category($0) == wanted }
                .compactMap { bySelector[$0] }.first
            return named ?? bySelector["other"] ?? options.count - 1
        }
    }

    /// Adds an option; of two with one selector the first counts.
    mutating func append(_ selector: String, start: Int) {
        if bySelector[selector] == nil { bySelector[selector] = options.count }
        if let number = Self.exact(selector), byNumber[number] == nil { byNumber[number] = options.count }
        options.append((selector, start))
    }

    /// The number in `=5`.
    package static func exact(_ selector: String) -> Double? {
        selector.hasPrefix("=") ? Double(selector.dropFirst()) : nil
    }

    /// The numbers from that in `5#` or `5<` on.
    static func limit(_ selector: String) -> (number: Double, contains: (Double) -> Bool) {
        let number = Double(String(selector.dropLast()).trimmed) ?? -.infinity
        let isOpen = selector.hasSuffix("<")
        return (number, { isOpen ? $0 > number : $0 >= number })
    }
}

/// All branches of a message.
package struct Branches {
    /// By the index of the part they begin with.
    package private(set) var byStart: [Int: Branch] = [:]
    /// The same, in order.
    package private(set) var starts: [Int] = []

    /// Reads the branches of a message.
    package init(_ message: Message) {
        var open: [Int] = []
        for (index, part) in message.parts.enumerated() {
            switch part.kind {
            case .branchStart:
                byStart[index] = Branch(message.utf8[part.range], first: index + 1)
                starts.append(index)
                open.append(index)
            case .branchNext:
                guard let start = open.last else { continue }
                byStart[start]?.append(Branch.selector(message.utf8[part.range]), start: index + 1)
            case .branchEnd:
                guard let start = open.popLast() else { continue }
                byStart[start]?.end = index
            case .text, .placeholder, .markup, .locked: break
            }
        }
        // What is never closed goes on to the end.
        for start in open { byStart[start]?.end = message.parts.count }
    }
}

extension Branch {
    /// Reads `{n, plural, offset:1 one {`.
    fileprivate init(_ spelling: ArraySlice<UInt8>, first: Int) {
        let pieces = spelling.dropFirst().split(
            separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self).trimmed }
        let kind: Kind =
            switch pieces.count > 1 ? pieces[1].lowercased() : "" {
            case "plural": .plural
            case "selectordinal": .ordinal
            case "choice": .choice
            default: .select
            }
        var rest = pieces.count > 2 ? pieces[2] : ""
        var offset = "0"
        if rest.hasPrefix("offset:") {
            let words = rest.dropFirst("offset:".count).split(separator: " ", maxSplits: 1)
            offset = words.first.map(String.init) ?? "0"
            rest = words.count > 1 ? String(words[1]) : ""
        }
        name = pieces.first ?? ""
        self.kind = kind
        self.offset = offset
        end = first
        append(Self.selector(Array(rest.utf8)[...]), start: first)
    }

    /// The selector in `} one {`, `one {` or `|1#`.
    fileprivate static func selector(_ spelling: ArraySlice<UInt8>) -> String {
        var bytes = spelling
        if bytes.first == UInt8(ascii: "}") || bytes.first == UInt8(ascii: "|") { bytes = bytes.dropFirst() }
        if bytes.last == UInt8(ascii: "{") { bytes = bytes.dropLast() }
        return String(decoding: bytes, as: UTF8.self).trimmed
    }
}
