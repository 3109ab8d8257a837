// One walk through a file that finds the keys given to some sinks, and new sinks behind them.

/// What a walk through a file found.
struct KeyHaul: Sendable {
    var uses: [KeyUse] = []
    var sinks: [KeySink] = []
}

/// Walks through a file and looks for texts that reach sinks.
struct KeyPass {
    let evaluator: Evaluator
    let matcher: SinkMatcher
    let conventions: KeyConventions
    let sinks: KeySinks
    let file: Int
    let tree: SyntaxTree
    var haul = KeyHaul()

    init(_ file: Int, _ evaluator: Evaluator, _ conventions: KeyConventions, _ sinks: KeySinks) {
        (self.file, self.evaluator, self.conventions, self.sinks) = (file, evaluator, conventions, sinks)
        matcher = SinkMatcher(index: evaluator.index, types: evaluator.types)
        tree = evaluator.index.files[file].tree
    }

    /// Looks at all nodes that may use a sink.
    mutating func run(_ landmarks: [Landmark]) {
        for landmark in landmarks {
            switch landmark.kind {
            case .call:
                for sink in sinks.calls[landmark.name] { visit(call: node(landmark), sink) }
            case .operator:
                for sink in sinks.calls[landmark.name] { visit(operator: node(landmark), sink) }
            case .member:
                for sink in sinks.members[landmark.name] { visit(member: node(landmark), sink) }
            case .assignment:
                for sink in sinks.properties[landmark.name] { visit(assignment: node(landmark), sink) }
            }
        }
    }

    /// Looks at the declarations of the file, and at names that the project does not declare.
    ///
    /// `textMembers` are members of texts that look them up.
    mutating func readDeclarations(_ textMembers: NameSet, _ aliases: [SymbolRoot]) {
        if conventions.systemPackage != nil { return readSymbols(aliases) }
        tree.nodes.withUnsafeBufferPointer { nodes in
            for index in nodes.indices {
                switch nodes[index].kind {
                case .typeName: visit(type: index, nodes[index])
                case .identifier: visit(identifier: index)
                case .member where textMembers.contains(tree.bytes, nodes[index].name):
                    visit(library: CodeNode(tree: tree, index: index))
                default: break
                }
            }
        }
    }

    private func node(_ landmark: Landmark) -> CodeNode { CodeNode(tree: tree, index: Int(landmark.node)) }

    // MARK: Calls

    private mutating func visit(call: CodeNode, _ sink: KeySink) {
        switch sink.target {
        case .call(let position): visit(call, conventions.calls[position])
        case .function(let place):
            let function = evaluator.index.node(place)
            guard let match = matcher.match(call, in: file, calls: function) else { return }
            pass(call, sink, match == .certain) { [evaluator, matcher, file] hole in
                let parameter = evaluator.index.node(hole)
                if let argument = matcher.argument(call, for: parameter, of: function) { return (argument, file) }
                return parameter.declaredValue.map { ($0, Int(hole.file)) }
            }
        case .property(let place):
            let property = evaluator.index.node(place)
            // Swift writes an initializer for all properties only if the type has none.
            guard let callee = call.firstChild, let type = property.enclosingType, !type.hasInitializer,
                let match = matcher.creates((type.owners + [type.name]).joined(separator: "."), callee, file),
                let argument = call.arguments.first(where: { $0.label == property.name })
            else { return }
            pass(call, sink, match == .certain) { [file] _ in (argument, file) }
        case .receiver(let place):
            guard let callee = call.firstChild else { return }
            switch callee.kind {
            case .member: visit(member: callee, sink)
            case .identifier: visit(call, ofOwnMember: place, sink)
            default: break
            }
        }
    }

    /// A call of another member of the same text, which then looks itself up, too: `localized(in: language)`.
    private mutating func visit(_ call: CodeNode, ofOwnMember place: NodePlace, _ sink: KeySink) {
        let function = evaluator.index.node(place)
        guard function.kind == .function, let owner = function.enclosingType, let callee = call.firstChild,
            let member = Scope.member(around: call), member.enclosingType?.name == owner.name,
            Scope.declaration(of: callee) == nil, Array(call.arguments).count == function.parameters.count
        else { return }
        let own = member.place(in: file)
        guard own != place else { return }
        let shape = Shape(
            kind: sink.kind, table: fixed(sink.table), bundle: sink.bundle, how: function.name, site: call,
            details: KeyDetails([], nil), isSpare: sink.isSpare, hasDefault: sink.hasDefault)
        let values = sink.key.filled { hole in
            hole == place ? [KeyValue([.hole(own)], at: own)] : [.unknown(at: call.place(in: file))]
        }
        for value in values { take(value, shape, .lookup) }
    }

