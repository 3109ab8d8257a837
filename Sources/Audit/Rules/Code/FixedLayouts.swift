// Views that code places by points, or by a constraint to one side that never changes, or that are as wide as their
// texts.

import Code

/// Where the code of a file fixes the place of its views.
struct FixedLayouts {
    /// The offsets of frames in points, and of constraints to each side, by the names of the views.
    private var frames: [String: [Int]] = [:]
    private var left: [String: [Int]] = [:]
    private var right: [String: [Int]] = [:]
    /// The offsets of calls by which a view is no wider than its text.
    private var hugging: [String: [Int]] = [:]

    init(_ tree: SyntaxTree) {
        for variable in tree.nodes(.variable) {
            guard let frame = variable.declaredValue?.bare.argument("frame"), frame.hasOwnWidth else { continue }
            frames[variable.name, default: []].append(variable.range.lowerBound)
        }
        for call in tree.nodes(.call) where call.isNamed("setContentHuggingPriority") {
            guard let view = call.firstChild?.path.dropFirst().first, let axis = call.argument("for"),
                axis.bare.isNamed("horizontal"),
                let priority = call.argument("")?.bare, priority.isNamed("required") || priority.isNamed("defaultHigh")
            else { continue }
            hugging[view, default: []].append(call.range.lowerBound)
        }
        for operators in tree.nodes(.operators) {
            guard let (target, value) = operators.assignment, target.isNamed("frame"),
                let view = target.path.dropFirst().first, value.contains(where: \.hasOwnWidth)
            else { continue }
            frames[view, default: []].append(operators.range.lowerBound)
        }
        for member in tree.nodes(.member) {
            let isLeft = member.isNamed("leftAnchor")
            guard isLeft || member.isNamed("rightAnchor"), let view = member.path.dropFirst().first else { continue }
            if isLeft {
                left[view, default: []].append(member.range.lowerBound)
            } else {
                right[view, default: []].append(member.range.lowerBound)
            }
        }
    }

    /// Whether a part of the code places a view by points, or at one of its sides, or makes it as wide as its text; a
    /// view between both sides has the whole line.
    func fix(_ view: String, in body: Range<Int>) -> Bool {
        func has(_ places: [String: [Int]]) -> Bool { places[view]?.contains(where: body.contains) ?? false }
        return has(frames) || has(hugging) || has(left) != has(right)
    }
}

extension CodeNode {
    /// Whether it is a call such as `NSRect(x: x, y: 4, width: 38, height: 14)`, whose width is not that of another view.
    fileprivate var hasOwnWidth: Bool {
        let call = bare
        guard call.kind == .call, let width = call.argument("width")?.text else { return false }
        return Double(width) != nil || !width.contains(".")
    }
}
