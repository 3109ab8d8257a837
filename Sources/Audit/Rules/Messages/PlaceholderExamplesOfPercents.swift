// Examples of what `placeholder-mismatch` says about percent signs without the rest of their placeholder.

extension PlaceholderExamples {
    static let ofPercents: [RuleExample] = [
        .finds(
            "'%' replaces '%@' of the source", "a percent sign without its letter",
            .strings("URL scheme command %@ unsupported", "de", "URL-Schemabefehl %, nicht unterstützt")),
        .finds(
            "'%' replaces '%@' of the source", "a word after a percent sign without its letter",
            .strings("‘%@’ based favorites", "de", "Favoriten auf '%'-Basis")),
        .finds(
            "'%' is not in the source", "a percent sign instead of a word, with a Hungarian ending",
            .json("commented on your post", "hu", "hozzászólt a %-hez")),
        .finds(
            "'%1' replaces '%1$@' of the source; '%2' replaces '%2$@' of the source", "numbers without their letters",
            .strings("The file %1$@ contains ‘%2$@’ data.", "de", "Die Datei %1 enthält '%2'-Daten.")),
        .finds(
            "the characters of '@%' are in the wrong order; expected '%@'", "a placeholder written backwards",
            .strings("Connect to your %@ server", "ar", "الاتصال بخادم @% الخاص بك")),
        .finds(
            "full-width '％s' replaces '%@' of the source", "a full-width percent sign",
            .strings("More by %@", "ja", "％sの別の項目")),
        .finds(
            "Java's formatter rejects '%1$', and the app crashes; expected '%1$,.0f'",
            "a number without its letter, on Android",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"a\">There were %1$,.0f searches</string></resources>\n"),
                .init(
                    "res/values-ar/strings.xml",
                    "<resources><string name=\"a\">تم إجراء %1$ من عمليات البحث</string></resources>\n"),
            ]),
        .leaves(
            "a percent sign with an ending in PHP, whose code formats only texts with placeholders",
            .php("Tax percent(s)", "hu", "Adó %-ok")),
        .finds(
            "'%Císlica' is not in the source", "a percent sign before a word: a warning",
            .json("Digit", "sk", "%Císlica")),
        .finds(
            "2 '%s' of the source are lost; users see '@@ PH0 @@'", "what machine translation leaves",
            .json("checked %s in %s", "ug", "تىزىملىك @@ PH0 @@ تەكشۈرۈلگەن @@ PH1 @@")),
        .leaves("a full-width percent sign after a number", .strings("50 percent of %@", "ja", "%@の50％")),
    ]
}
