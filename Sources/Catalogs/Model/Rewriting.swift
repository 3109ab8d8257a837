// Writing values back: new bytes spliced into the old ones, nothing else touched.

/// A catalog with new values in it.
public struct Rewriting: Sendable {
    /// The file's new bytes.
    public let bytes: [UInt8]
    /// The entries whose new value the file can't hold: they are as they were.
    public let refused: [RewriteError]
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

    /// The file with new values, which were asked for in the order of their entries.
    public func rewritten(_ changes: [Changes]) -> Rewriting {
        let pending = changes.flatMap(\.pending)
        if !pending.isEmpty { return format.type.rewrite(self, pending) }
        let refused = changes.flatMap(\.refused)
        guard changes.contains(where: { !$0.splices.isEmpty }) else {
            return Rewriting(bytes: text.stored, refused: refused)
        }
        return Rewriting(bytes: text.applying(changes.map(\.splices)), refused: refused)
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
        var list = SpliceList()
        for splice in inOrder(splices) { list.append(splice) }
        return applying([list])
    }

    /// The stored bytes with lists of splices applied, which follow one another.
    func applying(_ lists: [SpliceList]) -> [UInt8] {
        guard encoding == .utf8 && stored.count == utf8.count else { return transcoding(lists) }
        // One copy of all, with room made once: of a large file this is the part that can't be shared out.
        let length = stored.count + lists.reduce(0) { $0 + $1.growth }
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            func copy(_ bytes: [UInt8], _ range: Range<Int>) {
                bytes.withUnsafeBytes { source in
                    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[range]))
                }
                count += range.count
            }
            var at = 0
            for list in lists {
                list.forEach { replaced, bytes in
                    copy(stored, at..<Int(replaced.start))
                    copy(list.bytes, bytes)
                    at = Int(replaced.end)
                }
            }
            copy(stored, at..<stored.count)
        }
    }

    private func transcoding(_ lists: [SpliceList]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(stored.count + lists.reduce(0) { $0 + $1.bytes.count * 2 })
        var at = 0
        for list in lists {
            list.forEach { replaced, bytes in
                let range = stored(replaced)
                output.append(contentsOf: stored[at..<range.lowerBound])
                encoding.append(utf8: list.bytes[bytes], to: &output)
                at = range.upperBound
            }
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
