// Composables as the elements of a layout.

import Code

/// Reads what composables draw into elements, as if a resource had them.
struct ComposeReader {
    let index: ComposeIndex
    /// The composable whose texts are read; those of others have scenes of their own.
    let subject: ComposeFunction
    /// What has a window of its own.
    var windows: [ResourceElement] = []
    /// How many calls may still be read.
    private var remainingCalls = 2_000
    /// How many calls are being read, each in the one before.
    private var depth = 0
    /// The calls of composables that are being read, and what they call.
    private var open: [(call: CodeNode, function: CodeNode)] = []
    /// How texts look that do not say it themselves.
    var style: ComposeTextStyle
    /// How many lines have room in the component that is being read; nil if it grows with them.
    var lineLimit: Int?

    init(_ subject: ComposeFunction, _ index: ComposeIndex) {
        (self.subject, self.index) = (subject, index)
        style = .unknown
        if !index.isStyledByCallers(subject) { style = named("bodyLarge", in: file) }
    }

    /// The file of the subject.
    private var file: ComposeFile { index.files[subject.file] }

    private static let mostComposables = 10
    private static let deepest = 100

    /// The style of the type scale with a name of Material 3.
    func named(_ name: String, in file: ComposeFile) -> ComposeTextStyle {
        let earlier = file.usesMaterial3 ? nil : ComposeTypography.earlierNames[name]
        return index.typography.style(named: earlier ?? name) ?? .unknown
    }

    /// The elements of the subject, each in the room that the screen has.
    mutating func root() -> ResourceElement {
        let children = elements(of: subject, ComposeScope(file))
        return .column(children + windows, line: line(of: subject.node)).modified(by: [.fill(1)])
    }

    func line(of node: CodeNode) -> Int { file.source.line(at: node.range.lowerBound) }

    /// The line of an element: that of what the subject calls, if it is in another composable.
    func lineInSubject(_ node: CodeNode) -> Int {
        if isInSubject(node) { return line(of: node) }
        return open.last { isInSubject($0.call) }.map { line(of: $0.call) } ?? line(of: subject.node)
    }

    /// Whether the subject itself contains a node.
    func isInSubject(_ node: CodeNode) -> Bool {
        node.tree === subject.node.tree && subject.node.range.contains(node.range.lowerBound)
    }

    private mutating func elements(of function: ComposeFunction, _ scope: ComposeScope) -> [ResourceElement] {
        var scope = scope
        let own = ComposeScope(index.files[function.file])
        let isSubject = function.node.isSame(as: subject.node)
        for parameter in function.parameters where scope.names[parameter.name] == nil {
            // How the subject is called is not known: only its texts are certain to be shown.
            let value = parameter.value.flatMap { !isSubject || $0.looksUpText || $0.returnsText ? $0 : nil }
            scope.bind(parameter.name, to: ComposeValue(value ?? parameter.node, own))
        }
        return function.body.map { elements(in: $0, scope) } ?? []
    }

    // MARK: Statements

    /// What the statements of a body draw, which may be a closure that is given a value.
    mutating func elements(
        in body: CodeNode, _ outer: ComposeScope, given value: ComposeValue? = nil
    ) -> [ResourceElement] {
        var scope = body.kind == .closure ? outer.inside(body, given: value) : outer
        return body.children.reduce(into: []) { found, statement in found += elements(of: statement, &scope) }
    }

