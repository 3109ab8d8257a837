// Scripts that show the source text for an empty translation.

import Basics

/// Recognizes scripts in which an empty translation counts as none.
enum EmptyTexts {
    /// Whether a script shows the source text for an empty translation: by an operator of its own, or as its library does.
    @Sendable static func fallBack(in code: [UInt8]) -> Bool {
        func has(_ mark: StaticString) -> Bool { code.firstOffset(of: mark) != nil }
        if has("defaultMessage"), has("react-intl") { return !has("fallbackOnEmptyString") }
        if has("fallbackLng"), has("returnEmptyString: false") { return true }
        return ImportedSource.isFallback(code) && hasAlternative(code)
    }

    /// Whether the right side of an `||` looks something up in the texts of the default language:
    /// `texts[key] || find(fallbackTexts, key)`, but not `chosen || defaultLanguage`.
    private static func hasAlternative(_ code: [UInt8]) -> Bool {
        var at = 0
        while let operators = code.firstOffset(of: "||", from: at) {
            at = operators + 2
            let side = code[at...].prefix(mostOfSide).prefix { !ends.contains($0) }
            let look = side.drop { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "[") }
            let range = look.startIndex..<look.endIndex
            if ImportedSource.marks.contains(where: { code.firstOffset(of: $0, in: range) != nil }) { return true }
        }
        return false
    }

    private static let mostOfSide = 100
    /// What ends the right side of an operator.
    private static let ends: [UInt8] = [";", "|", "?", "{"].map { UInt8(ascii: $0) }
}
