// Follows a text from where it is written, through the expressions around it, to what shows it or declares it.

/// Follows texts in one file.
struct TextFlow {
    let index: DeclarationIndex
    let types: TypeFinder
    let matcher: SinkMatcher
    let conventions: RoleConventions
    let widgets: WidgetTypes
    let file: Int
    private(set) var outcomes: [Outcome] = []
    /// How many local variables were followed.
    private var depth = 0
    /// The largest number of local variables from a text to what shows it.
    private static let deepest = 4
    /// The largest number of expressions and statements around a text.
    static let farthest = 200

    /// Where a text went.
    struct Outcome: Sendable {
        enum End: Sendable {
            /// It is shown.
            case shown(ScreenRole, isRefinable: Bool)
            /// A declaration hands it on: as a text, or as a view with a role.
            case declared(ScreenRole?)
        }

        let end: End
        let place: NodePlace
        let looks: TextLooks
        /// The call that gave it to a parameter.
        var call: NodePlace?
    }

    init(_ index: DeclarationIndex, _ conventions: RoleConventions, _ widgets: WidgetTypes, _ file: Int) {
        (self.index, self.conventions, self.widgets, self.file) = (index, conventions, widgets, file)
        types = TypeFinder(index)
        matcher = SinkMatcher(index: index, types: types)
    }

    /// Follows what uses a key.
    mutating func start(_ use: KeyUse) {
        let site = index.node(use.site)
        switch site.kind {
        case .call, .macro, .attribute:
            let isHere = use.file == file
            if isHere, let argument = site.arguments.first(where: { $0.range.contains(use.range.lowerBound) }) {
                if show(argument, by: site) { return }
                let parameters = parameters(for: argument, of: site, returnsText: false)
                if !parameters.isEmpty { return hand(nil, to: parameters, by: site, TextLooks()) }
            }
            if site.kind == .call { follow(site) }
        case .variable, .parameter, .function: declare(site)
        case .operators: if let target = site.firstChild { assign(to: target) }
        default: follow(site)
        }
    }

    /// Follows the value of an expression.
    mutating func follow(_ value: CodeNode) {
        var node = value
        for _ in 0..<Self.farthest {
            guard let parent = node.parent else { return }
            switch parent.kind {
            case .effect, .array: node = parent
            case .tuple where parent.firstChild?.nextSibling == nil: node = parent
            case .unaryOperator where parent.isNamed("!"): node = parent
            case .ternary where parent.firstChild?.index != node.index: node = parent
            case .interpolation:
                guard let string = parent.parent else { return }
                node = string
            case .operators:
                guard let next = result(of: node, in: parent) else { return }
                node = next
            case .member:
                guard conventions.transforms.contains(parent.name) else { return }
                node =
                    parent.parent.flatMap { $0.firstChild?.index == parent.index && $0.kind == .call ? $0 : nil }
                    ?? parent
            case .call:
                guard let next = result(of: node, givenTo: parent) else { return }
                node = next
            case .variable: return declare(parent)
            case .parameter: return declare(parent)
            case .transfer, .block, .switchCase, .conditionalBranch, .closure:
                guard let owner = node.resultOwner else { return }
                guard owner.kind == .closure else { return declare(owner) }
                // `let title: String = { … }()`
                guard let call = owner.parent, call.kind == .call, call.firstChild?.index == owner.index else { return }
                node = call
            default: return
            }
        }
    }

    /// The operators whose result is one of their operands, or contains it.
    private static let keeping: Set<String> = ["+", "??", "as", "as?", "as!"]

    /// What an operator makes of a value; nil if it is none anymore.
    private mutating func result(of node: CodeNode, in operators: CodeNode) -> CodeNode? {
        let parts = Array(operators.children)
        let names = parts.filter { $0.kind == .binaryOperator }.map(\.name)
        let isAssigned = names.first == "=" && parts.first?.index != node.index
        guard names.dropFirst(isAssigned ? 1 : 0).allSatisfy({ Self.keeping.contains($0) }) else { return nil }
        guard isAssigned else { return operators }
        assign(to: parts[0])
        return nil
    }

