// The strings in code that are shown as they are.

import Code
import Platforms

extension SyntaxTree {
    /// Returns the strings that properties of views, calls of frameworks and components of the app show.
    func shownTexts(_ names: CodeNames) -> [CodeNode] {
        var texts: [CodeNode] = []
        for operators in nodes(.operators) {
            guard let (target, value) = operators.assignment, target.showsText else { continue }
            texts += CodeNode.picks(of: value).filter { $0.kind == .string }
        }
        for call in nodes(.call) {
            guard let labels = ScreenTexts.calls[call.name] ?? names.components[call.name] else { continue }
            for argument in call.arguments where labels.contains(argument.label) {
                texts += argument.picks.filter { $0.kind == .string }
            }
        }
        return texts
    }

    /// The names of views whose texts code replaces by others than literals: `cell.nameLabel.stringValue = user.name`.
    var filledViews: Set<String> {
        var names: Set<String> = []
        for operators in nodes(.operators) {
            guard let (target, value) = operators.assignment, let property = target.path.first,
                let owner = target.path.dropFirst().first, ScreenTexts.propertiesOfViews.contains(property)
            else { continue }
            if !CodeNode.picks(of: value).contains(where: { $0.stringValue != nil }) { names.insert(owner) }
        }
        return names
    }
}

extension CodeNode {
    /// Whether it is in the first value of a member that is one of some views.
    func isFirstValue(of views: Set<String>) -> Bool {
        guard !views.isEmpty else { return false }
        for outer in ancestors {
            switch outer.kind {
            case .variable: return outer.enclosingType != nil && views.contains(outer.name)
            case .function, .type, .extension, .closure: return false
            default: continue
            }
        }
        return false
    }

    /// Whether it is set on one of some views, which code makes invisible in the same statements:
    /// `berthLabel.text = "Berth"; berthLabel.alpha = 0`.
    func isSetOnHiddenView(among views: Set<String>) -> Bool {
        guard !views.isEmpty, let statement = ancestors.first(where: { $0.kind == .operators }),
            let owner = statement.assignment?.target.path.dropFirst().first, views.contains(owner),
            let block = statement.parent
        else { return false }
        // It may fade in.
        let around = statement.ancestors.first { $0.kind == .function }?.text ?? ""
        guard !around.contains("alpha = 1"), !around.contains("isHidden = false") else { return false }
        return block.children.contains { other in
            guard other.kind == .operators, let (target, value) = other.assignment,
                target.path.dropFirst().first == owner, let only = value.first?.bare, value.count == 1
            else { return false }
            return target.path.first == "alpha" && ["0", "0.0"].contains(only.text)
                || target.path.first == "isHidden" && only.isNamed("true")
        }
    }

    /// Whether it is a label for screen readers of a picture that they pass over on phones, unless code makes it an
    /// element: `imageView.accessibilityLabel = "Berth"`.
    var isLabelOfPicture: Bool {
        guard let target = ancestors.first(where: { $0.assignment != nil })?.assignment?.target,
            target.isNamed("accessibilityLabel") || target.isNamed("accessibilityHint"),
            let view = target.path.dropFirst().first, view.lowercased().hasSuffix("imageview"),
            tree.root.children.contains(where: { $0.kind == .import && $0.isNamed("UIKit") })
        else { return false }
        return !tree.nodes(.operators).contains { operators in
            guard let target = operators.assignment?.target else { return false }
            return target.isNamed("isAccessibilityElement") && target.path.dropFirst().first == view
        }
    }

    /// Whether it is the title of a menu item that AppKit replaces: those of 'Undo' and 'Redo' name what they undo.
    var isTitledBySystem: Bool {
        guard let (call, _) = receivingCall else { return false }
        return call.argument("action").map { action in
            ScreenTexts.titledActions.contains { action.mentions($0) }
        } ?? false
    }

    /// Whether it stands for the description of an error that is empty, which none is.
    var isForEmptyError: Bool {
        guard let choice = meaningfulParent, choice.kind == .ternary,
            let condition = choice.firstChild?.bare, condition.kind == .member, condition.isNamed("isEmpty"),
            let name = condition.firstChild?.bare, name.kind == .identifier, let block = bodyAround
        else { return false }
        return block.tree.nodes(.variable).contains {
            block.range.contains($0.range.lowerBound) && $0.name == name.name
                && $0.declaredValue?.mentionsMember("localizedDescription") ?? false
        }
    }

    /// Whether it is the property of a view that shows its text.
    fileprivate var showsText: Bool {
        let names = path
        guard let name = names.first else { return false }
        if ScreenTexts.properties.contains(name) { return true }
        guard ScreenTexts.propertiesOfViews.contains(name) else { return false }
        guard let owner = names.dropFirst().first, owner != "self" else {
            return name == "title" && isInTitledType
        }
        let lowercased = owner.lowercased()
        return ScreenTexts.viewWords.contains { lowercased.hasSuffix($0) }
    }

    /// Whether the type around it shows its own title.
    private var isInTitledType: Bool {
        guard let type = enclosingType else { return false }
        return ScreenTexts.titledTypes.contains { type.name.hasSuffix($0) }
            || type.inherits { name in ScreenTexts.titledTypes.contains { name.hasSuffix($0) } }
    }
}
