// `{0}` in place of `{name}`: correct if the code gives the values of names numbers, too.

/// The numbers in braces that a translation has in place of names.
package struct NumberedNames: Hashable, Sendable {
    /// The numbers that only the translation has.
    package private(set) var numbers: [Int] = []
    /// The names that only the source has.
    package private(set) var names: [String] = []

    /// Creates the numbers and names of differences; nil if others are among them, or no number.
    package init?(_ differences: [PlaceholderDifference]) {
        for difference in differences {
            let (written, lost) = difference.bracedParts
            guard written != nil || lost != nil else { return nil }
            if let written {
                guard written.utf8.count <= 2, let number = Int(written), number >= 0 else { return nil }
                numbers.append(number)
            }
            if let lost {
                guard lost.first?.isLetter ?? false else { return nil }
                names.append(lost)
            }
        }
        if numbers.isEmpty { return nil }
    }

    /// Whether a call that passes values in this order fills the numbers, and the values of all lost names with them.
    package func areFilled(by passed: [String]) -> Bool {
        let filled = numbers.map { passed.dropFirst($0).first }
        return filled.allSatisfy { $0 != nil } && names.allSatisfy(filled.contains)
    }
}

extension PlaceholderDifference {
    /// What is between single braces in the placeholder that only the translation has, and in the one that it lost.
    fileprivate var bracedParts: (written: String?, lost: String?) {
        switch self {
        case .added(let spelling, nearest: _): (Self.inBraces(spelling), nil)
        case .lost(let spelling): (nil, Self.inBraces(spelling))
        case .changed(let spelling, let was):
            Self.inBraces(was) == nil ? (nil, nil) : (Self.inBraces(spelling), Self.inBraces(was))
        default: (nil, nil)
        }
    }

    private static func inBraces(_ spelling: String) -> String? {
        guard spelling.hasPrefix("{"), spelling.hasSuffix("}"), !spelling.hasPrefix("{{") else { return nil }
        return String(spelling.dropFirst().dropLast())
    }
}
