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
    /// The constraints that say where a view begins or ends, or how wide it is.
    private var edges: [String: [(edge: Edge, offset: Int)]] = [:]

    /// What a constraint of a view is about, from left to right.
    private enum Edge: Hashable {
        case start, end, center, width

        init?(_ anchor: CodeNode) {
            switch anchor.name {
            case "leadingAnchor", "leftAnchor": self = .start
            case "trailingAnchor", "rightAnchor": self = .end
            case "centerXAnchor": self = .center
            case "widthAnchor": self = .width
            default: return nil
            }
        }
    }

    init(_ tree: SyntaxTree) {
        // `let width = bounds.width - 8`
        let others = Set(
            tree.nodes(.variable).filter { $0.declaredValue.map(\.isOfOtherView) ?? false }.map(\.name))
        for variable in tree.nodes(.variable) {
            guard let frame = variable.declaredValue?.bare.argument("frame"), frame.hasOwnWidth(besides: others) else {
                continue
            }
            frames[variable.name, default: []].append(variable.range.lowerBound)
        }
        for call in tree.nodes(.call) {
            guard call.hugs, let view = call.firstChild?.path.dropFirst().first else { continue }
            hugging[view, default: []].append(call.range.lowerBound)
        }
        for operators in tree.nodes(.operators) {
            guard let (target, value) = operators.assignment, target.isNamed("frame"),
                let view = target.path.dropFirst().first, value.contains(where: { $0.hasOwnWidth(besides: others) })
            else { continue }
            frames[view, default: []].append(operators.range.lowerBound)
        }
        for member in tree.nodes(.member) {
            guard let edge = Edge(member), let view = member.path.dropFirst().first else { continue }
            let offset = member.range.lowerBound
            if member.isNamed("leftAnchor") { left[view, default: []].append(offset) }
            if member.isNamed("rightAnchor") { right[view, default: []].append(offset) }
            if member.isInEquality { edges[view, default: []].append((edge, offset)) }
        }
    }

    /// Whether code places a view by points, or at one of its sides, or makes it as wide as its text; a view between both
    /// sides has the whole line.
    func fix(_ view: AlignedView) -> Bool {
        let body = view.scope.range
        func has(_ places: [String: [Int]]) -> Bool {
            view.names.contains { places[$0]?.contains(where: body.contains) ?? false }
        }
        if has(frames) || has(left) != has(right) { return true }
        guard !view.mayWrap else { return false }
        let own = Set(view.names.flatMap { edges[$0] ?? [] }.filter { body.contains($0.offset) }.map(\.edge))
        // Between both edges, it is as wide as they say.
        guard own.count < 2, !own.contains(.width) else { return false }
        return has(hugging) || own.count == 1
    }
}

extension CodeNode {
    /// Whether it is a call such as `NSRect(x: x, y: 4, width: 38, height: 14)`, whose width is not that of another view,
    /// also by the name of a variable.
    fileprivate func hasOwnWidth(besides others: Set<String>) -> Bool {
        let call = bare
        guard call.kind == .call, let width = call.argument("width")?.text else { return false }
        if Double(width) != nil { return true }
        return !width.contains(".")
            && !width.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { others.contains(String($0)) }
    }

    fileprivate var isOfOtherView: Bool { mentions("bounds") || mentions("frame") || mentions("UIScreen") }

    /// Whether it is a call that makes a view no wider than its text.
    fileprivate var hugs: Bool {
        if isNamed("sizeToFit") { return true }
        guard isNamed("setContentHuggingPriority"), let axis = argument("for"), axis.bare.isNamed("horizontal"),
            let priority = argument("")?.bare
        else { return false }
        return priority.isNamed("required") || priority.isNamed("defaultHigh")
    }

    /// Whether it is one of the anchors of a constraint that makes them equal: `a.constraint(equalTo: b)`.
    fileprivate var isInEquality: Bool {
        for outer in ancestors {
            switch outer.kind {
            case .member where outer.isNamed("constraint"): continue
            case .call where outer.isNamed("constraint"):
                return outer.arguments.contains { $0.label.hasPrefix("equalTo") }
            case .unaryOperator, .tuple, .effect: continue
            default: return false
            }
        }
        return false
    }
}
