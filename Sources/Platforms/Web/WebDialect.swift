// How web libraries read texts: i18next, vue-i18n, FormatJS and others, detected from the texts.

import Catalogs
import Comparison
import MessagePatterns

enum WebDialect: Dialect {
    /// i18next selects by the value of `count` alone; Jed, which has gettext's rules, does not.
    static func number(in catalog: Catalog) -> NumberName {
        catalog.hasOwnPluralRules && !catalog.format.isMultilingual ? .likely : .count
    }

    /// i18next looks a missing `file_few` up in the fallback language, not as `file_other`.
    static func showsSourceForMissingForm(of entry: Entry) -> Bool {
        guard entry.isBranch, let key = entry.range(of: .key)?.indices else { return false }
        let utf8 = entry.catalog.text.utf8
        return key.upperBound < utf8.count && utf8[key.upperBound] == UInt8(ascii: "_")
    }

    /// Many helpers only replace each `%s`; those of gettext's catalogs in JSON, as Jed's and Nextcloud's, read numbers.
    static func argumentNumbers(of entry: Entry) -> ArgumentNumbers {
        entry.catalog.hasOwnPluralRules ? .dollars : .unknown
    }

    /// Laravel's `lang/de.json` has the source texts as keys.
    static func fillsColonWords(of entry: Entry) -> Bool {
        CatalogPath(entry.catalog.path).folder.split(separator: "/").last == "lang"
    }

    static func readsHTML(_ entry: Entry) -> Bool { entry.syntax == .wikiMessage }

    /// FormatJS, and what is built on it, parses tags as well.
    static func markupReading(of subject: TextSubject) -> MarkupReading {
        switch subject.entry.syntax {
        case .messageFormat: return .ofKnownElements
        case .auto:
            let readsTags = !(subject.tableHabits?.leaveTags ?? false) && ICUApostrophes.isOfICU(subject)
            return readsTags ? .ofKnownElements : .tolerant
        default: return .tolerant
        }
    }

    static func adapting(
        _ all: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        // i18next-icu shows braces that ICU cannot read as they are, and react-i18next fills them then.
        let fillsAny = subject.tableHabits?.leaveTags ?? false
        let own = ProseBraces.excusing(all.filter { !$0.isOfOpenPair && !(fillsAny && $0.isOfBracesAlone) }, source)
        let differences = Html10nMacros.excusing(SpacedNames.naming(own, subject.message, source), of: subject)
        return switch subject.entry.syntax {
        case .auto:
            browsers(
                VueLiterals.naming(EasyLocalization.removingNumbers(from: differences, of: subject), of: subject),
                of: subject, source)
        case .messageFormat: browsers(differences, of: subject, source)
        default: differences
        }
    }

    /// Returns differences, including what formatters in browsers reject.
    static func browsers(
        _ all: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        let message = subject.message
        let bare = ColonNames.withoutColon(source, message)
        // What is left of such a name looks like directives.
        let own = bare.isEmpty ? all : all.filter { !$0.isOfPercents } + bare
        var differences =
            own + (own.isEmpty ? ColonWords.differences(source, message) : [])
            + FormatComparison.capitals(in: message, source: source)
            + StyleWords.differences(source, message, .browser) + FormatComparison.lost(source, message)
        let quoted =
            ICUApostrophes.quotedArgument(of: subject, source) ?? ICUApostrophes.quotedTag(of: subject, source)
        if let argument = quoted {
            differences = ICUApostrophes.naming(argument, in: differences)
        }
        return ICUQuotes.naming(differences, of: subject, source)
    }
}

extension PlaceholderDifference {
    /// Whether only the number of braces around a name differs.
    fileprivate var isOfBracesAlone: Bool {
        guard case .changed(let spelling, let was) = self else { return false }
        func name(_ spelling: String) -> String { spelling.filter { $0 != "{" && $0 != "}" } }
        return name(spelling) == name(was)
    }

    /// Whether only one brace closes two in the source, as in `{{name})}`: no library replaces that, in any language.
    fileprivate var isOfOpenPair: Bool {
        switch self {
        case .changed(_, was: let spelling), .lost(let spelling): spelling.hasPrefix("{{") && !spelling.hasSuffix("}}")
        default: false
        }
    }
}
