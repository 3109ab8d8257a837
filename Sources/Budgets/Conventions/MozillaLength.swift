// `MAX_LENGTH: 40`, as Mozilla's localization platform reads it in comments.

import Basics

enum MozillaLength: BudgetSource {
    static let id = "mozilla"
    static let examples = [
        LimitExample("MAX_LENGTH: 40", .most(40, .graphemes)),
        LimitExample("Button. MAX_LENGTH:8", .most(8, .graphemes)),
        LimitExample("MAX_LENGTH=24", .most(24, .graphemes)),
        LimitExample("MAX_LENGTH is what it is, see TITLE_MAX_LENGTH: 4 and max_length: 3"),
        LimitExample("MAX_LENGTH: short", isMalformed: true),
        LimitExample("MAX_LENGTH: 0", isMalformed: true),
    ]

    static let needs: CommentWords? = .max

    static func read(_ comment: [UInt8], into found: inout [Statement]) {
        var at = 0
        while let mark = comment.firstOffset(of: UInt8(ascii: "_"), in: at..<comment.count) {
            at = mark + 1
            let (start, nameEnd) = (mark - 3, mark + 7)
            guard comment.has("MAX_LENGTH", at: start), !isName(comment.byte(start - 1)) else { continue }
            let sign = comment.skipSpace(nameEnd)
            guard comment.byte(sign) == UInt8(ascii: ":") || comment.byte(sign) == UInt8(ascii: "=") else { continue }
            // As in Mozilla's platform, the first one counts.
            if let number = comment.number(at: comment.skipSpace(sign + 1)), number.value > 0 {
                let content = Statement.Content.limit(.most(Double(number.value), .graphemes))
                found.append(Statement(content: content, range: start..<number.end))
            } else {
                let problem = "it is not followed by a number of at least 1; expected MAX_LENGTH: 40"
                found.append(Statement(content: .malformed(problem), range: start..<sign + 1))
            }
            return
        }
    }

    private static func isName(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") }
}
