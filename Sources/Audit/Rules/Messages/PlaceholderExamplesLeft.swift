// Examples of what `placeholder-mismatch` accepts.

extension PlaceholderExamples {
    static let left: [RuleExample] = [
        .leaves(
            "a form of slang, which is only for 1 in languages without a resolver",
            .slang(
                #""files(plural)": {"one": "{n} file", "other": "{n} files"}"#, "sl",
                #""files(plural)": {"one": "Datoteka", "other": "Datoteke: {n}"}"#)),
        .leaves(
            "the words of a span in slang",
            .slang(
                #""info(rich)": "See ${terms(Terms of use)} and ${link(Read more)}""#, "de",
                #""info(rich)": "Siehe ${terms(Bedingungen)} und ${link(Mehr lesen)}""#)),
        .leaves(
            "lone apostrophes of an app that doubles them itself, as its source shows",
            [
                .init(
                    "messages.properties",
                    "a = Click on '{0}'\nb = Don't delete {0}\nc = Close '{0}'\nd = User {0} is not here\n"),
                .init("messages_fr.properties", "d = L'utilisateur {0} est absent\n"),
            ]),
        .leaves(
            "apostrophes that quote an argument intentionally",
            [
                .init("messages.properties", "key = Write '{0}' for {0}\n"),
                .init("messages_fr.properties", "key = Écrivez '{0}' pour {0}\n"),
            ]),
        .leaves(
            "text after a percent sign and a digit, which some Java apps replace themselves",
            [
                .init("messages.properties", "a = %0 image\nb = Writing to %0\nc = The %0s of %1\nd = %0: %1\n"),
                .init("messages_tr.properties", "a = %0-Bild\nb = %0'den\nc = %0le %1'den\nd = %0:t %1\n"),
            ]),
        .leaves(
            "a name between dollar signs beside Japanese letters", .json("Now: $cw$.", "ja", "現在の天気：$cw$です")),
        .leaves(
            "a doubled apostrophe",
            [
                .init("messages.properties", "key = User {0} is not here\n"),
                .init("messages_fr.properties", "key = L''utilisateur {0} est absent\n"),
            ]),
        .leaves(
            "a pattern adapted to the language",
            [
                .init("messages.properties", "key = Since {0,date,MM/dd/yyyy}: {1,number,#,##0.0}\n"),
                .init(
                    "messages_de.properties", "key = Seit dem {0,date,d. MMMM 'im Jahr' yyyy}: {1,number,#,##0}\n"),
            ]),
        .leaves(
            "percent signs with grammatical endings, in a text that is not a format",
            [
                .init("locales/en.json", "{\"speed\": \"Speed in %\", \"done\": \"{count}% done\"}\n"),
                .init("locales/hu.json", "{\"speed\": \"Sebesség %-ban\", \"done\": \"{count}%-ban kész\"}\n"),
            ]),
        .leaves(
            "names in a browser extension, between words without spaces",
            [
                .extensions("en", "Dropping will $BEGIN$ at $END$."),
                .extensions("zh_TW", "拖曳將$BEGIN$於$end$。"),
            ]),
        .leaves(
            "doubled braces",
            [.resx("Resources.resx", "Hello {0} {{x}}"), .resx("Resources.de.resx", "Hallo {0} {{x}}")]),
        .leaves(
            "a word with spaces in braces, which .NET never replaces",
            [.resx("Resources.resx", "Type { IPAddress }: {0}"), .resx("Resources.de.resx", "Tippe die Adresse: {0}")]),
        .leaves(
            "braces with words in another language",
            .json("Shorten it by {Release Group:30}", "de", "Kürze es mit {Gruppe:30}")),
        .leaves("a percent sign that stays doubled", .strings("50%% off", "fr", "50 %% de moins")),
        .leaves("a percent sign in a text that is not a format", .strings("Save 20%!", "de", "Spare 20 %!")),
        .leaves("another order, with numbers", .strings("%@ has %d files", "de", "%2$d Dateien hat %1$@")),
        .leaves(
            "numbers in words, if i18next's number has a name",
            [
                .init(
                    "locales/en.json",
                    "{\"item_one\": \"{{count}} item\", \"item_other\": \"{{count}} items\"}\n"),
                .init(
                    "locales/de.json",
                    "{\"item_zero\": \"kein Ding\", \"item_one\": \"1 Ding\", "
                        + "\"item_other\": \"{{count}} Dinge\"}\n"),
            ]),
        .leaves(
            "a Fluent default branch with another name",
            [
                .init("en/app.ftl", "files = { $n ->\n    [one] a file\n   *[other] { $n } files\n }\n"),
                .init(
                    "pl/app.ftl",
                    "files = { $n ->\n    [one] plik\n    [few] { $n } pliki\n   *[many] { $n } plików\n }\n"),
            ]),
        .leaves(
            "Qt numbers with and without localized digits",
            [
                .init(
                    "app_de.ts",
                    """
                    <!DOCTYPE TS><TS version="2.1" language="de"><context><name>Files</name>
                    <message><source>%L1 of %2</source><translation>%1 von %L2</translation></message>
                    </context></TS>

                    """)
            ]),
        .leaves(
            "C date formats, on Android",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">%b %-e, %Y</string></resources>\n"),
                .init("res/values-de/strings.xml", "<resources><string name=\"a\">%d.%m.%Y</string></resources>\n"),
            ]),
        .leaves(
            "several words in braces, on Android",
            .android("Show {HTML titles}", "sk", "Zobraziť {title}")),
        .leaves(
            "a reference to another text, on Android",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"short\">%s kPa</string>"
                        + "<string name=\"long\">@string/short</string></resources>\n"),
                .init(
                    "res/values-es/strings.xml",
                    "<resources><string name=\"short\">@string/long</string>"
                        + "<string name=\"long\">%s kilopascales</string></resources>\n"),
            ]),
        .leaves(
            "text after Qt's numbers, which are not formats",
            .qt("%1h %2m, 100% of { or }", "%1 Std. %2ms, 100 %ig { oder }")),
        .leaves(
            "the choices of MediaWiki's grammar",
            .json("{{PLURAL:$1|One file|$1 files}}", "ru", "{{PLURAL:$1|$1 файл|$1 файла|$1 файлов}}")),
        .leaves(
            "the other name of the number in vue-i18n's choices",
            .json("no apples | one apple | {count} apples", "ru", "нет яблок | {n} яблоко | {n} яблока | {n} яблок")),
        .leaves(
            "another order of Xcode arguments with a number and a name",
            .strings("%1$(count)lld files of %2$(name)@", "de", "%2$(name)@: %1$(count)lld Dateien")),
        .leaves("another width of the same number", .strings("%.1f km", "fr", "%.2f km")),
        .leaves(
            "Laravel placeholders in another case, and right after a word",
            .json("The :attribute of :user", "zh", "用户:USER的:Attribute")),
        .leaves(
            "a number in the key that no text of the source shows",
            [
                .init(
                    "Localizable.xcstrings",
                    """
                    {
                      "sourceLanguage" : "en",
                      "strings" : {
                        "followers %lld" : {
                          "localizations" : {
                            "de" : {
                              "stringUnit" : { "state" : "translated", "value" : "%#@count@" },
                              "substitutions" : {
                                "count" : {
                                  "formatSpecifier" : "lld",
                                  "variations" : {
                                    "plural" : {
                                      "one" : { "stringUnit" : { "state" : "translated", "value" : "folgt dir" } },
                                      "other" : { "stringUnit" : { "state" : "translated", "value" : "folgen dir" } }
                                    }
                                  }
                                }
                              }
                            },
                            "en" : { "stringUnit" : { "state" : "translated", "value" : "followed you" } }
                          }
                        }
                      },
                      "version" : "1.0"
                    }

                    """)
            ]),
        .leaves("a line to write on", .json("Name: _______", "de", "Name:")),
        .leaves("an omitted emoji code", .json("Done :tada: and saved", "de", "Gesichert")),
        .leaves(
            "another date pattern in Java",
            [
                .init("messages.properties", "key = Since {0,date,short} or {1,date,MMMM}\n"),
                .init("messages_de.properties", "key = Seit {0,date,yyyy} oder {1,date,MMM}\n"),
            ]),
        .leaves(
            "the default of a value in a snippet", .json("Hello ${1:wonderful}", "pt", "Olá ${1:maravilhoso}")),
        .leaves(
            "words of a layout that code replaces",
            [
                .init(
                    "Base.lproj/Main.storyboard",
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                      <label text="{General}" id="aBc-12-xYz"/>
                    </document>

                    """),
                .init("de.lproj/Main.strings", "\"aBc-12-xYz.text\" = \"Allgemein\";\n"),
            ]),
        .leaves(
            "words of a template in a property list",
            [
                .init("en.lproj/InfoPlist.strings", "\"CFBundleName\" = \"$(PRODUCT_NAME) by __MyCompanyName__\";\n"),
                .init("de.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Hafen von Anker\";\n"),
            ]),
        .leaves(
            "a plural whose forms do not follow its text in the file",
            [
                .init(
                    "de.xliff",
                    """
                    <xliff version="1.2"><file original="a.xcstrings" source-language="en" target-language="de"><body>
                    <trans-unit id="%ld boats"><source>%#@boats@</source><target>%#@boats@</target></trans-unit>
                    <trans-unit id="%ld boats, %ld men"><source>Crew</source><target>Leute</target></trans-unit>
                    <trans-unit id="%ld boats|==|substitutions.boats.plural.one"><source>%ld boat</source>
                    <target>%ld Boot</target></trans-unit>
                    <trans-unit id="%ld boats|==|substitutions.boats.plural.other"><source>%ld boats</source>
                    <target>%ld Boote</target></trans-unit>
                    </body></file></xliff>

                    """)
            ]),
        .leaves(
            "a number in a form of a macro",
            .json(
                "{{num}} unnamed {[plural(num) one: author, other: authors ]}", "de",
                "{[plural(num) one: ein Autor, other: {{num}} Autoren ]} ohne Namen")),
        .leaves(
            "a literal of vue-i18n in YAML",
            [.init("locales/en.yaml", "a: \"|\"\n"), .init("locales/ar.yaml", "a: \"{'|'}\"\n")]),
    ]
}