    /// An operator of the project that looks up its operand: `%"key"`.
    private mutating func visit(operator node: CodeNode, _ sink: KeySink) {
        guard case .function(let place) = sink.target, evaluator.index.node(place).parameters.count == 1,
            let operand = node.firstChild
        else { return }
        pass(node, sink, true) { [file] _ in (operand, file) }
    }

    /// A call of the platform's.
    private mutating func visit(_ call: CodeNode, _ convention: KeyCall) {
        guard !isOfOtherModule(call) else { return }
        let arguments = call.arguments.filter { $0.form != .trailingClosure }
        if !convention.refuses.isEmpty, arguments.contains(where: { convention.refuses.contains($0.label) }) { return }
        if let needs = convention.needs, !arguments.contains(where: { $0.label == needs }) { return }
        let key =
            convention.key.isEmpty
            ? arguments.first.flatMap { $0.label.isEmpty ? $0 : nil } : arguments.first { $0.label == convention.key }
        guard let key, namesText(arguments, convention) else { return }
        let details = KeyDetails(arguments, convention)
        let table = convention.table.map { KeySink.Table.named($0) } ?? self.table(details.table, in: file)
        let how = call.kind == .attribute ? "@" + call.name : call.firstChild.map { name(of: $0) } ?? call.name
        // `bundle.localizedString(forKey: …)`, `[bundle localizedStringForKey:…]`
        let receiver =
            convention.key == "forKey" || convention.name.hasSuffix("ForKey") ? call.firstChild?.firstChild : nil
        let shape = Shape(
            kind: convention.kind, table: table, bundle: (details.bundle ?? receiver)?.asBundle, how: how, site: call,
            details: details)
        switch convention.kind {
        case .lookup:
            for value in evaluator.values(of: key, in: file) where !(value.text.isOpen && isSymbol(key)) {
                take(value, shape, .lookup)
            }
        case .typed, .shown, .converts: takeLeaves(of: key, shape, certainty: convention.certainty)
        }
    }

    /// Whether a call is about a text, and no other kind of resource.
    private func namesText(_ arguments: [CodeNode], _ convention: KeyCall) -> Bool {
        guard let resources = convention.resources else { return true }
        guard arguments.indices.contains(resources.position) else { return false }
        return evaluator.values(of: arguments[resources.position], in: file).contains { kind in
            kind.text.literal.map(resources.texts.contains) ?? true
        }
    }

    /// Whether it is a generated name, which is a use by itself: `NSLocalizedString(L10n.title, comment: "")`.
    private func isSymbol(_ node: CodeNode) -> Bool {
        let chain = node.bare.path.reversed()
        return conventions.symbolRoots.contains { root in
            chain.starts(with: root) && chain.count > root.count
                && evaluator.index.declarations(at: NameHash(root.joined(separator: "."))).isEmpty
        }
    }

    /// Whether a call creates another type of this name: `Defaults.Toggle(…)`.
    private func isOfOtherModule(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild, callee.kind == .member, let base = callee.firstChild,
            base.kind == .identifier, callee.name.first?.isUppercase ?? false
        else { return false }
        return !conventions.modules.contains(base.name) && !conventions.keyTypes.contains(base.name + "." + callee.name)
    }

    /// Something of the project that hands its argument on.
    private mutating func pass(
        _ call: CodeNode, _ sink: KeySink, _ isCertain: Bool, _ argument: (NodePlace) -> (node: CodeNode, file: Int)?
    ) {
        guard isCertain || sink.kind != .shown else { return }
        let arguments = call.arguments.filter { $0.form != .trailingClosure }
        let details = KeyDetails(arguments, nil)
        var table = sink.table
        if case .hole(let hole) = table { table = argument(hole).map { self.table($0.node, in: $0.file) } ?? .standard }
        let how = call.firstChild.map { name(of: $0) } ?? call.name
        let shape = Shape(
            kind: sink.kind, table: table, bundle: details.bundle?.text ?? sink.bundle, how: how, site: call,
            details: details, isSpare: sink.isSpare, hasDefault: sink.hasDefault)
        if sink.kind == .typed {
            // A default value is a key where it is written.
            guard let hole = sink.key.hole, let key = argument(hole), key.file == file else { return }
            return takeLeaves(of: key.node, shape, certainty: isCertain ? .typed : .possible)
        }
        let values = sink.key.filled { hole in
            argument(hole).map { evaluator.values(of: $0.node, in: $0.file) } ?? [.unknown(at: call.place(in: file))]
        }
        for value in values { take(value, shape, isCertain ? sink.kind.certainty : .possible) }
    }

