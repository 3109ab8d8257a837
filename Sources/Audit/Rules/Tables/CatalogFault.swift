// `catalog-fault`: files that can't be read, or not all of them.

extension Rule {
    static let catalogFault = Rule(
        "catalog-fault", .error, .crash,
        summary: "A catalog can't be read, or not all of it.",
        explanation: """
            What is wrong with the file is said with its place, and what an app would show of it: Apple's loader \
            refuses a `.strings` file as a whole where one semicolon is missing, and all its keys are then shown as \
            they are. The rest of the file is read and checked as far as can be. Whatever else is found, `swell \
            check` ends with exit code 2. What the tools that build the app repair themselves, so that all is shown \
            that the app asks for, is a note: lrelease drops the plural forms that Qt does not have in a language, which are \
            reported if no other form says the same. So is a `"` that aapt2 drops, because it has neither a partner nor a \
            backslash.
            """,
        examples: [
            .finds(
                "expected ';' after the value of \"done\"; none of its keys would load", "a semicolon is missing",
                [.init("en.lproj/Localizable.strings", "\"done\" = \"Done\"\n\"title\" = \"Settings\";\n")]),
            .finds(
                "found 1 plural form, expected 3 in <numerusform>, as Qt has in 'ru'",
                "a plural of Qt's without the forms of Russian",
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
                "found 4 plural forms, expected 3 in <numerusform>, as Qt has in 'ru'; lrelease drops the rest",
                "a plural with CLDR's forms, one more than Qt has: a note",
                [.plural("%n файл", "%n файла", "%n файлов", "%n файлу")]),
            .leaves(
                "a form too many that says the same as another",
                [.plural("%n файл", "%n файла", "%n файлов", "%n файла")]),
            .finds(
                "found a '\"' without its partner, which aapt2 drops, expected \\\"",
                "a quote that Android does not show: a note",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">Not allowed: / &lt; \" | ?</string></resources>\n")
                ]),
            .leaves(
                "a file without texts", [.init("en.lproj/Localizable.strings", "/* Nothing yet */\n")]),
            .leaves("a quote with a backslash", .english("Say \\\"yes\\\"")),
        ],
        check: .table { subject, findings in
            let catalog = subject.catalog.catalog
            for fault in catalog.faults { findings.add(in: catalog, at: fault.place, fault.message, help: fault.help) }
            for fault in catalog.repaired {
                findings.add(in: catalog, at: fault.place, fault.message, help: fault.help, most: .note)
            }
        })
}

extension RuleExample.File {
    /// A plural of Qt's, and its forms in Russian.
    fileprivate static func plural(_ forms: String...) -> Self {
        let forms = forms.map { "<numerusform>\($0)</numerusform>" }.joined()
        return Self(
            "app_ru.ts",
            """
            <!DOCTYPE TS><TS version="2.1" language="ru"><context><name>Files</name>
            <message numerus="yes"><source>%n file(s)</source><translation>\(forms)</translation></message>
            </context></TS>

            """)
    }
}
