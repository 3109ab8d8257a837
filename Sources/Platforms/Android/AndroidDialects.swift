// How texts of Android's resources are read.

import Catalogs
import Comparison
import MessagePatterns

/// Java's formatter, to which Android hands them.
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

/// Compose Multiplatform, which reads the same files, and puts arguments in by itself.
enum ComposeDialect: Dialect {
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        ComposePlaceholders.adapting(differences, in: subject.message, source: source)
    }
}
