// `.stringsdict`: texts that vary by number, width or device.

enum StringsDictFormat: CatalogFormat {
    static let id = "stringsdict"
    static let summary = "Apple plural, width and device variants, in any syntax of property lists"
    static let extensions = ["stringsdict"]
    static let writing = "values in place"

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        guard let (tree, root) = PropertyList.dictionary(text, or: "a dictionary of dictionaries", &reading) else {
            return reading
        }
        var walker = Walker(tree: tree, utf8: text.utf8, reading: reading)
        for member in tree.members(of: root) { walker.read(member) }
        return walker.reading
    }

    private struct Walker {
        let tree: Tree
        let utf8: [UInt8]
        var reading: Reading

        mutating func read(_ member: Tree.Member) {
            switch tree.nodes[member.value].kind {
            case .string: append(member, member.value, variant: "")
            case .object:
                for part in tree.members(of: member.value) {
                    switch tree.text(part.key, utf8) {
                    case "NSStringLocalizedFormatKey": read(member, part.value, variant: "format")
                    case "NSStringVariableWidthRuleType": readBranches(member, part.value, of: "width")
                    case "NSStringDeviceSpecificRuleType": readBranches(member, part.value, of: "device")
                    case let variable: readBranches(member, part.value, of: variable)
                    }
                }
            case let kind: fault(member.value, .notAString(key: tree.text(member.key, utf8), found: kind.words))
            }
        }

        /// Reads the branches of a rule; its two keys of metadata are no text.
        private mutating func readBranches(_ member: Tree.Member, _ node: Int, of name: String) {
            guard tree.nodes[node].kind == .object else {
                let found = tree.nodes[node].kind.words
                return fault(node, .unexpected(found: found, expected: "a dictionary for \"\(name)\""))
            }
            for branch in tree.members(of: node) {
                let category = tree.text(branch.key, utf8)
                if category == "NSStringFormatSpecTypeKey" || category == "NSStringFormatValueTypeKey" { continue }
                read(member, branch.value, variant: "\(name).\(category)")
            }
        }

        /// Reads one branch: a text, or a rule inside the rule.
        private mutating func read(_ member: Tree.Member, _ node: Int, variant: String) {
            switch tree.nodes[node].kind {
            case .string: append(member, node, variant: variant)
            case .object:
                for inner in tree.members(of: node) {
                    readBranches(member, inner.value, of: "\(variant)/\(ruleName(inner.key))")
                }
            case let kind: fault(node, .notAString(key: tree.text(member.key, utf8), found: kind.words))
            }
        }

        private func ruleName(_ key: Int) -> String {
            switch tree.text(key, utf8) {
            case "NSStringVariableWidthRuleType": "width"
            case "NSStringDeviceSpecificRuleType": "device"
            case let variable: variable
            }
        }

        private mutating func append(_ member: Tree.Member, _ value: Int, variant: String) {
            var record = Record(key: tree.nodes[member.key].field, value: tree.nodes[value].field)
            record.comment = tree.comment(of: member, utf8, &reading)
            record.variant = variant.isEmpty ? nil : reading.pooled(variant)
            record.anchor = UInt32(value)
            reading.records.append(record)
        }

        private mutating func fault(_ node: Int, _ problem: Fault.Problem) {
            reading.faults.append(ReadingFault(at: Int(tree.nodes[node].start), problem))
        }
    }
}
