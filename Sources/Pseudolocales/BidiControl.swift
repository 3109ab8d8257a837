// Invisible controls of direction, which must be closed again.

import Platform

/// A control of direction, three bytes long in UTF-8.
enum BidiControl {
    case embedding, isolate
    case endOfEmbedding, endOfIsolate
    /// LRM and RLM, which stand alone.
    case mark

    /// The control that begins at an offset, if one does.
    init?(_ utf8: [UInt8], at offset: Int) {
        guard offset >= 0, offset + 2 < utf8.count, utf8[offset] == 0xE2 else { return nil }
        switch (utf8[offset + 1], utf8[offset + 2]) {
        case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): self = .embedding
        case (0x81, 0xA6), (0x81, 0xA7), (0x81, 0xA8): self = .isolate
        case (0x80, 0xAC): self = .endOfEmbedding
        case (0x81, 0xA9): self = .endOfIsolate
        case (0x80, 0x8E), (0x80, 0x8F): self = .mark
        default: return nil
        }
    }

    var opens: Bool { self == .embedding || self == .isolate }
    var closes: Bool { self == .endOfEmbedding || self == .endOfIsolate }

    // MARK: Balance

    /// Whether every line closes what it opens, or leaves open no more than the same line of the original does.
    static func areBalanced(in utf8: [UInt8], asIn original: [UInt8]) -> Bool {
        guard hasAny(utf8) else { return true }
        let open = unbalanced(utf8)
        return open.allSatisfy { $0 == 0 } || open == unbalanced(original)
    }

    private static func hasAny(_ utf8: [UInt8]) -> Bool {
        var at = 0
        while let found = utf8.firstOffset(of: 0xE2, in: at..<utf8.count) {
            if BidiControl(utf8, at: found) != nil { return true }
            at = found + 1
        }
        return false
    }

    /// For each line how many controls are not closed, and how many close nothing.
    private static func unbalanced(_ utf8: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var open: [BidiControl] = []
        var strays = 0
        for offset in utf8.indices {
            if utf8[offset] == 0x0A {
                lines.append(open.count + strays)
                (open, strays) = ([], 0)
            }
            guard utf8[offset] == 0xE2 else { continue }
            switch BidiControl(utf8, at: offset) {
            case .embedding?: open.append(.endOfEmbedding)
            case .isolate?: open.append(.endOfIsolate)
            case let end? where end.closes: if open.last == end { open.removeLast() } else { strays += 1 }
            case .mark?, nil, .endOfEmbedding?, .endOfIsolate?: break
            }
        }
        return lines + [open.count + strays]
    }
}
