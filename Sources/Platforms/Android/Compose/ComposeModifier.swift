// What a modifier does to the room of an element.

import Code

/// A step of a modifier that changes the room of a text; the others are left out.
enum ComposeModifier: Sendable, Equatable {
    /// Lengths as resources write them, by the attribute of the side.
    case padding([String: String])
    case width(String)
    case widestWidth(String)
    /// A part of the width that there is.
    case fill(Double)
    /// A part of what the others in a row or column leave; nil if it is not known.
    case weight(Double?)
    case scrollsSideways
    /// It runs through its room.
    case marquee
    /// It is turned, laid out by code, or may be wider than what is around it.
    case unknownRoom
}

extension ComposeReader {
    /// The steps of a modifier, the outermost first.
    func modifiers(of call: CodeNode, _ scope: ComposeScope) -> [ComposeModifier] {
        let given = call.arguments.first { argument in
            guard argument.form != .trailingClosure else { return false }
            if argument.isLabeled("modifier") { return true }
            return argument.label.isEmpty && argument.path.last?.lowercased() == "modifier"
        }
        var left = Self.mostSteps
        return given.map { steps(ComposeValue($0, scope), &left).withoutVain } ?? []
    }

    private static let mostSteps = 100

    private func steps(_ value: ComposeValue, _ left: inout Int) -> [ComposeModifier] {
        let value = value.followed
        left -= 1
        guard left > 0 else { return [.unknownRoom] }
        // Of several modifiers, none is certain; what scrolls has no width.
        guard value.node.kind == .call else {
            return value.node.text.contains("horizontalScroll(") ? [.scrollsSideways] : []
        }
        let outer = value.node.firstChild?.firstChild.map { steps(ComposeValue($0, value.scope), &left) } ?? []
        return outer + own(value.node, value.scope, &left)
    }

    private func own(_ call: CodeNode, _ scope: ComposeScope, _ left: inout Int) -> [ComposeModifier] {
        switch call.name {
        case "padding": return [.padding(padding(call, scope))]
        case "width", "size":
            let argument = call.argument("width") ?? call.argument("size") ?? call.argument("")
            return argument.flatMap { length($0, scope) }.map { [.width($0)] } ?? []
        case "widthIn", "sizeIn":
            let argument = call.argument("max") ?? call.argument("maxWidth")
            return argument.flatMap { length($0, scope) }.map { [.widestWidth($0)] } ?? []
        case "fillMaxWidth", "fillMaxSize", "fillParentMaxWidth":
            guard let fraction = call.argument("fraction") ?? call.argument("") else { return [.fill(1)] }
            return fraction.bare.writtenNumber.map { [.fill($0)] } ?? [.fill(1)]
        case "weight":
            return [.weight((call.argument("weight") ?? call.argument(""))?.bare.writtenNumber)]
        case "horizontalScroll": return [.scrollsSideways]
        case "basicMarquee": return [.marquee]
        case "rotate", "vertical", "layout", "wrapContentWidth", "wrapContentSize", "requiredWidth", "requiredSize",
            "requiredWidthIn", "requiredSizeIn":
            return [.unknownRoom]
        case "then": return call.argument("").map { steps(ComposeValue($0, scope), &left) } ?? []
        default: return []
        }
    }

    /// The lengths of `padding(…)` and `PaddingValues(…)`, by the attributes of their sides.
    func padding(_ call: CodeNode, _ scope: ComposeScope) -> [String: String] {
        var found: [String: String] = [:]
        func add(_ argument: CodeNode?, _ sides: String...) {
            guard let length = argument.flatMap({ length($0, scope) }) else { return }
            for side in sides { found[side] = length }
        }
        let unlabeled = call.arguments.filter { $0.label.isEmpty }
        if let values = call.argument("paddingValues") ?? unlabeled.first, let inner = paddingValues(values, scope) {
            return inner
        }
        switch (unlabeled.count, call.arguments.count(where: { _ in true })) {
        case (1, 1), (2, 2): add(unlabeled[0], "paddingLeft", "paddingRight")
        case (3..., _):
            add(unlabeled[0], "paddingLeft")
            add(unlabeled[2], "paddingRight")
        case (1..., _): add(unlabeled[0], "paddingLeft")
        default: add(call.argument("all"), "paddingLeft", "paddingRight")
        }
        add(call.argument("horizontal"), "paddingLeft", "paddingRight")
        add(call.argument("start") ?? call.argument("left"), "paddingLeft")
        add(call.argument("end") ?? call.argument("right"), "paddingRight")
        return found
    }

