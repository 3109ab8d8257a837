// Apps whose reports the tests open in a browser.

import Browser
import Foundation
import TestSupport

/// The report of a made-up app, written once for all tests.
struct ReportedApp: Sendable {
    /// The classic problem of designers: a label of one line, 96 points, in body.
    static let german = "Datenschutzeinstellungen"
    /// The number of keys in each catalog.
    static let keys = (main: 67, extra: 3)

    let folder: TemporaryFolder
    /// The page.
    var page: URL { folder.url.appending(path: "report.html") }

    /// An app in English with four translations, none of them complete.
    static let usual = Result { try ReportedApp(usualFiles) }
    /// An app with malicious keys, texts and comments.
    static let hostile = Result { try ReportedApp(hostileFiles) }

    /// An app with a text of several lines that a count cuts, with the same text in two languages.
    static let counted = Result { try ReportedApp(countedFiles) }

    /// An app with boxes of several lines, with a height, and with all kinds of truncation.
    static let boxes = Result { try ReportedApp(boxFiles) }

    /// An app with an iOS box and an Android box.
    static let mixed = Result { try ReportedApp(mixedFiles) }

    /// An app with two catalogs that contain a key of the same name.
    static let twins = Result { try ReportedApp(twinFiles) }

    /// An app with a box whose text shrinks.
    static let shrunk = Result { try ReportedApp(shrunkFiles) }

    /// An app with a storyboard and its German translation.
    static let layouts = Result {
        let rooms = Corpora.own.appending(path: "Rooms")
        return try ReportedApp(
            Dictionary(
                uniqueKeysWithValues: try ["Base.lproj/Berths.storyboard", "de.lproj/Berths.strings"].map {
                    ("App/\($0)", try String(contentsOf: rooms.appending(path: $0), encoding: .utf8))
                }))
    }

    /// A web app with a recorded screen, which has a picture in German and one that is none in French.
    static let recorded = Result {
        func screen(
            _ locale: String, _ text: String, _ problems: String = "[]", name: String = "Chat", width: Int = 200
        )
            -> String
        {
            """
            {"platform": "web", "name": "\(name)", "locale": "\(locale)", "size": [\(width), 100], "picture": "\(locale).png",
            "texts": [{"text": "\(text)", "path": "button", "rectangle": [20, 10, 60, 20], "role": "button",
            "font": {"used": ["Inter"], "size": 16}, "problems": \(problems)}]}
            """
        }
        let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        return try ReportedApp(
            [
                ".swell.yml": "screens: screens\n", "en.lproj/Localizable.strings": "\"send\" = \"Send\";\n",
                "de.lproj/Localizable.strings": "\"send\" = \"Absenden\";\n",
                "fr.lproj/Localizable.strings": "\"send\" = \"Envoyer\";\n",
                "screens/en.json": screen("en", "Send").replacing("\"picture\": \"en.png\",", with: ""),
                "screens/de.json": screen("de", "Absenden", "[{\"kind\": \"cut\"}]"),
                "screens/menu.en.json": screen("en", "Send", name: "Menu"),
                "screens/menu.wide.en.json": screen("en", "Send", name: "Menu", width: 300),
                "screens/fr.json": screen("fr", "Envoyer"), "screens/fr.png": "<svg onload='alert(1)'/>",
            ], pictures: ["screens/de.png": Data(base64Encoded: dot) ?? Data()])
    }

    /// An app without limits.
    static let unlimited = Result { try ReportedApp(unlimitedFiles) }

    /// An app with many languages, and a limit for one of its keys.
    static let many = Result { try ReportedApp(manyFiles) }
    /// Its languages, in order.
    static let manyLocales = [
        "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
        "ko",
        "lt", "lv", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv", "tr",
    ]

    private init(_ files: [String: String], pictures: [String: Data] = [:]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        for (path, bytes) in pictures { try bytes.write(to: folder.url.appending(path: path)) }
        let outcome = try Programs.swell(["report", "-o", page.path, "--title", "Harbour"], in: folder.url)
        guard FileManager.default.fileExists(atPath: page.path) else { throw Unwritten(errors: outcome.errors) }
    }

    /// The error if there is no page.
    struct Unwritten: Error { let errors: String }

