// Writing values back: new bytes spliced into the old ones, nothing else touched.

/// A catalog with new values in it.
public struct Rewriting: Sendable {
    /// The file's new bytes.
    public let bytes: [UInt8]
    /// The entries whose new value the file can't hold: they are as they were.
    public let refused: [RewriteError]
}

/// New values for some of a catalog's entries.
public struct Changes: Sendable {
    fileprivate var list: [Change] = []
}

/// A new value for an entry.
struct Change: Sendable {
    let entry: Entry
    let value: [UInt8]
}

extension Catalog {
    /// The file with new values: `change` is asked for each entry, puts its new value into the buffer as
    /// UTF-8 and answers true, or answers false to leave it.
    ///
    /// A value that is the same as before leaves its bytes as they are, however they were escaped.
    public func rewritten(_ change: (Entry, inout [UInt8]) -> Bool) -> Rewriting {
        rewritten([changes(in: 0..<entries.count, change)])
    }

    /// The new values of some of the entries, as `rewritten` asks for them; many ranges can be asked for at once.
    public func changes(in range: Range<Int>, _ change: (Entry, inout [UInt8]) -> Bool) -> Changes {
        var changes = Changes()
        var new: [UInt8] = []
        var old: [UInt8] = []
        for index in range {
            let entry = entries[index]
            new.removeAll(keepingCapacity: true)
            guard change(entry, &new) else { continue }
            old.removeAll(keepingCapacity: true)
            if entry.append(.value, to: &old), old == new { continue }
            changes.list.append(Change(entry: entry, value: new))
        }
        return changes
    }

    /// The file with new values, given in the order of their entries.
    public func rewritten(_ changes: [Changes]) -> Rewriting {
        let all = changes.flatMap(\.list)
        return all.isEmpty ? Rewriting(bytes: text.stored, refused: []) : format.type.rewrite(self, all)
    }

    /// The file with the values of some entries replaced, by their index; all of them or none.
    public func replacing(_ values: [Int: String]) throws(RewriteError) -> [UInt8] {
        let rewriting = rewritten { entry, output in
            guard let value = values[entry.index] else { return false }
            output += value.utf8
            return true
        }
        if let refused = rewriting.refused.first { throw refused }
        return rewriting.bytes
    }

    /// A rewritten file, read again; nil where it has not the new values, and all others as they were.
    public func reading(_ rewriting: Rewriting, _ changes: [Changes]) -> Catalog? {
        let read = Catalog(path: path, bytes: rewriting.bytes, format: format)
        guard read.entries.count == entries.count, read.faults.count <= faults.count else { return nil }
        let refused = Set(rewriting.refused.compactMap { $0.entry?.index })
        var pending = changes.flatMap(\.list).filter { !refused.contains($0.entry.index) }[...]
        var expected: [UInt8] = []
        var found: [UInt8] = []
        for entry in entries {
            expected.removeAll(keepingCapacity: true)
            found.removeAll(keepingCapacity: true)
            read.entries[entry.index].append(.value, to: &found)
            if let change = pending.first, change.entry.index == entry.index {
                pending.removeFirst()
                if change.value != found { return nil }
            } else {
                entry.append(.value, to: &expected)
                if expected != found { return nil }
            }
        }
        return read
    }

    /// The text with each change spliced in that can be.
    func splicing(_ changes: [Change], _ splice: (Change) throws(RewriteError) -> Splice) -> Rewriting {
        var splices: [Splice] = []
        var refused: [RewriteError] = []
        splices.reserveCapacity(changes.count)
        for change in changes {
            do throws(RewriteError) {
                splices.append(try splice(change))
            } catch {
                refused.append(error)
            }
        }
        return Rewriting(bytes: text.applying(splices), refused: refused)
    }
}

extension SourceText {
    /// The stored bytes with `splices` of the text applied, in the file's own encoding.
    func applying(_ splices: [Splice]) -> [UInt8] {
        guard !splices.isEmpty else { return stored }
        var output: [UInt8] = []
        output.reserveCapacity(stored.count + splices.reduce(0) { $0 + $1.bytes.count })
        var at = 0
        for splice in inOrder(splices) {
            let range = self.stored(splice.range)
            output.append(contentsOf: stored[at..<range.lowerBound])
            encoding.append(utf8: splice.bytes, to: &output)
            at = range.upperBound
        }
        output.append(contentsOf: stored[at...])
        return output
    }

    /// The splices by place; several at one place keep the order they were asked for in.
    private func inOrder(_ splices: [Splice]) -> [Splice] {
        // Formats read from the front to the back: nearly always there is nothing to sort.
        if zip(splices, splices.dropFirst()).allSatisfy({ $0.range.start <= $1.range.start }) { return splices }
        return splices.enumerated()
            .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
            .map(\.element)
    }
}
