// New values for a part of a catalog, ready to be spliced in.

import Basics

/// New values for some of a catalog's entries.
public struct Changes: Sendable {
    /// The changes that the format can write one value at a time.
    package fileprivate(set) var splices = SpliceList()
    /// The values that the format cannot write.
    public private(set) var refused: [RewriteError] = []
    /// The changes that the format can only write all together.
    package private(set) var pending: [Change] = []
    /// The indices of the entries whose new bytes were read back and are correct.
    fileprivate var proven: [UInt32] = []
    /// The changes that only reading the whole file can verify.
    fileprivate var unproven: [Change] = []

    /// Whether each change is known to be correct without reading the file again.
    public var isProven: Bool { unproven.isEmpty && pending.isEmpty }

    fileprivate mutating func append(_ entry: Entry, _ value: [UInt8], splicesAlone: Bool, _ scratch: inout [UInt8]) {
        guard splicesAlone else { return pending.append(Change(entry: entry, value: value)) }
        let start = splices.bytes.count
        do throws(RewriteError) {
            try entry.catalog.format.type.splice(value, for: entry, to: &splices)
        } catch {
            return refused.append(error)
        }
        if readsBack(from: start, as: value, entry, &scratch) {
            proven.append(UInt32(truncatingIfNeeded: entry.index))
        } else {
            unproven.append(Change(entry: entry, value: value))
        }
    }

    /// Whether the bytes of the last splice alone prove that the file reads back as intended.
    private func readsBack(from start: Int, as value: [UInt8], _ entry: Entry, _ scratch: inout [UInt8]) -> Bool {
        let encoding = entry.catalog.text.encoding
        guard let range = splices.ranges.last,
            encoding == .utf8 || encoding == .ascii && splices.bytes[start...].allSatisfy({ $0 < 0x80 })
        else { return false }
        return entry.catalog.format.type.proves(splices.bytes, from: start, at: range, as: value, entry, &scratch)
    }
}

/// Whether an entry gets a new value.
public enum NewValue: Sendable {
    /// It keeps the old one.
    case none
    /// It gets one, whatever the old one is.
    case other
    /// It gets one if the new value differs from the old one.
    case unlikeOld
}

extension Catalog {
    /// The new values of some entries, as `rewritten` requests them; many ranges can be processed at once.
    public func changes(in range: Range<Int>, _ change: (Entry, inout [UInt8]) -> NewValue) -> Changes {
        let splicesAlone = format.type.splicesAlone(self)
        var changes = Changes()
        var new: [UInt8] = []
        var scratch: [UInt8] = []
        for index in range {
            let entry = entries[index]
            new.removeAll(keepingCapacity: true)
            switch change(entry, &new) {
            case .none: continue
            case .other: break
            case .unlikeOld:
                scratch.removeAll(keepingCapacity: true)
                if entry.append(.value, to: &scratch), scratch == new { continue }
            }
            changes.append(entry, new, splicesAlone: splicesAlone, &scratch)
        }
        changes.splices.trim()
        return changes
    }

    /// Whether a rewritten file has the new values, and all other values are unchanged.
    ///
    /// Values that were read back as written are known to be correct; for others the whole file is read again.
    public func reads(_ rewriting: Rewriting, _ changes: [Changes]) -> Bool {
        var unproven = changes.flatMap { $0.unproven + $0.pending }[...]
        guard !unproven.isEmpty else { return true }
        var proven = changes.flatMap(\.proven)[...]
        let refused = Set(rewriting.refused.compactMap { $0.entry?.index })
        let read = Catalog(path: path, bytes: rewriting.bytes, format: format)
        guard read.entries.count == entries.count, read.faults.count <= faults.count else { return false }
        var expected: [UInt8] = []
        var found: [UInt8] = []
        for entry in entries {
            if let next = proven.first, next == entry.index {
                proven.removeFirst()
                continue
            }
            expected.removeAll(keepingCapacity: true)
            found.removeAll(keepingCapacity: true)
            read.entries[entry.index].append(.value, to: &found)
            entry.append(.value, to: &expected)
            if let change = unproven.first, change.entry.index == entry.index {
                unproven.removeFirst()
                if !refused.contains(entry.index) { expected = change.value }
            }
            if expected != found { return false }
        }
        return true
    }
}