    private mutating func elements(of statement: CodeNode, _ scope: inout ComposeScope) -> [ResourceElement] {
        switch statement.kind {
        case .variable:
            // A variable may have another value later.
            let value = statement.form == .mutable ? nil : statement.declaredValue
            scope.bind(statement.name, to: ComposeValue(value ?? statement, scope))
            return []
        case .call: return elements(of: statement, scope)
        case .if:
            var (found, isOfWideScreens): ([ResourceElement], Bool) = ([], false)
            for child in statement.children {
                if child.kind != .block {
                    isOfWideScreens = isOfWideScreens || WideScreens.areNamed(in: child.text)
                } else if !isOfWideScreens {
                    found += elements(in: child, scope)
                }
            }
            return found.map { $0.conditional(if: true) }
        case .switch:
            let cases = statement.children.filter { $0.kind == .switchCase }
            let isOfWideScreens = statement.children.contains { child in
                let condition = child.kind == .switchCase ? child.firstChild : child
                return condition.map { WideScreens.areNamed(in: $0.text) } ?? false
            }
            guard !isOfWideScreens else { return [] }
            return cases.flatMap { elements(in: $0, scope) }.map { $0.conditional(if: true) }
        case .statement, .block: return statement.children.flatMap { elements(of: $0, &scope) }
        case .operators: return statement.children.flatMap { elements(of: $0, &scope) }.map { $0.conditional(if: true) }
        default: return []
        }
    }

    // MARK: Calls

    private mutating func elements(of call: CodeNode, _ scope: ComposeScope) -> [ResourceElement] {
        remainingCalls -= 1
        guard remainingCalls > 0, depth < Self.deepest else { return [] }
        depth += 1
        defer { depth -= 1 }
        let contents = contents(calledBy: call, scope)
        if !contents.isEmpty {
            let isConditional = contents.count > 1 || call.isNamed("invoke")
            return contents.flatMap { elements(in: $0.node, $0.scope) }.map { $0.conditional(if: isConditional) }
        }
        let name = call.name
        if ComposeComponents.wrappers.contains(name) || ComposeComponents.conditional.contains(name) {
            let given = ComposeValue(call, scope).givenToClosure
            let drawn = withStyle(ofProvider: call, scope) { reader in
                call.arguments.filter { $0.kind == .closure }.flatMap { reader.elements(in: $0, scope, given: given) }
            }
            let isConditional = ComposeComponents.conditional.contains(name)
            return drawn.map { $0.spanning(call).conditional(if: isConditional) }
        }
        let functions = functions(of: call, scope)
        if functions.count == 1 { return elements(of: call, calling: functions[0], scope) }
        let steps = modifiers(of: call, scope)
        if functions.isEmpty, scope.file.mayBeOfCompose(name) {
            if name == "Text" || name == "BasicText" { return [text(call, scope)] }
            if let template = ComposeComponents.template(name, isOfMaterial3: scope.file.usesMaterial3) {
                let isPadded = template.hasPadding
                let drawn = elements(template, call, scope).map {
                    isPadded ? $0 : $0.padded(contentPadding(call, scope))
                }
                return drawn.map { name == "Surface" ? $0.filled(as: steps) : $0 }.map { $0.modified(by: steps) }
            }
        }
        guard name.first?.isUppercase ?? false else { return [] }
        return [unknown(call, scope).modified(by: steps)]
    }

    /// What a call of one of the names in scope draws: `content()`, `icon?.invoke()`.
    private func contents(calledBy call: CodeNode, _ scope: ComposeScope) -> [ComposeValue] {
        guard let callee = call.firstChild else { return [] }
        let called = call.isNamed("invoke") ? callee.firstChild : callee
        guard let called, called.kind == .identifier, let value = scope.names[called.name] else { return [] }
        return value.choices.filter { !$0.isElement && $0.node.isContent }
    }

    /// The composables of the app that a call may mean; of several, those that take its texts.
    private func functions(of call: CodeNode, _ scope: ComposeScope) -> [ComposeFunction] {
        let known = index.functions(of: call, in: scope.file)
        guard known.count > 1 else { return known }
        let texts = call.arguments.filter { argument in
            ComposeValue(argument, scope).choices.contains { $0.node.looksUpText || $0.node.kind == .string }
        }
        let taking = known.filter { function in
            (function.bound(call) ?? []).allSatisfy { bound in
                bound.parameter.isText || !texts.contains { $0.isSame(as: bound.argument) }
            }
        }
        return taking.isEmpty ? known : taking
    }

