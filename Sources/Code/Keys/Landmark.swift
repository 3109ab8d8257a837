// The nodes of a file that may hand a text on, found once for all walks.

/// A node that may hand a text on: a call, a member, an assignment.
struct Landmark: Sendable {
    /// How it hands a text on.
    enum Kind: UInt8 {
        case call, `operator`, member, assignment
    }

    /// What is called, read or assigned.
    let name: NameHash
    /// The position of the node in the tree.
    let node: Int32
    let kind: Kind

    /// The landmarks of a file, in the order of the arena.
    static func all(in tree: SyntaxTree) -> [Landmark] {
        tree.nodes.withUnsafeBufferPointer { nodes in
            var found: [Landmark] = []
            found.reserveCapacity(nodes.count / 4)
            for index in nodes.indices {
                let node = nodes[index]
                let kind: Kind
                switch node.kind {
                case .call, .attribute, .macro: kind = .call
                case .unaryOperator: kind = .operator
                case .member: kind = .member
                case .operators:
                    guard node.firstChild >= 0 else { continue }
                    let target = nodes[Int(node.firstChild)]
                    guard target.kind == .member || target.kind == .identifier, target.nextSibling >= 0 else {
                        continue
                    }
                    let sign = nodes[Int(target.nextSibling)]
                    guard sign.nextSibling >= 0, sign.nameEnd - sign.nameStart == 1,
                        tree.bytes[Int(sign.nameStart)] == UInt8(ascii: "=")
                    else { continue }
                    found.append(
                        Landmark(name: NameHash(tree.bytes, target.name), node: Int32(index), kind: .assignment))
                    continue
                default: continue
                }
                found.append(Landmark(name: NameHash(tree.bytes, node.name), node: Int32(index), kind: kind))
            }
            return found
        }
    }
}
