// Finds names in source code of any language, without reading its syntax.

import Basics

/// The names that source code is searched for.
public struct WantedNames: Sendable {
    private var names: Set<FoldedName> = []
    /// One bit for each possible part of a hash, so that most other words are passed over without a search.
    private var marks = [Bool](repeating: false, count: Self.size)

    private static let size = 1 << 16

    /// Creates a set.
    public init(_ names: some Sequence<FoldedName>) {
        for name in names {
            self.names.insert(name)
            marks[Self.mark(name)] = true
        }
    }

    func contains(_ name: FoldedName) -> Bool { marks[Self.mark(name)] && names.contains(name) }

    private static func mark(_ name: FoldedName) -> Int { Int(truncatingIfNeeded: name.value >> 20) & (size - 1) }
}

/// Finds the names in source code that may be those of keys.
///
/// It knows no syntax but quotes and what puts strings together, and rather finds too much.
public struct NameScanner {
    private let wanted: WantedNames
    private let bytes: [UInt8]
    private var found = FoundNames()

    /// Returns the wanted names in source code.
    public static func names(in bytes: [UInt8], of wanted: WantedNames) -> FoundNames {
        var scanner = NameScanner(wanted, bytes)
        scanner.scan()
        return scanner.found
    }

    private init(_ wanted: WantedNames, _ bytes: [UInt8]) { (self.wanted, self.bytes) = (wanted, bytes) }

    private mutating func scan() {
        var at = 0
        while at < bytes.count {
            guard bytes[at].isPartOfName else {
                at += 1
                continue
            }
            let start = at
            var name = FoldedName()
            while at < bytes.count, bytes[at].isPartOfName {
                name.add(bytes[at])
                at += 1
            }
            if wanted.contains(name) { found.add(name) }
            if isJoined(before: start) { found.add(end: bytes[start..<at]) }
            if isJoined(after: at) { found.add(beginning: bytes[start..<at]) }
        }
    }

    // MARK: Putting together

    /// Whether something that only running code knows follows: `'menu_$name'`, `'menu_' + name`.
    private func isJoined(after end: Int) -> Bool {
        guard let next = byte(end) else { return false }
        return next == UInt8(ascii: "$") || next.isQuote && isPlus(after: end)
    }

    /// Whether something that only running code knows precedes: `'${name}Title'`, `name + 'Title'`.
    private func isJoined(before start: Int) -> Bool {
        guard let previous = byte(start - 1) else { return false }
        return previous == UInt8(ascii: "}") || previous.isQuote && isPlus(before: start - 1)
    }

    private func isPlus(after quote: Int) -> Bool {
        var at = quote + 1
        while let byte = byte(at), byte.isSpace { at += 1 }
        return byte(at) == UInt8(ascii: "+")
    }

    private func isPlus(before quote: Int) -> Bool {
        var at = quote - 1
        while let byte = byte(at), byte.isSpace { at -= 1 }
        return byte(at) == UInt8(ascii: "+")
    }

    private func byte(_ at: Int) -> UInt8? { bytes.indices.contains(at) ? bytes[at] : nil }
}

extension UInt8 {
    fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self >= 0x09 && self <= 0x0D }
}