    /// What a composable of the app draws, if it is given texts or something to draw.
    private mutating func elements(
        of call: CodeNode, calling function: ComposeFunction, _ scope: ComposeScope
    ) -> [ResourceElement] {
        guard open.count < Self.mostComposables, !open.contains(where: { $0.function.isSame(as: function.node) }),
            carriesText(call, scope)
        else { return [ResourceElement("View", line: lineInSubject(call))] }
        var inner = ComposeScope(index.files[function.file])
        for (parameter, argument) in function.bound(call) ?? [] {
            inner.bind(parameter.name, to: ComposeValue(argument, scope))
        }
        open.append((call, function.node))
        defer { open.removeLast() }
        let drawn = elements(of: function, inner)
        return drawn.count == 1 ? drawn : [.column(drawn, line: lineInSubject(call))]
    }

    /// A component that is not known: how it arranges what it is given is not known, either.
    private mutating func unknown(_ call: CodeNode, _ scope: ComposeScope) -> ResourceElement {
        var drawn: [ResourceElement] = []
        for argument in call.arguments {
            for value in ComposeValue(argument, scope).choices where !value.isElement && value.node.isContent {
                drawn += elements(in: value.node, value.scope)
            }
        }
        let name = drawn.isEmpty ? "View" : ResourceElement.unknownContainer
        return ResourceElement(name, [:], drawn, line: lineInSubject(call))
    }

    /// Reads with the style that `ProvideTextStyle` gives to texts.
    private mutating func withStyle(
        ofProvider call: CodeNode, _ scope: ComposeScope, _ read: (inout ComposeReader) -> [ResourceElement]
    ) -> [ResourceElement] {
        let outer = style
        defer { style = outer }
        if call.isNamed("ProvideTextStyle"), let value = call.argument("value") ?? call.argument("") {
            style = textStyle(value, scope)
        } else if call.isNamed("CompositionLocalProvider") {
            for value in call.arguments where value.form != .trailingClosure {
                let terms = value.terms
                // What it does to sizes besides is not known.
                guard terms.first?.isNamed("LocalContentColor") != true else { continue }
                style = terms.count == 3 && terms[0].isNamed("LocalTextStyle") ? textStyle(terms[2], scope) : .unknown
            }
        }
        return read(&self)
    }

    /// Whether the arguments of a call have texts of the subject, or draw something.
    private func carriesText(_ call: CodeNode, _ scope: ComposeScope) -> Bool {
        call.arguments.contains { argument in
            let value = ComposeValue(argument, scope)
            return value.choices.contains { $0.node.isContent || $0.node.kind == .call && $0.node.mentionsTexts }
                || !texts(of: value).isEmpty || !resources(of: value).isEmpty
        }
    }
}

extension CodeNode {
    /// Whether it is the very same node.
    func isSame(as other: CodeNode) -> Bool { index == other.index && tree === other.tree }
}

extension ResourceElement {
    /// The same element, perhaps shown at times only.
    func conditional(if isConditional: Bool) -> ResourceElement {
        var element = self
        element.isConditional = element.isConditional || isConditional
        return element
    }

    /// The same element as an item of a grid, which may have several columns: `item(span = { … })`.
    fileprivate func spanning(_ item: CodeNode) -> ResourceElement {
        var element = self
        if item.argument("span") != nil { element.spansColumns = true }
        return element
    }

    /// A surface whose contents are as wide as itself, if its modifiers set its width.
    fileprivate func filled(as steps: [ComposeModifier]) -> ResourceElement {
        let isSet = steps.contains { step in
            switch step {
            case .width, .fill, .weight: true
            case .padding, .widestWidth, .scrollsSideways, .marquee, .unknownRoom: false
            }
        }
        guard isSet else { return self }
        var element = self
        for child in children.indices { element.children[child].attributes["layout_width"] = "match_parent" }
        return element
    }
}
