// Placeholders that mean the same in two spellings: `$name` and `${name}`, `%<name>s` and `%{name}`, `<%= name %>` with
// other spaces, and `${name:words}` with other words.

import Basics

package enum EqualSpellings {
    /// Returns differences without those in spelling alone.
    package static func removing(from differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        var lost: Set<String> = []
        var added: Set<String> = []
        for difference in differences {
            switch difference {
            case .lost(let spelling): lost.formUnion([normal(spelling)].compactMap(\.self))
            case .added(let spelling, _): added.formUnion([normal(spelling)].compactMap(\.self))
            default: break
            }
        }
        return differences.filter { difference in
            switch difference {
            case .changed(let spelling, let was): normal(spelling) == nil || normal(spelling) != normal(was)
            case .lost(let spelling): !(normal(spelling).map(added.contains) ?? false)
            case .added(let spelling, _): !(normal(spelling).map(lost.contains) ?? false)
            default: true
            }
        }
    }

    /// Returns the sign and the name if a placeholder has nothing else.
    private static func normal(_ spelling: String) -> String? {
        for (start, end) in [("${", "}"), ("%{", "}"), ("%<", ">s"), ("<%=", "%>"), ("$", "")]
        where spelling.hasPrefix(start) && spelling.hasSuffix(end) {
            let inner = spelling.dropFirst(start.utf8.count).dropLast(end.utf8.count)
            let words = inner.split(separator: " ")
            let name = end == "%>" && words.count == 1 ? words[0] : inner
            let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
            return isName ? "\(start.prefix(1))\(name)" : nil
        }
        return nil
    }

    /// Returns differences without those in the words after a colon or a backslash, as in `${1:name}` and `${\name}`: a
    /// default, or the name of a value that the text explains.
    package static func removingWords(from differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        var lost: Set<Substring> = []
        var added: Set<Substring> = []
        for difference in differences {
            switch difference {
            case .lost(let spelling): lost.formUnion([name(beforeWords: spelling)].compactMap(\.self))
            case .added(let spelling, _): added.formUnion([name(beforeWords: spelling)].compactMap(\.self))
            default: break
            }
        }
        return differences.filter { difference in
            switch difference {
            case .changed(let spelling, let was):
                name(beforeWords: spelling) == nil || name(beforeWords: spelling) != name(beforeWords: was)
            case .lost(let spelling): !(name(beforeWords: spelling).map(added.contains) ?? false)
            case .added(let spelling, _): !(name(beforeWords: spelling).map(lost.contains) ?? false)
            default: true
            }
        }
    }

    private static func name(beforeWords spelling: String) -> Substring? {
        guard spelling.hasPrefix("${"), spelling.hasSuffix("}") else { return nil }
        return (spelling.firstIndex { $0 == ":" || $0 == "\\" }).map { spelling[...$0] }
    }
}