    private static func strings(_ texts: [(key: String, text: String)]) -> String {
        texts.map { "/* Of \($0.key) */\n\"\($0.key)\" = \"\($0.text)\";\n" }.joined(separator: "\n")
    }

    private static let usualFiles: [String: String] = {
        let rows = (1...60).map { (key: "row.\($0)", text: "Berth number \($0)") }
        return [
            "App/en.lproj/Localizable.strings": strings(
                [
                    ("settings.privacy", "Privacy settings"), ("inter.privacy", "Privacy settings"),
                    ("button.save", "Save"), ("button.discard", "Discard draft"), ("title.welcome", "Welcome aboard"),
                    ("share.count", "%lld photos shared with %@"), ("about", "Made by people who sail."),
                ] + rows),
            "App/de.lproj/Localizable.strings": strings([
                ("settings.privacy", german), ("inter.privacy", german), ("button.save", "Sichern"),
                ("title.welcome", "Willkommen an Bord"), ("share.count", "%lld Fotos geteilt"),
                ("about", "Von Menschen, die segeln."),
            ]),
            "App/ar.lproj/Localizable.strings": strings([
                ("settings.privacy", "إعدادات الخصوصية والأمان في التطبيق"), ("button.save", "حفظ"),
                ("title.welcome", "مرحبًا بك على متن السفينة"),
            ]),
            "App/ja.lproj/Localizable.strings": strings([
                ("settings.privacy", "プライバシーの設定を変更"), ("button.save", "保存"), ("title.welcome", "ようこそ"),
            ]),
            "App/th.lproj/Localizable.strings": strings([
                ("settings.privacy", "การตั้งค่าความเป็นส่วนตัว"), ("button.save", "บันทึก"),
                ("title.welcome", "ยินดีต้อนรับขึ้นเรือ"),
            ]),
            "App/en.lproj/Extra.strings": strings([
                ("extra.one", "Tide"), ("extra.two", "Anchor"), ("extra.three", "Lighthouse"),
            ]),
            "App/de.lproj/Extra.strings": strings([("extra.one", "Gezeiten"), ("extra.three", "Leuchtturmwärter")]),
            ".swell.yml": """
            budgets:
              settings.privacy: {width: 96, lines: 1, style: body}
              inter.privacy: {width: 96, lines: 1, font: Inter 17}
              "button.*": {width: 80, lines: 1, style: headline}
              title.welcome: {width: 240, lines: 2, style: title1}
              share.count: {width: 180, lines: 2, style: body}
              "row.*": {width: 160, lines: 1, style: body}
              "extra.*": 12

            """,
        ]
    }()

    private static let countedFiles: [String: String] = {
        let german = strings([("note.one", "Hafen\\nLeuchtturm am Ufer\\nMole")])
        return [
            "App/en.lproj/Notes.strings": strings([("note.one", "Sea\\nSun")]),
            "App/de-DE.lproj/Notes.strings": german, "App/de-CH.lproj/Notes.strings": german,
            "App/fr.lproj/Notes.strings": strings([("note.one", "Mer\\nSoleil")]),
            "App/ar.lproj/Notes.strings": strings([("note.one", "مرحبًا\\nبك على متن السفينة")]),
            ".swell.yml": "budgets: {\"note.*\": 12}\n",
        ]
    }()

    private static let boxFiles: [String: String] = [
        "App/en.lproj/L.strings": strings([
            ("about", "Firefox puts you in control."), ("tall", "Report"), ("tab.a", "Home screen"),
            ("tab.b", "Bookmarks"), ("h", "Report of the last quarter final.pdf"),
            ("m", "Report of the last quarter final.pdf"),
        ]),
        "App/de.lproj/L.strings": strings([
            ("about", "Firefox gibt Ihnen die Kontrolle."), ("tall", "Bericht"), ("tab.a", "Startbildschirm"),
            ("tab.b", "Lesezeichen"), ("h", "Bericht über das letzte Quartal endgültig.pdf"),
            ("m", "Bericht über das letzte Quartal endgültig.pdf"),
        ]),
        ".swell.yml": """
        budgets:
          about: {style: body, width: 300, lines: 2}
          tall: {width: 200, height: 10, font: Inter 15}
          h: {width: 200, font: Inter 15, cut: head}
          m: {width: 200, font: Inter 15, cut: middle}
        groups:
          tabs: {keys: "tab.*", width: 100, gap: 8, font: Inter 12}

        """,
    ]

