// Writing values back: new bytes spliced into the old ones, nothing else touched.

import Basics

/// A catalog with new values in it.
public struct Rewriting: Sendable {
    /// The entries whose new value the file cannot represent: they are unchanged.
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

    /// Creates a rewriting from a file that was assembled elsewhere.
    public init(of bytes: [UInt8], refused: [RewriteError] = []) {
        self.refused = refused
        content = .whole(bytes)
    }

    /// Adds changes to the text that this splices into, if it does; a removed range also drops earlier changes within
    /// it.
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

    /// Whether a file already has these bytes.
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

    /// Passes the file's new bytes on in pieces: a large file need not be in memory twice.
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
    /// The file with new values: `change` is called for each entry, and either writes its new value into the buffer as
    /// UTF-8 and returns true, or returns false to keep the old one.
    ///
    /// A value that equals the old one keeps its bytes, however they were escaped.
    public func rewritten(_ change: (Entry, inout [UInt8]) -> Bool) -> Rewriting {
        rewritten([changes(in: 0..<entries.count) { change($0, &$1) ? .unlikeOld : .none }])
    }

    /// The file with new values, in the order of their entries.
    public func rewritten(_ changes: [Changes]) -> Rewriting {
        let pending = changes.flatMap(\.pending)
        if !pending.isEmpty { return format.type.rewrite(self, pending) }
        let refused = changes.flatMap(\.refused)
        return Rewriting(text, changes.map(\.splices).filter { !$0.isEmpty }, refused: refused)
    }

    /// The file with the values of some entries replaced, by index; all of them or none.
    public func replacing(_ values: [Int: String]) throws(RewriteError) -> [UInt8] {
        let rewriting = rewritten { entry, output in
            guard let value = values[entry.index] else { return false }
            output += value.utf8
            return true
        }
        if let refused = rewriting.refused.first { throw refused }
        return rewriting.bytes
    }

    /// The text with each change spliced in that can be written.
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
    /// The approximate length of a piece: enough for one system call, small enough to fit a core's own cache.
    private static let piece = 1 << 18

    /// The stored bytes with `splices` of the text applied, in the file's own encoding.
    package func applying(_ splices: [Splice]) -> [UInt8] {
        splices.isEmpty ? stored : applying([SpliceList(inOrder: splices)])
    }

    /// The stored bytes with consecutive lists of splices applied.
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
