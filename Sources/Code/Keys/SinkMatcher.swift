// Whether a call calls a function of the project: by full path or same owner, never by a bare name alone.

/// Tells which calls are calls of a function.
struct SinkMatcher {
    let index: DeclarationIndex
    let types: TypeFinder

    /// How certain it is that a call calls a function.
    enum Match: Comparable { case possible, certain }

    /// Whether a call calls a function or uses a case; nil if it does not.
    func match(_ call: CodeNode, in file: Int, calls function: CodeNode) -> Match? {
        guard let callee = call.firstChild, call.kind == .call, Self.fits(call, function) else { return nil }
        let owner = function.owners.joined(separator: ".")
        if function.isNamed("init") { return creates(owner, callee, file) }
        switch callee.kind {
        case .identifier:
            if owner.isEmpty { return .certain }
            let own = callee.owners
            for count in stride(from: own.count, to: 0, by: -1)
            where own.prefix(count).joined(separator: ".") == owner { return .certain }
            return .possible
        case .member:
            guard let base = callee.firstChild?.bare else { return agree(function) ? .certain : .possible }
            if base.isNamed("self") || base.isNamed("Self") {
                return base.owners.joined(separator: ".") == owner ? .certain : .possible
            }
            if base.text == owner || types.typeName(base, in: file) == owner { return .certain }
            // A module's function.
            if owner.isEmpty {
                return base.kind == .identifier && types.type(of: base, in: file) == nil ? .possible : nil
            }
            guard let type = types.type(of: base, in: file) else { return agree(function) ? .certain : .possible }
            return type == owner ? .certain : .possible
        default: return nil
        }
    }

    /// Whether a callee creates a value of a type.
    func creates(_ owner: String, _ callee: CodeNode, _ file: Int) -> Match? {
        if callee.isNamed("init") {
            // `.init(…)`: only its context knows the type.
            guard let base = callee.firstChild?.bare else { return callee.kind == .member ? .possible : nil }
            if base.isNamed("self") { return base.owners.joined(separator: ".") == owner ? .certain : nil }
            return creates(owner, base, file)
        }
        if let type = types.typeName(callee, in: file) { return type == owner ? .certain : nil }
        return callee.kind == .identifier && callee.isNamed("Self") ? nil : callee.text == owner ? .certain : nil
    }

    /// Whether all functions of the project with this name and these labels do the same: then its type does not matter.
    private func agree(_ function: CodeNode) -> Bool {
        var count = 0
        for place in index.declarations(at: NameHash(function.name).anywhere) {
            let other = index.node(place)
            guard other.kind == function.kind, hasLabels(of: function, other) else { continue }
            count += 1
            if count > 1 { return false }
        }
        return count == 1
    }

    private func hasLabels(of function: CodeNode, _ other: CodeNode) -> Bool {
        var others = other.children.lazy.filter { $0.kind == .parameter }.makeIterator()
        for parameter in function.children where parameter.kind == .parameter {
            guard let next = others.next(), next.hasLabel(of: parameter) else { return false }
        }
        return others.next() == nil
    }

    /// Whether the labels of a call fit the parameters of a function.
    fileprivate static func fits(_ call: CodeNode, _ function: CodeNode) -> Bool {
        var parameters = function.children
        for argument in call.arguments where argument.form != .trailingClosure {
            // Without a label, it may be one more value of a variadic parameter.
            guard skip(&parameters, through: argument) || !argument.hasLabel else { return false }
        }
        return true
    }

    /// Skips the parameters up to the one with the label of an argument; returns false if there is none.
    private static func skip(_ parameters: inout CodeNode.Siblings, through argument: CodeNode) -> Bool {
        var rest = parameters
        while let next = rest.next() {
            guard next.kind == .parameter, next.hasLabel(of: argument) || next.isNamedLike(argument) else { continue }
            parameters = rest
            return true
        }
        return false
    }

    /// The argument of a call for a parameter; nil if the call leaves it out.
    func argument(_ call: CodeNode, for parameter: CodeNode, of function: CodeNode) -> CodeNode? {
        let label = parameter.label
        // Kotlin's arguments may have the names of their parameters.
        if let named = call.arguments.first(where: { parameter.isNamedLike($0) }) { return named }
        guard label.isEmpty else { return call.arguments.first { $0.label == label && $0.form != .trailingClosure } }
        let position = function.parameters.prefix { $0.index != parameter.index }.count { $0.label.isEmpty }
        return call.arguments.filter { $0.label.isEmpty && $0.form != .trailingClosure }.dropFirst(position).first
    }
}

extension CodeNode {
    /// Whether the labels of a call fit the parameters of a function.
    public func mayCall(_ function: CodeNode) -> Bool { SinkMatcher.fits(self, function) }

    /// Whether it is a parameter without a label, whose name is the label of an argument.
    fileprivate func isNamedLike(_ argument: CodeNode) -> Bool {
        // Swift writes `_` if there is no label.
        argument.hasLabel && !hasLabel && tree.bytes[range.lowerBound] != UInt8(ascii: "_")
            && isNamed(likeLabelOf: argument)
    }
}
