// `catalog-fault`: files that cannot be read, or only in part.

import Basics
import Catalogs
import Comparison

extension Rule {
    static let catalogFault = Rule(
        "catalog-fault", .error, .crash,
        summary: "A catalog cannot be read, or only in part.",
        explanation: """
            The finding describes the error and its place, and what an app would show: Apple's loader rejects a whole \
            `.strings` file if one semicolon is missing, and users then see the raw keys. Swell reads and checks as \
            much of the rest of the file as possible. Of a file that does not load, many errors are one finding, \
            because most follow from the first. Whatever else it finds, `swell check` ends with exit code 2.

            An error that the build tools of the app repair without losing a text is a note. For example, lrelease \
            drops plural forms that Qt does not use in a language; the rule reports those whose text no other form \
            has, unless they are only for fractions. A `"` that aapt2 drops, because it has neither a partner nor a \
            backslash, is a note, too, unless it is at one end of its text, and so is a xib of an unsupported version outside a language folder. Plural forms \
            that gettext cannot read, such as those of a template, are a warning, because it uses two forms then. \
            A folder `values-he`, `values-id` or `values-yi` is a note if Android's earlier name for it, such as \
            `values-iw`, is missing, because Android ignores it up to version 14. A file \
            without any text that can be read is a note if it is in no language folder: it may be something else. In a \
            template, an error is a warning, because only translators' tools read it, and in a table that no Xcode \
            project and no code names, it is a note.
            """,
        examples: [
            .finds(
                "expected ';' after the value of \"done\"; none of its keys would load", "a semicolon is missing",
                [.init("en.lproj/Localizable.strings", "\"done\" = \"Done\"\n\"title\" = \"Settings\";\n")]),
            .finds(
                "found 'in', expected 'msgctxt', 'msgid', 'msgid_plural' or 'msgstr'; none of its keys would load; "
                    + "3 more faults, first on lines 4 and 8",
                "quotes without backslashes",
                [
                    .init(
                        "po/de.po",
                        """
                        msgid ""
                        msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                        msgctxt "Save" in "File"
                        msgid "Save"
                        msgstr "Sichern"

                        msgctxt "Open" in "File"
                        msgid "Open"
                        msgstr "Öffnen"

                        """)
                ]),
            .finds(
                "found 1 plural form, expected 3 in <numerusform>, as Qt requires for 'ru'",
                "a Qt plural without the Russian forms",
                [
                    .init(
                        "app_ru.ts",
                        """
                        <!DOCTYPE TS><TS version="2.1" language="ru"><context><name>Files</name>
                        <message numerus="yes"><source>%n file(s)</source><translation>
                          <numerusform>%n файлов</numerusform>
                        </translation></message></context></TS>

                        """)
                ]),
            .finds(
                "found 4 plural forms, expected 3 in <numerusform>, as Qt requires for 'cs'; lrelease drops the rest",
                "a plural with the CLDR forms, one more than Qt has: a note",
                [.plural("cs", "%n soubor", "%n soubory", "%n souboru", "%n souborů")]),
            .leaves(
                "an extra form with the same text as another",
                [.plural("cs", "%n soubor", "%n soubory", "%n souborů", "%n souborů")]),
            .leaves(
                "an extra form that is not translated",
                [.plural("hu", "%n fájl", "%n file(s)")]),
            .leaves(
                "an extra form for all numbers",
                [.plural("es", "%n cambio", "%n cambios", "%n cambio(s)")]),
            .leaves(
                "an extra Russian form, which is only for fractions",
                [.plural("ru", "%n файл", "%n файла", "%n файлов", "%n файлу")]),
            .finds(
                "found an unpaired '\"' that aapt2 drops, expected \\\"",
                "a quote that Android does not show: a note",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">Not allowed: / &lt; \" | ?</string></resources>\n")
                ]),
            .leaves(
                "a quote without its partner at the other end of the text, which would change nothing",
                [
                    .init(
                        "res/values/strings.xml", "<resources><string name=\"a\">\"Text and more</string></resources>\n"
                    )
                ]),
            .finds(
                "found several arguments that are not all numbered, which aapt2 rejects, expected %1$s and %2$s, %% for "
                    + "a percent sign, or formatted=\"false\"; Gradle builds only warn",
                "arguments without numbers, as in the source: only the source is reported",
                ["values", "values-de"].map {
                    .init("res/\($0)/strings.xml", "<resources><string name=\"a\">%s, %s</string></resources>\n")
                }),
            .leaves(
                "percent signs after numbers",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">125% of the size, or 50% of it</string></resources>\n")
                ]),
            .finds(
                "version 7.10 (from Xcode 4 or older; save the file with a later version) of this format is not "
                    + "supported; 'swell formats' lists the supported versions",
                "an old xib that no app translates: a note",
                [.init("Views/Cell.xib", "<archive type=\"com.apple.InterfaceBuilder3\" version=\"7.10\"></archive>\n")]
            ),
            .finds(
                "2 files are not read, because their versions of the format, such as 7.10 (from Xcode 4 or older; save "
                    + "the file with a later version), are not supported: Cell.xib, List.xib",
                "two old xibs that no app translates: a note",
                ["Cell", "List"].map {
                    .init(
                        "Views/\($0).xib",
                        "<archive type=\"com.apple.InterfaceBuilder3\" version=\"7.10\"></archive>\n")
                }),
            .finds(
                "found the folder 'values-he', which Android ignores up to version 14, expected 'values-iw'",
                "Hebrew on Android, by its new code only: a note", .hebrew("values-he")),
            .leaves("Hebrew on Android, by both codes", .hebrew("values-he", "values-iw")),
            .leaves(
                "a file without texts", [.init("en.lproj/Localizable.strings", "/* Nothing yet */\n")]),
            .finds(
                "the plural rule 'nplurals=INTEGER; plural=EXPRESSION;' cannot be read, so gettext uses 'n != 1'",
                "the plural rule of a template: a warning",
                [
                    .init(
                        "po/ar.po",
                        """
                        msgid ""
                        msgstr ""
                        "Language: ar\\n"
                        "Content-Type: text/plain; charset=UTF-8\\n"
                        "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

                        msgid "%d note"
                        msgid_plural "%d notes"
                        msgstr[0] "ملاحظة %d"
                        msgstr[1] "%d ملاحظات"

                        """)
                ]),
            .leaves("a quote with a backslash", .english("Say \\\"yes\\\"")),
        ],
        check: .table { subject, findings in
            let catalog = subject.catalog.catalog
            // Browsers skip a byte order mark.
            let faults = catalog.faults.filter { !subject.hasForeignLoader || !$0.isByteOrderMark }
            add(faults, of: catalog, to: &findings)
            // What the source has as well is one fault, reported there.
            let known = subject.source?.catalog.repaired.map(\.message) ?? []
            for fault in catalog.repaired where !known.contains(fault.message) && fault.version == nil {
                findings.add(in: catalog, at: fault.place, fault.message, help: fault.help, most: fault.most)
            }
        })

    /// Adds one finding about all files of unsupported versions that no app translates.
    static func addUnread(_ catalogs: [Catalog], to findings: inout Findings) {
        let unread = catalogs.compactMap { catalog in
            catalog.repaired.first { $0.version != nil }.map { (catalog: catalog, fault: $0) }
        }
        guard let first = unread.first, let version = first.fault.version else { return }
        guard unread.count > 1 else {
            return findings.add(in: first.catalog, at: first.fault.place, first.fault.message, most: .note)
        }
        let paths = unread.prefix(mostFaults).map { CatalogPath($0.catalog.path).name }.joined(separator: ", ")
        findings.add(
            in: first.catalog, at: first.fault.place,
            "\(unread.count) files are not read, because their versions of the format, such as \(version), are not "
                + "supported: \(paths)\((unread.count - mostFaults).andMore)",
            help: "'swell formats' lists the supported versions", most: .note)
    }

    /// A file that does not load has one problem if it has more faults than this: most follow from the first.
    private static let mostFaults = 3

    private static func add(_ faults: [Fault], of catalog: Catalog, to findings: inout Findings) {
        let isTemplate = catalog.format.type.isTemplate(CatalogPath(catalog.path))
        guard let first = faults.first, faults.count > mostFaults,
            isTemplate || faults.contains(where: { $0.consequence != nil })
        else {
            for fault in faults {
                findings.add(in: catalog, at: fault.place, fault.message, help: fault.help, most: catalog.mostOfFaults)
            }
            return
        }
        let lines = faults.dropFirst().compactMap { $0.place?.line }.unique.prefix(mostFaults).map(String.init)
        let more = faults.dropFirst().reduce(0) { $0 + $1.occurrences }.counted("more fault")
        let places = lines.isEmpty ? "" : ", first on \(lines.count == 1 ? "line" : "lines") \(lines.listed())"
        findings.add(
            in: catalog, at: first.place, "\(first.message); \(more)\(places)", help: first.help,
            most: catalog.mostOfFaults)
    }
}

