// Examples of what `placeholder-mismatch` says depending on the evidence that a formatter reads a text.

extension PlaceholderExamples {
    static let ofEvidence: [RuleExample] = [
        .leaves(
            "a number in place of a nested text of i18next that gets it",
            .json("$t(downloads, {\\\"count\\\": {{n}}})", "ja", "ダウンロード{{n}}回")),
        .finds(
            "'$t(downloads, {\"count\": {{n}}})' of the source is lost", "a nested text that is lost with its number",
            .json("Seen, $t(downloads, {\\\"count\\\": {{n}}})", "ja", "閲覧済み")),
        .finds(
            "'{{m}}' replaces '$t(downloads, {\"count\": {{n}}})' of the source",
            "another number in place of a nested text",
            .json("$t(downloads, {\\\"count\\\": {{n}}})", "ja", "ダウンロード{{m}}回")),
        .leaves(
            "a number of the branch 'one' in a language without it",
            .json(
                "{n, plural, one {<0>{0}</0> vote} other {<1>{1}</1> votes}}", "zh-Hans",
                "{n, plural, other {<1>{1}</1> 票}}")),
        .leaves(
            "a name that only the branch 'one' shows, in a language without it",
            .json(
                "{n, plural, one {{name} voted} other {# people voted}}", "zh-Hans", "{n, plural, other {# 人投票}}")),
        .finds(
            "'{name}' of the source is lost", "a name that all branches show",
            .json(
                "{n, plural, one {{name} voted} other {{name} and # more voted}}", "zh-Hans",
                "{n, plural, other {# 人投票}}")),
        .leaves(
            "names in a text that Python would reject in English, too",
            .python("Returns `%artist%`, as %s does.", "Gibt `%künstler%` zurück.")),
        .leaves("letters after a percent sign that Qt does not read", .qt("Data rate: %dkb", "Скорость: %dкб")),
        .leaves(
            "a title without the name of the app",
            .json("{applicationName} wants to see your photos", "pt", "Acesso às fotos")),
        .finds(
            "'${applicationName}' of the source is lost", "a phrase of App Shortcuts without the name of the app",
            .json("Open ${applicationName}", "pt", "Abrir")),
        .finds(
            "'{nombre}' replaces '{name}' of the source", "a name in braces that Android does not fill: a warning",
            .android("Hello {name}", "es", "Hola {nombre}")),
        .leaves(
            "a form without its number in a Rails app without plural rules, which uses 'one' for 1 only",
            [
                .init("Gemfile", "gem 'rails'\n"),
                .init("config/locales/en.yml", "en:\n  days: {one: \"%{count} day\", other: \"%{count} days\"}\n"),
                .init("config/locales/ru.yml", "ru:\n  days: {one: \"Один день\", other: \"Дней: %{count}\"}\n"),
            ]),
        .leaves(
            "quotation marks of i18next, beside a text that somebody wrote for ICU",
            [
                .init("locales/en.json", "{\"a\": \"Name: {{name}}\", \"b\": \"Delete '{{name}}'?\"}\n"),
                .init(
                    "locales/fr.json",
                    "{\"b\": \"Supprimer « {{name}} » ?\", \"c\": \"{n, plural, one {jour} other {jours}}\"}\n"),
            ]),
        .leaves(
            "words that explain an option",
            .android("Write \\\"--{option} {value}\\\"", "it", "Scrivi \\\"--{opzione} {valore}\\\"")),
        .leaves(
            "a percent sign before a name of Symfony, as in Turkish",
            .php("%percent%% used", "tr", "%%percent% kullanıldı")),
        .leaves(
            "a sample of a time, translated by its format",
            .po("today at 00:00 PM", "heute um %-H:%M", flag: "no-c-format")),
        .leaves(
            "a name in capitals that other texts have, too",
            .json(
                parts: ["a": "Install ${PRODUCT}", "b": "Failed"], "sv",
                ["a": "Installera ${PRODUCT}", "b": "Det gick inte att avinstallera ${PRODUCT}"])),
        .finds(
            "'{{Land}}' replaces '{{Country}}' of the source", "words in two braces on Android: a warning",
            .android("Capital of {{Country}}", "de", "Hauptstadt von {{Land}}")),
        .leaves("a name that the source does not end", .php("Edit \"%name\"", "de", "\"%name%\" ändern")),
        .finds(
            "'%nom%' replaces '%name%' of the source", "another name", .php("Edit %name%", "fr", "Modifier %nom%")),
    ]
}
