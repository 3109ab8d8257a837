// Frames as small numbers: half points, as differences from other frames.

import Layouts

/// Writes frames as differences from others.
enum PageFrames {
    /// A frame in half points.
    struct Halves: Equatable {
        var values: [Int]

        init(_ frame: Frame) { values = [frame.x, frame.y, frame.width, frame.height].map(Self.halves) }

        /// The position and the size relative to another frame.
        func relative(to other: Halves) -> Halves {
            var relative = self
            for index in values.indices { relative.values[index] -= other.values[index] }
            return relative
        }

        /// A length in half points, at most what a page can show.
        static func halves(_ points: Double) -> Int {
            Int(min(max(-1e5, points.isFinite ? (points * 2).rounded() : 0), 1e5))
        }

        static let zero = Halves(Frame(x: 0, y: 0, width: 0, height: 0))
    }

    /// Appends the frames that differ from others: how many; then for each the number of equal frames before it, the sum of
    /// 1, 2, 4 and 8 for a different x, y, width and height, and these differences.
    static func append(_ frames: [Halves], besides others: [Halves]?, to numbers: inout [Int]) {
        var changes: [Int] = []
        var (count, next) = (0, 0)
        for (index, frame) in frames.enumerated() {
            let difference = frame.relative(to: others?[index] ?? .zero).values
            let mask = difference.enumerated().reduce(0) { $1.element == 0 ? $0 : $0 | 1 << $1.offset }
            guard mask != 0 else { continue }
            changes += [index - next, mask] + difference.filter { $0 != 0 }.map(signed)
            (count, next) = (count + 1, index + 1)
        }
        numbers += [count] + changes
    }

    /// A number that may be negative as one that is not.
    static func signed(_ number: Int) -> Int { number < 0 ? -2 * number - 1 : 2 * number }
}
