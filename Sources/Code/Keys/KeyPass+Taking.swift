// What a text that reached a sink becomes: a use of a key, or a new sink.

extension KeyPass {
    /// What is known about a call besides its key.
    struct Shape {
        let kind: KeyCall.Kind
        let table: KeySink.Table
        let bundle: String?
        let how: String
        let site: CodeNode
        let details: KeyDetails
        /// What is known of the sink before it.
        var isSpare = false
        var hasDefault = false

        /// The default value; empty if only running code knows it, nil if there is none.
        var defaultText: String? { details.defaultText ?? (hasDefault ? "" : nil) }

        /// The same for a value of which code makes a key, whatever its type.
        var converting: Shape {
            Shape(
                kind: .converts, table: table, bundle: bundle, how: how, site: site, details: details,
                isSpare: isSpare, hasDefault: hasDefault)
        }
    }

    /// Takes a value that is looked up or shown.
    mutating func take(_ value: KeyValue, _ shape: Shape, _ certainty: KeyUse.Certainty) {
        if let hole = value.holes.first(where: { $0 != value.place }) ?? value.holes.first {
            guard certainty != .possible else { return }
            if let sink = sink(value, hole, shape) { add(sink) }
            // Nobody knows what a closure gets.
            guard evaluator.index.node(hole).parent?.kind == .closure else { return }
        }
        guard shape.kind != .shown || value.text.literal != nil else { return }
        let text = value.text
        if text.isDynamic, certainty == .possible { return }
        let node = evaluator.index.node(value.place)
        add(
            KeyUse(
                key: .text(text), table: use(shape.table), bundle: shape.bundle, file: Int(value.place.file),
                range: node.range, node: node.index, site: shape.site.place(in: file), how: shape.how,
                certainty: shape.isSpare ? min(certainty, .possible) : certainty,
                comment: shape.details.comment?.stringValue, defaultValue: shape.defaultText))
    }

    /// Takes an expression whose type makes literals keys.
    mutating func takeLeaves(of node: CodeNode, _ shape: Shape, certainty: KeyUse.Certainty) {
        let isString = shape.kind == .shown && isString(node.bare)
        for leaf in isString ? [.other(node)] : KeyLeaf.leaves(of: node) {
            switch leaf {
            case .literal(let literal, let text): add(use(.text(text), literal, shape, certainty))
            case .symbol(let member, let names): add(use(.symbol(names), member, shape, certainty))
            case .other(let expression):
                guard shape.kind != .typed else { continue }
                let shape = shape.kind == .shown && expression.isConverted ? shape.converting : shape
                for value in evaluator.values(of: expression, in: file) { take(value, shape, shape.kind.certainty) }
            }
        }
    }

    /// Whether a choice can only be a String, which is shown as it is: `name ?? "Unknown"`, `isNew ? "New" : name`.
    private func isString(_ node: CodeNode) -> Bool {
        if node.isCoalescing { return node.firstChild.map { !isKeyed($0.bare) } ?? true }
        guard node.kind == .ternary else { return false }
        return KeyLeaf.leaves(of: node).contains { leaf in
            guard case .other(let value) = leaf else { return false }
            return !value.isNamed("nil") && !value.isConverted && !isKeyed(value)
        }
    }

    /// Whether a value may be of a type that makes literals keys.
    private func isKeyed(_ value: CodeNode) -> Bool {
        let isElement = value.kind == .subscriptCall
        let named = value.kind == .call || isElement ? value.firstChild ?? value : value
        if conventions.keyTypes.contains(named.name) { return true }
        // Where a declaration says the type, others with the same name do not count.
        if value.kind != .call, let type = evaluator.types.type(of: value, in: file) {
            return conventions.keyTypes.contains(type)
        }
        let local = Scope.declaration(of: named)
        if let value = local?.declaredValue?.bare, value.kind == .call, conventions.keyTypes.contains(value.name) {
            return true
        }
        return ((local.map { [$0] } ?? []) + evaluator.index.declarations(named: named.name)).contains { declaration in
            declaration.children.contains { type in
                guard type.kind == .typeName else { return false }
                let name = TypeFinder.plain(type.text).filter { $0 != "?" }
                // `[Mode: LocalizedStringKey]`
                let element = isElement ? name.split { "[]: ".contains($0) }.last.map(String.init) : name
                return element.map(conventions.keyTypes.contains) ?? false
            }
        }
    }

    private func use(_ key: KeyUse.Key, _ node: CodeNode, _ shape: Shape, _ certainty: KeyUse.Certainty) -> KeyUse {
        KeyUse(
            key: key, table: use(shape.table), bundle: shape.bundle, file: file, range: node.range, node: node.index,
            site: shape.site.place(in: file), how: shape.how,
            certainty: shape.isSpare ? min(certainty, .possible) : certainty,
            comment: shape.details.comment?.stringValue, defaultValue: shape.defaultText ?? node.ownDefault)
    }

    private mutating func add(_ use: KeyUse) { haul.uses.append(use) }

    mutating func add(_ sink: KeySink) { haul.sinks.append(sink) }

