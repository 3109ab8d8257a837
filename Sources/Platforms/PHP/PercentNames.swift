// `%url%`: names between percent signs, which the code of PHP apps replaces.

import Basics
import Comparison
import MessagePatterns

enum PercentNames {
    /// The most names of a text that are searched for.
    private static let most = 16

    /// Returns differences without directives whose percent sign ends such a name of the source: the `%f` of
    /// `%url%format`.
    static func removingEnds(
        from differences: [PlaceholderDifference], of translation: Message, _ source: Message
    ) -> [PlaceholderDifference] {
        guard differences.contains(where: { $0.addedDirective != nil }) else { return differences }
        var names: [[UInt8]] = []
        for part in source.parts where names.count < most && part.kind == .placeholder && part.range.count > 2 {
            let name = Array(source.utf8[part.range])
            if name.first == sign, name.last == sign, !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return differences }
        let utf8 = translation.utf8
        return differences.filter { difference in
            guard let directive = difference.addedDirective else { return true }
            let rest = Array(directive.utf8.dropFirst())
            return !names.contains { name in
                // Of `%url%format`, the reader takes either the end or the beginning of the name for a directive.
                let isBeginning = name.starts(with: directive.utf8) && utf8.hasName(name)
                return isBeginning || utf8.firstOffset(of: name + rest, in: utf8.indices) != nil
            }
        }
    }

    private static let sign = UInt8(ascii: "%")
}

extension PlaceholderDifference {
    /// The directive that only the translation has.
    fileprivate var addedDirective: String? {
        if case .added(let spelling, nearest: _) = self, spelling.hasPrefix("%") { spelling } else { nil }
    }
}

extension [UInt8] {
    /// Whether a letter follows one of the occurrences of a name.
    fileprivate func hasName(_ name: [UInt8]) -> Bool {
        var at = 0
        while let found = firstOffset(of: name, in: at..<count) {
            at = found + name.count
            if at < count, self[at].isLetter { return true }
        }
        return false
    }
}
