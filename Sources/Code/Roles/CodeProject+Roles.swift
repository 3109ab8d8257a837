// What roles and types tell about a project.

extension CodeFile {
    /// Whether its path is that of a test, or of code that only a development tool runs.
    public var isTest: Bool {
        path.split(separator: "/").contains { part in
            part.hasSuffix("Tests") || part.hasSuffix("Tests.swift") || part == "Preview Content"
        }
    }
}

extension CodeProject {
    /// Returns where its keys stand on the screen, in the order of their uses.
    public func places(_ conventions: RoleConventions) async -> [KeyPlace] {
        await RoleFinder(declarations, uses, conventions).places()
    }

    /// Returns the name of the type of an expression in a file, whoever declares it; nil if no declaration says it.
    public func typeName(of node: CodeNode, in file: Int) -> String? {
        let node = node.bare
        switch node.kind {
        case .integer: return "Int"
        case .float: return "Double"
        case .string: return "String"
        default: return TypeFinder(declarations).platformType(of: node, in: file)
        }
    }
}
