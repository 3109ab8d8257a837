// The view that code aligns, and where its code is.

import Code

/// A view whose property code sets: `label` for `self.label.textAlignment = .right`.
struct AlignedView {
    /// Its name where it is set.
    let name: String
    /// Its name in the rest of its type, if it is set in the first value of a member.
    let member: String?
    /// The code that may arrange it: a function for a variable of its own, else the type around it.
    let scope: CodeNode
    private let assignment: CodeNode
    private let path: [String]

    /// The view whose property a value is assigned to; nil if it is not assigned.
    init?(aligning value: CodeNode) {
        guard let assignment = value.ancestors.first(where: { $0.assignment != nil }),
            let path = assignment.assignment?.target.path, let name = path.dropFirst().first,
            let body = value.bodyAround
        else { return nil }
        (self.assignment, self.path, self.name) = (assignment, path, name)
        member = value.viewWithFirstValue?.name
        let isLocal = body.tree.nodes(.variable).contains {
            $0.name == name && body.range.contains($0.range.lowerBound) && $0.localUses != nil
        }
        scope = member == nil && isLocal ? body : value.enclosingType ?? body
    }

    /// Its names.
    var names: [String] { [name] + [member].compactMap(\.self) }

    /// Whether it is a style of paragraphs of which a function sets nothing but the properties.
    var isUnused: Bool {
        guard path.count == 2 else { return false }
        return assignment.tree.nodes(.variable).contains { variable in
            guard variable.name == name, scope.range.contains(variable.range.lowerBound),
                variable.declaredValue?.bare.isNamed("NSMutableParagraphStyle") ?? false,
                let uses = variable.localUses, !uses.isEmpty
            else { return false }
            return uses.allSatisfy(\.isAssignedTo)
        }
    }

    /// Whether it is the label in a button, which is as wide as its text, unless it may have several lines.
    var isTitleOnOneLine: Bool {
        guard name == "titleLabel", path.count > 2 && path[2] != "self" || isInButton else { return false }
        return !mayWrap
    }

    /// Whether the type around it is a button.
    private var isInButton: Bool {
        assignment.enclosingType.map { type in
            type.name.hasSuffix("Button") || type.inherits { $0.hasSuffix("Button") }
        } ?? false
    }

    /// Whether code lets it have several lines.
    var mayWrap: Bool {
        assignment.tree.nodes(.operators).contains { operators in
            guard scope.range.contains(operators.range.lowerBound), let (target, value) = operators.assignment,
                let property = target.path.first, Self.properties.contains(property),
                target.path.dropFirst().first.map(names.contains) ?? false
            else { return false }
            guard property == "lineBreakMode" else { return value.first?.bare.text != "1" }
            let mode = value.first?.bare.name
            return mode == "byWordWrapping" || mode == "byCharWrapping"
        }
    }

    private static let properties: Set = ["numberOfLines", "maximumNumberOfLines", "lineBreakMode"]
}
