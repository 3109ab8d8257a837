// The signs that vue-i18n shows only as literals: `support{'@'}example.com`.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// What comes of a literal that a translation has lost.
enum VueLiterals {
    private static let at = "{'@'}"
    private static let bar = "{'|'}"

    /// Differences, with those named that keep vue-i18n from reading the text as it is meant.
    static func naming(_ differences: [PlaceholderDifference], of subject: TextSubject) -> [PlaceholderDifference] {
        let entry = subject.entry
        let differences = entry.isChoice ? withoutNumbers(differences, saysNone(subject)) : differences
        let found = makesChoices(subject) ? naming(differences, ofChoice: entry) : differences
        guard found.contains(.lost(at)), hasBareSign(subject.message) else { return found }
        return found.map {
            guard case .lost(at) = $0 else { return $0 }
            return .unreadable(
                "vue-i18n takes the '@' for the beginning of a link, and can't read the text; expected '\(at)'")
        }
    }

    /// What vue-i18n calls the number of a choice, whichever the source has.
    private static let numbers: Set = ["{n}", "{count}"]

    /// Whether the choice for all numbers that are left, which is the last, says none.
    private static func saysNone(_ subject: TextSubject) -> Bool {
        subject.entry.isLastChoice
            && !subject.message.parts.contains { part in
                part.kind == .placeholder
                    && numbers.contains(String(decoding: subject.message.utf8[part.range], as: UTF8.self))
            }
    }

    private static func withoutNumbers(
        _ differences: [PlaceholderDifference], _ saysNone: Bool
    ) -> [PlaceholderDifference] {
        differences.filter { difference in
            switch difference {
            case .lost(let spelling): saysNone || !numbers.contains(spelling)
            case .added(let spelling, _): !numbers.contains(spelling)
            case .changed(let spelling, let was): !numbers.isSuperset(of: [spelling, was])
            default: true
            }
        }
    }

    /// Whether a text is one of several choices, and its source a single text with a bar in it.
    private static func makesChoices(_ subject: TextSubject) -> Bool {
        guard subject.entry.isChoice, let source = subject.source, !source.isChoice else { return false }
        return source.value?.contains(bar) ?? false
    }

    /// The first choice says it for all: what it has not another may have.
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
            .unreadable("vue-i18n takes the '|' for the end of a choice, and shows one choice alone; expected '\(bar)'")
        ]
    }

    /// Whether an at sign stands among the words.
    private static func hasBareSign(_ message: Message) -> Bool {
        message.parts.contains { part in
            part.kind != .placeholder && message.utf8.firstOffset(of: UInt8(ascii: "@"), in: part.range) != nil
        }
    }
}
