// Evaluates expressions as far as the code says what they are, without running it.

/// Finds the texts that an expression can be.
struct Evaluator {
    let index: DeclarationIndex
    let types: TypeFinder
    fileprivate let keyTypes: Set<String>

    init(_ index: DeclarationIndex, keyTypes: Set<String>) {
        self.index = index
        self.keyTypes = keyTypes
        types = TypeFinder(index)
    }

    /// The texts that an expression can be; what is not known is a part of them.
    func values(of node: CodeNode, in file: Int) -> [KeyValue] {
        var evaluation = Evaluation(evaluator: self)
        return evaluation.values(of: node, in: file)
    }

    /// The texts that the operands and operators on the right of an assignment can be.
    func values(of terms: [CodeNode], in file: Int) -> [KeyValue] {
        var evaluation = Evaluation(evaluator: self)
        return evaluation.values(of: terms, in: file)
    }

    /// The raw value of a case: what is written, or its name.
    func rawValue(of place: NodePlace) -> KeyValue {
        let node = index.node(place)
        if let value = node.declaredValue { return values(of: value, in: Int(place.file)).first ?? .unknown(at: place) }
        return KeyValue([.known(.text(node.name.filter { $0 != "`" }))], at: place)
    }
}

/// Evaluates one expression, for a bounded time.
private struct Evaluation {
    let evaluator: Evaluator
    private var index: DeclarationIndex { evaluator.index }
    private var types: TypeFinder { evaluator.types }
    /// The number of expressions that may still be looked at.
    private var budget = 300

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// The texts that an expression can be.
    mutating func values(of node: CodeNode, in file: Int) -> [KeyValue] {
        let node = node.bare
        let unknown = [KeyValue.unknown(at: node.place(in: file))]
        budget -= 1
        guard budget > 0 else { return unknown }
        let values: [KeyValue]
        switch node.kind {
        case .string: return string(node, file)
        case .operators: return self.values(of: Array(node.children), in: file)
        case .ternary: values = self.values(ofEach: node.children.dropFirst(), in: file)
        case .if, .switch: values = self.values(ofEach: node.branches, in: file)
        case .identifier: values = identifier(node, file)
        case .member: values = member(node, file)
        case .call: values = call(node, file)
        case .unaryOperator:
            // `name!`
            guard node.isNamed("!"), let value = node.firstChild, value.range.lowerBound == node.range.lowerBound else {
                return unknown
            }
            values = self.values(of: value, in: file)
        default: values = unknown
        }
        return values.isEmpty || values.count > KeyValue.most ? unknown : values
    }

    /// The texts that a sum or a choice can be: `"a" + "b"`, `name ?? "other"`.
    mutating func values(of terms: [CodeNode], in file: Int) -> [KeyValue] {
        guard let first = terms.first else { return [] }
        guard terms.count > 1 else { return values(of: first, in: file) }
        let found = operators(terms, file)
        return found.isEmpty || found.count > KeyValue.most ? [.unknown(at: first.place(in: file))] : found
    }

    private mutating func values(ofEach nodes: some Sequence<CodeNode>, in file: Int) -> [KeyValue] {
        var found: [KeyValue] = []
        for node in nodes { found += values(of: node, in: file) }
        return found
    }

    /// The value of the first declaration of a path that has one.
    private mutating func value(declaredAt path: NameHash) -> [KeyValue]? {
        for place in index.declarations(at: path) {
            if let found = value(ofMember: place) { return found }
        }
        return nil
    }

    private mutating func string(_ node: CodeNode, _ file: Int) -> [KeyValue] {
        let place = node.place(in: file)
        if let text = node.stringValue { return [KeyValue([.known(.text(text))], at: place)] }
        var values = [KeyValue([], at: place)]
        for part in node.stringParts {
            switch part {
            case .text(let text): values = values.map { $0.followed(by: KeyValue([.known(.text(text))], at: place)) }
            case .interpolation(let interpolation):
                let inner = self.values(ofEach: interpolation.children.prefix(1), in: file)
                guard !inner.isEmpty, inner.count * values.count <= KeyValue.most else {
                    values = values.map { $0.followed(by: .unknown(at: place)) }
                    continue
                }
                values = values.flatMap { start in inner.map { start.followed(by: $0) } }
            }
        }
        return values
    }

    private mutating func operators(_ terms: [CodeNode], _ file: Int) -> [KeyValue] {
        let names = Set(terms.filter { $0.kind == .binaryOperator }.map(\.name))
        let operands = terms.filter { $0.kind != .binaryOperator }
        if names == ["+"] {
            var values = [KeyValue([], at: operands[0].place(in: file))]
            for operand in operands {
                let next = self.values(of: operand, in: file)
                guard values.count * next.count <= KeyValue.most else { return [] }
                values = values.flatMap { value in next.map { value.followed(by: $0) } }
            }
            return values
        }
        if names == ["??"] { return values(ofEach: operands, in: file) }
        return []
    }

