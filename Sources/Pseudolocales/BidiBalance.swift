// Bidi controls in generated text, which must be closed again.

import Basics
import TextLayout

extension BidiControl {
    /// Whether the control takes a partner after it.
    var opens: Bool { role == .opensEmbedding || role == .opensIsolate }
    /// Whether the control takes a partner before it.
    var closes: Bool { role == .closesEmbedding || role == .closesIsolate }
}

/// Checks that bidi controls are closed where they were opened.
enum BidiBalance {
    /// Whether every line closes what it opens, or leaves open no more than the same line of the original.
    static func holds(in utf8: [UInt8], asIn original: [UInt8]) -> Bool {
        if isBalanced(utf8) { return true }
        let open = unbalanced(utf8)
        return open.allSatisfy { $0 == 0 } || open == unbalanced(original)
    }

    /// Whether each line closes all that it opens.
    ///
    /// Most texts have no controls, or pairs around their words.
    /// Also false if more controls are open at a time than there are bits to record them.
    private static func isBalanced(_ utf8: [UInt8]) -> Bool {
        var (isolates, open): (UInt64, Int) = (0, 0)
        var at = 0
        while let found = utf8.firstOffset(of: 0xE2, or: 0x0A, in: at..<utf8.count) {
            at = found + 1
            if open > 0, utf8[found] == 0x0A { return false }
            guard let role = BidiControl(utf8, at: found)?.role else { continue }
            switch role {
            case .mark: break
            case .opensEmbedding, .opensIsolate:
                guard open < UInt64.bitWidth else { return false }
                isolates = isolates << 1 | (role == .opensIsolate ? 1 : 0)
                open += 1
            case .closesEmbedding, .closesIsolate:
                guard open > 0, (isolates & 1 == 1) == (role == .closesIsolate) else { return false }
                isolates >>= 1
                open -= 1
            }
        }
        return open == 0
    }

    /// For each line, the number of controls that are not closed or close nothing.
    private static func unbalanced(_ utf8: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var start = 0
        while start <= utf8.count {
            let end = utf8.firstOffset(of: 0x0A, in: start..<utf8.count) ?? utf8.count
            lines.append(unbalanced(utf8, start..<end))
            start = end + 1
        }
        return lines
    }

    private static func unbalanced(_ utf8: [UInt8], _ line: Range<Int>) -> Int {
        var open: [BidiControl.Role] = []
        var strays = 0
        var at = line.lowerBound
        // The only control with a different first byte is a mark and needs no partner.
        while let found = utf8.firstOffset(of: 0xE2, in: at..<line.upperBound) {
            at = found + 1
            switch BidiControl(utf8, at: found)?.role {
            case .opensEmbedding?: open.append(.closesEmbedding)
            case .opensIsolate?: open.append(.closesIsolate)
            case let end? where end != .mark: if open.last == end { open.removeLast() } else { strays += 1 }
            case .mark?, nil, .closesEmbedding?, .closesIsolate?: break
            }
        }
        return open.count + strays
    }
}
