// Texts that describe errors, which code may handle without showing them.

import Code

extension CodeNode {
    /// Whether it describes an error, which code may handle without showing it: in the details of an `NSError`, or in
    /// a member of an error that describes it.
    var describesError: Bool {
        ancestors.contains { outer in
            switch outer.kind {
            case .dictionary: outer.children.contains { Self.errorKeys.contains($0.bare.name) }
            case .call:
                outer.isNamed("NSError") || outer.isNameBeginning(with: "errorWith")
                    || outer.arguments.contains { Self.errorKeys.contains($0.bare.name) }
            case .variable: outer.isDescriptionOfError
            default: false
            }
        }
    }

    /// Whether it is a member that describes an error; other types have a `localizedDescription`, too.
    private var isDescriptionOfError: Bool {
        guard let type = enclosingType else { return false }
        return Self.descriptions.contains(name)
            || isNamed("localizedDescription") && type.inherits { $0.hasSuffix("Error") }
    }

    /// The keys of texts in the details of an `NSError`.
    private static let errorKeys: Set = [
        "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
    ]

    /// The members of errors that describe them to users.
    private static let descriptions: Set = [
        "errorDescription", "failureReason", "recoverySuggestion",
    ]

    /// Whether it is in the `localizedDescription` of an error that is no `LocalizedError`, and that code only throws:
    /// what catches any error reads the system's description of it.
    func describesThrownError(in code: CodeProject) -> Bool {
        guard
            let member = ancestors.first(where: { $0.kind == .variable && $0.isNamed("localizedDescription") }),
            let type = member.enclosingType, let name = type.name.split(separator: ".").last
        else { return false }
        let path = (type.owners + [type.name]).joined(separator: ".")
        let parts = code.declarations.declarations(at: path)
        guard parts.contains(where: { $0.inherits("Error") }),
            !parts.contains(where: { part in part.inherits { $0 == "LocalizedError" || $0 == "CustomNSError" } })
        else { return false }
        let word = Array(name.utf8)
        return code.shownFiles.allSatisfy { file in
            let tree = file.tree
            guard tree.bytes.firstOffset(of: word, in: tree.bytes.indices) != nil else { return true }
            return [NodeKind.identifier, .member, .typeName].allSatisfy { kind in
                tree.nodes(kind).allSatisfy { node in
                    let isNamed = kind == .typeName ? node.text.contains(name) : node.name == name
                    return !isNamed || node.isThrown(by: parts)
                }
            }
        }
    }

    /// Whether it is thrown, or in the declaration of an error.
    private func isThrown(by declarations: [CodeNode]) -> Bool {
        ancestors.contains { outer in
            outer.kind == .transfer && outer.isNamed("throw")
                || declarations.contains { $0.tree === outer.tree && $0.index == outer.index }
        }
    }
}
