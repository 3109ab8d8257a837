// Which members code reads, by their names and those of the types in front of them.

import Basics

/// The names of members that code reads.
public struct NamesRead: Sendable {
    /// By the name of the member: the names in front of it; empty if it stands alone, or if something else does.
    fileprivate var owners: [String: Set<String>] = [:]

    /// Whether code reads a member of a type, perhaps by another name of the type.
    public func contains(_ name: String, of owner: String) -> Bool {
        guard let owners = owners[name] else { return false }
        return owners.contains(owner) || owners.contains("")
    }
}

extension CodeProject {
    /// Finds which members with some names code reads.
    public func namesRead(_ names: Set<String>) -> NamesRead {
        guard !names.isEmpty else { return NamesRead() }
        var set = NameSet()
        for name in names { set.insert(name) }
        let parts = Workers.now(files.count) { [set] file in Self.namesRead(set, in: files[file].tree) }
        var read = NamesRead()
        for part in parts { read.owners.merge(part.owners) { $0.union($1) } }
        // The other names of a type are as good as its own.
        for (name, owners) in read.owners {
            let aliases = owners.filter { owner in
                declarations.declarations(named: owner).contains { $0.kind == .typeAlias }
            }
            if !aliases.isEmpty { read.owners[name]?.insert("") }
        }
        return read
    }

    private static func namesRead(_ names: NameSet, in tree: SyntaxTree) -> NamesRead {
        var read = NamesRead()
        let aliases = tree.typeVariables
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            guard node.kind == .member || node.kind == .identifier,
                names.contains(tree.bytes, node.name)
            else { continue }
            let base = node.firstChild >= 0 ? CodeNode(tree: tree, index: Int(node.firstChild)).bare : nil
            let name = CodeNode(tree: tree, index: index).name.filter { $0 != "`" }
            let owner = base.map { $0.kind == .identifier || $0.kind == .member ? $0.name : "" } ?? ""
            let isType = owner.first?.isUppercase ?? false
            read.owners[name, default: []].insert(isType && owner != "Self" && !aliases.contains(owner) ? owner : "")
        }
        return read
    }
}

extension SyntaxTree {
    /// The names of variables and parameters that stand for types: `let Texts = L10n.Menu.self`.
    public var typeVariables: Set<String> {
        // Most files have none of the words that they need.
        guard bytes.firstOffset(of: ".self") != nil || bytes.firstOffset(of: ".Type") != nil else { return [] }
        let stored = nodes(.variable).filter { variable in
            variable.declaredValue.map { $0.bare.kind == .member && $0.bare.isNamed("self") } ?? false
        }
        let typed = (Array(nodes(.variable)) + nodes(.parameter)).filter { variable in
            variable.declaredType.map { bytes[$0.range].suffix(5).elementsEqual(".Type".utf8) } ?? false
        }
        return Set((stored + typed).map(\.name))
    }
}

extension CodeNode {
    /// Whether a member belongs to its type, and not to its values.
    public var isStatic: Bool {
        let start = range.lowerBound
        let modifiers = tree.bytes[start..<max(start, min(nameRange.lowerBound, range.upperBound))]
        return Array(modifiers).split(whereSeparator: \.isSpace).contains { $0.elementsEqual("static".utf8) }
    }
}
