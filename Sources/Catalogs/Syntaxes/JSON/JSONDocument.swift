// JSON for whoever else reads it, with the place of everything.

import Platform

/// A JSON document, by the letter of RFC 8259: its values by their numbers, in the order in which they stand.
public struct JSONDocument: Sendable {
    /// What a value is.
    public enum Kind: Sendable {
        case object, array, string, number, word
    }

    private let text: SourceText
    private let tree: Tree
    /// What is wrong with it, in words, and where; nil where nothing is.
    public let problem: (words: String, place: Place?)?

    /// Reads a text; at the first error it stops, and what was read stays.
    public init(_ text: SourceText) {
        var reader = JSONReader(text)
        reader.readFile()
        self.text = text
        tree = reader.tree
        var finder = text.placeFinder()
        problem = reader.fault.map { ($0.problem.words, finder.place(at: $0.offset)) }
    }

    /// The outermost value.
    public var root: Int? { tree.root }

    /// What a value is.
    public func kind(of value: Int) -> Kind {
        switch tree.nodes[value].kind {
        case .object: .object
        case .array: .array
        case .string, .key, .comment, .trailingComment: .string
        case .other: text.utf8[Int(tree.nodes[value].start)].isLetter ? .word : .number
        }
    }

    /// The keys and values of an object.
    public func members(of object: Int) -> [(key: Int, value: Int)] {
        tree.members(of: object).map { ($0.key, $0.value) }
    }

    /// The values of an array.
    public func elements(of array: Int) -> [Int] { tree.elements(of: array) }

    /// Appends the characters of a key or a string, or a number or word as it stands.
    public func append(_ value: Int, to output: inout [UInt8]) {
        let node = tree.nodes[value]
        node.form.decode(text.utf8, node.field.range.indices, to: &output)
    }

    /// The offset in the text at which a value begins; that of a string stands after its quote.
    public func offset(of value: Int) -> Int { Int(tree.nodes[value].start) }
}
