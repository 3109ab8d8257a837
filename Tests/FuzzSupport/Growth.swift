// How the cost of an input grows with its size.

import Basics

extension FuzzTarget {
    /// How much of a small input is tried, and how many times that.
    private static let small = 6000
    private static let factor = 10
    /// The microseconds above which the large input is not followed by one ten times as large, which would take longer than
    /// an input may.
    private static let slow = 250_000.0

    /// Whether an input's cost is looked at: every so many are, as it takes long.
    public static func looksAtGrowth(of bytes: [UInt8]) -> Bool { bytes.count > 2 && bytes.choice % 512 == 0 }

    /// What is said where ten times the size costs more than forty times the time, and ten times that, too; nil where it
    /// does not.
    ///
    /// A piece of the input stands there again and again, between what is before and after it; for every other input with a
    /// number behind one of its letters, so that its names are many. The time is that of the whole process: nothing else may
    /// run in it.
    public func growth(of bytes: [UInt8]) async -> String? {
        let choice = bytes.choice / 512
        let start = choice % (bytes.count / 2 + 1)
        let end = start + 1 + choice / 4096 % (bytes.count - start)
        let piece = Array(bytes[start..<end])
        let isNumbered = choice / 8192 % 2 == 0
        let letter = isNumbered ? piece.indices.filter { piece[$0].isLetter }.chosen(by: choice / 16384) : nil
        func cost(_ size: Int, tries: Int) async -> Double {
            var middle: [UInt8] = []
            for number in 0..<size / piece.count {
                guard let letter else {
                    middle += piece
                    continue
                }
                middle += piece[...letter] + Array(String(number).utf8) + piece[(letter + 1)...]
            }
            return await Self.least(of: tries) {
                _ = await breach(of: bytes[..<start] + middle + bytes[end...], choice: bytes.choice)
            }
        }
        // Most inputs are told by one try of each.
        for tries in [1, 3] {
            let small = await cost(Self.small, tries: tries)
            let large = await cost(Self.small * Self.factor, tries: tries)
            guard grows(from: small, to: large, times: Self.factor) else { return nil }
            guard tries > 1 else { continue }
            // A fault may end the small one before anything is done; what grows too fast goes on growing.
            let further = large > Self.slow ? 2 : Self.factor
            let huge = await cost(Self.small * Self.factor * further, tries: 1)
            guard grows(from: large, to: huge, times: further) else { return nil }
            return "\(Self.small) bytes cost \(Int(small)) µs, ten times as many \(Int(large)) µs: "
                + "\(String(decoding: piece, as: UTF8.self).debugDescription) again and again"
                + (letter.map { ", with numbers behind offset \($0)" } ?? "")
        }
        return nil
    }

    /// Whether the cost of so many times the size is nearer to the square than to what it should be: forty times that of a
    /// tenth, three times that of a half.
    private func grows(from small: Double, to large: Double, times: Int) -> Bool {
        large > pow(Double(times), 1.6) * small + 50_000
    }

    /// The microseconds of processor time that `work` takes; the least of some tries.
    private static func least(of tries: Int, _ work: () async -> Void) async -> Double {
        var least = Double.infinity
        for _ in 0..<tries {
            let start = now()
            await work()
            least = min(least, now() - start)
        }
        return max(least, 1)
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
