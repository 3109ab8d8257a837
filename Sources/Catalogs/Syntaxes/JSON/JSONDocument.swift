// A JSON file that is not a catalog: its values, each with its place.

import Basics

/// A JSON document, read as a whole.
public struct JSONDocument: Sendable {
    private let text: SourceText
    private let tree: Tree

    /// Reads the bytes of a file; the first error in them is thrown, with its place.
    public init(_ bytes: [UInt8], path: String) throws(Fault) { try self.init(SourceText(bytes), path: path) }

    /// Reads the text of a file; the first error in it is thrown, with its place.
    public init(_ text: SourceText, path: String) throws(Fault) {
        self.text = text
        var reader = JSONReader(text)
        reader.readFile()
        tree = reader.tree
        guard let fault = text.faults.first ?? reader.fault else { return }
        throw Fault(path: path, place: text.place(at: fault.offset), problem: fault.problem)
    }

    /// The outermost value.
    public var root: Value { Value(index: tree.root ?? 0) }

    /// Where a value begins, as an editor counts it; nil in a binary file.
    public func place(of value: Value) -> Place? { text.place(at: offset(of: value)) }

    /// A value of a document, which is needed to read it.
    public struct Value: Hashable, Sendable {
        fileprivate let index: Int
    }

    /// The kind of a value.
    public enum Kind: Sendable {
        case object, array, string, number
        /// `true`, `false` or `null`.
        case word
    }

    /// The kind of a value.
    public func kind(of value: Value) -> Kind {
        let node = tree.nodes[value.index]
        switch node.kind {
        case .object: return .object
        case .array: return .array
        case .key, .string: return .string
        case .other, .comment, .trailingComment: return text.utf8[Int(node.start)].isLetter ? .word : .number
        }
    }

    /// Where a value begins in the text.
    private func offset(of value: Value) -> Int {
        Int(tree.nodes[value.index].start) - (kind(of: value) == .string ? 1 : 0)
    }

    /// The members of an object, in order; empty for any other value.
    public func members(of value: Value) -> [(key: Value, value: Value)] {
        guard tree.nodes[value.index].kind == .object else { return [] }
        return tree.members(of: value.index).map { (Value(index: $0.key), Value(index: $0.value)) }
    }

    /// The elements of an array, in order; empty for any other value.
    public func elements(of value: Value) -> [Value] {
        tree.nodes[value.index].kind == .array ? tree.elements(of: value.index).map(Value.init) : []
    }

    /// The text of a string or key; nil for any other value.
    public func string(_ value: Value) -> String? {
        guard kind(of: value) == .string else { return nil }
        let isEscaped = text.utf8[tree.nodes[value.index].field.range.indices].contains(UInt8(ascii: "\\"))
        return isEscaped ? tree.text(value.index, text.utf8) : written(value)
    }

    /// A number; nil for any other value.
    public func number(_ value: Value) -> Double? { kind(of: value) == .number ? Double(written(value)) : nil }

    /// Appends the text of a string or key, or any other value as written.
    public func append(_ value: Value, to output: inout [UInt8]) {
        let node = tree.nodes[value.index]
        node.form.decode(text.utf8, node.field.range.indices, to: &output)
    }

    /// A value that is not an object or array, as written; for a string, the inside of its quotes.
    public func written(_ value: Value) -> String {
        String(decoding: text.utf8[tree.nodes[value.index].field.range.indices], as: UTF8.self)
    }
}

extension JSONDocument.Kind {
    /// The name of the kind in messages.
    public var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .word: "true, false or null"
        }
    }
}
