// Which parts of a file in Objective-C only builds for developers contain.

/// Follows `#if`, `#ifdef`, `#else` and `#endif`, and collects what `#ifdef DEBUG` guards.
struct DirectiveConditions {
    /// What only builds for developers contain, in the order of the file.
    private(set) var debugCode: [Range<Int>] = []
    /// The open conditions: where the code of one for developers begins, nil for all others.
    private var open: [Int?] = []

    private static let deepest = 100

    /// Reads a directive, without its sign.
    mutating func read(_ directive: ArraySlice<UInt8>, from start: Int, to end: Int) {
        let words = String(decoding: directive, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard let name = words.first else { return }
        switch name {
        case "if", "ifdef", "ifndef":
            guard open.count < Self.deepest else { return }
            let condition = words.dropFirst().joined(separator: " ")
            open.append(name != "ifndef" && Self.conditions.contains(condition) ? end : nil)
        case "else", "elif", "endif":
            guard let debug = open.popLast() else { return }
            if let debug { debugCode.append(debug..<start) }
            if name != "endif" { open.append(nil) }
        default: break
        }
    }

    private static let conditions: Set<String> = ["DEBUG", "defined(DEBUG)", "defined DEBUG", "DEBUG == 1", "(DEBUG)"]
}
