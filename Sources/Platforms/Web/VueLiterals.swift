// The characters that vue-i18n shows only as literals: `support{'@'}example.com`.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// The consequence of a literal that a translation lost.
enum VueLiterals {
    private static let at = "{'@'}"
    private static let bar = "{'|'}"

    /// Returns differences, with those described that make vue-i18n misread the text.
    static func naming(_ differences: [PlaceholderDifference], of subject: TextSubject) -> [PlaceholderDifference] {
        let entry = subject.entry
        let differences = entry.isChoice ? withoutNumbers(differences, omitsNumber(subject)) : differences
        let found = makesChoices(subject) ? naming(differences, ofChoice: entry) : differences
        guard hasBareSign("@{|", in: subject.message) else { return withoutLiterals(found) }
        guard found.contains(.lost(at)), hasBareSign("@", in: subject.message) else { return found }
        return found.map {
            guard case .lost(at) = $0 else { return $0 }
            return .unreadable(
                "vue-i18n reads the '@' as the start of a link and cannot read the text; expected '\(at)'")
        }
    }

    /// Returns differences without those in literals, which are text: `{'"'}`.
    private static func withoutLiterals(_ differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        differences.compactMap { difference in
            switch difference {
            case .lost(let spelling) where isLiteral(spelling): nil
            case .added(let spelling, _) where isLiteral(spelling): nil
            case .changed(let spelling, let was) where isLiteral(spelling):
                isLiteral(was) ? nil : .lost(was)
            case .changed(let spelling, let was) where isLiteral(was): .added(spelling, nearest: nil)
            default: difference
            }
        }
    }

    private static func isLiteral(_ spelling: String) -> Bool {
        spelling.hasPrefix("{'") && spelling.hasSuffix("'}") && spelling.utf8.count > 4
    }

    /// The names of a choice's number in vue-i18n, whichever the source uses.
    private static let numbers: Set = ["{n}", "{count}"]

    /// Whether the last choice, which is for all other numbers, shows no number.
    private static func omitsNumber(_ subject: TextSubject) -> Bool {
        subject.entry.isLastChoice
            && !subject.message.parts.contains { part in
                part.kind == .placeholder
                    && numbers.contains(String(decoding: subject.message.utf8[part.range], as: UTF8.self))
            }
    }

    private static func withoutNumbers(
        _ differences: [PlaceholderDifference], _ omitsNumber: Bool
    ) -> [PlaceholderDifference] {
        differences.filter { difference in
            switch difference {
            case .lost(let spelling): omitsNumber || !numbers.contains(spelling)
            case .added(let spelling, _): !numbers.contains(spelling)
            case .changed(let spelling, let was): !numbers.isSuperset(of: [spelling, was])
            default: true
            }
        }
    }

    /// Whether a text is one of several choices, but its source is a single text with a bar in it.
    private static func makesChoices(_ subject: TextSubject) -> Bool {
        guard subject.entry.isChoice, let source = subject.source, !source.isChoice else { return false }
        return source.value?.contains(bar) ?? false
    }

    /// Reports differences only for the first choice: what it lacks, another may have.
    private static func naming(
        _ differences: [PlaceholderDifference], ofChoice entry: Entry
    ) -> [PlaceholderDifference] {
        let isFirst = entry.variant == "[0]"
        let texts = KeyTexts.own(of: entry).map(\.text)
        let named = differences.filter { difference in
            guard case .lost(let spelling) = difference else { return true }
            return isFirst && spelling != bar && !texts.contains { $0.contains(spelling) }
        }
        guard isFirst else { return named }
        return named + [
            .unreadable("vue-i18n reads the '|' as the end of a choice and shows only one choice; expected '\(bar)'")
        ]
    }

    /// Whether the words contain one of some signs.
    private static func hasBareSign(_ signs: String, in message: Message) -> Bool {
        message.parts.contains { part in
            part.kind != .placeholder
                && signs.utf8.contains { message.utf8.firstOffset(of: $0, in: part.range) != nil }
        }
    }
}
