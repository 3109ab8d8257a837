// Where code and documents name something, whatever it is.

import Basics

extension CodeProject {
    /// Returns the places that name something, in the order of the project; declarations and comments do not count.
    public func places(naming names: Set<String>) -> [String: [NodePlace]] {
        var set = NameSet()
        for name in names { set.insert(name) }
        let parts = Workers.now(files.count) { [set] file in
            let tree = files[file].tree
            guard files[file].language == .document else { return Self.places(naming: set, in: file, tree) }
            // A layout or a property list: `customClass="MenuController"`.
            return Self.words(tree, tree.bytes.indices, of: set).map { ($0, NodePlace(file: file, node: 0)) }
        }
        var found: [String: [NodePlace]] = [:]
        for (name, place) in parts.joined() { found[name, default: []].append(place) }
        return found
    }

    /// Returns the places that may open some documents: names like theirs, in capitals or not, and texts that are theirs.
    public func places(opening documents: Set<String>) -> [String: [NodePlace]] {
        guard !documents.isEmpty else { return [:] }
        let spellings = Dictionary(
            documents.sorted().flatMap { [($0, $0), ($0.uncapitalized, $0)] }, uniquingKeysWith: { one, _ in one })
        var found: [String: [NodePlace]] = [:]
        for (name, places) in places(naming: Set(spellings.keys)) {
            guard let document = spellings[name] else { continue }
            found[document, default: []] += places.filter { !isDocument(named: document, $0.file) }
        }
        for (file, source) in files.enumerated() {
            for text in source.tree.nodes(.string) {
                guard let name = text.stringValue, documents.contains(name) else { continue }
                found[name, default: []].append(NodePlace(file: file, node: text.index))
            }
        }
        return found
    }

    private func isDocument(named name: String, _ file: Int32) -> Bool {
        files[Int(file)].language == .document && files[Int(file)].path.contains("/\(name).")
    }

    private static func places(naming names: NameSet, in file: Int, _ tree: SyntaxTree) -> [(String, NodePlace)] {
        var found: [(String, NodePlace)] = []
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            switch node.kind {
            case .member, .identifier, .attribute, .macro:
                // `Row<MenuView>()`
                let arguments = arguments(tree, Int(node.nameEnd))
                if !arguments.isEmpty {
                    found += words(tree, arguments, of: names).map { ($0, NodePlace(file: file, node: index)) }
                }
                guard names.contains(tree.bytes, node.name) else { continue }
                found.append((name(tree, node.name), NodePlace(file: file, node: index)))
            case .typeName, .keyPath:
                // `[Menu.Row]?`, `\Menu.title`
                let words = Self.words(tree, Int(node.start)..<Int(node.end), of: names)
                found += words.map { ($0, NodePlace(file: file, node: index)) }
            default: break
            }
        }
        return found
    }

    /// The longest generic arguments that are read.
    private static let mostArguments = 300

    /// The generic arguments that begin directly behind a name; empty if none do.
    private static func arguments(_ tree: SyntaxTree, _ start: Int) -> Range<Int> {
        guard start < tree.bytes.count, tree.bytes[start] == UInt8(ascii: "<") else { return start..<start }
        var depth = 0
        for at in start..<min(tree.bytes.count, start + mostArguments) {
            switch tree.bytes[at] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return start..<start
            default: break
            }
            if depth == 0 { return start..<at }
        }
        return start..<start
    }

    /// The names among the words of some bytes.
    private static func words(_ tree: SyntaxTree, _ range: Range<Int>, of names: NameSet) -> [String] {
        var found: [String] = []
        tree.bytes.withUnsafeBufferPointer { bytes in
            var start = range.lowerBound
            while start < range.upperBound {
                var end = start
                while end < range.upperBound, bytes[end].isPartOfName { end += 1 }
                if end > start, names.contains(tree.bytes, start..<end) { found.append(name(tree, start..<end)) }
                start = end + 1
            }
        }
        return found
    }

    private static func name(_ tree: SyntaxTree, _ range: Range<Int>) -> String {
        String(decoding: tree.bytes[range].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }
}

extension String {
    /// With a small first letter.
    fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
