// Texts that stand for an argument, if all calls that users see pass another one.

import Code

/// Finds the defaults of parameters, and of properties of structures, that no call of the app leaves in place.
struct ReplacedDefaults {
    /// The argument that replaces a default.
    private struct Argument: Hashable {
        /// The name of what is called.
        let callee: String
        let label: String
    }

    private let code: CodeProject

    init(_ code: CodeProject) { self.code = code }

    /// Returns which of some texts are always replaced.
    func replaced(_ places: [NodePlace]) -> [Bool] {
        let arguments = places.map { argument(for: code.declarations.node($0)) }
        let names = Set(arguments.compactMap { $0?.callee })
        guard !names.isEmpty else { return places.map { _ in false } }
        let found = code.places(naming: names)
        return arguments.map { argument in argument.map { isPassed($0, at: found[$0.callee] ?? []) } ?? false }
    }

    /// The argument in place of which a text stands; nil if it is no default.
    private func argument(for text: CodeNode) -> Argument? {
        for outer in text.ancestors {
            switch outer.kind {
            case .call, .member, .effect, .tuple: continue
            case .parameter:
                guard let function = outer.parent, function.kind == .function else { return nil }
                let label = outer.label.isEmpty ? outer.name : outer.label
                let callee = function.isNamed("init") ? function.enclosingType?.name : function.name
                // `_` says that the argument has no label.
                return outer.text.hasPrefix("_") ? nil : callee.map { Argument(callee: $0, label: label) }
            case .variable:
                guard outer.isMember, !outer.isStatic, let type = outer.enclosingType, type.form == .structType,
                    !type.declaresInitializer
                else { return nil }
                return Argument(callee: type.name, label: outer.name)
            default: return nil
            }
        }
        return nil
    }

    /// Whether all calls that users see pass an argument.
    private func isPassed(_ argument: Argument, at places: [NodePlace]) -> Bool {
        let names = places.filter { place in
            let node = code.declarations.node(place)
            return node.kind != .typeName && code.isShown[Int(place.file)] && !node.isOffScreen
        }.map(code.declarations.node)
        return !names.isEmpty
            && names.allSatisfy { name in
                name.isCalled && name.parent?.arguments.contains { $0.label == argument.label } ?? false
            }
    }
}

extension CodeNode {
    /// Whether the declaration of a type contains an initializer.
    fileprivate var declaresInitializer: Bool {
        children.contains { block in
            block.kind == .block && block.children.contains { $0.kind == .function && $0.isNamed("init") }
        }
    }
}
