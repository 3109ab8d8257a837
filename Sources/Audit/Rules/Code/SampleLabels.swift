// Texts that a property of a view has only until other code sets the real one.

import Code
import Platforms

extension CodeNode {
    /// Whether it is in the first value of a view that another file gives its text, whatever happens:
    /// `cell.nameLabel.text = user.name` for a `BerthCell` with `let nameLabel: UILabel = { … label.text = "Name" … }()`.
    func isSampleForOtherFile(_ file: CodeFile, _ code: CodeProject) -> Bool {
        guard let view = viewWithFirstValue, let type = view.enclosingType,
            view.modifiers.isDisjoint(with: ["private", "fileprivate"])
        else { return false }
        let name = Array((type.name.split(separator: ".").last.map(String.init) ?? type.name).utf8)
        return code.files.contains { other in
            other.language == .swift && other.path != file.path
                && other.tree.bytes.firstOffset(of: name, in: other.tree.bytes.indices) != nil
                && other.tree.alwaysFills(view.name)
        }
    }

    /// The property whose first value it is in, also in a closure that makes the value.
    var viewWithFirstValue: CodeNode? {
        for outer in ancestors {
            switch outer.kind {
            case .variable where outer.enclosingType != nil && outer.isMember: return outer
            case .function, .type, .extension: return nil
            // `= { … }()`
            case .closure where outer.parent?.kind != .call || outer.parent?.firstChild?.index != outer.index:
                return nil
            default: continue
            }
        }
        return nil
    }

    /// Whether it runs whenever its function does, and not in a branch, a loop or a closure, but for one that gets the
    /// values of a stream.
    fileprivate var alwaysRuns: Bool {
        for outer in ancestors {
            switch outer.kind {
            case .function: return true
            case .call where Self.subscriptions.contains(outer.name): continue
            case .closure where outer.parent.map { Self.subscriptions.contains($0.name) } ?? false: continue
            case .block, .operators, .effect: continue
            default: return false
            }
        }
        return false
    }
}

extension CodeNode {
    /// The functions that hand all values of a stream to a closure.
    private static let subscriptions: Set = ["sink", "subscribe", "bind", "drive"]

    /// Whether it is a literal with letters, and no sign such as "-".
    fileprivate var isLiteralText: Bool { stringValue?.contains(where: \.isLetter) ?? false }
}

extension SyntaxTree {
    /// Whether some function always gives a view of something else a text that is no literal.
    fileprivate func alwaysFills(_ view: String) -> Bool {
        nodes(.operators).contains { operators in
            guard let (target, value) = operators.assignment, target.path.count > 2, target.path[1] == view,
                ScreenTexts.propertiesOfViews.contains(target.path[0])
            else { return false }
            return operators.alwaysRuns && !CodeNode.picks(of: value).contains(where: \.isLiteralText)
        }
            || nodes(.call).contains { call in
                guard let path = call.firstChild?.path, path.count > 2, path[0] == "setTitle", path[1] == view else {
                    return false
                }
                return call.alwaysRuns && call.arguments.allSatisfy { $0.bare.stringValue == nil }
            }
    }
}
