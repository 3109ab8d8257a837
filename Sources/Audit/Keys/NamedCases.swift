// Enums whose cases only exist where code names them.

import Code

extension CodeProject {
    /// Whether a case of an enum only exists where code names it: nothing lists the cases, or finds one by its value.
    func createsOnlyByName(_ path: String, _ runtime: RuntimeNames) -> Bool {
        let declarations = declarations.declarations(at: path)
        guard let name = path.split(separator: ".").last.map(String.init),
            declarations.contains(where: { $0.form == .enumType }),
            declarations.flatMap(\.inheritedNames).allSatisfy({ isPassive($0, runtime) }),
            // Objective-C has other names for the cases.
            !declarations.contains(where: { $0.children.contains { $0.kind == .attribute && $0.isNamed("objc") } }),
            !declarations.contains(where: { $0.text.contains("(rawValue:") || $0.declaresInitializer })
        else { return false }
        return (places(naming: [name])[name] ?? []).allSatisfy { place in
            let use = self.declarations.node(place)
            guard let outer = use.parent else { return true }
            switch outer.kind {
            case .member: return !["init", "allCases", "self"].contains(outer.name)
            case .call: return outer.firstChild?.index != use.index
            case .typeAlias: return false
            default: return true
            }
        }
    }

    /// Whether what conforms to a protocol gets no values from it.
    private func isPassive(_ type: String, _ runtime: RuntimeNames) -> Bool {
        if type == "String" || runtime.passiveTypes.contains(type) { return true }
        let own = declarations.declarations(named: type).filter { $0.form == .protocolType }
        return !own.isEmpty && own.flatMap(\.inheritedNames).allSatisfy(runtime.passiveTypes.contains)
    }

    /// The only enum of the project that has all cases with which a `switch` compares a value; nil if several do, or
    /// none.
    func onlyEnum(comparedBy choice: CodeNode) -> String? {
        let names = choice.children.filter { $0.kind == .switchCase }.flatMap(\.children)
            .filter { $0.kind == .pattern }.map(\.matchedCase)
        var enums: Set<String>?
        for name in names {
            guard let name else { return nil }
            let own = Set(
                declarations.declarations(named: name).filter { $0.kind == .enumCase }.map {
                    $0.owners.joined(separator: ".")
                })
            enums = enums?.intersection(own) ?? own
        }
        return enums?.count == 1 ? enums?.first : nil
    }

    /// Whether code reads another member of a case than the one that a branch belongs to: `Link.store.url`, and not its
    /// title.
    func asks(_ name: CodeNode, forOtherThan branch: CodeNode) -> Bool {
        guard let outer = name.parent, outer.kind == .member, outer.firstChild?.index == name.index,
            let member = branch.ancestors.first(where: { $0.kind == .variable || $0.kind == .function }),
            outer.name != member.name
        else { return false }
        let asked = declarations.declarations(named: outer.name)
        // The other member may read the first one.
        return !asked.isEmpty && !asked.contains { $0.text.contains(member.name) }
    }
}

extension CodeNode {
    /// The name of the case that a pattern matches, with or without values: `.title`, `.name(let text)`.
    var matchedCase: String? {
        if let name = caseName { return name }
        guard kind == .pattern, let pattern = firstChild, pattern.nextSibling == nil, case let value = pattern.bare,
            value.kind == .call, let callee = value.firstChild, callee.kind == .member, callee.firstChild == nil
        else { return nil }
        return callee.name
    }

    /// Whether it contains an initializer, or calls one by that name: a case such as `initial` is none.
    fileprivate var declaresInitializer: Bool {
        let text = text
        return ["init(", "init?(", "init<", ".init"].contains { text.contains($0) }
    }
}
