// Plurals whose numbers are never fractions.

import Catalogs
import Comparison
import MessagePatterns

/// The arguments that can only be whole numbers, according to the file that declares them.
struct WholeNumbers {
    private let declared: [String: Set<String>]

    init(_ catalog: Catalog) { declared = catalog.format.type.wholeNumbers(in: catalog) }

    /// Whether the number that selects a form of a plural is whole.
    func select(_ group: PluralGroup) -> Bool {
        guard let entry = group.entry else { return false }
        if group.isInMessage { return group.name.map { declared[entry.key]?.contains($0) ?? false } ?? false }
        if let type = entry.valueType { return ArgumentType(declared: type)?.isWhole ?? false }
        let numbers = MessageArguments(Message(entry.value ?? "", entry.syntax)).formatted.filter(\.type.isNumber)
        return !numbers.isEmpty && numbers.allSatisfy(\.type.isWhole)
    }
}

extension ArgumentType {
    /// Whether its numbers have no fractions.
    fileprivate var isWhole: Bool { if case .integer = self { true } else { false } }
}
