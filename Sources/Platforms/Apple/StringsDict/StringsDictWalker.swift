// Texts that vary by number, width or device, at any depth of a property list.

import Catalogs

/// Walks the texts and rules of a dictionary.
struct StringsDictWalker {
    let tree: Tree
    let utf8: [UInt8]
    var reading: Reading
    /// The language of the current texts, if a file contains several.
    var locale: Field?
    /// The argument type that the current rule declares.
    private var valueType: Field?

    init(tree: Tree, utf8: [UInt8], reading: Reading) {
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
    }

    mutating func read(_ member: Tree.Member) { read(member, member.value, at: "") }

    /// Reads the node at a path of branches: a text, or rules.
    private mutating func read(_ member: Tree.Member, _ node: Int, at path: String) {
        switch tree.nodes[node].kind {
        case .string: append(member, node, variant: path)
        case .object:
            for rule in tree.members(of: node) {
                let name = tree.text(rule.key, utf8)
                if name == "NSStringLocalizedFormatKey" {
                    guard let inner = join(path, "format", at: rule.key) else { continue }
                    read(member, rule.value, at: inner)
                } else {
                    let shortName = Self.shortNames[name]
                    if shortName == nil { checkTypes(of: rule, name) }
                    readBranches(member, rule.value, of: shortName ?? name, at: path)
                }
            }
        case let kind: fault(node, .notAString(key: tree.text(member.key, utf8), found: kind.words))
        }
    }

    private static let shortNames = [
        "NSStringVariableWidthRuleType": "width", "NSStringDeviceSpecificRuleType": "device",
    ]

    /// Reads the branches of a rule; its two metadata keys are not texts.
    private mutating func readBranches(_ member: Tree.Member, _ node: Int, of rule: String, at path: String) {
        guard tree.nodes[node].kind == .object else {
            let found = tree.nodes[node].kind.words
            return fault(node, .unexpected(found: found, expected: "a dictionary for \"\(rule)\""))
        }
        let outer = valueType
        defer { valueType = outer }
        if let type = tree.value(of: "NSStringFormatValueTypeKey", in: node, utf8) {
            valueType = tree.nodes[type].kind == .string ? tree.nodes[type].field : nil
        }
        for branch in tree.members(of: node) {
            let category = tree.text(branch.key, utf8)
            if category == "NSStringFormatSpecTypeKey" || category == "NSStringFormatValueTypeKey" { continue }
            guard let inner = join(path, "\(rule).\(category)", at: branch.key) else { continue }
            read(member, branch.value, at: inner)
        }
    }

    /// Checks the types of a variable, without which a formatter shows `(null)`.
    private mutating func checkTypes(of variable: Tree.Member, _ name: String) {
        guard tree.nodes[variable.value].kind == .object else { return }
        let rule = tree.value(of: "NSStringFormatSpecTypeKey", in: variable.value, utf8)
        let ruleName = rule.map { tree.text($0, utf8) }
        if ruleName != "NSStringPluralRuleType" {
            let found = ruleName.map { "\"\($0)\"" } ?? "no NSStringFormatSpecTypeKey"
            fault(
                rule ?? variable.key, .unexpected(found: found, expected: "\"NSStringPluralRuleType\" for \"\(name)\""))
        }
        let type = tree.value(of: "NSStringFormatValueTypeKey", in: variable.value, utf8)
        guard type.map({ tree.text($0, utf8) }) ?? "" == "" else { return }
        let found = type == nil ? "no NSStringFormatValueTypeKey" : "an empty NSStringFormatValueTypeKey"
        fault(
            type ?? variable.key,
            .unexpected(
                found: found, expected: "the type of a number for \"\(name)\", such as \"d\", or users see '(null)'"))
    }

    /// Returns a path with one more step; nil, after a fault, if a branch cannot have that name.
    private mutating func join(_ path: String, _ step: String, at node: Int) -> String? {
        let joined = VariantPath.join(path, step)
        if joined == nil { fault(node, .unexpected(found: step, expected: "a short name without '/'")) }
        return joined
    }

    private mutating func append(_ member: Tree.Member, _ value: Int, variant: String) {
        var record = Record(key: tree.nodes[member.key].field, value: tree.nodes[value].field)
        record.comment = tree.comment(of: member, utf8, &reading)
        record.details.variant = variant.isEmpty ? nil : reading.pooled(variant)
        record.details.valueType = valueType
        record.details.locale = locale
        record.anchor = UInt32(value)
        reading.records.append(record)
    }

    mutating func fault(_ node: Int, _ problem: Fault.Problem) {
        reading.faults.append(ReadingFault(at: Int(tree.nodes[node].start), problem))
    }
}
