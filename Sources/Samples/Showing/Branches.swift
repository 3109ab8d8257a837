// The branches of a message.

import Basics
import MessagePatterns

/// `{n, plural, …}` and its relatives: where each branch begins, and what selects it.
package struct Branch {
    package enum Kind {
        case plural, ordinal, select, choice
    }

    package let name: String
    /// Whether an argument of the app selects the branch, rather than a Fluent function or term.
    package private(set) var isOfArgument = true
    package private(set) var kind: Kind
    /// The branch marked as the default: Fluent's `*[other]`.
    package private(set) var fallback: Int?
    /// Whether only the branches reveal the kind.
    private let isFluent: Bool
    /// The offset that `#` and the categories subtract from the number.
    package let offset: String
    /// The branches: their selectors, and the index of the part after their brace.
    package private(set) var options: [(selector: String, start: Int)] = []
    /// The first option for each selector, and for each number in `=5`.
    private var bySelector: [String: Int] = [:]
    private var byNumber: [Double: Int] = [:]
    /// The index of the closing part.
    package internal(set) var end: Int

    fileprivate init(_ name: String, _ kind: Kind, offset: String = "0", first: Int, isFluent: Bool = false) {
        (self.name, self.kind, self.offset, self.isFluent) = (name, kind, offset, isFluent)
        end = first
    }

    /// The branch that a number or a word selects; the last if nothing else matches.
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

    /// Identifies a Fluent plural by its branches: numbers and categories.
    mutating func settle() {
        guard isFluent, kind == .select else { return }
        let isPlural = options.allSatisfy {
            Self.exact($0.selector) != nil || PluralCategories.all.contains($0.selector)
        }
        if isPlural { kind = .plural }
    }

    /// Adds the option at the end of a spelling.
    mutating func append(spelling: ArraySlice<UInt8>, start: Int) {
        guard isFluent else { return append(Self.selector(spelling), start: start) }
        if let bracket = spelling.lastIndex(of: UInt8(ascii: "[")), bracket > spelling.startIndex,
            spelling[bracket - 1] == UInt8(ascii: "*")
        {
            fallback = options.count
        }
        append(Self.fluentSelector(spelling), start: start)
    }

    /// Adds an option; if a selector occurs twice, the first counts.
    mutating func append(_ selector: String, start: Int) {
        if bySelector[selector] == nil { bySelector[selector] = options.count }
        if let number = Self.exact(selector), byNumber[number] == nil { byNumber[number] = options.count }
        options.append((selector, start))
    }

    /// The number in `=5`.
    package static func exact(_ selector: String) -> Double? {
        selector.hasPrefix("=") ? Double(selector.dropFirst()) : nil
    }

    /// The numbers from the one in `5#` or `5<` on.
    package static func limit(_ selector: String) -> (number: Double, contains: (Double) -> Bool) {
        let number = Double(String(selector.dropLast()).trimmed) ?? -.infinity
        let isOpen = selector.hasSuffix("<")
        return (number, { isOpen ? $0 > number : $0 >= number })
    }
}

/// All branches of a message.
package struct Branches {
    /// The branches by the index of their first part.
    package private(set) var byStart: [Int: Branch] = [:]
    /// The indices in order.
    package private(set) var starts: [Int] = []

    /// Parses the branches of a message.
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
        // A branch that is never closed extends to the end.
        for start in open { byStart[start]?.end = message.parts.count }
    }
}

extension Branch {
    /// Parses `{n, plural, offset:1 one {`.
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

    /// Parses `{ NUMBER($n, type: "ordinal") -> *[other] `.
    private init(fluent spelling: ArraySlice<UInt8>, arrow: Int, first: Int) {
        let argument = FluentArgument(spelling[..<arrow].drop { $0.isSpace || $0 == UInt8(ascii: "{") })
        self.init(argument.name, argument.isOrdinal ? .ordinal : .select, first: first, isFluent: true)
        isOfArgument = spelling[..<arrow].contains(UInt8(ascii: "$")) && !argument.name.hasPrefix("-")
        append(spelling: spelling[arrow...], start: first)
    }

    /// The offset of Fluent's arrow, if the spelling ends in a bracket and not in a brace.
    private static func arrow(in spelling: ArraySlice<UInt8>) -> Int? {
        guard spelling.last(where: { !$0.isSpace }) == UInt8(ascii: "]") else { return nil }
        return spelling.indices.dropLast().first {
            spelling[$0] == UInt8(ascii: "-") && spelling[$0 + 1] == UInt8(ascii: ">")
        }
    }

    /// The key in `*[other]`; a number in ICU's syntax, `=0`.
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
