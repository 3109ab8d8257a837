// Names of products that an enum lists: `case libre2 = "Libre 2"`.

import Code

/// Raw values that are the names of one family of products, which no language translates.
struct ProductNames {
    /// The names.
    let names: Set<String>

    /// The fewest names of a family.
    private static let fewest = 3

    init(_ code: CodeProject) {
        var names: Set<String> = []
        for file in code.files where file.language == .swift {
            for type in file.tree.nodes(.type) where type.form == .enumType {
                let values = type.children.flatMap { $0.kind == .block ? Array($0.children) : [$0] }
                    .filter { $0.kind == .enumCase }.compactMap { $0.declaredValue?.stringValue }
                names.formUnion(Self.families(in: values).joined())
            }
        }
        self.names = names
    }

    /// The names that begin with the same word, if some of them have a number after it.
    private static func families(in values: [String]) -> [[String]] {
        let byWord = Dictionary(grouping: values.filter { $0.contains(" ") }) { $0.prefix { $0 != " " } }
        return byWord.compactMap { word, names in
            let hasNumber = names.contains { $0.dropFirst(word.count + 1).first?.isNumber ?? false }
            return names.count >= fewest && hasNumber && word.first?.isUppercase ?? false ? names : nil
        }
    }
}