    /// What hands a text on to a sink becomes one itself.
    private func sink(_ value: KeyValue, _ hole: NodePlace, _ shape: Shape) -> KeySink? {
        // A text that is only a part of what the screen shows is no key.
        guard shape.kind != .shown || value.hole != nil else { return nil }
        let source = evaluator.index.node(hole)
        let target: KeySink.Target
        switch source.kind {
        case .parameter:
            guard let function = source.parent, function.kind == .function || function.kind == .enumCase else {
                return nil
            }
            target = .function(function.place(in: Int(hole.file)))
        case .variable where source.results.isEmpty:
            guard source.declaringType != nil else { return nil }
            target = .property(hole)
        case .variable, .function:
            // `self`: only in what extends a text or an enum.
            guard let type = source.enclosingType,
                type.kind == .extension || type.form == .enumType || type.form == .protocolType
            else { return nil }
            target = .receiver(hole)
        default: return nil
        }
        // Inside its member, a text is `self`.
        let name = source.kind == .parameter ? source.name : "self"
        let isDefault = shape.details.defaultText != nil && shape.details.defaultValue?.bare.text != name
        return KeySink(
            target: target, kind: shape.kind, key: value, table: shape.table, bundle: shape.bundle, how: shape.how,
            isSpare: shape.isSpare || shape.site.isSpare(for: name), hasDefault: shape.hasDefault || isDefault)
    }

    // MARK: Tables

    /// The table that an argument names.
    func table(_ node: CodeNode?, in file: Int) -> KeySink.Table {
        guard let node = node?.bare, !node.isNamed("nil"), !node.isNamed("NULL") else { return .standard }
        let values = evaluator.values(of: node, in: file)
        guard values.count == 1, let value = values.first else { return .unknown }
        if let hole = value.hole { return .hole(hole) }
        guard let name = value.text.literal else { return .unknown }
        return name.isEmpty || name == conventions.standardTable ? .standard : .named(name)
    }

    /// A table for which nobody passes a name here.
    func fixed(_ table: KeySink.Table) -> KeySink.Table {
        if case .hole = table { .unknown } else { table }
    }

    private func use(_ table: KeySink.Table) -> KeyUse.Table {
        switch table {
        case .standard: .standard
        case .named(let name): .named(name)
        case .unknown, .hole: .unknown
        }
    }

    /// The name of what is called: `NSLocalizedString`, `L10n.tr`.
    func name(of callee: CodeNode) -> String {
        guard callee.kind == .member, let base = callee.firstChild, base.kind == .identifier || base.kind == .member
        else {
            return callee.name
        }
        return base.name + "." + callee.name
    }
}

/// The arguments of a call beside its key.
struct KeyDetails {
    private(set) var table: CodeNode?
    private(set) var bundle: CodeNode?
    private(set) var comment: CodeNode?
    private(set) var defaultValue: CodeNode?

    /// The default value; empty if only running code knows it, nil if there is none.
    var defaultText: String? {
        guard let node = defaultValue?.bare, !node.isNamed("nil") else { return nil }
        guard let text = node.stringValue else { return "" }
        return text.isEmpty ? nil : text
    }

    init(_ arguments: [CodeNode], _ convention: KeyCall?) {
        var position = 0
        for argument in arguments {
            var label = argument.label
            if label.isEmpty, let order = convention?.order {
                label = position < order.count ? order[position] : ""
                position += 1
            }
            switch label {
            case "table", "tableName": table = argument
            case "bundle": bundle = argument
            case "comment": comment = argument
            case "fallback": defaultValue = argument
            // What a view shows beside its label is called `value`, too.
            case "value", "defaultValue":
                let isText = label == "value" ? argument.bare.stringValue != nil : argument.bare.kind == .string
                if convention.map({ $0.defaultValue == label }) ?? isText { defaultValue = argument }
            default: break
            }
        }
    }
}

extension CodeNode {
    /// What the app shows if no catalog has the key, where an initializer gets both:
    /// `.init("menu.title", defaultValue: "Menu")`.
    fileprivate var ownDefault: String? {
        guard let call = parent, call.kind == .call, let callee = call.firstChild, callee.kind == .member,
            callee.isNamed("init"), callee.firstChild == nil
        else { return nil }
        return KeyDetails(Array(call.arguments), nil).defaultText
    }

    /// A bundle as written where a local variable gets it: `let bundle = Bundle(for: UIApplication.self)`.
    var asBundle: String {
        guard bare.kind == .identifier, let value = Scope.declaration(of: bare)?.declaredValue, value.bare.kind == .call
        else { return text }
        return value.text
    }

    /// Whether it is a look-up that counts only if something else has nothing for the same name:
    /// `texts[key] ?? NSLocalizedString(key, …)`.
    fileprivate func isSpare(for name: String) -> Bool {
        guard let choice = meaningfulParent, choice.isCoalescing, let first = choice.firstChild?.bare,
            !first.range.contains(range.lowerBound)
        else { return false }
        return first.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }

    /// Whether the declaration of a type contains an initializer.
    var hasInitializer: Bool {
        children.contains { block in
            block.kind == .block && block.children.contains { $0.kind == .function && $0.isNamed("init") }
        }
    }

    /// Whether code makes a value of the expected type of it, which for a view is a key: `Text(.init(title))`.
    fileprivate var isConverted: Bool {
        for outer in ancestors {
            switch outer.kind {
            case .effect, .tuple, .ternary, .operators: continue
            case .call: return outer.firstChild.map { $0.isNamed("init") && $0.firstChild == nil } ?? false
            default: return false
            }
        }
        return false
    }

    /// The type that declares it as a member; nil for what is local or stands outside types.
    var declaringType: CodeNode? {
        for ancestor in ancestors {
            switch ancestor.kind {
            case .type, .extension: return ancestor
            case .block, .conditional, .conditionalBranch: continue
            default: return nil
            }
        }
        return nil
    }
}

extension Evaluator {
    /// Whether a type of the project states that it conforms to a protocol, or inherits from a type.
    func conforms(_ type: String, to name: String) -> Bool {
        if name == "RawRepresentable" { return !types.cases(of: type).isEmpty }
        return index.declarations(at: NameHash(type)).contains { place in
            index.node(place).children.contains { $0.kind == .typeName && $0.text == name }
        }
    }
}
