// The `**` of Markdown that begin and end strong words, by CommonMark's rules for runs of stars.

import Basics
import MessagePatterns

/// Pairs runs of stars, of which one may end words and begin others, as in `*one***two**`.
struct EmphasisMarks {
    /// A run of stars, some of which are not paired yet.
    private struct Run {
        let length: Int
        var left: Int
        let opens: Bool
        let closes: Bool

        /// Whether two runs may not be paired: one of them could be both, and their lengths do not match.
        func excludes(_ other: Run) -> Bool {
            (opens && closes || other.opens && other.closes) && (length + other.length) % 3 == 0
                && !(length % 3 == 0 && other.length % 3 == 0)
        }
    }

    /// The runs that may still begin words.
    private var open: [Run] = []

    /// Returns the index of the part in which each strong emphasis ends.
    ///
    /// Signs beside a run do not matter: many languages write no space where CommonMark needs one.
    static func strong(in message: borrowing Message) -> [Int] {
        let star = UInt8(ascii: "*")
        let utf8 = message.utf8
        var marks = EmphasisMarks()
        var ends: [Int] = []
        for (index, part) in message.parts.enumerated() where part.kind == .text {
            var at = part.range.lowerBound
            while let start = utf8.firstOffset(of: star, in: at..<part.range.upperBound) {
                at = start
                while at < part.range.upperBound, utf8[at] == star { at += 1 }
                let run = Run(
                    length: at - start, left: at - start, opens: at < utf8.count && utf8[at] > 0x20,
                    closes: start > 0 && utf8[start - 1] > 0x20)
                ends += Array(repeating: index, count: marks.take(run))
            }
        }
        return ends
    }

    /// Pairs a run with earlier ones, and returns how many strong emphases it ends.
    private mutating func take(_ run: Run) -> Int {
        var run = run
        var strong = 0
        while run.closes, run.left > 0, let last = opener(of: run) {
            open.removeSubrange((last + 1)...)
            let used = min(2, run.left, open[last].left)
            if used == 2 { strong += 1 }
            run.left -= used
            open[last].left -= used
            if open[last].left == 0 { open.removeLast() }
        }
        if run.opens, run.left > 0 { open.append(run) }
        return strong
    }

    /// Texts nest few emphases, and a longer search would take a long time in a text of stars.
    private static let mostNested = 8

    private func opener(of run: Run) -> Int? {
        open.indices.suffix(Self.mostNested).last { !open[$0].excludes(run) }
    }
}