    /// What a call makes of a value; nil if it is none anymore.
    private mutating func result(of node: CodeNode, givenTo call: CodeNode) -> CodeNode? {
        guard call.firstChild?.index != node.index else { return nil }
        if show(node, by: call) { return nil }
        // Behind a format come texts that are inserted into it.
        let isFirst = call.arguments.first { _ in true }?.index == node.index
        if isFirst, conventions.wrappers[call.name]?.contains(node.label) ?? false { return call }
        hand(nil, to: parameters(for: node, of: call, returnsText: true), by: call, TextLooks())
        return nil
    }

    /// Whether a call of the platform's shows its argument.
    private mutating func show(_ argument: CodeNode, by call: CodeNode) -> Bool {
        guard argument.form != .trailingClosure, let rules = roles(of: call), !isOfProject(call) else { return false }
        let position = call.arguments.prefix { $0.index != argument.index }.count { _ in true }
        let receivers = rules.contains { !$0.receivers.isEmpty } ? receivers(of: call) : Receivers()
        for rule in rules where argument.isLabeled(rule.label, isFirst: position == rule.position) {
            if !rule.receivers.isEmpty, !rule.receivers.contains(where: { stand(receivers, for: $0) }) { continue }
            if let needs = rule.needs, !call.arguments.contains(where: { $0.label == needs }) { continue }
            if rule.isView {
                follow(view: call, rule.role, TextLooks())
            } else {
                end(.shown(rule.role, isRefinable: false), call, TextLooks())
            }
            return true
        }
        return false
    }

    /// Whether the project declares what a call without a base names.
    private func isOfProject(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild, callee.kind == .identifier else { return false }
        if let type = types.typeName(callee, in: file) { return !type.isEmpty }
        return index.declarations(named: callee.name).contains { declaration in
            declaration.kind == .function && matcher.match(call, in: file, calls: declaration) == .certain
        }
    }

    // MARK: Ends

    mutating func end(_ end: Outcome.End, _ node: CodeNode, _ looks: TextLooks) {
        add(end, node.place(in: file), looks)
    }

    mutating func add(_ end: Outcome.End, _ place: NodePlace, _ looks: TextLooks, by call: NodePlace? = nil) {
        outcomes.append(Outcome(end: end, place: place, looks: looks, call: call))
    }

    /// Goes on with the declaration that has a text as its value.
    private mutating func declare(_ declaration: CodeNode) {
        if let role = memberRole(declaration) { return end(.shown(role, isRefinable: false), declaration, TextLooks()) }
        guard declaration.kind == .variable, declaration.isLocal else {
            return end(.declared(nil), declaration, TextLooks())
        }
        follow(local: declaration)
    }

    /// Goes on with what a call gives a text, or a view with a role, to.
    mutating func hand(_ role: ScreenRole?, to places: [NodePlace], by call: CodeNode, _ looks: TextLooks) {
        for place in places { add(.declared(role), place, looks, by: call.place(in: file)) }
    }

    /// The role of a member that the system shows.
    private func memberRole(_ declaration: CodeNode) -> ScreenRole? {
        guard let rules = conventions.members[declaration.name], let owner = declaration.declaringType else {
            return nil
        }
        let path = (owner.owners + [owner.name]).joined(separator: ".")
        return rules.first { types.inherits(path, suffix: $0.inherits) }?.role
    }

    private mutating func assign(to target: CodeNode) {
        let target = target.bare
        guard target.kind == .member || target.kind == .identifier else { return }
        if let role = propertyRole(target) { return end(.shown(role, isRefinable: false), target, TextLooks()) }
        if let local = target.kind == .identifier ? Scope.declaration(of: target) : nil {
            follow(local: local)
        } else {
            for place in properties(target) { add(.declared(nil), place, TextLooks()) }
        }
    }

    // MARK: Steps

    /// Takes the outcomes so far.
    mutating func takeOutcomes() -> [Outcome] {
        defer { outcomes = [] }
        return outcomes
    }

    /// Whether one more local variable may be followed.
    mutating func enters() -> Bool {
        guard depth < Self.deepest else { return false }
        depth += 1
        return true
    }

    mutating func leaves() { depth -= 1 }
}

extension CodeNode {
    fileprivate func isLabeled(_ label: String, isFirst: Bool) -> Bool {
        label.isEmpty ? isFirst && self.label.isEmpty : self.label == label
    }
}
