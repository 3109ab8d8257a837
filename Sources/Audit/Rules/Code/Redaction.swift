// Texts of which users see only bars, until the real ones are there.

import Code
import Platforms

extension CodeNode {
    /// Whether it shows bars in place of a text: `Text("name").redacted(reason: .placeholder)`.
    ///
    /// If it does so while a value is missing, the text is the one that stands for the value:
    /// `Text(user?.name ?? "Name").redacted(reason: user == nil ? .placeholder : [])`.
    func redacts(_ text: CodeNode) -> Bool {
        guard isNamed(OffScreenNames.redaction), firstChild?.kind == .member, let reason = argument("reason")?.bare
        else { return false }
        if reason.isPlaceholder { return true }
        return reason.kind == .ternary && reason.children.dropFirst().contains { $0.bare.isPlaceholder }
            && text.isChoice(inside: self, by: reason.firstChild?.text ?? "")
    }

    /// Whether code at a place runs only if the environment asks for bars:
    /// `if redactionReasons.contains(.placeholder)`.
    func isForRedaction(_ place: Range<Int>) -> Bool {
        guard kind == .if || kind == .ternary, let condition = firstChild?.bare, condition.kind == .call,
            condition.mentions(OffScreenNames.redactionReasons), condition.isNamed("contains"),
            condition.arguments.contains(where: { $0.bare.isPlaceholder })
        else { return false }
        return condition.nextSibling?.range.contains(place.lowerBound) ?? false
    }

    private var isPlaceholder: Bool {
        isNamed("placeholder") && firstChild.map { $0.isNamed("RedactionReasons") } ?? true
    }

    /// Whether it is one of the values that an expression in some call may have, by the same condition, or if there is none.
    private func isChoice(inside call: CodeNode, by condition: String) -> Bool {
        for outer in ancestors where outer.range.lowerBound >= call.range.lowerBound {
            switch outer.kind {
            case .ternary: return outer.firstChild?.text == condition
            case .operators: return outer.children.contains { $0.kind == .binaryOperator && $0.isNamed("??") }
            case .call, .closure: return false
            default: continue
            }
        }
        return false
    }
}
