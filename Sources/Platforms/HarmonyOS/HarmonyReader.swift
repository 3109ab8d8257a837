// Reads the entries of a resource file from its tree: `{"string": [{"name": "key", "value": "Text"}]}`.

import Catalogs

struct HarmonyReader {
    private let tree: Tree
    private let utf8: [UInt8]
    var reading: Reading
    private let form: Form
    /// Whether the file is not valid JSON: then no other faults are reported.
    private let isBroken: Bool
    /// The hashes of the names so far: if two resources share kind and name, restool rejects the second.
    private var names = FirstPlaces()
    /// `plural.one`, `[0]` and so on, each pooled once.
    private var variants: [String: Field] = [:]

    init(_ tree: Tree, _ utf8: [UInt8], _ reading: Reading) {
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
        form = Form.json(of: utf8)
        isBroken = !reading.faults.isEmpty
    }

    mutating func read(_ root: Int) {
        reading.records.reserveCapacity((tree.nodes.count - root) / 6)
        var first: Int?
        for member in tree.members(of: root) {
            let kind = HarmonyKind(member.key, tree, utf8)
            guard kind != nil || HarmonyKind.others.contains(where: { tree.isKey(member.key, $0, utf8) }) else {
                fault(at: member.key, found: "\"\(name(member.key))\"", "\"string\", \"plural\" or \"strarray\"")
                continue
            }
            if let first {
                let found = "\"\(name(member.key))\" beside \"\(name(first))\""
                fault(at: member.key, found: found, "one kind of resource per file, as restool requires")
            }
            first = first ?? member.key
            if let kind { read(member, kind) }
        }
    }

    // MARK: Resources

    private mutating func read(_ member: Tree.Member, _ kind: HarmonyKind) {
        guard let resources = elements(of: member.value, "an array for \"\(kind.name)\"") else { return }
        var isTranslated: [Bool] = []
        for resource in resources { isTranslated.append(read(resource, kind)) }
        noteRemovals(resources, isTranslated)
    }

    /// Reads a resource; returns whether any of it is translatable.
    private mutating func read(_ resource: Int, _ kind: HarmonyKind) -> Bool {
        guard tree.nodes[resource].kind == .object else {
            fault(at: resource, found: words(resource), "an object with \"name\" and \"value\"")
            return true
        }
        guard let key = self.key(of: resource, kind) else { return true }
        guard let value = tree.value(of: "value", in: resource, utf8) else {
            fault(at: resource, found: "\"\(name(key))\" without a value", "\"value\": …")
            return true
        }
        let own = attributes(of: resource)
        switch kind {
        case .string: return readText(value, key, "", own, mayRefer: true)
        case .plural: return readPlural(value, key, own)
        case .array: return readArray(value, key, own)
        }
    }

