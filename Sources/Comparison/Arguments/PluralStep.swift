// Which plural a branch is of: `plural.one`, `subst.files/plural.one`, and `files.one` in a `.stringsdict`.

import Catalogs
import MessagePatterns

/// A step of a branch's name that is a form of a plural.
package struct PluralStep: Hashable {
    /// What stands before the category: `plural`, `subst.files/plural`, `files`.
    package let rule: String
    package let category: String
    /// Whether it is of numbers in an order: 1st, 2nd.
    package let isOrdinal: Bool
    /// The whole step and what follows it begin here in the branch's name, after the rule.
    package let rest: String

    /// The plurals that a branch is in, the outermost first.
    package static func all(in variant: String, of format: Format) -> [PluralStep] {
        guard variant.utf8.contains(UInt8(ascii: ".")) else { return [] }
        let steps = variant.split(separator: "/", omittingEmptySubsequences: false)
        return steps.indices.compactMap { index in
            guard let dot = steps[index].lastIndex(of: ".") else { return nil }
            let name = steps[index][..<dot]
            let category = String(steps[index][steps[index].index(after: dot)...])
            guard PluralCategories.all.contains(category), isPlural(name, format) else { return nil }
            let rule = (steps[..<index] + [name]).joined(separator: "/")
            let isOrdinal = name == "ordinal" && !format.has(.namesPluralsByVariable)
            return PluralStep(
                rule: rule, category: category, isOrdinal: isOrdinal,
                rest: steps[(index + 1)...].map { "/\($0)" }.joined())
        }
    }

    /// A form that has no category's name: `plural.[3]`, as files of gettext may have two of one category.
    package static func numbered(_ variant: String) -> PluralStep? {
        guard variant.hasPrefix("plural.["), variant.hasSuffix("]") else { return nil }
        return PluralStep(rule: "plural", category: String(variant.dropFirst(7)), isOrdinal: false, rest: "")
    }

    /// The branch of the same plural in another category.
    package func variant(_ category: String) -> String { "\(rule).\(category)\(rest)" }

    /// In a `.stringsdict` each variable has a name of its own.
    private static func isPlural(_ name: Substring, _ format: Format) -> Bool {
        format.has(.hasPluralBranches) ? name != "width" && name != "device" : name == "plural"
    }

    /// The variable whose plural it is; nil where the text is one plural as a whole.
    package var variable: String? {
        guard !isOrdinal else { return nil }
        let name = rule.split(separator: "/").last { $0 != "plural" }.map {
            $0.hasPrefix("subst.") ? $0.dropFirst(6) : $0
        }
        return name.map { String($0) }
    }
}