    private static let mixedFiles: [String: String] = [
        "App/en.lproj/L.strings": strings([("ios", "Settings"), ("droid", "Settings")]),
        "App/de.lproj/L.strings": strings([("ios", "Einstellungen"), ("droid", "Einstellungen")]),
        ".swell.yml": """
        budgets:
          ios: {width: 160, font: Inter 17, sizes: apple}
          droid: {width: 100, font: Inter 14, sizes: android}

        """,
    ]

    private static let twinFiles: [String: String] = [
        "Quay/en.lproj/L.strings": strings([("title", "Title of the quay")]),
        "Quay/de.lproj/L.strings": strings([("title", "Überschrift des Kais")]),
        "Sea/en.lproj/L.strings": strings([("title", "Title of the sea"), ("sea.only", "Open sea and wind")]),
        "Sea/de.lproj/L.strings": strings([("title", "Überschrift der See"), ("sea.only", "Offenes Meer und Wind")]),
        ".swell.yml": "budgets: {\"*\": {width: 60, font: Inter 17}}\n",
    ]

    private static let shrunkFiles: [String: String] = [
        "App/en.lproj/L.strings": strings([("privacy", "Privacy settings")]),
        "App/de.lproj/L.strings": strings([("privacy", german)]),
        ".swell.yml": "budgets: {privacy: {width: 160, font: Inter 17, min-scale: 0.6}}\n",
    ]

    private static let unlimitedFiles: [String: String] = [
        "App/en.lproj/L.strings": strings([
            ("tab.bookings", "Bookings"), ("tab.more", "More"), ("tab.tides", "Tides"),
            ("draft.button", "Discard draft"),
        ]),
        "App/de.lproj/L.strings": strings([
            ("tab.bookings", "Reservierungen"), ("tab.more", "Mehr"), ("tab.tides", "Gezeiten"),
            ("draft.button", "Entwurf verwerfen"),
        ]),
        "App/fr.lproj/L.strings": strings([("tab.bookings", "Réservations")]),
        "App/it.lproj/L.strings": strings([("tab.more", "Altro")]),
        "App/ja.lproj/L.strings": strings([("tab.more", "その他")]),
        ".swell.yml": "budgets: {}\n",
    ]

    private static let manyFiles: [String: String] = {
        var files = [
            "App/en.lproj/L.strings": strings([("save", "Save"), ("about", "About"), ("help", "Help")]),
            ".swell.yml": "budgets: {save: 6}\n",
        ]
        for locale in manyLocales {
            files["App/\(locale).lproj/L.strings"] = strings([
                ("save", locale == "sv" ? "Spara filen" : "Ok"), ("about", "Om"), ("help", "Aid"),
            ])
        }
        return files
    }()

    private static let hostileFiles: [String: String] = [
        "App/en.lproj/Localizable.strings": """
        /* </script><script>window.harmed = 1</script> <!-- <script> */
        "</script><script>window.harmed = 2</script>" = "</script><img src=x onerror='window.harmed = 3'>";
        /* <img src=https://example.invalid/ onerror=harmed()> ]]> */
        "<img src=x onerror=window.harmed=4>" = "<svg onload='window.harmed = 5'>&lt;b&gt;</textarea></title></style>";
        "bidi" = "a\u{202E}b\u{2066}c\u{2028}d\u{2029}e";
        "nul" = "a\\U0000b";
        "{{script}}" = "{{data}} $& $` \\\\ `${window.harmed = 6}`";
        "__proto__" = "constructor";

        """,
        "App/de.lproj/Localizable.strings": """
        "</script><script>window.harmed = 2</script>" = "<!--<script>";
        "bidi" = "\u{202E}\u{202E}\u{2067}";

        """,
        "App/Lone.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "lone": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "a\\ud800b"}}}}}}
        """,
        ".swell.yml": "budgets:\n  \"*\": {width: 60, lines: 1, style: body}\n",
    ]
}
