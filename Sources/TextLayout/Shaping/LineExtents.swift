// A cache of line widths, in font units.

import Basics

/// A table of lines by their bytes, shared by rulers of the same fonts at any size.
///
/// It holds a bounded number of bytes and is cleared when it is full.
final class LineExtents {
    /// The part of a line in one font.
    struct Part {
        let extent: RunShaper.Extent
        let font: Int
        let script: Script
    }

    private struct Entry {
        let hash: UInt32
        let bytes: Range<Int>
        let parts: Range<Int>
    }

    /// Longer lines are not cached.
    static let longest = 512
    private static let mostBytes = 1 << 20

    private var slots = [UInt32](repeating: 0, count: 256)
    private var entries: [Entry] = []
    private var bytes: [UInt8] = []
    private var parts: [Part] = []

    /// The parts of a line, if cached.
    func find(_ text: UnsafeRawBufferPointer, _ hash: UInt32) -> ArraySlice<Part>? {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, entry.bytes.count == text.count, holds(text, at: entry.bytes.lowerBound) {
                return parts[entry.parts]
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func holds(_ text: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard let base = text.baseAddress else { return true }
        return bytes.withUnsafeBytes { known in
            known.baseAddress.map { memcmp($0 + start, base, text.count) == 0 } ?? false
        }
    }

    /// Adds a line that is not cached yet.
    func insert(_ text: UnsafeRawBufferPointer, _ hash: UInt32, _ found: [Part]) {
        if bytes.count + text.count > Self.mostBytes { empty() }
        entries.append(
            Entry(
                hash: hash, bytes: bytes.count..<bytes.count + text.count,
                parts: parts.count..<parts.count + found.count))
        bytes.append(contentsOf: text)
        parts += found
        if entries.count * 2 > slots.count {
            slots = [UInt32](repeating: 0, count: slots.count * 2)
            for (index, entry) in entries.enumerated() { link(index + 1, entry.hash) }
        } else {
            link(entries.count, hash)
        }
    }

    private func empty() {
        slots = [UInt32](repeating: 0, count: 256)
        entries.removeAll()
        bytes.removeAll()
        parts.removeAll()
    }

    private func link(_ number: Int, _ hash: UInt32) {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(number)
    }
}
