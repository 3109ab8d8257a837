// Many patterns, and which of them a key matches: a key is looked at about once, however many there are.

/// Finds the patterns that keys match, by their numbers.
struct KeyTable: Sendable {
    /// Exact keys, and globs by what their keys begin with.
    private var prefixes = AffixTable()
    /// Globs that begin with a wildcard, by what their keys end with, backwards.
    private var suffixes = AffixTable()
    /// Globs with wildcards at both ends.
    private var others: [Int32] = []
    /// Patterns that every key matches.
    private var always: [Int32] = []
    private var regexes: [(pattern: Int32, expression: String)] = []
    private let patterns: [KeyPattern]

    /// A table of patterns, whose numbers are their indices.
    init(_ patterns: [KeyPattern]) {
        self.patterns = patterns
        prefixes.reserve(patterns.count)
        for (index, pattern) in patterns.enumerated() {
            let number = Int32(truncatingIfNeeded: index)
            switch pattern.kind {
            case .exact: prefixes.add(Array(pattern.words.utf8), number, isWhole: true)
            case .glob(let glob) where !glob.literalPrefix.isEmpty:
                prefixes.add(Array(glob.literalPrefix), number, isWhole: false)
            case .glob(let glob) where !glob.literalSuffix.isEmpty:
                suffixes.add(glob.literalSuffix.reversed(), number, isWhole: false)
            case .glob: others.append(number)
            case .regex(let expression): regexes.append((number, expression))
            case .all: always.append(number)
            }
        }
    }

    /// Whether it has no patterns.
    var isEmpty: Bool { patterns.isEmpty }

    /// Its regular expressions, for one thread; those that don't compile were found before.
    func expressions() -> [KeyRegex] { regexes.compactMap { try? KeyRegex($0.expression) } }

    /// Appends the numbers of the patterns that a key matches, in no order that means anything.
    func append(matching key: [UInt8], _ expressions: [KeyRegex], to found: inout [Int32]) {
        found += always
        prefixes.forEach(in: key, isReversed: false) { if matches($0, key) { found.append($0) } }
        if !suffixes.isEmpty {
            suffixes.forEach(in: key, isReversed: true) { if matches($0, key) { found.append($0) } }
        }
        for number in others where matches(number, key) { found.append(number) }
        for (regex, expression) in zip(regexes, expressions) where expression.isFound(in: key) {
            found.append(regex.pattern)
        }
    }

    /// Whether a key with the right beginning or end is as a pattern says.
    private func matches(_ number: Int32, _ key: [UInt8]) -> Bool {
        switch patterns[Int(number)].kind {
        case .glob(let glob): glob.matches(key[...])
        case .exact, .regex, .all: true
        }
    }
}

/// Numbers by what keys begin with, or by whole keys.
struct AffixTable: Sendable {
    private struct Slot {
        var hash: UInt64
        /// Where its bytes stand.
        var start: Int32
        var count: Int32
        /// The first number for keys that are these bytes, and for those that begin with them; -1 where there is none.
        var whole: Int32
        var begins: Int32
    }

    private struct Link {
        let number: Int32
        /// The link after it; -1 for the last.
        let next: Int32
    }

    private var slots: [Slot] = []
    private var used = 0
    private var bytes: [UInt8] = []
    private var links: [Link] = []
    /// Whether anything that keys begin with has so many bytes.
    private var lengths: [Bool] = []
    // Another in each process, so that no file can make all its keys collide; only equality shows.
    private let seed = UInt64.random(in: .min ... .max)

    var isEmpty: Bool { used == 0 }

    mutating func reserve(_ count: Int) {
        links.reserveCapacity(count)
        grow(to: count)
    }

    mutating func add(_ affix: [UInt8], _ number: Int32, isWhole: Bool) {
        if slots.count < (used + 1) * 2 { grow(to: used + 1) }
        var hash = seed
        for byte in affix { hash = Self.mixed(hash, byte) }
        let index = slot(hash, affix.count) { affix[$0] }
        if slots[index].count < 0 {
            used += 1
            slots[index] = Slot(
                hash: hash, start: Int32(truncatingIfNeeded: bytes.count), count: Int32(truncatingIfNeeded: affix.count),
                whole: -1, begins: -1)
            bytes += affix
        }
        let link = Int32(truncatingIfNeeded: links.count)
        if isWhole {
            links.append(Link(number: number, next: slots[index].whole))
            slots[index].whole = link
        } else {
            links.append(Link(number: number, next: slots[index].begins))
            slots[index].begins = link
            while lengths.count <= affix.count { lengths.append(false) }
            lengths[affix.count] = true
        }
    }

    /// Calls back with the numbers for a key, read from its end where the affixes are reversed.
    func forEach(in key: [UInt8], isReversed: Bool, _ body: (Int32) -> Void) {
        guard used > 0 else { return }
        key.withUnsafeBufferPointer { key in
            let at = { (offset: Int) -> UInt8 in isReversed ? key[key.count - 1 - offset] : key[offset] }
            var hash = seed
            for length in 0...key.count {
                if length < lengths.count, lengths[length] {
                    let slot = slots[slot(hash, length, at)]
                    if slot.count >= 0 { visit(slot.begins, body) }
                }
                if length < key.count { hash = Self.mixed(hash, at(length)) }
            }
            let slot = slots[slot(hash, key.count, at)]
            if slot.count >= 0 { visit(slot.whole, body) }
        }
    }

    private func visit(_ first: Int32, _ body: (Int32) -> Void) {
        var at = first
        while at >= 0 {
            body(links[Int(at)].number)
            at = links[Int(at)].next
        }
    }

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29
    }

    /// The slot of some bytes, or the free one where they would go.
    private func slot(_ hash: UInt64, _ count: Int, _ at: (Int) -> UInt8) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash >> 20) & mask
        while slots[index].count >= 0 {
            let slot = slots[index]
            if slot.hash == hash, Int(slot.count) == count,
                (0..<count).allSatisfy({ bytes[Int(slot.start) + $0] == at($0) })
            {
                break
            }
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow(to count: Int) {
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        guard capacity > slots.count else { return }
        let old = slots
        slots = Array(repeating: Slot(hash: 0, start: 0, count: -1, whole: -1, begins: -1), count: capacity)
        let mask = capacity - 1
        for slot in old where slot.count >= 0 {
            var index = Int(truncatingIfNeeded: slot.hash >> 20) & mask
            while slots[index].count >= 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}
