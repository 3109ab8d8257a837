// `orphan-translation`: texts of a translation whose source is gone.

import Catalogs
import Pseudolocales

extension Rule {
    static let orphanTranslation = Rule(
        "orphan-translation", .warning,
        summary: "A translation has a text that its source has not.",
        explanation: """
            Nobody asks for a key that the source table has not: it was renamed or taken out there, or it is \
            misspelled here, and then another one is missing. Take it out, or give it the key of its source. \
            Nothing is reported of tables without a source, or with one that has less than half of the keys, since \
            there the keys themselves are the source; nor of `InfoPlist.strings`, whose source may be `Info.plist`, \
            and of keys of Interface Builder where their storyboard or xib is not in `Base.lproj`.
            """,
        examples: [
            .finds(
                "the key is not in the source table", "a key that was renamed in English",
                [
                    .init("en.lproj/Localizable.strings", "\"greeting\" = \"Hello\";\n"),
                    .init("de.lproj/Localizable.strings", "\"greeting\" = \"Hallo\";\n\"hello\" = \"Hallo\";\n"),
                ]),
            .leaves(
                "keys that are their own source",
                [
                    .init("en.lproj/Localizable.strings", "\"\" = \"\";\n"),
                    .init("de.lproj/Localizable.strings", "\"Save\" = \"Sichern\";\n\"Close\" = \"Schließen\";\n"),
                ]),
            .leaves(
                "a storyboard's texts",
                [
                    .init("de.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Ansicht\";\n"),
                    .init("fr.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Présentation\";\n"),
                ]),
            .leaves(
                "the plural of a text in English",
                [
                    .init("en.lproj/Localizable.strings", "\"key\" = \"%d files\";\n"),
                    .plural("de", [("one", "%d Datei"), ("other", "%d Dateien")]),
                    .init("de.lproj/Localizable.strings", "\"key\" = \"%d Dateien\";\n"),
                ]),
        ],
        check: .table { subject, findings in
            let catalog = subject.catalog.catalog
            guard let source = subject.source, !catalog.format.isMultilingual, !catalog.isBase, !catalog.isInfoPlist,
                !PseudoTag.isPseudo(catalog.locale ?? "")
            else { return }
            var keys = ([source] + subject.sourceSiblings).map(TableKeys.init)
            let entries = catalog.firstEntries
            let isDocument = source.catalog.isInterfaceDocument
            let orphans = entries.filter { (isDocument || !$0.isInterfaceBuilders) && !keys.contain($0) }
            guard orphans.count * 2 <= entries.count else { return }
            for entry in orphans { findings.add(entry, "the key is not in the source table") }
        })
}
