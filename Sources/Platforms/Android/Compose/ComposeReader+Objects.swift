// The texts of objects that composables are given.

import Code

/// An object that code makes: the call of its constructor, and what the names in it mean.
struct ComposeObject {
    let declared: ComposeObjects.Declared
    let call: CodeNode
    let scope: ComposeScope

    /// The value of a property; nil if the constructor is not given it.
    func value(of property: String) -> ComposeValue? {
        declared.argument(property, of: call).map { ComposeValue($0, scope) }
    }

    /// Its text, if it has one and no more: what a function makes of the object is that text.
    var onlyText: ComposeValue? {
        let resources = call.arguments.filter { $0.bare.resourceName != nil }
        return resources.count == 1 ? ComposeValue(resources[0], scope) : nil
    }
}

extension ComposeReader {
    private static let mostObjects = 64
    private static let deepestObject = 6

    /// The objects that a value may be.
    func objects(of value: ComposeValue, depth: Int = 0) -> [ComposeObject] {
        guard depth < Self.deepestObject else { return [] }
        return Array(value.choices.flatMap { objects(ofChoice: $0, depth) }.prefix(Self.mostObjects))
    }

    private func objects(ofChoice choice: ComposeValue, _ depth: Int) -> [ComposeObject] {
        if choice.isElement {
            let list = ComposeValue(choice.node, choice.scope)
            let known = values(of: list, depth).flatMap { value in
                objects(of: ComposeValue(elementOf: value.node, value.scope), depth: depth + 1)
            }
            return known.isEmpty ? instances(of: type(ofElementsOf: list), choice.scope) : known
        }
        switch choice.node.kind {
        case .call:
            guard let declared = index.objects[choice.node.name], choice.node.name.first?.isUppercase ?? false else {
                return []
            }
            return [ComposeObject(declared: declared, call: choice.node, scope: choice.scope)]
        case .parameter: return instances(of: type(of: choice), choice.scope)
        case .identifier, .member:
            if let base = choice.node.firstChild, base.kind == .identifier, let declared = index.objects[base.name],
                let instance = declared.instances.first(where: { $0.name == choice.node.name })
            {
                return [ComposeObject(declared: declared, call: instance.call, scope: ComposeScope(choice.scope.file))]
            }
            let known = values(of: choice, depth).flatMap { objects(of: $0, depth: depth + 1) }
            return known.isEmpty ? instances(of: type(of: choice), choice.scope) : known
        default: return []
        }
    }

    /// What a constant is, or a property of objects.
    private func values(of value: ComposeValue, _ depth: Int) -> [ComposeValue] {
        switch value.node.kind {
        case .identifier:
            guard value.scope.names[value.node.name] == nil,
                let constant = index.objects.constant(named: value.node.name)
            else { return [] }
            return [ComposeValue(constant, ComposeScope(value.scope.file))]
        case .member:
            guard let base = value.node.firstChild else { return [] }
            return objects(of: ComposeValue(base, value.scope), depth: depth + 1).compactMap {
                $0.value(of: value.node.name)
            }
        default: return []
        }
    }

    /// All objects of an enumeration or of a sealed class.
    private func instances(of type: KotlinTypeName?, _ scope: ComposeScope) -> [ComposeObject] {
        guard let declared = type.flatMap({ index.objects[$0.simple] }) else { return [] }
        return declared.instances.map {
            ComposeObject(declared: declared, call: $0.call, scope: ComposeScope(scope.file))
        }
    }

    // MARK: Types

    /// The type of a value; nil if it is not known.
    func type(of value: ComposeValue) -> KotlinTypeName? {
        let value = value.followed
        if value.isElement { return type(ofElementsOf: ComposeValue(value.node, value.scope)) }
        switch value.node.kind {
        case .parameter, .variable: return value.node.declaredType.map { KotlinTypeName($0.text) }
        case .call where index.objects[value.node.name] != nil: return KotlinTypeName(value.node.name)
        case .member:
            guard let base = value.node.firstChild else { return nil }
            if base.kind == .identifier, let declared = index.objects[base.name],
                declared.instances.contains(where: { $0.name == value.node.name })
            {
                return KotlinTypeName(base.name)
            }
            let owner = type(of: ComposeValue(base, value.scope)).flatMap { index.objects[$0.simple] }
            return owner?.types[value.node.name] ?? index.objects.type(ofProperty: value.node.name)
        default: return nil
        }
    }

    /// The type of what is in a list; nil if it is not known.
    private func type(ofElementsOf list: ComposeValue) -> KotlinTypeName? {
        let list = list.followed
        // `Order.entries`, `Order.values()`
        let member = list.node.kind == .call ? list.node.firstChild ?? list.node : list.node
        if member.kind == .member, member.isNamed("entries") || member.isNamed("values"),
            let base = member.firstChild, base.kind == .identifier, index.objects[base.name] != nil
        {
            return KotlinTypeName(base.name)
        }
        return type(of: list)?.element
    }

    // MARK: Texts

    /// The keys of the texts that a property or a function of objects has: `item.title`, `text.asString()`; `site` is the
    /// node in the subject that shows them.
    func textsOfObjects(_ value: ComposeValue, at site: CodeNode?, depth: Int) -> [(key: String, node: CodeNode)] {
        let member = value.node.kind == .call ? value.node.firstChild ?? value.node : value.node
        guard member.kind == .member, let base = member.firstChild else { return [] }
        let owner = ComposeValue(base, value.scope)
        let returned = type(of: owner).map { index.keys(returnedBy: member.name, of: $0.simple) } ?? []
        if !returned.isEmpty, let site { return returned.map { ($0, site) } }
        let isProperty = value.node.kind == .member
        let carried = objects(of: owner).compactMap { isProperty ? $0.value(of: member.name) : $0.onlyText }
        return carried.flatMap { resources(of: $0, at: site, depth: depth + 1) }
    }
}
