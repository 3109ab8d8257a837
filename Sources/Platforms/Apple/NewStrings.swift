// New keys in a text file of strings, written as genstrings writes them.

import Basics
import Catalogs

extension StringsFormat {
    static func add(_ keys: [NewKey], to catalog: Catalog) throws(RewriteError) -> Rewriting {
        guard let file = StringsFile(catalog.text) else { throw .noNewKeys(path: catalog.path, format: id) }
        return Rewriting(catalog.text, [SpliceList(inOrder: file.additions(of: keys))], refused: [])
    }
}

/// A text file of strings that gains keys.
private struct StringsFile {
    private let utf8: [UInt8]
    private let order: KeyOrder
    /// Where each key with its comment and its line begins, and where it ends.
    private let chunks: [Range<Int>]
    private let newline: [UInt8]
    /// Whether blank lines separate the keys.
    private let isSpaced: Bool

    /// Reads a file; nil if it is no text, or one in an encoding that lacks most characters.
    init?(_ text: SourceText) {
        switch text.encoding {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: break
        case .latin1, .ascii, .charset, .binary: return nil
        }
        utf8 = text.utf8
        var reading = Reading()
        let found = PropertyList.dictionary(text, or: "a dictionary of strings", &reading)
        let tree = found?.tree
        let members = found.map { Array($0.tree.members(of: $0.root)) } ?? []
        if members.isEmpty {
            // What is neither empty nor a comment may be XML or have braces.
            let isBlank = utf8.isEmpty || reading.faults.isEmpty && !utf8.contains { "<{".utf8.contains($0) }
            guard isBlank else { return nil }
        }
        var chunks: [Range<Int>] = []
        var keys: [String] = []
        for member in members {
            guard let tree, tree.nodes[member.key].form.isOpenStep, tree.nodes[member.value].form.isOpenStep else {
                return nil
            }
            keys.append(tree.text(member.key, utf8))
            let start = Int(tree.nodes[member.comment ?? member.key].start)
            let isQuoted = member.comment == nil && tree.nodes[member.key].form != .openStepBare
            let trailing = member.trailingComment.map { Int(tree.nodes[$0].end) }
            chunks.append(
                max(0, isQuoted ? start - 1 : start)..<Self.end(in: utf8, Int(tree.nodes[member.value].end), trailing))
        }
        self.chunks = chunks
        order = KeyOrder(keys)
        newline = utf8.firstOffset(of: "\r\n", from: 0) == nil ? [0x0A] : [0x0D, 0x0A]
        let spaces = zip(chunks, chunks.dropFirst()).count { one, other in
            one.upperBound < other.lowerBound && text.utf8[one.upperBound..<other.lowerBound].contains(0x0A)
        }
        isSpaced = chunks.count < 2 || spaces * 2 >= chunks.count - 1
    }

    /// The end of a pair: behind its semicolon, its comment and its line.
    private static func end(in utf8: [UInt8], _ value: Int, _ comment: Int?) -> Int {
        var at = utf8.firstOffset(of: UInt8(ascii: ";"), in: value..<utf8.count).map { $0 + 1 } ?? utf8.count
        at = max(at, comment ?? at)
        var line = at
        while line < utf8.count, utf8[line] == 0x20 || utf8[line] == 0x09 || utf8[line] == 0x0D { line += 1 }
        return line < utf8.count && utf8[line] == 0x0A ? line + 1 : at
    }

    /// The splices that add keys.
    func additions(of keys: [NewKey]) -> [Splice] {
        var splices: [Splice] = []
        for (position, place) in order.places(of: keys).enumerated() {
            let pair = pair(place.key)
            if let first = chunks.first, place.before == 0 {
                splices.append(Splice(ByteRange(first.lowerBound, first.lowerBound), pair + (isSpaced ? newline : [])))
                continue
            }
            let at = chunks.isEmpty ? utf8.count : chunks[place.before - 1].upperBound
            let isAtStart = at == 0 && position == 0
            let isOnLine = at == 0 || utf8[at - 1] == 0x0A || splices.last?.range.start == UInt32(at)
            let gap = isAtStart ? [] : (isOnLine ? [] : newline) + (isSpaced ? newline : [])
            splices.append(Splice(ByteRange(at, at), gap + pair))
        }
        return splices
    }

    /// A comment and a pair, on their own lines.
    private func pair(_ new: NewKey) -> [UInt8] {
        let comment = new.comment.map { $0.isEmpty ? Self.noComment : $0 } ?? Self.noComment
        var bytes = Array("/* ".utf8)
        let lines = comment.replacing("*/", with: "* /").split(whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            if number > 0 { bytes += newline + Array("   ".utf8) }
            bytes += line.utf8
        }
        bytes += Array(" */".utf8) + newline
        append(new.key, to: &bytes)
        bytes += " = ".utf8
        append(NumberedPlaceholders.numbered(new.value ?? new.key), to: &bytes)
        return bytes + [UInt8(ascii: ";")] + newline
    }

    /// What genstrings writes.
    private static let noComment = "No comment provided by engineer."

    private func append(_ text: String, to bytes: inout [UInt8]) {
        let quote = UInt8(ascii: "\"")
        bytes.append(quote)
        OpenStepText.encode(Array(text.utf8), quote: quote, like: [], 0..<0, to: &bytes)
        bytes.append(quote)
    }
}

extension Form {
    fileprivate var isOpenStep: Bool {
        self == .openStepDouble || self == .openStepSingle || self == .openStepBare || self == .openStepShorthand
    }
}
