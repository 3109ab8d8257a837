// Writing values back: new bytes spliced into the old ones, nothing else touched.

extension Catalog {
    /// The file with new values: `change` is asked for each entry, puts its new value into the buffer as
    /// UTF-8 and answers true, or answers false to leave it.
    ///
    /// A value that is the same as before leaves its bytes as they are, however they were escaped.
    public func rewritten(
        _ change: (Entry, inout [UInt8]) throws(RewriteError) -> Bool
    ) throws(RewriteError) -> [UInt8] {
        var changes: [Change] = []
        var new: [UInt8] = []
        var old: [UInt8] = []
        for entry in entries {
            new.removeAll(keepingCapacity: true)
            guard try change(entry, &new) else { continue }
            old.removeAll(keepingCapacity: true)
            if entry.append(.value, to: &old), old == new { continue }
            changes.append(Change(entry: entry, value: new))
        }
        return changes.isEmpty ? text.stored : try format.type.rewrite(self, changes)
    }

    /// The file with the values of some entries replaced, by their index.
    public func replacing(_ values: [Int: String]) throws(RewriteError) -> [UInt8] {
        try rewritten { (entry, output) throws(RewriteError) in
            guard let value = values[entry.index] else { return false }
            output += value.utf8
            return true
        }
    }
}

extension SourceText {
    /// The stored bytes with `splices` of the text applied, in the file's own encoding.
    func applying(_ splices: [Splice]) -> [UInt8] {
        guard !splices.isEmpty else { return stored }
        var output: [UInt8] = []
        output.reserveCapacity(stored.count + splices.reduce(0) { $0 + $1.bytes.count })
        var at = 0
        // Stable, so that several insertions at one place keep the order they were asked for in.
        for splice in splices.enumerated().sorted(by: {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }) {
            let range = self.stored(splice.element.range)
            output.append(contentsOf: stored[at..<range.lowerBound])
            encoding.append(utf8: splice.element.bytes, to: &output)
            at = range.upperBound
        }
        output.append(contentsOf: stored[at...])
        return output
    }
}
