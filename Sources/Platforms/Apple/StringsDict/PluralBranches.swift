// Plural branches that a language needs but the source lacks: copies of `other`.

import Catalogs

struct PluralBranches {
    private let text: SourceText
    private let tree: Tree
    private let categories: [String]
    private var splices: [Splice] = []

    /// Returns the splices that add the missing categories to each plural; a binary list gets none, and falls back to
    /// `other`.
    static func additions(of categories: [String], to catalog: Catalog) -> [Splice] {
        var reading = Reading()
        guard catalog.text.encoding != .binary,
            let (tree, root) = PropertyList.dictionary(catalog.text, or: "a dictionary of dictionaries", &reading)
        else { return [] }
        var branches = PluralBranches(text: catalog.text, tree: tree, categories: categories)
        for member in tree.members(of: root) { branches.visit(member.value) }
        return branches.splices
    }

    private init(text: SourceText, tree: Tree, categories: [String]) {
        self.text = text
        self.tree = tree
        self.categories = categories
    }

    /// Looks for plurals at a path of branches: a text, or rules.
    private mutating func visit(_ node: Int) {
        guard tree.nodes[node].kind == .object else { return }
        for rule in tree.members(of: node) {
            switch tree.text(rule.key, text.utf8) {
            case "NSStringLocalizedFormatKey": visit(rule.value)
            case "width", "device", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType":
                visitBranches(of: rule.value)
            default:
                complete(rule.value)
                visitBranches(of: rule.value)
            }
        }
    }

    private mutating func visitBranches(of rule: Int) {
        guard tree.nodes[rule].kind == .object else { return }
        for branch in tree.members(of: rule) { visit(branch.value) }
    }

    /// Inserts copies of a plural's `other` before it, if that is a text.
    private mutating func complete(_ plural: Int) {
        guard tree.nodes[plural].kind == .object else { return }
        var known: Set<String> = []
        var other: Tree.Member?
        for branch in tree.members(of: plural) {
            let category = tree.text(branch.key, text.utf8)
            if known.insert(category).inserted, category == "other" { other = branch }
        }
        guard let other, tree.nodes[other.value].kind == .string, let place = place(of: other) else { return }
        for category in categories where !known.contains(category) {
            splices.append(copy(of: other, at: place, named: category))
        }
    }

    /// Returns a copy in another category, with the same space after it as before the branch.
    private func copy(of branch: Tree.Member, at place: Range<Int>, named category: String) -> Splice {
        let utf8 = text.utf8
        let name = tree.nodes[branch.key].field.range.indices
        var space = place.lowerBound
        // Other invisible bytes are not space to a reader.
        while space > 0, [0x20, 0x09, 0x0A, 0x0D].contains(utf8[space - 1]) { space -= 1 }
        let bytes =
            utf8[place.lowerBound..<name.lowerBound] + Array(category.utf8) + utf8[name.upperBound..<place.upperBound]
            + utf8[space..<place.lowerBound]
        return Splice(ByteRange(place.lowerBound, place.lowerBound), Array(bytes))
    }

    /// Returns the range of a branch, from its name to its end; nil if its name is also its value.
    private func place(of branch: Tree.Member) -> Range<Int>? {
        let key = tree.nodes[branch.key]
        let value = tree.nodes[branch.value]
        switch value.form {
        case .xmlPropertyList, .xmlEmpty:
            guard let start = text.utf8[..<Int(key.start)].lastIndex(of: UInt8(ascii: "<")),
                let end = text.utf8[Int(value.end)...].firstIndex(of: UInt8(ascii: ">"))
            else { return nil }
            return start..<end + 1
        case .openStepDouble, .openStepSingle, .openStepBare:
            var reader = OpenStepReader(text)
            reader.at = Int(value.end) + (value.form == .openStepBare ? 0 : 1)
            reader.skipSpace()
            guard reader.at < text.utf8.count, text.utf8[reader.at] == UInt8(ascii: ";") else { return nil }
            return Int(key.start) - (key.form == .openStepBare ? 0 : 1)..<reader.at + 1
        default: return nil
        }
    }
}

extension Catalog {
    /// Returns the file with these categories in each plural, with the text of `other`; unchanged in formats without
    /// plural branches.
    public func addingPluralCategories(_ categories: [String]) -> [UInt8] {
        format.type.addPluralCategories(categories, to: self)
    }
}
