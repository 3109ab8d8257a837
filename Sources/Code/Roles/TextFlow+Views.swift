// Follows views outwards: what surrounds a text says what it is.

extension TextFlow {
    /// Follows a view outwards.
    mutating func follow(view start: CodeNode, _ first: ScreenRole, _ known: TextLooks) {
        var (node, role, looks) = (start, first, known)
        /// Whether modifiers are those of the text itself.
        var isText = true
        var family: ScreenRole?
        for _ in 0..<Self.farthest {
            guard let parent = node.parent else { break }
            switch parent.kind {
            case .member:
                guard let call = parent.parent, call.kind == .call, call.firstChild?.index == parent.index else {
                    return show(role, start, looks, family)
                }
                if isText { looks.read(call) }
                node = call
            case .call, .macro:
                isText = isText && node.form != .trailingClosure && conventions.wrappers[parent.name] != nil
                if let rule = surrounding(of: node, in: parent, role) {
                    if rule.isBarrier { return show(role, start, looks, family) }
                    role = rule.roles[role] ?? role
                } else if node.kind != .closure, conventions.wrappers[parent.name] == nil {
                    let parameters = parameters(for: node, of: parent, returnsText: true)
                    if parameters.isEmpty { return show(role, start, looks, family) }
                    show(role, start, looks, family, isRefinable: true)
                    return hand(role, to: parameters, by: parent, looks)
                }
                node = parent
            case .effect, .tuple: node = parent
            case .switchCase:
                family = family ?? widgets.family(of: parent)
                (node, isText) = (parent, false)
            case .closure, .block, .if, .guard, .switch, .conditional, .conditionalBranch, .ternary, .array, .statement,
                .transfer, .accessor:
                (node, isText) = (parent, false)
            case .operators:
                guard parent.children.allSatisfy({ $0.kind != .binaryOperator || $0.isNamed("+") }) else {
                    return show(role, start, looks, family)
                }
                node = parent
            case .variable, .function:
                guard parent.declaringType != nil, !parent.isNamed("body"), conventions.refinable.contains(role) else {
                    return show(role, start, looks, family)
                }
                show(role, start, looks, family, isRefinable: true)
                return add(.declared(role), parent.place(in: file), looks)
            default: return show(role, start, looks, family)
            }
        }
        show(role, start, looks, family)
    }

    private mutating func show(
        _ role: ScreenRole, _ view: CodeNode, _ looks: TextLooks, _ family: ScreenRole?, isRefinable: Bool = false
    ) {
        var role = role
        if conventions.refinable.contains(role), let widget = widgets.role(around: view) { role = family ?? widget }
        end(.shown(role, isRefinable: isRefinable), view, looks)
    }

    /// The rule for views in an argument of a call.
    private func surrounding(of argument: CodeNode, in call: CodeNode, _ role: ScreenRole) -> Surrounding? {
        guard let rules = conventions.surroundings[call.name] else { return nil }
        return rules.first { rule in
            guard argument.label == rule.label else { return false }
            if let needs = rule.needs, !call.arguments.contains(where: { $0.label == needs }) { return false }
            if rule.base == .implicit {
                guard let callee = call.firstChild, callee.kind == .member, callee.firstChild == nil else {
                    return false
                }
            }
            return rule.isBarrier || rule.roles[role] != nil || argument.kind == .closure
        }
    }
}

extension TextLooks {
    /// Reads a modifier.
    mutating func read(_ call: CodeNode) {
        let argument = call.arguments.first { _ in true }
        switch call.name {
        case "frame":
            if let frame = call.argument("width"), let value = frame.number, width == nil {
                (width, limit) = (value, frame.range)
            }
            if height == nil { height = call.argument("height")?.number }
        case "lineLimit": lines = lines ?? argument?.number.map { Int($0) }
        case "minimumScaleFactor": smallestScale = smallestScale ?? argument?.number
        case "truncationMode": truncation = truncation ?? argument?.name
        case "fixedSize": isFixedSize = true
        case "bold" where argument == nil: weight = weight ?? "bold"
        case "fontWeight": weight = weight ?? argument?.name
        case "font": if let argument, style == nil, size == nil { read(font: argument.bare) }
        default: break
        }
    }

    /// Reads a font: `.caption`, `.system(size: 12, weight: .bold)`, `.caption.bold()`.
    private mutating func read(font: CodeNode) {
        switch font.kind {
        case .member:
            if font.firstChild == nil || font.firstChild?.isNamed("Font") == true { style = font.name }
        case .call where font.isNamed("system"):
            size = font.argument("size")?.number
            if size == nil, let first = font.argument(""), first.kind == .member { style = first.name }
            weight = font.argument("weight")?.name ?? weight
        case .call where font.isNamed("bold"), .call where font.isNamed("weight"):
            weight = font.isNamed("bold") ? "bold" : font.argument("")?.name
            if let base = font.firstChild?.firstChild { read(font: base.bare) }
        default: break
        }
    }
}

extension CodeNode {
    /// The value of a number.
    fileprivate var number: Double? {
        switch kind {
        case .integer, .float: Double(text.filter { $0 != "_" })
        default: nil
        }
    }
}
