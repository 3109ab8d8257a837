// Where code and documents name something, whatever it is.

import Basics

extension CodeProject {
    /// Returns the places that name something, in the order of the project; declarations and comments do not count.
    ///
    /// A name with more places than `most` has none: whoever asks takes such a name as used.
    public func places(naming names: Set<String>, most: Int) -> [String: [NodePlace]] {
        var set = NameSet()
        for name in names { set.insert(name) }
        let parts = Workers.now(files.count) { [set] file in
            files[file].language == .document
                ? Self.places(naming: names, inDocument: file, files[file].tree)
                : Self.places(naming: set, in: file, files[file].tree)
        }
        var found: [String: [NodePlace]] = [:]
        for (name, place) in parts.joined() { found[name, default: []].append(place) }
        return found.filter { $0.value.count <= most }
    }

    private static func places(naming names: NameSet, in file: Int, _ tree: SyntaxTree) -> [(String, NodePlace)] {
        var found: [(String, NodePlace)] = []
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            switch node.kind {
            case .member, .identifier, .attribute, .macro:
                guard names.contains(tree.bytes, node.name) else { continue }
                found.append((name(tree, node.name), NodePlace(file: file, node: index)))
            case .typeName, .keyPath:
                // `[Menu.Row]?`, `\Menu.title`
                let range = Int(node.start)..<Int(node.end)
                var start = range.lowerBound
                while start < range.upperBound {
                    let end = range.clamped(to: start..<range.upperBound).first { !tree.bytes[$0].isNamePart }
                    let word = start..<(end ?? range.upperBound)
                    if names.contains(tree.bytes, word) {
                        found.append((name(tree, word), NodePlace(file: file, node: index)))
                    }
                    start = word.upperBound + 1
                }
            default: break
            }
        }
        return found
    }

    /// A layout or a property list that contains a name: `customClass="MenuController"`.
    private static func places(
        naming names: Set<String>, inDocument file: Int, _ tree: SyntaxTree
    ) -> [(String, NodePlace)] {
        names.filter { tree.bytes.firstOffset(of: Array($0.utf8), in: tree.bytes.indices) != nil }
            .map { ($0, NodePlace(file: file, node: 0)) }
    }

    private static func name(_ tree: SyntaxTree, _ range: Range<Int>) -> String {
        String(decoding: tree.bytes[range].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self > 0x7F }
}
