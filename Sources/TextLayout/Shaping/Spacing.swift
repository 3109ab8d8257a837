// Font rules that look past a space.

internal import CHarfBuzz

/// The spaces of a text that join the words around them, according to a font's rules.
struct Spacing {
    enum Kind {
        /// No rule looks past a space.
        case alone
        /// Rules look past a space if a pattern matches.
        case inPatterns
        /// Unknown.
        case anywhere
    }

    private struct Pattern {
        let anchor: Int
        /// A bit for each position, for the set that must contain its glyph.
        let sets: [UInt64]
    }

    let kind: Kind
    private let rules: OpaquePointer
    private let patterns: [Pattern]
    /// All sets that a rule may start at.
    private let anchors: UInt64
    private var ascii = [UInt64?](repeating: nil, count: 128)
    private var others: [UInt32: UInt64] = [:]
    private var row: [UInt64] = []

    init(_ rules: OpaquePointer) {
        self.rules = rules
        var count: UInt32 = 0
        let found = charfbuzz_rules_patterns(rules, &count)
        patterns = UnsafeBufferPointer(start: found, count: Int(count)).map { pattern in
            withUnsafeBytes(of: pattern.sets) { sets in
                Pattern(anchor: Int(pattern.anchor), sets: sets.prefix(Int(pattern.length)).map { 1 << UInt64($0) })
            }
        }
        anchors = patterns.reduce(0) { $0 | $1.sets[$1.anchor] }
        switch charfbuzz_rules_space(rules) {
        case CHARFBUZZ_SPACE_ALONE: kind = .alone
        case CHARFBUZZ_SPACE_IN_PATTERNS: kind = .inPatterns
        default: kind = .anywhere
        }
    }

    private mutating func sets(of scalar: UInt32) -> UInt64 {
        if scalar < 128, let known = ascii[Int(scalar)] { return known }
        if scalar >= 128, let known = others[scalar] { return known }
        let found = charfbuzz_rules_sets(rules, scalar)
        if scalar < 128 { ascii[Int(scalar)] = found } else { others[scalar] = found }
        return found
    }

    /// Whether a rule may start anywhere in a text.
    private mutating func hasAnchor(_ text: UnsafeRawBufferPointer) -> Bool {
        var reader = ScalarReader(text)
        row.removeAll(keepingCapacity: true)
        var result: UInt64 = 0
        while let scalar = reader.next() {
            let bits = sets(of: scalar)
            result |= bits
            row.append(bits)
        }
        return result & anchors != 0
    }

    /// For each scalar, whether a rule may look past it if it is a space; nil if this is nowhere the case.
    mutating func joinedSpaces(in text: UnsafeRawBufferPointer) -> [Bool]? {
        guard kind == .inPatterns, hasAnchor(text) else { return nil }
        var joined: [Bool]?
        for place in row.indices where row[place] & anchors != 0 {
            for pattern in patterns where row[place] & pattern.sets[pattern.anchor] != 0 {
                let start = place - pattern.anchor
                guard start >= 0, start + pattern.sets.count <= row.count,
                    zip(row[start...], pattern.sets).allSatisfy({ $0 & $1 != 0 })
                else { continue }
                var places = joined ?? [Bool](repeating: false, count: row.count)
                joined = nil  // Avoids copying the array when it is changed.
                for place in start..<start + pattern.sets.count { places[place] = true }
                joined = places
            }
        }
        return joined
    }
}
