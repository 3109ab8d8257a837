// The strings and calls of a file as Swell reads them, in the words of the oracle.

import Code

/// A string literal, and the argument that contains it.
struct StringFact: Hashable {
    var start: Int
    var end: Int
    /// Where the nearest call begins in whose argument it is, -1 if there is none; and that argument's label.
    var call: Int
    var label: Substring

    var range: Range<Int> { start..<end }
}

/// A call by its start, its name and its labels.
struct CallFact: Hashable {
    var start: Int
    var name: Substring
    var labels: Substring
}

/// The strings and calls of a file.
struct SyntaxFacts {
    var strings: [StringFact] = []
    var calls: [CallFact] = []

    /// The facts that Swell finds.
    init(_ tree: SyntaxTree) {
        for string in tree.nodes(.string) {
            let (call, label) = Self.call(around: string)
            strings.append(
                StringFact(start: string.range.lowerBound, end: string.range.upperBound, call: call, label: label))
        }
        for call in tree.nodes(.call) {
            let labels = call.arguments.map(Self.label).joined(separator: ",")
            let name = call.name.isEmpty ? "-" : call.name
            calls.append(CallFact(start: call.range.lowerBound, name: name[...], labels: labels[...]))
        }
    }

    /// The facts in lines of the oracle.
    init(lines: ArraySlice<Substring>) {
        for line in lines {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            let numbers = words.dropFirst().prefix(3).map { Int($0) ?? -1 }
            if words[0] == "S" {
                strings.append(StringFact(start: numbers[0], end: numbers[1], call: numbers[2], label: words[4]))
            } else {
                calls.append(CallFact(start: numbers[0], name: words[2], labels: words[3]))
            }
        }
    }

    private static func call(around string: CodeNode) -> (Int, Substring) {
        var child = string
        for parent in string.ancestors {
            if parent.kind == .call, parent.firstChild?.index != child.index {
                return (parent.range.lowerBound, label(child)[...])
            }
            child = parent
        }
        return (-1, "-")
    }

    private static func label(_ argument: CodeNode) -> String {
        let isTrailing = argument.form == .trailingClosure && argument.kind == .closure
        if argument.label.isEmpty { return isTrailing ? "{" : "_" }
        return isTrailing ? argument.label + "{" : argument.label
    }
}
