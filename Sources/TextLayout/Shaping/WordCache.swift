// A cache of word widths.

import Basics

/// A table of words by their bytes.
///
/// It holds a bounded number of bytes and is cleared when it is full, so that any number of words costs no more than
/// shaping them.
struct WordCache {
    /// A word, shaped on its own, and what the spaces around it add, in font units.
    struct Word {
        let extent: RunShaper.Extent
        /// The difference between the word with a space before it and both alone.
        var afterSpace: Int32 = 0
        var beforeSpace: Int32 = 0
        /// Whether its glyphs do not correspond one to one to its scalars.
        var isIrregular = false

        init(_ extent: RunShaper.Extent) { self.extent = extent }
    }

    private struct Entry {
        let hash: UInt32
        let start: UInt32
        let length: UInt32
        let word: Word
    }

    /// Longer words are not cached.
    static let longest = 1024
    private static let mostBytes = 1 << 21
    private static let mostWords = 1 << 16

    private var slots = [UInt32](repeating: 0, count: 256)
    private var entries: [Entry] = []
    private var bytes: [UInt8] = []

    /// A hash that rarely collides.
    @inline(__always)
    static func hash(_ text: UnsafeRawBufferPointer) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: text.count)
        var at = 0
        while at + 8 <= text.count {
            hash = mix(hash ^ text.loadUnaligned(fromByteOffset: at, as: UInt64.self))
            at += 8
        }
        if at < text.count {
            var rest: UInt64 = 0
            while at < text.count {
                rest = rest << 8 | UInt64(text[at])
                at += 1
            }
            hash = mix(hash ^ rest)
        }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let (high, low) = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return high ^ low
    }

    /// The word of a text, if cached.
    @inline(__always)
    func find(_ text: UnsafeRawBufferPointer, _ hash: UInt32) -> Word? {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while true {
            let number = slots[slot]
            guard number != 0 else { return nil }
            let entry = entries[Int(number) - 1]
            if entry.hash == hash, Int(entry.length) == text.count, holds(text, at: Int(entry.start)) {
                return entry.word
            }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always)
    private func holds(_ text: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard let base = text.baseAddress else { return true }
        return bytes.withUnsafeBytes { known in
            known.baseAddress.map { memcmp($0 + start, base, text.count) == 0 } ?? false
        }
    }

    /// Adds a word that is not cached yet.
    mutating func insert(_ text: UnsafeRawBufferPointer, _ hash: UInt32, _ word: Word) {
        if bytes.count + text.count > Self.mostBytes || entries.count == Self.mostWords { self = WordCache() }
        entries.append(
            Entry(hash: hash, start: UInt32(bytes.count), length: UInt32(text.count), word: word))
        bytes.append(contentsOf: text)
        if entries.count * 2 > slots.count { grow() } else { link(entries.count, hash) }
    }

    private mutating func link(_ number: Int, _ hash: UInt32) {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(number)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() { link(index + 1, entry.hash) }
    }
}
