// How texts of Android resources are formatted.

import Catalogs
import Comparison
import MessagePatterns

/// Java's formatter, which Android uses.
enum AndroidDialect: Dialect {
    static func fault(ofSource subject: TextSubject) -> SourceFault? {
        JavaPlaceholders.refusesPercent(in: subject.message)
            ? SourceFault(PlaceholderDifference.lonePercent.message) : nil
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        let message = subject.message
        let found = JavaPlaceholders.adding(JavaPlaceholders.refused(in: message, source: source), to: differences)
        let isRefused = JavaPlaceholders.refusesPercent(in: message) && !found.contains(.lonePercent)
        return (isRefused ? found + [.lonePercent] : found).map(\.ofAnyValue).filter { !$0.isOfSigns }
    }
}

extension PlaceholderDifference {
    /// Whether it is about braces that the translation adds around other signs, as in `{[(…)]}`: no library reads them.
    fileprivate var isOfSigns: Bool {
        guard case .added(let spelling, nearest: _) = self, spelling.hasPrefix("{") else { return false }
        return !spelling.dropFirst().dropLast().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
}

/// Compose Multiplatform, which reads the same files but inserts arguments itself.
enum ComposeDialect: Dialect {
    /// `resolveTextDirection` uses the direction of the layout unless the style sets another.
    static func takesDirectionFromLanguage(_ entry: Entry) -> Bool { true }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        ComposePlaceholders.adapting(differences, in: subject.message, source: source)
    }
}
