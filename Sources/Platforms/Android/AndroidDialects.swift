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
        return isRefused ? found + [.lonePercent] : found
    }
}

/// Compose Multiplatform, which reads the same files but inserts arguments itself.
enum ComposeDialect: Dialect {
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        ComposePlaceholders.adapting(differences, in: subject.message, source: source)
    }
}