    /// `"key".localized()` of a library.
    private mutating func visit(library member: CodeNode) {
        guard let base = member.firstChild else { return }
        let values = evaluator.values(of: base, in: file)
        // It may be the member of another type.
        let isOther = values.allSatisfy(\.text.isOpen) && evaluator.types.type(of: base, in: file) != "String"
        if isOther, !evaluator.index.declarations(named: member.name).isEmpty { return }
        let shape = Shape(
            kind: .lookup, table: .standard, bundle: nil, how: member.name, site: member, details: KeyDetails([], nil))
        for value in values { take(value, shape, .typed) }
    }

    /// Visits a member that may look up its base: `"key".localized`.
    private mutating func visit(member: CodeNode, _ sink: KeySink) {
        guard case .receiver(let place) = sink.target, let base = member.firstChild?.bare else { return }
        let declaration = evaluator.index.node(place)
        guard let owner = declaration.enclosingType else { return }
        var bases = evaluator.values(of: base, in: file)
        var isCertain = true
        if let type = evaluator.types.type(of: base, in: file), type != "String" {
            // The property of a type that conforms to a protocol, or of an enum.
            let path = (owner.owners + [owner.name]).joined(separator: ".")
            guard path == type || evaluator.conforms(type, to: owner.name) else { return }
            if let known = evaluator.types.enumCase(base, in: file) {
                bases = [evaluator.rawValue(of: known)]
            } else {
                let cases = evaluator.types.cases(of: type)
                if !cases.isEmpty { bases = cases.map { evaluator.rawValue(of: $0) } }
            }
        } else if bases.allSatisfy({ $0.text.isOpen && $0.holes.isEmpty }) {
            // Nobody knows what it is: it counts only if nothing of another type has this name.
            let name = declaration.name
            isCertain =
                evaluator.types.type(of: base, in: file) != nil
                || evaluator.index.declarations(named: name).allSatisfy { $0.enclosingType?.name == owner.name }
        }
        let site =
            member.parent?.kind == .call && member.parent?.firstChild?.index == member.index ? member.parent : nil
        let shape = Shape(
            kind: sink.kind, table: fixed(sink.table), bundle: sink.bundle, how: declaration.name, site: site ?? member,
            details: KeyDetails(site.map { Array($0.arguments) } ?? [], nil), isSpare: sink.isSpare,
            hasDefault: sink.hasDefault)
        let values = sink.key.filled { $0 == place ? bases : [.unknown(at: member.place(in: file))] }
        let certainty: KeyUse.Certainty = sink.kind == .shown ? .shown : .lookup
        for value in values {
            let isKnown = isCertain && !isFallback(value, of: base, site ?? member)
            take(value, shape, isKnown ? certainty : .possible)
        }
    }

    /// Whether a value is a property that counts only if another one has no value: `(title ?? id).localized`.
    private func isFallback(_ value: KeyValue, of base: CodeNode, _ member: CodeNode) -> Bool {
        guard let hole = value.hole, evaluator.index.node(hole).kind == .variable else { return false }
        if let choice = member.meaningfulParent, choice.isCoalescing, choice.firstChild?.bare.index != member.index {
            return true
        }
        guard base.isCoalescing, let first = base.firstChild else { return false }
        return !evaluator.values(of: first, in: file).contains { $0.hole == hole }
    }

    /// Visits an assignment to a property that may be looked up: `row.title = "key"`.
    private mutating func visit(assignment: CodeNode, _ sink: KeySink) {
        guard case .property(let place) = sink.target, let type = evaluator.index.node(place).enclosingType,
            let target = assignment.firstChild
        else { return }
        let owner = (type.owners + [type.name]).joined(separator: ".")
        let isOwn: Bool
        if let base = target.firstChild?.bare {
            isOwn =
                base.isNamed("self")
                ? base.owners.joined(separator: ".") == owner : evaluator.types.type(of: base, in: file) == owner
        } else {
            isOwn = target.owners.joined(separator: ".") == owner && Scope.declaration(of: target) == nil
        }
        guard isOwn else { return }
        let operands = Array(assignment.children)
        let shape = Shape(
            kind: sink.kind, table: fixed(sink.table), bundle: sink.bundle, how: target.name, site: assignment,
            details: KeyDetails([], nil), isSpare: sink.isSpare, hasDefault: sink.hasDefault)
        if sink.kind == .typed {
            if operands.count == 3 { takeLeaves(of: operands[2], shape, certainty: .typed) }
        } else {
            for value in sink.key.filled({ _ in evaluator.values(of: Array(operands[2...]), in: file) }) {
                take(value, shape, sink.kind.certainty)
            }
        }
    }
}

extension KeyCall {
    var certainty: KeyUse.Certainty { key == "localized" ? .lookup : .typed }
}

extension KeyCall.Kind {
    var certainty: KeyUse.Certainty {
        switch self {
        case .lookup: .lookup
        case .shown: .shown
        case .typed, .converts: .typed
        }
    }
}
