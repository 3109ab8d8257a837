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

        mutating func read(_ member: Tree.Member) { read(member, member.value, at: "") }

        /// Reads what stands at a path of branches: a text, or rules.
        private mutating func read(_ member: Tree.Member, _ node: Int, at path: String) {
            switch tree.nodes[node].kind {
            case .string: append(member, node, variant: path)
            case .object:
                for rule in tree.members(of: node) {
                    guard tree.nodes[rule.key].field.range.count <= 200 else {
                        fault(rule.key, .unexpected(found: "a very long name", expected: "a short name of a variable"))
                        continue
                    }
                    let name = tree.text(rule.key, utf8)
                    if name == "NSStringLocalizedFormatKey" {
                        read(member, rule.value, at: join(path, "format"))
                    } else {
                        readBranches(member, rule.value, of: join(path, Self.shortNames[name] ?? name))
                    }
                }
            case let kind: fault(node, .notAString(key: tree.text(member.key, utf8), found: kind.words))
            }
        }

        private static let shortNames = [
            "NSStringVariableWidthRuleType": "width", "NSStringDeviceSpecificRuleType": "device",
        ]

        /// Reads the branches of a rule; its two keys of metadata are no text.
        private mutating func readBranches(_ member: Tree.Member, _ node: Int, of rule: String) {
            guard tree.nodes[node].kind == .object else {
                let found = tree.nodes[node].kind.words
                return fault(node, .unexpected(found: found, expected: "a dictionary for \"\(rule)\""))
            }
            for branch in tree.members(of: node) {
                let category = tree.text(branch.key, utf8)
                if category == "NSStringFormatSpecTypeKey" || category == "NSStringFormatValueTypeKey" { continue }
                read(member, branch.value, at: "\(rule).\(category)")
            }
        }

        private func join(_ path: String, _ step: String) -> String { path.isEmpty ? step : "\(path)/\(step)" }

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