    /// Returns the name of a resource, checking that restool accepts it and that it is unique.
    private mutating func key(of resource: Int, _ kind: HarmonyKind) -> Int? {
        guard let key = tree.value(of: "name", in: resource, utf8), let field = tree.string(key) else {
            let found = tree.value(of: "name", in: resource, utf8).map { "\(words($0)) for \"name\"" }
            fault(at: resource, found: found ?? "a resource without a name", "\"name\": \"…\"")
            return nil
        }
        let text = tree.text(key, utf8)
        if text.isEmpty || !text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }) {
            fault(at: key, found: "the name \"\(text.shortened)\"", "ASCII letters, digits and '_'")
        }
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(text)
        if names.update(field.range.indices.lowerBound, of: hasher.finalize()) != nil {
            fault(at: key, .twice(key: name(key)))
        }
        return key
    }

    private mutating func readPlural(_ value: Int, _ key: Int, _ own: Attributes) -> Bool {
        guard let forms = elements(of: value, "an array for the forms of \"\(name(key))\"") else { return true }
        var known: Set<String> = []
        var isTranslated = false
        for form in forms {
            guard tree.nodes[form].kind == .object else {
                fault(at: form, found: words(form), "an object with \"quantity\" and \"value\"")
                continue
            }
            let node = tree.value(of: "quantity", in: form, utf8)
            guard let node, tree.string(node) != nil, case let quantity = tree.text(node, utf8),
                HarmonyKind.quantities.contains(quantity)
            else {
                let found = node.map { tree.string($0) == nil ? words($0) : "\"\(name($0))\"" }
                fault(
                    at: node ?? form, found: found ?? "a form without a quantity",
                    "\"quantity\": \"" + HarmonyKind.quantities.joined(separator: "\", \"") + "\"")
                continue
            }
            if !known.insert(quantity).inserted { fault(at: node, .twice(key: "\(name(key)), \(quantity)")) }
            isTranslated = readMember(of: form, key, "plural.\(quantity)", own, mayRefer: false) || isTranslated
        }
        if !known.contains("other") {
            fault(at: value, found: "a plural without \"other\", which restool rejects", "\"quantity\": \"other\"")
        }
        return isTranslated
    }

    private mutating func readArray(_ value: Int, _ key: Int, _ own: Attributes) -> Bool {
        guard let elements = elements(of: value, "an array for the texts of \"\(name(key))\"") else { return true }
        var isTranslated = false
        for (index, element) in elements.enumerated() {
            guard tree.nodes[element].kind == .object else {
                fault(at: element, found: words(element), "an object with \"value\", as restool requires")
                // The author means a text.
                if tree.string(element) != nil {
                    isTranslated = readText(element, key, "[\(index)]", own, mayRefer: true) || isTranslated
                }
                continue
            }
            isTranslated = readMember(of: element, key, "[\(index)]", own, mayRefer: true) || isTranslated
        }
        return isTranslated
    }

    /// Returns the elements of an array; adds a fault if there are none.
    private mutating func elements(of array: Int, _ expected: String) -> [Int]? {
        guard tree.nodes[array].kind == .array else {
            fault(at: array, found: words(array), expected)
            return nil
        }
        let elements = tree.elements(of: array)
        if elements.isEmpty { fault(at: array, found: "an empty array, which restool rejects", "at least one element") }
        return elements
    }

    // MARK: Texts

    /// Reads the text of a form or an element.
    private mutating func readMember(
        of object: Int, _ key: Int, _ variant: String, _ outer: Attributes, mayRefer: Bool
    ) -> Bool {
        guard let value = tree.value(of: "value", in: object, utf8) else {
            fault(at: object, found: "\"\(name(key))\" without a value", "\"value\": \"…\"")
            return true
        }
        var own = attributes(of: object)
        own.isUntranslatable = own.isUntranslatable || outer.isUntranslatable
        own.priority = own.priority ?? outer.priority
        return readText(value, key, variant, own, mayRefer: mayRefer)
    }

    /// Reads a text; returns whether it is translatable.
    private mutating func readText(
        _ value: Int, _ key: Int, _ variant: String, _ own: Attributes, mayRefer: Bool
    ) -> Bool {
        guard let text = tree.string(value) else {
            fault(at: value, .notAString(key: name(key), found: words(value)))
            return true
        }
        var record = Record(
            key: tree.nodes[key].field, value: Field(start: text.start, end: text.end, form: form))
        record.details.state = own.priority
        record.details.variant = self.variant(variant)
        let isReference = mayRefer && checkReference(value)
        if own.isUntranslatable || isReference { record.traits.insert(.untranslatable) }
        reading.records.append(record)
        return !own.isUntranslatable && !isReference
    }

    private mutating func variant(_ name: String) -> Field? {
        guard !name.isEmpty else { return nil }
        let field = variants[name] ?? reading.pooled(name)
        variants[name] = field
        return field
    }

    /// Whether a value refers to another string; adds a fault if restool reads it as a reference of another kind.
    private mutating func checkReference(_ value: Int) -> Bool {
        let range = tree.nodes[value].field.range.indices
        guard utf8[range].first == UInt8(ascii: "$") else { return false }
        let text = tree.text(value, utf8)
        // restool examines everything before the last colon of the line.
        let line = text.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
        guard let colon = line.lastIndex(of: ":"), colon > line.index(after: line.startIndex) else { return false }
        if ["$string", "$ohos:string"].contains(line[..<colon]) { return true }
        fault(
            at: value, found: "'\(String(line[...colon]).shortened)', which restool reads as a reference",
            "'$string:' and a name, or a text that does not begin with '$'")
        return false
    }

    // MARK: Attributes

    /// The attributes of a text in `attr`.
    private struct Attributes {
        var isUntranslatable = false
        /// The status of its translation.
        var priority: Field?
    }

    private mutating func attributes(of object: Int) -> Attributes {
        var attributes = Attributes()
        guard let attr = tree.value(of: "attr", in: object, utf8) else { return attributes }
        guard tree.nodes[attr].kind == .object else {
            fault(at: attr, found: words(attr), "an object for \"attr\"")
            return attributes
        }
        if let node = tree.value(of: "translatable", in: attr, utf8) {
            let word = tree.nodes[node].kind == .other ? tree.text(node, utf8) : ""
            attributes.isUntranslatable = word == "false"
            if word != "false" && word != "true" {
                fault(at: node, found: "\(words(node)) for \"translatable\"", "true or false")
            }
        }
        if let node = tree.value(of: "priority", in: attr, utf8) {
            attributes.priority = tree.string(node)
            if !Self.priorities.contains(where: { tree.isKey(node, $0, utf8) }) || attributes.priority == nil {
                let found = attributes.priority == nil ? words(node) : "\"\(name(node))\""
                fault(at: node, found: "\(found) for \"priority\"", "\"code\", \"translate\", \"LT\" or \"customer\"")
            }
        }
        return attributes
    }

    private static let priorities: [StaticString] = ["code", "translate", "LT", "customer"]

    // MARK: Removals

    /// Marks the untranslatable resources for removal: an app falls back to its source language resource by resource.
    private mutating func noteRemovals(_ resources: [Int], _ isTranslated: [Bool]) {
        guard let first = isTranslated.firstIndex(of: true) else { return }
        for (index, resource) in resources.enumerated() where !isTranslated[index] {
            // Include the comma after it, or else the one before.
            let range =
                index < first
                ? ByteRange(Int(tree.nodes[resource].start), Int(tree.nodes[resources[index + 1]].start))
                : ByteRange(Int(tree.nodes[resources[index - 1]].end), Int(tree.nodes[resource].end))
            reading.marks.removals.append(range)
        }
    }

    // MARK: Faults

    private func name(_ node: Int) -> String { tree.text(node, utf8).shortened }

    private func words(_ node: Int) -> String { tree.words(node, in: utf8) }

    private mutating func fault(at node: Int, found: String, _ expected: String) {
        fault(at: node, .unexpected(found: found, expected: expected))
    }

    private mutating func fault(at node: Int, _ problem: Fault.Problem) {
        guard !isBroken else { return }
        let offset = tree.nodes[node].kind == .key ? Int(tree.nodes[node].start) - 1 : tree.offset(node)
        reading.faults.append(ReadingFault(at: offset, problem, effect: .voidsFile))
    }
}
