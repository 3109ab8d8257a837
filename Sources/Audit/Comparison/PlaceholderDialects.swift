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
        if let words = FlutterSyntax.words(for: message, of: entry) { return (words, nil, nil) }
        guard isOfJava(entry), let words = JavaApostrophes.words(forSource: message),
            !(subject.habits?.haveLoneApostrophes ?? false)
        else { return nil }
        // Whether Java formats it, nobody says.
        return (words, PlaceholderHelp.apostrophe, .warning)
    }

    /// How a translation differs from its source.
    static func differences(of subject: TextSubject, _ source: Message) -> [PlaceholderDifference] {
        let (message, entry) = (subject.message, subject.entry)
        let syntax = entry.syntax
        let meant = JavaApostrophes.meant(by: source, syntax)
        let found = PlaceholderForms.differences(of: subject, meant)
        let differences =
            found.isEmpty ? BranchNumbers.lost(in: message, subject.locale, source: source) : found
        switch syntax {
        case .auto where subject.entry.catalog.format.isOfRails: return EqualSpellings.removing(from: differences)
        case .otherFormat: return EqualSpellings.removing(from: differences)
        case .auto where ComposeFormat.formats(entry):
            return ComposeFormat.adapting(differences, in: message, source: source)
        case .auto:
            return ofWeb(VueLiterals.naming(differences, of: subject), subject, source)
        case .messageFormat, .phpMessage: return ofWeb(differences, subject, source)
        case .flutterMessage: return FlutterSyntax.naming(differences, of: subject, source)
        case .qt: return QtArguments.naming(differences, in: message, of: entry)
        case .resolved:
            guard JavaFormat.formats(entry) else { return differences }
            let found = JavaFormat.adding(JavaFormat.refused(in: message, source: source), to: differences)
            let isRefused = JavaFormat.refusesPercent(in: message) && !found.contains(.lonePercent)
            return isRefused ? found + [.lonePercent] : found
        case .messageFormatWithArguments:
            let found =
                JavaApostrophes.naming(differences, of: subject) + JavaArguments.refused(in: message, source: meant)
                + FormatComparison.lost(meant, message) + JavaStyles.refused(in: message, source: meant)
                + StyleWords.differences(meant, message, .icu) + JavaChoices.faults(in: message, source: meant)
            return JavaBraces.naming(found, in: message, source: meant)
        case .fluent: return FluentSigils.naming(differences, source, message)
        case .browserMessage, .wikiMessage, .printf, .python, .template, .unknownFormat,
            .pythonBraces, .dotNetBraces:
            return differences
        }
    }

    private static func ofWeb(
        _ differences: [PlaceholderDifference], _ subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard ["json", "json-languages", "php"].contains(subject.entry.catalog.format.id) else { return differences }
        let message = subject.message
        var differences =
            differences + (differences.isEmpty ? ColonWords.differences(source, message) : [])
            + FormatComparison.capitals(in: message, source: source)
            + StyleWords.differences(source, message, .browser) + FormatComparison.lost(source, message)
        let quoted =
            ICUApostrophes.quotedArgument(of: subject, source) ?? ICUApostrophes.quotedTag(of: subject, source)
        if let argument = quoted {
            differences = ICUApostrophes.naming(argument, in: differences)
        }
        return ICUQuotes.naming(differences, of: subject, source)
    }

    private static func isOfJava(_ entry: Entry) -> Bool { entry.syntax == .messageFormatWithArguments }
}
