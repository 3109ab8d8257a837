// Which names may stand for values of a type: without one of them, no value of the type reaches a file.

import Basics

/// The names of declarations, by the names in their types or, if none is written, in their values.
public struct TypeCarriers: Sendable {
    private var carriers: [String: Set<String>] = [:]

    /// A type whose values have more names may be anywhere.
    private static let most = 200
    /// So many bytes at the start and at the end of a value are searched for its type.
    private static let longestValue = 400

    /// Collects what files of Swift declare outside of functions: what is local to one needs another name there.
    public init(_ code: CodeProject) {
        let parts = Workers.now(code.files.count) { file in
            code.files[file].language == .swift ? Self.pairs(in: code.files[file].tree) : []
        }
        for (word, name) in parts.joined() { carriers[word, default: []].insert(name) }
    }

    /// The name of a type, and those that may stand for its values or for something that contains one; nil if they are
    /// too many.
    public func names(carrying type: String) -> Set<String>? {
        var found: Set = [type]
        var next = [type]
        while let name = next.popLast() {
            for carrier in carriers[name] ?? [] where found.insert(carrier).inserted { next.append(carrier) }
            guard found.count <= Self.most else { return nil }
        }
        return found
    }

    /// Names in types and values, each with the name of what is declared.
    private static func pairs(in tree: SyntaxTree) -> [(word: String, name: String)] {
        var found: [(String, String)] = []
        for index in tree.nodes.indices {
            let kind = tree.nodes[index].kind
            guard [.variable, .function, .enumCase, .typeAlias, .type, .extension].contains(kind) else { continue }
            let node = CodeNode(tree: tree, index: index)
            guard !node.isLocal else { continue }
            let words = node.wordsOfType(mostBytes: longestValue)
            guard !words.isEmpty else { continue }
            for name in node.namesOfCarrier { for word in words where word != name { found.append((word, name)) } }
        }
        return found
    }
}

extension CodeNode {
    /// The names that lead to a value of its type.
    fileprivate var namesOfCarrier: [String] {
        let own = name.filter { $0 != "`" }
        // `Row { $0.title }` calls an initializer, or hands the closure to a property.
        let isOfType =
            kind == .function && ["init", "subscript", "callAsFunction"].contains(own)
            || kind == .variable && declaredType?.mentions("->") ?? false
        let type = isOfType ? enclosingType.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name } : nil
        return [own] + [type].compactMap(\.self)
    }

    /// The names in its type, its parameters and what it inherits; in its value, if no type is written.
    fileprivate func wordsOfType(mostBytes: Int) -> Set<String> {
        var found: Set<String> = []
        for child in children {
            switch child.kind {
            case .typeName, .attribute: child.addWords(in: child.range, to: &found)
            case .parameter: for type in child.children where type.kind == .typeName { found.formUnion(type.words) }
            default: break
            }
        }
        if kind == .variable, declaredType == nil, let value = declaredValue {
            // A closure has its result at its end.
            let range = value.range
            value.addWords(in: range.lowerBound..<min(range.upperBound, range.lowerBound + mostBytes), to: &found)
            value.addWords(in: max(range.lowerBound, range.upperBound - mostBytes)..<range.upperBound, to: &found)
        }
        return found
    }

    private var words: Set<String> {
        var found: Set<String> = []
        addWords(in: range, to: &found)
        return found
    }

    private func addWords(in range: Range<Int>, to found: inout Set<String>) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, tree.bytes[end].isPartOfName { end += 1 }
            if end > start { found.insert(String(decoding: tree.bytes[start..<end], as: UTF8.self)) }
            start = end + 1
        }
    }
}

extension CodeProject {
    /// Whether a file contains one of some names outside of comments.
    public func mentions(_ names: Set<String>, in file: Int) -> Bool {
        var set = NameSet()
        for name in names { set.insert(name) }
        return !Self.words(among: set, in: files[file].tree).isEmpty
    }

    /// The type of an expression, as written, or the path of one that the project declares; nil if no declaration says
    /// it.
    public func type(of node: CodeNode, in file: Int) -> String? {
        let finder = TypeFinder(declarations)
        let node = node.bare.withoutOptional
        return finder.typeName(node, in: file) ?? finder.type(of: node, in: file)
    }
}
