// Which names may stand for a member of a type itself, by what is written in front of them.

import Code

/// Tells reads of the static members of a project's types from reads of others with the same name: `Texts.name` from
/// `user.name`.
struct StaticReads {
    private let code: CodeProject
    /// The names of variables that stand for types.
    private let typeVariables: Set<String>
    /// The names of the types that others inherit.
    let inherited: Set<String>

    init(_ code: CodeProject) {
        self.code = code
        typeVariables = Set(code.files.lazy.flatMap(\.tree.typeVariables))
        inherited = Set(code.files.lazy.flatMap { $0.tree.nodes(.type) }.flatMap(\.inheritedNames))
    }

    /// Whether a name may stand for a member; true for all that are not static members of a struct, an enum or a class
    /// that no other inherits.
    func mayName(_ member: CodeNode, _ name: CodeNode) -> Bool {
        guard member.isStatic, let type = member.enclosingType, let own = type.lastName,
            code.declarations.declarations(named: own).contains(where: {
                $0.form == .structType || $0.form == .enumType
                    || $0.form == .classType && !inherited.contains(own)
            })
        else { return true }
        switch name.kind {
        case .identifier: return name.ancestors.contains { $0.lastName == own }
        case .member:
            guard let owner = name.firstChild?.bare else { return true }
            guard owner.kind == .identifier || owner.kind == .member else { return true }
            return stands(owner.name.filter { $0 != "`" }, for: own, isPlain: type.inheritedNames.isEmpty)
        default: return true
        }
    }

    /// Whether a name in front of a member may mean a type; a type that conforms to nothing has no generic readers.
    private func stands(_ owner: String, for type: String, isPlain: Bool) -> Bool {
        if owner == type || owner == "self" || owner == "Self" || typeVariables.contains(owner) { return true }
        let declared = code.declarations.declarations(named: owner)
        if declared.contains(where: { $0.kind == .typeAlias }) { return true }
        guard owner.first?.isUppercase ?? false else { return false }
        return !isPlain && !declared.contains { $0.kind == .type && $0.form != .protocolType }
    }
}
