// What a text and its comment become above a member.

import Basics

/// The lines of a documentation comment.
enum DocumentationLines {
    /// Longer texts are legal notices, not labels.
    private static let most = 12
    private static let longest = 400

    /// Returns the lines for a text and the comment of its key.
    static func lines(text: String, comment: String?) -> [String] {
        let text = self.lines(text)
        let comment = comment.map { self.lines($0) } ?? []
        if comment.isEmpty || comment == text { return text }
        return text.isEmpty ? comment : text + [""] + comment
    }

    /// The lines of a text without anything that could end the comment, or look different from what it is.
    private static func lines(_ text: String) -> [String] {
        if text.isPrintableASCII, text.utf8.count <= longest, !text.utf8.contains(UInt8(ascii: "`")) {
            let line = text.trimmed
            return line.isEmpty ? [] : [line]
        }
        var lines: [String] = []
        var isMore = false
        let all = text.unicodeScalars.split(maxSplits: most, omittingEmptySubsequences: true) { $0.breaksLines }
        for line in all {
            guard lines.count < most else {
                isMore = true
                break
            }
            let shown = visible(line).trimmed
            if !shown.isEmpty { lines.append(shown) }
        }
        return isMore ? lines + ["…"] : lines
    }

    private static func visible(_ line: Substring.UnicodeScalarView) -> String {
        var shown = ""
        for (index, scalar) in line.enumerated() {
            if index == longest { return shown + "…" }
            switch scalar {
            case "`": shown += "\\`"
            case "\t": shown += " "
            default:
                if scalar.isHidden {
                    shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    shown.unicodeScalars.append(scalar)
                }
            }
        }
        return shown
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLines: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension String {
    /// The text without spaces around it, which an editor would remove.
    fileprivate var trimmed: String {
        let text = Substring(self).drop { $0 == " " }
        guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
        return String(text[...last])
    }
}
