// Which parts of a file in Objective-C only builds for developers contain.

/// Follows `#if`, `#ifdef`, `#else` and `#endif`, and collects what `#ifdef DEBUG` guards.
struct DirectiveConditions {
    /// What only builds for developers contain, in the order of the file.
    private(set) var debugCode: [Range<Int>] = []
    /// The open conditions.
    private var open: [Branch] = []

    /// A branch of a condition.
    private struct Branch {
        /// Where its code begins, if it is for developers.
        let start: Int?
        /// Whether the branch after it is for developers.
        let isForUsersAlone: Bool
    }

    private static let deepest = 100

    /// Reads a directive, without its sign.
    mutating func read(_ directive: ArraySlice<UInt8>, from start: Int, to end: Int) {
        let words = String(decoding: directive, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard let name = words.first else { return }
        switch name {
        case "if", "ifdef", "ifndef":
            guard open.count < Self.deepest else { return }
            let kind = Self.kind(of: words.dropFirst().joined(separator: " "), isNegated: name == "ifndef")
            open.append(Branch(start: kind == .debug ? end : nil, isForUsersAlone: kind == .release))
        case "else", "elif", "endif":
            guard let branch = open.popLast() else { return }
            if let debug = branch.start { debugCode.append(debug..<start) }
            if name != "endif" {
                open.append(Branch(start: name == "else" && branch.isForUsersAlone ? end : nil, isForUsersAlone: false))
            }
        default: break
        }
    }

    private enum Kind { case debug, release, other }

    /// Which builds satisfy a condition: those of developers, those of users, or some of both.
    private static func kind(of condition: String, isNegated: Bool) -> Kind {
        var text = condition.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
        if let comment = text.firstRange(of: "//") ?? text.firstRange(of: "/*") {
            text = String(text[..<comment.lowerBound])
        }
        text = text.replacing("defined", with: "")
        var isNegated = isNegated
        while text.hasPrefix("!") {
            isNegated.toggle()
            text.removeFirst()
        }
        // All of several conditions hold only if each does.
        let terms = text.split(separator: "&", omittingEmptySubsequences: true).map(String.init)
        if !isNegated, terms.contains("0") || terms.contains(where: forDevelopers.contains) { return .debug }
        guard terms.count == 1, let name = terms.first else { return .other }
        if isNegated { return forDevelopers.contains(name) ? .release : forUsers.contains(name) ? .debug : .other }
        return forUsers.contains(name) ? .release : .other
    }

    private static let forDevelopers: Set = ["DEBUG", "DEBUG==1", "DEBUG_BUILD", "TARGET_IPHONE_SIMULATOR"]
    private static let forUsers: Set = ["NDEBUG", "RELEASE", "1"]
}
