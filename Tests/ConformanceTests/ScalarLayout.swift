// The result of the bidirectional algorithm for a text, as Unicode's test files represent it.

import TextLayout

/// A text, and where its scalars begin.
struct ScalarText {
    private(set) var utf8: [UInt8] = []
    private(set) var starts: [Int] = []

    init(_ scalars: [Unicode.Scalar]) {
        for scalar in scalars {
            starts.append(utf8.count)
            utf8 += String(scalar).utf8
        }
    }
}

/// A paragraph laid out, scalar by scalar.
struct ScalarLayout {
    /// The level of each scalar.
    private(set) var levels: [UInt8] = []
    /// The scalars by their index, from left to right.
    private(set) var order: [Int] = []
    /// The paragraph's own level.
    private(set) var baseLevel: UInt8 = 0

    /// Lays out a text; returns nil if it is not one paragraph.
    init?(_ text: ScalarText, base: BaseDirection) {
        let starts = text.starts
        let layout = BidiText(text.utf8, base: base)
        guard layout.paragraphs.count == 1, let paragraph = layout.paragraphs.first else { return nil }
        baseLevel = paragraph.level
        for run in layout.runs {
            while levels.count < starts.count, starts[levels.count] < run.range.upperBound { levels.append(run.level) }
        }
        for run in layout.visualRuns(of: paragraph) {
            let scalars = starts.indices.filter { run.range.contains(starts[$0]) }
            order += run.direction == .rightToLeft ? scalars.reversed() : scalars
        }
    }
}

/// Levels and order as a test file expects them.
struct ExpectedLayout {
    /// The level of each scalar; nil, in the file `x`, for one that the algorithm removes.
    var levels: [Int?] = []
    /// The indices of the scalars from left to right, without those that it removes.
    var order: [Int] = []

    /// How closely a layout agrees.
    enum Agreement {
        case full
        /// In everything but the depth of levels: if a text has only one direction, ICU assigns one level to all of it.
        case allButDepth
        case none
    }

    func agreement(with layout: ScalarLayout) -> Agreement {
        guard layout.levels.count == levels.count, layout.order.filter({ levels[$0] != nil }) == order else {
            return .none
        }
        let pairs = zip(layout.levels, levels).compactMap { level, wanted in wanted.map { (Int(level), $0) } }
        if pairs.allSatisfy({ $0 == $1 }) { return .full }
        let parities = Set(pairs.flatMap { [$0 % 2, $1 % 2] })
        return parities.count == 1 ? .allButDepth : .none
    }
}

extension Sequence where Element == ArraySlice<UInt8> {
    /// The values of words as numbers; nil for an `x`.
    var numbers: [Int?] { map { Int($0.text) } }
}