extension Catalog {
    /// The maximum severity of its faults: a file of which nothing can be read, in a place from which no app loads one,
    /// may be something else, such as a list for a script.
    fileprivate var mostOfFaults: Severity? {
        entries.isEmpty && locale == nil && format.layout == .onePerFile
            && format.type.slot(of: CatalogPath(path)) == nil ? .note : nil
    }
}

extension Fault {
    /// The number of faults that it stands for.
    fileprivate var occurrences: Int { if case .more(let count) = problem { count } else { 1 } }

    /// How bad it is if tools repair it: with another plural rule, some numbers get wrong forms.
    fileprivate var most: Severity { if case .unreadPlurals = problem { .warning } else { .note } }

    /// The version of the format, if that is not supported.
    fileprivate var version: String? { if case .unsupportedVersion(let version) = problem { version } else { nil } }
}

extension [RuleExample.File] {
    /// The same Android resources in some folders.
    fileprivate static func hebrew(_ folders: String...) -> Self {
        folders.map { .init("res/\($0)/strings.xml", "<resources><string name=\"a\">שלום</string></resources>\n") }
    }
}

extension RuleExample.File {
    /// A Qt plural with its forms in a language.
    fileprivate static func plural(_ language: String, _ forms: String...) -> Self {
        let forms = forms.map { "<numerusform>\($0)</numerusform>" }.joined()
        return Self(
            "app_\(language).ts",
            """
            <!DOCTYPE TS><TS version="2.1" language="\(language)"><context><name>Files</name>
            <message numerus="yes"><source>%n file(s)</source><translation>\(forms)</translation></message>
            </context></TS>

            """)
    }
}
