// `{0}` in place of `{name}`: correct if the code gives the values of names numbers, too.

/// A number in braces in place of a name.
package struct NumberedName: Hashable, Sendable {
    /// The number that the translation has.
    package let number: Int
    /// The name that the source has.
    package let name: String
}

extension PlaceholderDifference {
    /// The number in braces that replaces a name; nil if it is another difference.
    package var numberedName: NumberedName? {
        guard case .changed(let spelling, let was) = self, let digits = Self.inBraces(spelling),
            let name = Self.inBraces(was), digits.utf8.count <= 2, let number = Int(digits), number >= 0,
            name.first?.isLetter ?? false
        else { return nil }
        return NumberedName(number: number, name: name)
    }

    private static func inBraces(_ spelling: String) -> String? {
        guard spelling.hasPrefix("{"), spelling.hasSuffix("}"), !spelling.hasPrefix("{{") else { return nil }
        return String(spelling.dropFirst().dropLast())
    }
}
