// Code that looks at the user's direction of writing before it decides.

import Code
import Platforms

extension CodeNode {
    /// Whether a condition around it, or a flip of the picture that it makes, follows the direction of writing, or the
    /// side of the screen on which it is.
    var followsDirection: Bool {
        conditions.contains { condition in DirectionNames.words.contains { condition.mentions($0) } } || isFlipped
            || conditions.contains { condition in ["left", "right"].contains { condition.mentionsMember($0) } }
    }

    /// Whether a modifier of it, or of a view that contains it, turns it around.
    var isFlipped: Bool { isModified { DirectionNames.flips.contains($0) } }

    /// Whether a modifier rotates it alone, like the arrow of a list that opens.
    var isTurned: Bool { isModified(throughClosures: false) { DirectionNames.rotations.contains($0) } }

    private func isModified(throughClosures: Bool = true, _ isMeant: (String) -> Bool) -> Bool {
        for outer in ancestors {
            switch outer.kind {
            case .member where isMeant(outer.name): return true
            case .member, .call, .unaryOperator, .effect, .tuple, .ternary, .operators: break
            case .closure where throughClosures: break
            default: return false
            }
        }
        return false
    }
}

extension CodeNode {
    /// Whether code of the app turns it around by the direction of writing: an argument of a modifier, a modifier or a
    /// style that the app declares, a view of the app to which it is handed, or a later use of the variable that has it.
    func isTurned(byDirectionIn code: CodeProject) -> Bool {
        var inner = self
        var isHandedOn = true
        for outer in ancestors {
            switch outer.kind {
            case .call:
                if outer.firstChild?.index == inner.index {
                    if outer.isModifierByDirection(in: code) { return true }
                } else if isHandedOn, code.followsDirection(outer.name) {
                    return true
                }
            case .closure: isHandedOn = false
            case .variable: return outer.localUses?.contains(where: \.isFlipped) ?? false
            case .member, .unaryOperator, .effect, .tuple, .ternary, .operators: break
            default: return false
            }
            inner = outer
        }
        return false
    }

    /// Whether it is a modifier that looks at the direction, or mirrors a view, or names code of the app that does.
    private func isModifierByDirection(in code: CodeProject) -> Bool {
        // What a closure shows is beside the view.
        let values = arguments.filter { $0.bare.kind != .closure }
        let takesStyles = isNamed("modifier") || name.hasSuffix("Style")
        return values.contains { $0.mentionsDirection }
            || takesStyles && values.contains { $0.namesCalled.contains(where: code.followsDirection) }
            || mirrors || code.followsDirection(name)
    }

    /// Whether it is a modifier that mirrors a view in every language, because other code decides when.
    private var mirrors: Bool {
        isNamed(DirectionNames.scale) && argument(DirectionNames.horizontalScale)?.text.hasPrefix("-") ?? false
    }

    fileprivate var mentionsDirection: Bool {
        (DirectionNames.words + DirectionNames.flipWords).contains { mentions($0) }
    }

    /// The names of what an argument creates: `Mirrored` of `Mirrored()`.
    private var namesCalled: [String] {
        switch bare.kind {
        case .call, .identifier, .member: [bare.name]
        default: []
        }
    }
}

extension CodeProject {
    /// Whether code of the app with a name looks at the direction of writing.
    fileprivate func followsDirection(_ name: String) -> Bool {
        declarations.declarations(named: name).contains { declaration in
            switch declaration.kind {
            case .type, .function, .variable: declaration.mentionsDirection
            default: false
            }
        }
    }
}