    /// The lengths of an argument that is `PaddingValues(…)`, or a name for one; nil if it is none.
    func paddingValues(_ argument: CodeNode, _ scope: ComposeScope) -> [String: String]? {
        let value = ComposeValue(argument, scope).followed
        guard value.node.kind == .call, value.node.isNamed("PaddingValues") else { return nil }
        return padding(value.node, value.scope)
    }

    /// A length as resources write it; nil if it is not known.
    func length(_ node: CodeNode, _ scope: ComposeScope) -> String? {
        let value = ComposeValue(node, scope).followed
        if let written = value.node.writtenLength { return written }
        switch value.node.kind {
        case .call where value.node.isNamed("dimensionResource"):
            guard let name = value.node.arguments.first(where: { _ in true })?.path.first else { return nil }
            return "@dimen/\(name)"
        case .identifier: return value.scope.names[value.node.name] == nil ? index.length(named: value.node.name) : nil
        // Of an object, as its name says, and not of a value.
        case .member where value.node.path.last?.first?.isUppercase ?? false:
            return index.length(named: value.node.name)
        default: return nil
        }
    }
}

extension [ComposeModifier] {
    /// The steps without those that change nothing, because one around them has set the width.
    fileprivate var withoutVain: [ComposeModifier] {
        var isSet = contains { if case .weight = $0 { true } else { false } }
        return filter { step in
            switch step {
            case .width, .fill:
                defer { isSet = true }
                return !isSet
            case .widestWidth: return !isSet
            case .padding, .weight, .scrollsSideways, .marquee, .unknownRoom: return true
            }
        }
    }
}

extension ResourceElement {
    /// The element with the room that the steps of a modifier leave to it.
    func modified(by steps: [ComposeModifier]) -> ResourceElement {
        steps.reversed().reduce(self) { $0.modified(by: $1) }
    }

    private func modified(by step: ComposeModifier) -> ResourceElement {
        var element = self
        switch step {
        case .padding(let sides):
            guard !sides.isEmpty else { return self }
            var around = ResourceElement(around: self, "FrameLayout")
            around.attributes.merge(sides) { $1 }
            return around
        case .width(let length): element.attributes["layout_width"] = length
        case .widestWidth(let length):
            // The room of an element in another one is that of the narrower of the two.
            element = ResourceElement(around: self, "FrameLayout")
            element.attributes["layout_width"] = "wrap_content"
            element.attributes["maxWidth"] = length
        case .fill(let part):
            guard part < 1, part > 0 else {
                element.attributes["layout_width"] = "match_parent"
                return element
            }
            return element.asPart(part, of: 1)
        case .weight(let weight):
            // It may have the whole width, or nothing.
            if let weight { element.attributes["layout_weight"] = String(weight) } else { element.isConditional = true }
        case .scrollsSideways: element = ResourceElement(around: self, "HorizontalScrollView")
        case .marquee: element.attributes["ellipsize"] = "marquee"
        case .unknownRoom: element = ResourceElement(around: self, Self.unknownContainer)
        }
        return element
    }

    /// The class of an element that arranges what is in it in a way that is not known.
    static let unknownContainer = "Composable"

    /// The element as a part of the width that there is.
    func asPart(_ part: Double, of whole: Double) -> ResourceElement {
        var inner = self
        inner.attributes["layout_width"] = "0dp"
        inner.attributes["layout_weight"] = String(part)
        return ResourceElement(
            "LinearLayout", ["layout_width": "match_parent", "weightSum": String(whole)], [inner], line: line)
    }

    /// An element around another one, and as wide as that wants to be.
    init(around inner: ResourceElement, _ name: String) {
        let isWide = inner["layout_width"] == "match_parent"
        self.init(name, isWide ? ["layout_width": "match_parent"] : [:], [inner], line: inner.line)
        isConditional = inner.isConditional
        if let weight = inner["layout_weight"] {
            attributes["layout_weight"] = weight
            children[0].attributes["layout_weight"] = nil
        }
    }

    init(_ name: String, _ attributes: [String: String] = [:], _ children: [ResourceElement] = [], line: Int) {
        self.init(name: name, attributes: attributes, children: children, line: line)
    }
}
