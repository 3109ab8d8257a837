// How the cost of an input grows with its size.

import Basics

extension FuzzTarget {
    /// The size of the small input, and the factor to the large one.
    private static let small = 6000
    private static let factor = 10
    /// The microseconds above which the large input is not followed by one ten times as large, which would exceed the
    /// time for an input.
    private static let slow = 250_000.0

    /// Whether to measure an input's cost: only for every 512th, because it is slow.
    public static func measuresGrowth(of bytes: [UInt8]) -> Bool { bytes.count > 2 && bytes.choice % 512 == 0 }

    /// Returns an error if ten times the size costs more than forty times the time, and ten times that does, too.
    ///
    /// A piece of the input is repeated between what precedes and follows it; for every other input with a number after
    /// one of its letters, so that it contains many names. The time is that of the whole process: nothing else may run
    /// in it.
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
        // For most inputs one try of each is enough.
        for tries in [1, 3] {
            let small = await cost(Self.small, tries: tries)
            let large = await cost(Self.small * Self.factor, tries: tries)
            guard grows(from: small, to: large, times: Self.factor) else { return nil }
            guard tries > 1 else { continue }
            // An error may end the small input before any work is done; nonlinear growth continues.
            let further = large > Self.slow ? 2 : Self.factor
            let huge = await cost(Self.small * Self.factor * further, tries: 1)
            guard grows(from: large, to: huge, times: further) else { return nil }
            return "\(Self.small) bytes cost \(Int(small)) µs, ten times as many \(Int(large)) µs: "
                + "\(String(decoding: piece, as: UTF8.self).debugDescription) repeated"
                + (letter.map { ", with numbers after offset \($0)" } ?? "")
        }
        return nil
    }

    /// Whether the growth for a factor is closer to quadratic than to the expected: forty times the cost of a tenth,
    /// three times that of a half.
    private func grows(from small: Double, to large: Double, times: Int) -> Bool {
        large > pow(Double(times), 1.6) * small + 50_000
    }

    /// Returns the microseconds of processor time that `work` takes; the minimum of several tries.
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
