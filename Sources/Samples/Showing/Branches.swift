// The branches of a message, as a map to walk by.

import Basics
import MessagePatterns

/// `{n, plural, …}` and its relatives: where each branch begins, and what leads there.
package struct Branch {
    package enum Kind {
        case plural, ordinal, select, choice
    }

    package let name: String
    /// Whether the app decides, by an argument; else a function or a term of Fluent's does.
    package private(set) var isOfArgument = true
    package private(set) var kind: Kind
    /// The branch for what fits no other, where it is marked: Fluent's `*[other]`.
    package private(set) var fallback: Int?
    /// Whether the kind is only told by the branches.
    private let isFluent: Bool
    /// What `#` and the categories leave out of the number.
    package let offset: String
    /// The branches: what selects them, and the index of the part after their brace.
    package private(set) var options: [(selector: String, start: Int)] = []
    /// The first option of each selector, and of each number in `=5`.
    private var bySelector: [String: Int] = [:]
    private var byNumber: [Double: Int] = [:]
    /// The index of the part that closes it.
    package internal(set) var end: Int

    fileprivate init(_ name: String, _ kind: Kind, offset: String = "0", first: Int, isFluent: Bool = false) {
        (self.name, self.kind, self.offset, self.isFluent) = (name, kind, offset, isFluent)
        end = first
    }

    /// The branch that a number or a word leads to; the last where nothing else fits.
    func option(for value: String, category: (String) -> PluralNumbers.Categories) -> Int {
        switch kind {
        case .select: return bySelector[value] ?? fallback ?? bySelector["other"] ?? options.count - 1
        case .choice:
            let number = Double(value) ?? 0
            return options.lastIndex { Self.limit($0.selector).contains(number) } ?? 0
        case .plural, .ordinal:
            if let exact = byNumber[Double(value) ?? 0] { return exact }
            let wanted = category(Decimal.difference(value, offset))
            let named = PluralCategories.all.lazy.filter { PluralNumbers.category($0) == wanted }
                .compactMap { bySelector[$0] }.first
            return named ?? fallback ?? bySelector["other"] ?? options.count - 1
        }
    }

    /// Tells a plural of Fluent's by its branches: numbers and categories.
    mutating func settle() {
        guard isFluent, kind == .select else { return }
        let isPlural = options.allSatisfy {
            Self.exact($0.selector) != nil || PluralCategories.all.contains($0.selector)
        }
        if isPlural { kind = .plural }
    }

    /// Adds the option that a spelling ends with.
    mutating func append(spelling: ArraySlice<UInt8>, start: Int) {
        guard isFluent else { return append(Self.selector(spelling), start: start) }
        if let bracket = spelling.lastIndex(of: UInt8(ascii: "[")), bracket > spelling.startIndex,
            spelling[bracket - 1] == UInt8(ascii: "*")
        {
            fallback = options.count
        }
        append(Self.fluentSelector(spelling), start: start)
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
    package static func limit(_ selector: String) -> (number: Double, contains: (Double) -> Bool) {
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
                byStart[start]?.append(spelling: message.utf8[part.range], start: index + 1)
            case .branchEnd:
                guard let start = open.popLast() else { continue }
                byStart[start]?.end = index
                byStart[start]?.settle()
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
        if let arrow = Self.arrow(in: spelling) {
            self.init(fluent: spelling, arrow: arrow, first: first)
            return
        }
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
        self.init(pieces.first ?? "", kind, offset: offset, first: first)
        append(Self.selector(Array(rest.utf8)[...]), start: first)
    }

    /// Reads `{ NUMBER($n, type: "ordinal") -> *[other] `.
    private init(fluent spelling: ArraySlice<UInt8>, arrow: Int, first: Int) {
        let argument = FluentArgument(spelling[..<arrow].drop { $0.isSpace || $0 == UInt8(ascii: "{") })
        self.init(argument.name, argument.isOrdinal ? .ordinal : .select, first: first, isFluent: true)
        isOfArgument = spelling[..<arrow].contains(UInt8(ascii: "$")) && !argument.name.hasPrefix("-")
        append(spelling: spelling[arrow...], start: first)
    }

    /// Where Fluent's arrow stands, after which the spelling ends in a bracket and not in a brace.
    private static func arrow(in spelling: ArraySlice<UInt8>) -> Int? {
        guard spelling.last(where: { !$0.isSpace }) == UInt8(ascii: "]") else { return nil }
        return spelling.indices.dropLast().first {
            spelling[$0] == UInt8(ascii: "-") && spelling[$0 + 1] == UInt8(ascii: ">")
        }
    }

    /// The key in `*[other]`; a number as ICU has it, `=0`.
    private static func fluentSelector(_ spelling: ArraySlice<UInt8>) -> String {
        guard let open = spelling.lastIndex(of: UInt8(ascii: "[")) else { return "" }
        let key = spelling[(open + 1)...].prefix { $0 != UInt8(ascii: "]") }
        let text = String(decoding: key, as: UTF8.self).trimmed
        return Double(text) != nil ? "=\(text)" : text
    }

    /// The selector in `} one {`, `one {` or `|1#`.
    fileprivate static func selector(_ spelling: ArraySlice<UInt8>) -> String {
        var bytes = spelling
        if bytes.first == UInt8(ascii: "}") || bytes.first == UInt8(ascii: "|") { bytes = bytes.dropFirst() }
        if bytes.last == UInt8(ascii: "{") { bytes = bytes.dropLast() }
        return String(decoding: bytes, as: UTF8.self).trimmed
    }
}
