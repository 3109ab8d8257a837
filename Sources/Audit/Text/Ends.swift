// The beginnings and ends of texts.

/// The white space at the ends of a text.
struct Margins {
    let leading: [UInt32]
    let trailing: [UInt32]

    /// Creates the margins of a text; nil if it is only white space.
    init?(_ utf8: borrowing [UInt8]) {
        var start = 0
        var leading: [UInt32] = []
        while start < utf8.count, case let (scalar, length) = utf8.scalar(at: start), scalar.isWhiteSpace {
            leading.append(scalar)
            start += length
        }
        guard start < utf8.count else { return nil }
        var end = utf8.count
        var trailing: [UInt32] = []
        while let scalar = utf8.scalar(before: end), scalar.isWhiteSpace {
            trailing.append(scalar)
            end -= Unicode.Scalar(scalar).map { UTF8.width($0) } ?? 1
        }
        self.leading = leading
        self.trailing = trailing.reversed()
    }

    /// Describes white space: `a space`, `2 line feeds`, `none`.
    static func words(_ margin: [UInt32]) -> String {
        guard let first = margin.first else { return "none" }
        guard margin.allSatisfy({ $0 == first }) else { return "\(margin.count) of several kinds" }
        let name =
            switch first {
            case 0x20: "space"
            case 0x0A: "line feed"
            case 0x09: "tab"
            default: first.codePointName
            }
        return margin.count == 1 ? name.first == "U" ? name : "a \(name)" : "\(margin.count) \(name)s"
    }

    /// Whether two margins have the same effect: spaces of any width, or the same number of line feeds.
    static func agree(_ one: [UInt32], _ other: [UInt32]) -> Bool {
        one.isEmpty == other.isEmpty && lineFeeds(one) == lineFeeds(other)
    }

    private static func lineFeeds(_ margin: [UInt32]) -> Int { margin.count { $0 == 0x0A } }
}

/// The punctuation mark at the end of a text, in any script.
enum FinalMark {
    case fullStop, colon, ellipsis, question, exclamation

    var name: String {
        switch self {
        case .fullStop: "a full stop"
        case .colon: "a colon"
        case .ellipsis: "an ellipsis"
        case .question: "a question mark"
        case .exclamation: "an exclamation mark"
        }
    }

    /// Returns the mark at the end of a text in a language, ignoring brackets, quotes and spaces after it.
    static func of(_ utf8: ArraySlice<UInt8>, language: String) -> FinalMark? {
        let scalars = String(decoding: utf8.suffix(64), as: UTF8.self).unicodeScalars.reversed()
            .drop { $0.value.isWhiteSpace || Invisible($0.value) != nil || closers.contains($0) }
        guard let last = scalars.first else { return nil }
        let before = scalars.dropFirst().first
        switch last {
        case "…", "⋯", "‥": return .ellipsis
        case ".", "。", "｡", "．":
            return before == last ? .ellipsis : .fullStop
        case "।", "॥", "৷", "۔", "։", "።", "။", "។", "᠃", "᙮", "༎", "།": return .fullStop
        case ":": return language == "hy" ? .fullStop : .colon
        case "：", "፦", "፥", "៖": return .colon
        case "?", "？", "؟", "\u{37E}", "፧", "⁇", "՞": return .question
        case ";": return language == "el" ? .question : nil
        case "!", "！", "՜": return .exclamation
        default: return nil
        }
    }

    private static let closers: Set<Unicode.Scalar> = [
        ")", "]", "}", "\"", "'", "”", "’", "»", "›", "“", "‘", "」", "』", "）", "】", "］", "＂", "＇", "*", "_",
    ]
}
