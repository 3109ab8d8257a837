// Examples of what `placeholder-mismatch` finds and accepts in gettext catalogs, in formats of C and Python.

extension PlaceholderExamples {
    static let ofGettext: [RuleExample] = [
        .finds(
            "1 more '{}' than in the source", "one more field than in the source",
            .po("{} minute", "{} de {} minutos", flag: "python-brace-format")),
        .finds(
            "'%s' has no number, but '%2$d' has one: C's formatter rejects the mix", "only one number",
            [
                .init(
                    "locale/de/LC_MESSAGES/app.po",
                    """
                    msgid ""
                    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #, c-format
                    msgid "%s has %d files"
                    msgstr "%2$d Dateien hat %s"

                    """)
            ]),
        .finds(
            "'%s' of the source is lost: Python's formatter rejects the unused argument",
            "an argument that Python cannot place", .python("Save %s", "Gespeichert")),
        .finds(
            "Python's formatter rejects '%2$s', and the app crashes; Python's formatter rejects '%1$s', and the app "
                + "crashes", "numbers, which Python does not support", .python("%s in %s", "%2$s in %1$s")),
        .finds(
            "a formatter reads the lone '%' as a placeholder; expected '%%'", "a percent sign beside a name",
            .python("Save %(n)i", "Spare 50 % von %(n)i")),
        .finds(
            "Python's formatter rejects the lone '}', and the app crashes; expected '}}', or none",
            "an extra brace for Python",
            [
                .init(
                    "locale/de/LC_MESSAGES/app.po",
                    """
                    msgid ""
                    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #, python-brace-format
                    msgid "Hello {name}"
                    msgstr "Hallo {name}}"

                    """)
            ]),
        .finds(
            "'%2$s' has a number, but nothing shows argument 1: the result in C is undefined, and gettext rejects it",
            "a number that skips an argument",
            [
                .init(
                    "po/de.po",
                    """
                    msgid ""
                    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #, c-format
                    msgid "%d file in %s"
                    msgid_plural "%d files in %s"
                    msgstr[0] "Eine Datei in %2$s"
                    msgstr[1] "%1$d Dateien in %2$s"

                    """)
            ]),
        .finds(
            "'%0$d' is not in the source; '%d' of the source is lost", "a number without an argument",
            .po("%d files", "%0$d Dateien", flag: "c-format")),
        .leaves(
            "a lone percent sign in a gettext message without a flag",
            [
                .init(
                    "po/ta.po",
                    """
                    msgid ""
                    msgstr "Language: ta\\nContent-Type: text/plain; charset=UTF-8\\n"

                    msgid "%c is a file, 50%% is not"
                    msgstr "%c கோப்பு, 50 % இல்லை"

                    """)
            ]),
        .leaves(
            "percent signs without a flag, in a gettext file with c-format",
            [
                .init(
                    "po/hu.po",
                    """
                    msgid ""
                    msgstr "Language: hu\\nContent-Type: text/plain; charset=UTF-8\\n"

                    msgid "%C23*%O$tSEND '%C23$2%C' to %C18$1%O aborted."
                    msgstr "%C23*%O$t%C18$1%O felé küldött SEND '%C23$2%C' megszakítva."

                    #, c-format
                    msgid "Opened %s"
                    msgstr "%s megnyitva"

                    #, c-format
                    msgid "Closed %s"
                    msgstr "%s bezárva"

                    #, c-format
                    msgid "Saved %s"
                    msgstr "%s mentve"

                    """)
            ]),
        .leaves(
            "a gettext message that is one word in braces",
            [
                .init(
                    "po/cs.po",
                    """
                    msgid ""
                    msgstr "Language: cs\\nContent-Type: text/plain; charset=UTF-8\\n"

                    msgid "{unset}"
                    msgstr "{nenastaveno}"

                    """)
            ]),
        .leaves(
            "a form that the file's header uses for one number only",
            [
                .init(
                    "po/sr.po",
                    #"""
                    msgid ""
                    msgstr ""
                    "Language: sr\nContent-Type: text/plain; charset=UTF-8\n"
                    "Plural-Forms: nplurals=4; plural=n==1?3:n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4?1:2;\n"

                    msgid "%d hour"
                    msgid_plural "%d hours"
                    msgstr[0] "%d сат"
                    msgstr[1] "%d сата"
                    msgstr[2] "%d сати"
                    msgstr[3] "један сат"

                    """#)
            ]),
        .leaves(
            "words that stand for any value in gettext's help texts",
            .po(
                "${variable}, ${hide:char,string}, ${esc:string} or ${\\\\string}",
                "${zmienna}, ${hide:znak,tekst}, ${esc:tekst} lub ${\\\\tekst}", flag: "")),
    ]
}
