// Members that do nothing but look up one key, as generated code has them: `static let title = tr("menu.title")`.

import Basics

/// A member of a type that does nothing but look up one key.
public struct KeyAccessor: Sendable {
    /// The types that contain it, and its name: `["L10n", "Menu", "title"]`.
    public let path: [String]
    /// The variable or the function.
    public let place: NodePlace
    /// The position of the use of its key.
    public let use: Int

    /// The accessors among the uses of keys, in their order.
    static func all(_ uses: [KeyUse], _ index: DeclarationIndex) -> [KeyAccessor] {
        let stretches = Workers.stretches(of: uses.count)
        return Workers.joined(
            Workers.now(stretches.count) { part in
                stretches[part].compactMap { accessor(of: $0, uses[$0], index) }
            })
    }

    /// The accessor that does nothing but a use; nil if there is none.
    private static func accessor(of position: Int, _ use: KeyUse, _ index: DeclarationIndex) -> KeyAccessor? {
        guard use.literal != nil, use.certainty >= .typed, let member = member(around: index.node(use.site)) else {
            return nil
        }
        return KeyAccessor(
            path: member.owners + [member.name.filter { $0 != "`" }], place: member.place(in: Int(use.site.file)),
            use: position)
    }

    /// The member whose value a call is.
    private static func member(around call: CodeNode) -> CodeNode? {
        for ancestor in call.ancestors {
            switch ancestor.kind {
            case .effect, .block, .accessor, .transfer, .conditional, .conditionalBranch: continue
            case .variable, .function: return ancestor.declaringType == nil ? nil : ancestor
            default: return nil
            }
        }
        return nil
    }
}
