// Which plural a branch belongs to: `plural.one`, `subst.files/plural.one`, and `files.one` in a `.stringsdict`.

import Catalogs
import MessagePatterns

/// A step of a branch's name that is a plural form.
package struct PluralStep: Hashable {
    /// The part before the category: `plural`, `subst.files/plural`, `files`.
    package let rule: String
    package let category: String
    /// Whether the plural is ordinal: 1st, 2nd.
    package let isOrdinal: Bool
    /// The part of the branch's name after this step.
    package let rest: String

    /// Returns the plurals that a branch is in, the outermost first.
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

    /// Returns a form without a category name: `plural.[3]`, because gettext files may have two forms of one category.
    package static func numbered(_ variant: String) -> PluralStep? {
        guard variant.hasPrefix("plural.["), variant.hasSuffix("]") else { return nil }
        return PluralStep(rule: "plural", category: String(variant.dropFirst(7)), isOrdinal: false, rest: "")
    }

    /// Returns the branch of the same plural in another category.
    package func variant(_ category: String) -> String { "\(rule).\(category)\(rest)" }

    /// In a `.stringsdict`, each variable has its own name.
    private static func isPlural(_ name: Substring, _ format: Format) -> Bool {
        format.has(.hasPluralBranches) ? name != "width" && name != "device" : name == "plural"
    }

    /// The variable that the plural belongs to; nil if the whole text is one plural.
    package var variable: String? {
        guard !isOrdinal else { return nil }
        let name = rule.split(separator: "/").last { $0 != "plural" }.map {
            $0.hasPrefix("subst.") ? $0.dropFirst(6) : $0
        }
        return name.map { String($0) }
    }
}
