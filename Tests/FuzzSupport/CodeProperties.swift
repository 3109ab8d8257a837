// Properties of the syntax of source code, whatever it contains.

import Code
import TestSupport

/// The properties of syntax trees.
public enum CodeProperties {
    static let targets = [
        target("swift", seeds: { Seeds.files("../Sources/Code/Swift", [".swift"], most: most) }) {
            SwiftScanner.scan($0)
        },
        target("objective-c", isWhole: false) { ObjectiveCScanner.scan($0) },
        target("kotlin") { JvmScanner.scan($0, .kotlin) },
        target("java") { JvmScanner.scan($0, .java) },
        target("resources", grammar: "android-scenes") { ResourceScanner.scan($0) },
    ]
    private static let most = 4_000

    private static func target(
        _ name: String, grammar: String? = nil, isWhole: Bool = true, seeds: (@Sendable () -> [[UInt8]])? = nil,
        _ scan: @escaping @Sendable ([UInt8]) -> SyntaxTree
    ) -> FuzzTarget {
        let documents: @Sendable () -> [[UInt8]] = { Seeds.documents(grammar ?? name, most: most) }
        return FuzzTarget(name, grammar: grammar, most: most, seeds: seeds ?? documents) { bytes, _ in
            if let breach = breach(of: scan(bytes), isWhole: isWhole) { throw Breach(description: breach) }
        }
    }

    /// Returns the first property that a tree violates, if any; a scanner that skips what is before an `=` leaves nodes
    /// outside its tree, which is then not whole.
    public static func breach(of tree: SyntaxTree, isWhole: Bool = true) -> String? {
        do {
            try holdsFile(tree)
            var reached = 1
            for index in tree.nodes.indices { reached += try holdsChildren(tree, index) }
            try hold(reached == tree.nodes.count || !isWhole, "\(reached) of \(tree.nodes.count) nodes are in the tree")
            return nil
        } catch {
            return error.description
        }
    }

    /// The file is the first node, and comments and faults are in order.
    private static func holdsFile(_ tree: SyntaxTree) throws(Breach) {
        let root = tree.root
        try hold(root.kind == .file && root.parent == nil, "the first node is \(root.kind)")
        try hold(root.range == tree.bytes.indices, "the file is \(root.range)")
        try hold(
            zip(tree.comments, tree.comments.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound },
            "comments: \(tree.comments)")
        try hold(
            zip(tree.faults, tree.faults.dropFirst()).allSatisfy { $0.offset <= $1.offset }, "faults: \(tree.faults)")
        try hold(tree.faults.allSatisfy { tree.bytes.indices ~= $0.offset }, "faults: \(tree.faults)")
    }

    /// Children are within their parent and in order, and refer to it; returns how many there are.
    private static func holdsChildren(_ tree: SyntaxTree, _ index: Int) throws(Breach) -> Int {
        let node = tree.nodes[index]
        try hold(node.start <= node.end && node.end <= tree.bytes.count, "\(node.kind) \(node.start)..\(node.end)")
        try hold(node.nameStart <= node.nameEnd && node.nameEnd <= tree.bytes.count, "the name of \(node)")
        try hold(node.labelStart <= node.labelEnd && node.labelEnd <= tree.bytes.count, "the label of \(node)")
        var count = 0
        var end = node.start
        var child = node.firstChild
        while child >= 0 {
            let part = tree.nodes[Int(child)]
            try hold(part.parent == index, "\(part.kind) has the parent \(part.parent), not \(index)")
            try hold(
                part.start >= end && part.end <= node.end,
                "\(part.kind) \(part.start)..\(part.end) in \(node.kind) \(node.start)..\(node.end), behind \(end)")
            end = part.end
            count += 1
            try hold(count < tree.nodes.count, "a loop of siblings")
            child = part.nextSibling
        }
        return count
    }
}
