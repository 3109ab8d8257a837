// Invisible controls of direction, which must be closed again.

enum BidiControls {
    /// Whether every line closes what it opens, or leaves open no more than the same line of the original does.
    static func areBalanced(in utf8: [UInt8], asIn original: [UInt8]) -> Bool {
        guard utf8.contains(0xE2) else { return true }
        let open = unbalanced(utf8)
        return open.allSatisfy { $0 == 0 } || open == unbalanced(original)
    }

    /// For each line how many controls are not closed, and how many close nothing.
    private static func unbalanced(_ utf8: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var embeddings = 0
        var isolates = 0
        var strays = 0
        for offset in utf8.indices {
            if utf8[offset] == 0x0A {
                lines.append(embeddings + isolates + strays)
                (embeddings, isolates, strays) = (0, 0, 0)
            }
            guard utf8[offset] == 0xE2, offset + 2 < utf8.count else { continue }
            switch (utf8[offset + 1], utf8[offset + 2]) {
            case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): embeddings += 1
            case (0x80, 0xAC): if embeddings > 0 { embeddings -= 1 } else { strays += 1 }
            case (0x81, 0xA6), (0x81, 0xA7), (0x81, 0xA8): isolates += 1
            case (0x81, 0xA9): if isolates > 0 { isolates -= 1 } else { strays += 1 }
            default: break
            }
        }
        return lines + [embeddings + isolates + strays]
    }
}
