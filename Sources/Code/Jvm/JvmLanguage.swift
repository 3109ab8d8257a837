// How Kotlin and Java differ, as tables of words.

import Basics

/// A language of the Java virtual machine.
public enum JvmLanguage: Sendable {
    case kotlin, java

    /// What a word at the beginning of a statement or an operand begins.
    enum Keyword: UInt8 {
        case none
        case type, function, variable, typeAlias, `import`, package
        case `if`, `else`, `switch`, `case`, loop, `try`, catcher, transfer, new, object, companion
        case modifier
        /// A word that is a modifier only before other words of a declaration.
        case softModifier
        case literal
        /// A word between operands.
        case `operator`
    }

    var keywords: KeywordTable {
        switch self {
        case .kotlin: .kotlin
        case .java: .java
        }
    }
}

/// The words of a language that are no names, by their first letters.
struct KeywordTable: Sendable {
    private let byLetter: [[(word: StaticString, meaning: JvmLanguage.Keyword)]]

    private init(_ groups: [(JvmLanguage.Keyword, [StaticString])]) {
        var table = [[(word: StaticString, meaning: JvmLanguage.Keyword)]](repeating: [], count: 26)
        for (meaning, words) in groups {
            for word in words {
                let letter = word.withUTF8Buffer { $0.first.map { Int($0) - 0x61 } ?? 0 }
                if table.indices.contains(letter) { table[letter].append((word, meaning)) }
            }
        }
        byLetter = table
    }

    /// What a word means.
    func meaning(_ bytes: [UInt8], _ range: Range<Int>) -> JvmLanguage.Keyword {
        guard range.count > 1, range.count < 13, case let letter = Int(bytes[range.lowerBound]) - 0x61,
            letter >= 0, letter < 26
        else { return .none }
        for entry in byLetter[letter]
        where entry.word.utf8CodeUnitCount == range.count && bytes.has(entry.word, at: range.lowerBound) {
            return entry.meaning
        }
        return .none
    }

    static let kotlin = KeywordTable([
        (.type, ["class", "interface"]), (.object, ["object"]), (.companion, ["companion"]), (.function, ["fun"]),
        (.variable, ["val", "var"]), (.typeAlias, ["typealias"]), (.import, ["import"]), (.package, ["package"]),
        (.if, ["if"]), (.else, ["else"]), (.switch, ["when"]), (.loop, ["for", "while", "do"]),
        (.try, ["try"]), (.catcher, ["catch", "finally"]), (.transfer, ["return", "throw", "break", "continue"]),
        (.literal, ["true", "false", "null"]), (.operator, ["in", "is", "as"]),
        (
            .softModifier,
            [
                "public", "private", "protected", "internal", "override", "open", "abstract", "final", "lateinit",
                "data", "enum", "sealed", "annotation", "inner", "inline", "suspend", "operator", "infix", "const",
                "external", "tailrec", "value", "expect", "actual", "vararg", "crossinline", "noinline", "reified",
            ]
        ),
    ])

    static let java = KeywordTable([
        (.type, ["class", "interface", "enum", "record"]), (.import, ["import"]), (.package, ["package"]),
        (.if, ["if"]), (.else, ["else"]), (.switch, ["switch"]), (.case, ["case", "default"]),
        (.loop, ["for", "while", "do", "synchronized"]), (.try, ["try"]), (.catcher, ["catch", "finally"]),
        (.transfer, ["return", "throw", "break", "continue", "assert", "yield"]), (.new, ["new"]),
        (.literal, ["true", "false", "null"]), (.operator, ["instanceof"]),
        (
            .modifier,
            [
                "public", "private", "protected", "static", "final", "abstract", "native", "transient", "volatile",
                "strictfp", "sealed",
            ]
        ),
    ])
}
