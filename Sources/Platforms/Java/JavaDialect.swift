// How Java's MessageFormat reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum JavaDialect: Dialect {
    /// The labels of Swing do.
    static var needsHTMLElement: Bool { true }

    static func readsPercents(in subject: TextSubject) -> Bool { !(subject.habits?.haveOnlyFields ?? false) }

    static func fault(ofSource subject: TextSubject) -> SourceFault? {
        guard let words = JavaApostrophes.words(forSource: subject.message),
            !(subject.habits?.haveLoneApostrophes ?? false)
        else { return nil }
        // The file does not tell whether Java formats the text.
        return SourceFault(words, help: PlaceholderHelp.apostrophe, most: .warning)
    }

    static func meant(bySource message: Message, _ syntax: Syntax) -> Message {
        JavaApostrophes.meant(by: message, syntax)
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        let (message, meant) = (subject.message, meant(bySource: source, subject.entry.syntax))
        let own = JavaNumbers.removing(from: differences.map(\.ofWholeNumber))
        let others = JavaApostrophes.removingQuoted(own, source: source)
        let found =
            JavaApostrophes.naming(others, of: subject) + JavaArguments.refused(in: message, source: meant)
            + FormatComparison.lost(meant, message) + JavaStyles.refused(in: message, source: meant)
            + StyleWords.differences(meant, message, .icu) + JavaChoices.faults(in: message, source: meant)
        return JavaWords.naming(JavaBraces.naming(found, in: message, source: meant), of: subject, source)
    }
}
