// The lines of a document.

import Basics

/// Finds the lines of offsets.
struct LineNumbers {
    private let starts: [Int]

    init(_ utf8: [UInt8]) {
        var starts = [0]
        for (offset, byte) in utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        self.starts = starts
    }

    /// Returns the line that contains an offset, counted from 1.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
