// Examples of `placeholder-mismatch`: words that look like placeholders, and placeholders that look like words.

extension PlaceholderExamples {
    static let ofWords: [RuleExample] = [
        .leaves(
            "a word in braces that is a whole text, in Java",
            .properties(["{space}"], "fr", ["{espace}"])),
        .finds(
            "'{datei}' replaces '{file}' of the source", "a word in braces where Java has no names: a warning",
            .properties(["No file {file}"], "de", ["Keine Datei {datei}"])),
        .finds(
            "'{datei}' replaces '{file}' of the source", "a name where many texts have names",
            .properties(
                ["No file {file}", "Hello {user}", "Version {version}"], "de",
                ["Keine Datei {datei}", "Hallo {user}", "Version {version}"])),
        .leaves(
            "a text for 1 alone, whose plural is another text",
            .angular([("1", "%s minute ago", "Vor einer Minute"), ("2", "%s minutes ago", "Vor %s Minuten")])),
        .finds(
            "'%s' of the source is lost", "a text for all numbers", .angular([("1", "%s minute ago", "Vor Minuten")])),
        .leaves("a currency", .strings("Amount ($USD)", "de", "Betrag (US-Dollar)")),
        .finds(
            "'$USER' of the source is lost", "a variable of a shell",
            .strings("Amount ($USER)", "de", "Betrag (Benutzer)")),
        .finds(
            "'{nombre de usuario}' replaces '{username}' of the source", "a name of several words",
            .json("Hello {username}!", "es", "¡Hola, {nombre de usuario}!")),
        .finds(
            "'{username}' of the source is lost", "other words in braces that the source has, too",
            .json("Hello {username} {or not yet}", "es", "Hola {or not yet}")),
        .leaves(
            "the key of another text",
            .json(parts: ["form.send": "Send", "x": "Send"], "de", ["form.send": "Senden", "x": "{{form.send}}"])),
        .leaves(
            "the words of another text in place of its key",
            .json(parts: ["form.send": "Send", "x": "{{ form.send }}"], "de", ["form.send": "Senden", "x": "Senden"])),
        .finds(
            "'{{form.senden}}' is not in the source", "a key that no text has",
            .json(parts: ["form.send": "Send", "x": "Send"], "de", ["form.send": "Senden", "x": "{{form.senden}}"])),
        .finds(
            "':beløb' replaces ':amount' of the source", "a name in letters beyond ASCII",
            .php("Pay :amount now", "da", "Betal :beløb nu")),
        .finds(
            "'{plural}' of the source is lost; it looks like the ending of an English plural",
            "the ending of an English plural, by its name", .json("file{plural}", "de", "Dateien")),
        .finds(
            "'{type}' of the source is lost", "an ending of another kind", .json("file{type}", "de", "Dateien")),
        .finds(
            "'%{plural}' of the source is lost", "a name that another form of the source has: a warning",
            .rails("zero: \"No %{plural}\", one: \"1 %{name}\"", "zero: \"Aucun %{name}\", one: \"1 %{name}\"")),
        .finds(
            "'%{nom}' is not in the source; '%{plural}' of the source is lost", "a name that no form of the source has",
            .rails("zero: \"No %{plural}\", one: \"1 %{name}\"", "zero: \"Aucun %{nom}\", one: \"1 %{name}\"")),
    ]

    static let ofAngular: [RuleExample] = [
        .finds(
            "'<x id=\"PH\">' of the source is lost", "an expression of Angular: a warning",
            .angular([("1", "Document \"<x id=\"PH\"/>\" deleted", "Dokument gelöscht")])),
        .finds(
            "'<x id=\"PH_1\">' is not in the source", "an expression that Angular does not know",
            .angular([("1", "Deleted <x id=\"PH\"/>", "<x id=\"PH\"/> <x id=\"PH_1\"/> gelöscht")])),
        .leaves(
            "expressions in another order",
            .angular([
                (
                    "1", "<x id=\"PH\"/> of <x id=\"PH_1\"/>",
                    "von <x id=\"PH_1\" equiv-text=\"n\"/> <x id=\"PH\" equiv-text=\"m\"/>"
                )
            ])),
        .finds(
            "'<x id=\"INTERPOLATION\">' of the source is not in every branch", "a branch without an interpolation",
            .angular([
                (
                    "1",
                    "{VAR_PLURAL, plural, =1 {<x id=\"INTERPOLATION\"/> is} other {<x id=\"INTERPOLATION\"/> are}}",
                    "{VAR_PLURAL, plural, =1 {<x id=\"INTERPOLATION\"/> ist} other {sind}}"
                )
            ])),
    ]
}

extension [RuleExample.File] {
    /// Java's texts in English and in another language.
    fileprivate static func properties(_ source: [String], _ language: String, _ translation: [String]) -> Self {
        [("", source), ("_\(language)", translation)].map { suffix, texts in
            let lines = texts.enumerated().map { "key\($0.offset) = \($0.element)\n" }
            return .init("messages\(suffix).properties", lines.joined())
        }
    }

    /// A plural of Rails in English and in French.
    fileprivate static func rails(_ source: String, _ translation: String) -> Self {
        [("en", source), ("fr", translation)].map {
            .init("config/locales/\($0).yml", "\($0):\n  page: {\($1), other: \"%{count} %{plural}\"}\n")
        }
    }
}