    private mutating func identifier(_ node: CodeNode, _ file: Int) -> [KeyValue] {
        if node.isNamed("self") { return receiver(of: node, file) }
        if let local = Scope.declaration(of: node) { return value(of: local, file) }
        if let value = ownMember(node, in: node.owners, file) { return value }
        return value(declaredAt: NameHash.empty.member(node.name)) ?? []
    }

    /// The value of a property of the type around a node, or of one around that.
    private mutating func ownMember(_ node: CodeNode, in owners: [String], _ file: Int) -> [KeyValue]? {
        if node.isNamed("rawValue"), let type = node.enclosingType {
            return rawValues(of: type.owners + [type.name], node, file)
        }
        for count in stride(from: owners.count, to: 0, by: -1) {
            let path = NameHash(owners.prefix(count).joined(separator: ".")).member(node.name)
            if let found = value(declaredAt: path) { return found }
        }
        return nil
    }

    private mutating func member(_ node: CodeNode, _ file: Int) -> [KeyValue] {
        guard let base = node.firstChild?.bare else { return [] }
        if base.isNamed("self") || base.isNamed("Self"), base.kind == .identifier {
            return ownMember(node, in: node.owners, file) ?? []
        }
        if node.isNamed("rawValue") {
            // `Key.title.rawValue`, or the raw value of a variable: any of its type.
            if let place = types.enumCase(base, in: file) { return [evaluator.rawValue(of: place)] }
            guard let type = types.type(of: base, in: file) else { return [] }
            return rawValues(of: [type], node, file) ?? []
        }
        guard let type = types.typeName(base, in: file) ?? types.type(of: base, in: file) else { return [] }
        return value(declaredAt: NameHash(type).member(node.name)) ?? []
    }

    /// What a function without arguments returns.
    private mutating func call(_ node: CodeNode, _ file: Int) -> [KeyValue] {
        guard let callee = node.firstChild, node.arguments.first(where: { _ in true }) == nil else {
            return node.isNamed("String")
                ? values(ofEach: node.arguments.prefix(1).filter { $0.label.isEmpty }, in: file) : []
        }
        switch callee.kind {
        case .identifier: return ownMember(callee, in: callee.owners, file) ?? []
        case .member: return member(callee, file)
        default: return []
        }
    }

    // MARK: Declarations

    /// The value of a local variable or parameter.
    private mutating func value(of local: CodeNode, _ file: Int) -> [KeyValue] {
        guard !isKey(local) else { return [] }
        switch local.kind {
        case .parameter: return [KeyValue([.hole(local.place(in: file))], at: local.place(in: file))]
        case .variable:
            return values(ofEach: local.children.filter { $0.kind.isExpression }.prefix(1), in: file)
                + assigned(to: local, in: file)
        default: return []
        }
    }

    private mutating func assigned(to local: CodeNode, in file: Int) -> [KeyValue] {
        var found: [KeyValue] = []
        for terms in Assignments.values(of: local) { found += values(of: terms, in: file) }
        return found
    }

    /// The value of a member; nil if it has none that is a text.
    private mutating func value(ofMember place: NodePlace) -> [KeyValue]? {
        let declaration = index.node(place)
        let file = Int(place.file)
        // Its literals are keys where they are declared.
        guard !isKey(declaration) else { return [.unknown(at: place)] }
        switch declaration.kind {
        case .variable:
            let results = declaration.results
            if !results.isEmpty { return values(ofEach: results, in: file) }
            if let value = declaration.declaredValue {
                let given = values(of: value, in: file)
                return declaration.form == .mutable ? given + [hole(place)] : given
            }
            return [hole(place)]
        case .function where declaration.parameters.isEmpty:
            return values(ofEach: declaration.results, in: file)
        default: return nil
        }
    }

    /// Whether a type that a declaration states makes literals keys.
    private func isKey(_ declaration: CodeNode) -> Bool {
        declaration.declaredType.map { evaluator.keyTypes.contains(TypeFinder.plain($0.text)) } ?? false
    }

    private func hole(_ place: NodePlace) -> KeyValue { KeyValue([.hole(place)], at: place) }

    /// `self`: in an enum nothing but itself; in an extension of String what the property is read of.
    private func receiver(of node: CodeNode, _ file: Int) -> [KeyValue] {
        guard node.enclosingType != nil, let member = Scope.member(around: node) else { return [] }
        return [hole(member.place(in: file))]
    }

    // MARK: Raw values

    /// The raw values of an enum's cases; what a property is read of in a protocol or an extension of one.
    private func rawValues(of path: [String], _ node: CodeNode, _ file: Int) -> [KeyValue]? {
        let cases = types.cases(of: path.joined(separator: "."))
        let isOwn = node.firstChild.map { $0.isNamed("self") } ?? true
        let reached = isOwn ? SwitchedCases(at: node) : nil
        if !cases.isEmpty {
            return cases.filter { reached?.contains(index.node($0).name) ?? true }.map { evaluator.rawValue(of: $0) }
        }
        guard node.firstChild == nil || node.firstChild?.isNamed("self") == true,
            let member = Scope.member(around: node)
        else { return nil }
        return [hole(member.place(in: file))]
    }
}
