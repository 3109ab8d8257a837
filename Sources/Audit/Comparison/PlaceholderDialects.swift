// How the placeholders of a text differ from those of its source, in the words of whatever reads it.

import Catalogs
import MessagePatterns

/// What libraries make of differences: each looks at its own texts alone.
enum PlaceholderDialects {
    /// Why a source text can't be read as it is meant; nil where it can.
    static func fault(ofSource subject: TextSubject) -> (words: String, help: String?, most: Severity?)? {
        let (message, entry) = (subject.message, subject.entry)
        if let words = PlaceholderComparison.words(forSource: message) { return (words, nil, nil) }
        if JavaFormat.formats(entry), JavaFormat.refusesPercent(in: message) {
            return (PlaceholderDifference.lonePercent.message, nil, nil)
        }
        if let words = FlutterBraces.words(for: message, of: entry) { return (words, nil, nil) }
        guard isOfJava(entry), let words = JavaApostrophes.words(forSource: message) else { return nil }
        // Whether Java formats it, nobody says.
        return (words, PlaceholderHelp.apostrophe, .warning)
    }

    /// How a translation differs from its source.
    static func differences(of subject: TextSubject, _ source: Message) -> [PlaceholderDifference] {
        let (message, entry) = (subject.message, subject.entry)
        let meant = JavaApostrophes.meant(by: source, entry.syntax)
        var differences = PlaceholderForms.differences(of: subject, meant)
        differences = VueLiterals.naming(differences, of: subject)
        differences = QtArguments.naming(differences, in: message, of: entry)
        if let argument = ICUApostrophes.quotedArgument(of: subject, source) {
            differences = ICUApostrophes.naming(argument, in: differences)
        }
        differences = ICUQuotes.naming(differences, of: subject, source)
        differences = FlutterBraces.naming(differences, of: subject, source)
        if JavaFormat.formats(entry) {
            differences = JavaFormat.adding(JavaFormat.refused(in: message, source: source), to: differences)
            if !differences.contains(.lonePercent), JavaFormat.refusesPercent(in: message) {
                differences.append(.lonePercent)
            }
        }
        guard isOfJava(entry) else { return differences }
        return differences.map { $0.asJava(in: message) } + JavaArguments.refused(in: message, source: meant)
            + JavaStyles.refused(in: message, source: meant) + JavaChoices.faults(in: message, source: meant)
    }

    private static func isOfJava(_ entry: Entry) -> Bool { entry.syntax == .messageFormatWithArguments }
}
