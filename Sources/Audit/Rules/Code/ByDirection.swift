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
    var isTurned: Bool { isModified(throughClosures: false) { $0 == DirectionNames.rotation } }

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
