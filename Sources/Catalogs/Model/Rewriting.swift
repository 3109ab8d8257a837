// Writing values back: new bytes spliced into the old ones, nothing else touched.

import Basics

/// A catalog with new values in it.
public struct Rewriting: Sendable {
    /// The entries whose new value the file can't hold: they are as they were.
    public let refused: [RewriteError]
    private let content: Content

    private enum Content {
        case whole([UInt8])
        case spliced(SourceText, [SpliceList])
    }

    package init(_ text: SourceText, _ splices: [SpliceList], refused: [RewriteError]) {
        self.refused = refused
        content = .spliced(text, splices)
    }

    /// A file that was put together elsewhere.
    public init(of bytes: [UInt8], refused: [RewriteError] = []) {
        self.refused = refused
        content = .whole(bytes)
    }

    /// The same with more changes of the text that it is spliced into, if it is; where they take out what had changed,
    /// that is gone.
    package func adding(_ more: [Splice]) -> Rewriting? {
        guard case .spliced(let text, let lists) = content else { return nil }
        guard !more.isEmpty else { return self }
        return Rewriting(text, SpliceList.merged(lists, with: more), refused: refused)
    }

    /// The file's new bytes.
    public var bytes: [UInt8] {
        switch content {
        case .whole(let bytes): bytes
        case .spliced(let text, let splices): text.applying(splices)
        }
    }

    /// Whether a file has these bytes already.
    public func isSame(as bytes: [UInt8]) -> Bool {
        var at = 0
        var isSame = true
        forEachPiece { piece in
            let end = min(at + piece.count, bytes.count)
            isSame = isSame && bytes.has(piece, in: min(at, end)..<end)
            at += piece.count
        }
        return isSame && at == bytes.count
    }

    /// The file's new bytes, piece by piece: a large file need not be in memory a second time.
    public func forEachPiece<Failure>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        switch content {
        case .whole(let bytes): try body(bytes)
        case .spliced(let text, let splices): try text.forEachPiece(splices, body)
        }
    }
}

/// A new value for an entry.
package struct Change: Sendable {
    package let entry: Entry
    package let value: [UInt8]
}

extension Catalog {
    /// The file with new values: `change` is asked for each entry, puts its new value into the buffer as
    /// UTF-8 and answers true, or answers false to leave it.
    ///
    /// A value that is the same as before leaves its bytes as they are, however they were escaped.
    public func rewritten(_ change: (Entry, inout [UInt8]) -> Bool) -> Rewriting {
        rewritten([changes(in: 0..<entries.count) { change($0, &$1) ? .unlikeOld : .none }])
    }

    /// The file with new values, which were asked for in the order of their entries.
    public func rewritten(_ changes: [Changes]) -> Rewriting {
        let pending = changes.flatMap(\.pending)
        if !pending.isEmpty { return format.type.rewrite(self, pending) }
        let refused = changes.flatMap(\.refused)
        return Rewriting(text, changes.map(\.splices).filter { !$0.isEmpty }, refused: refused)
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
    package func splicing(_ changes: [Change], _ splice: (Change) throws(RewriteError) -> Splice) -> Rewriting {
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
        return Rewriting(text, [SpliceList(inOrder: splices)], refused: refused)
    }
}

extension SourceText {
    /// Pieces are about this long: enough for one call of the system, few enough to stay in a core's own memory.
    private static let piece = 1 << 18

    /// The stored bytes with `splices` of the text applied, in the file's own encoding.
    package func applying(_ splices: [Splice]) -> [UInt8] {
        splices.isEmpty ? stored : applying([SpliceList(inOrder: splices)])
    }

    /// The stored bytes with lists of splices applied, which follow one another.
    package func applying(_ lists: [SpliceList]) -> [UInt8] {
        guard !lists.isEmpty else { return stored }
        var output: [UInt8] = []
        output.reserveCapacity(stored.count + lists.reduce(0) { $0 + max(0, $1.growth) })
        forEachPiece(lists) { output += $0 }
        return output
    }

    /// The same, piece by piece.
    func forEachPiece<Failure>(_ lists: [SpliceList], _ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        guard !lists.isEmpty else { return try body(stored) }
        var piece: [UInt8] = []
        piece.reserveCapacity(Self.piece * 2)
        var at = 0
        for list in lists {
            for (replaced, bytes) in list {
                let range = stored(replaced)
                piece.append(stored, at..<range.lowerBound)
                encoding.append(utf8: list.bytes[bytes], to: &piece)
                at = range.upperBound
                guard piece.count >= Self.piece else { continue }
                try body(piece)
                piece.removeAll(keepingCapacity: true)
            }
        }
        piece.append(stored, at..<stored.count)
        try body(piece)
    }
}
