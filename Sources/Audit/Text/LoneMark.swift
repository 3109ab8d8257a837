// A bracket or quote without a partner, as it is written.

/// A mark without a partner.
struct LoneMark: Equatable {
    /// The mark as written: `（`.
    let spelling: String
    /// The same in ASCII, if it is a bracket: `(`.
    let kind: String

    init(_ spelling: String) {
        self.spelling = spelling
        kind = Self.narrow[spelling] ?? spelling
    }

    /// Creates the last of some brackets that none closes, or the first that closes none.
    init?(ofBrackets marks: [String], opens: Bool) {
        var open: [String] = []
        var closing: [String] = []
        for mark in marks {
            if "([（［".contains(mark) { open.append(mark) } else if open.popLast() == nil { closing.append(mark) }
        }
        guard let mark = opens ? open.last : closing.first else { return nil }
        self.init(mark)
    }

    /// Creates the last of some curly quotes that is left if each other one pairs with its neighbor: `“` and `”` may
    /// open and close, `„` and `‟` only open.
    init?(ofQuotes marks: [String]) {
        var open: [String] = []
        for mark in marks {
            if "“”".contains(mark), !open.isEmpty { open.removeLast() } else { open.append(mark) }
        }
        guard let mark = open.last else { return nil }
        self.init(mark)
    }

    private static let narrow = ["（": "(", "）": ")", "［": "[", "］": "]"]
}
