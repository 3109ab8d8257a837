// Texts that platforms' controls cut, by what the texts are.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("Rooms of roles")
struct RolePlaceTests {
    /// An Android app with a screen of settings, and texts in English and German.
    private struct App {
        let folder: TemporaryFolder

        init(_ rows: String, title: String, _ german: String) throws {
            folder = try TemporaryFolder()
            try write(rows, to: "xml/settings.xml")
            try text(title, "")
            try text(german, "-de")
        }

        func text(_ text: String, _ qualifier: String) throws {
            try folder.write(
                "<resources>\n<string name=\"title\">\(text)</string>\n</resources>\n",
                to: "app/src/main/res/values\(qualifier)/strings.xml")
        }

        func write(_ rows: String, to path: String) throws {
            try folder.write(
                """
                <PreferenceScreen xmlns:android="http://schemas.android.com/apk/res/android"
                    xmlns:app="http://schemas.android.com/apk/res-auto">
                  \(rows)
                </PreferenceScreen>

                """, to: "app/src/main/res/\(path)")
        }

        func findings() async throws -> [Finding] {
            try await AuditedApp.findings(of: ["truncated", "unbreakable"], in: [folder.url.path])
        }
    }

    private static let row = #"<SwitchPreferenceCompat android:key="k" android:title="@string/title" />"#
    private static let english = "Moor automatically"
    private static let german = "Automatisch am nächsten freien Liegeplatz festmachen"

    @Test("A title that its row cuts is a warning that names the row")
    func cutTitle() async throws {
        let found = try await App(Self.row, title: Self.english, Self.german).findings()
        #expect(found.map(\.severity) == [.warning])
        // The app does not set the width of the row.
        #expect(found.first?.help?.contains("widen") == false)
        let budget = try #require(found.first?.budget)
        #expect(budget.source.id == "role")
        #expect(budget.file.hasSuffix("res/xml/settings.xml"))
        #expect(budget.place?.line == 3)
        #expect(
            budget.words
                == "preference title in settings on phone 320: its title is on one line without app:singleLineTitle=\"false\""
        )
    }

    @Test("A title that its row cuts only on narrow phones is a note, and its help says so")
    func narrowPhones() async throws {
        let found = try await App(Self.row, title: Self.english, "Am nächsten Liegeplatz festmachen").findings()
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.help?.hasSuffix("; common devices, which are wider, have room for it") == true)
    }

    @Test(
        "The label of an activity is the title of its app bar, unless one sees through the activity",
        arguments: [
            ("", 1), ("android:theme=\"@style/Theme.App.Dark\"", 1), ("android:theme=\"@style/Translucent\"", 0),
        ])
    func activity(theme: String, count: Int) async throws {
        let app = try App("", title: Self.english, Self.german)
        try app.folder.write(
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
              <activity android:name=".Berths" android:label="@string/title" \(theme) />
            </application></manifest>

            """, to: "app/src/main/AndroidManifest.xml")
        let views = "class Berths : Activity() { fun onCreate() { setContentView(R.layout.berths) } }\n"
        try app.folder.write(views, to: "app/src/main/Berths.kt")
        #expect(try await app.findings().count == count)
        // Compose draws no app bar by itself.
        let compose = "class Berths : Activity() { fun onCreate() { setContent { Berths() } } }\n"
        try app.folder.write(compose, to: "app/src/main/Berths.kt")
        #expect(try await app.findings().isEmpty)
    }

    @Test(
        "The label of an activity is no title without an app bar, on a wide screen, or if code sets another one",
        arguments: [
            ("", "Theme.Material3.DayNight", "", 1), ("", "Theme.Material3.DayNight.NoActionBar", "", 0),
            ("", "Theme.Material3.DayNight.NoActionBar", "setSupportActionBar(bar)", 1),
            ("", "Theme.Material3.DayNight", "\nsetTitle(R.string.other)", 0),
            ("", "Theme.Material3.DayNight", "Builder(this).setTitle(R.string.other)", 1),
            ("android:screenOrientation=\"sensorLandscape\"", "Theme.Material3.DayNight", "", 0),
        ])
    func appBar(attributes: String, theme: String, code: String, count: Int) async throws {
        let app = try App("", title: Self.english, Self.german)
        try app.folder.write(
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">
              <application android:theme="@style/App">
                <activity android:name=".Berths" android:label="@string/title" \(attributes) />
              </application>
            </manifest>

            """, to: "app/src/main/AndroidManifest.xml")
        try app.folder.write(
            "<resources><style name=\"App\" parent=\"\(theme)\"/></resources>\n",
            to: "app/src/main/res/values/themes.xml")
        let views = "class Berths : Activity() { fun onCreate() { setContentView(R.layout.berths); \(code) } }\n"
        try app.folder.write(views, to: "app/src/main/Berths.kt")
        #expect(try await app.findings().count == count)
    }

    @Test("A title that code gives to a screen needs an app bar, too")
    func titleInCode() async throws {
        let app = try App("", title: Self.english, Self.german)
        try app.folder.write(
            "class Berths : Activity() { fun onCreate() { setTitle(R.string.title) } }\n", to: "app/src/main/Berths.kt")
        #expect(try await app.findings().count == 1)
        try app.folder.write(
            "<manifest><application android:theme=\"@style/Theme.Material3.Light.NoActionBar\"/></manifest>\n",
            to: "app/src/main/AndroidManifest.xml")
        #expect(try await app.findings().isEmpty)
    }

    @Test(
        "Titles are larger in Material 3, and narrower beside a button that leads back",
        arguments: [
            ("Theme.Material3.Light", "", 1), ("Theme.AppCompat.Light", "", 0),
            ("Theme.AppCompat.Light", "supportActionBar?.setDisplayHomeAsUpEnabled(true); ", 1),
        ])
    func titleInAppBar(theme: String, code: String, count: Int) async throws {
        let app = try App("", title: Self.english, "Automatisch am Liegeplatz fest")
        try app.folder.write(
            "class Berths : Activity() { fun onCreate() { \(code)setTitle(R.string.title) } }\n",
            to: "app/src/main/Berths.kt")
        try app.folder.write(
            """
            <manifest>
              <application android:theme="@style/\(theme)">
                <activity android:name=".Berths">
                  <intent-filter><action android:name="android.intent.action.MAIN"/></intent-filter>
                </activity>
              </application>
            </manifest>

            """, to: "app/src/main/AndroidManifest.xml")
        #expect(try await app.findings().count == count)
    }

    @Test("A title that fits is none")
    func fittingTitle() async throws {
        #expect(try await App(Self.row, title: Self.english, "Selbst festmachen").findings().isEmpty)
    }

    @Test(
        "rows whose titles have lines cut none",
        arguments: [
            #"<Preference android:title="@string/title" />"#,
            #"<EditTextPreference android:title="@string/title" />"#,
            #"<SwitchPreferenceCompat android:title="@string/title" app:singleLineTitle="false" />"#,
            #"<SwitchPreferenceCompat android:title="@string/title" android:layout="@layout/wide" />"#,
            #"<PreferenceCategory android:title="@string/title" />"#,
            #"<SwitchPreferenceCompat android:key="k" tools:title="@string/title" />"#,
        ])
    func rowsWithLines(_ row: String) async throws {
        #expect(try await App(row, title: Self.english, Self.german).findings().isEmpty)
    }

    @Test("In the system's own settings, the titles of all rows are on one line")
    func systemRows() async throws {
        let app = try App(#"<Preference android:title="@string/title" />"#, title: Self.english, Self.german)
        #expect(try await app.findings().isEmpty)
        try app.folder.write("import android.preference.PreferenceFragment\n", to: "app/src/main/java/A.kt")
        #expect(try await app.findings().map(\.severity) == [.warning])
        // They do not know the attributes of the library.
        try app.write(Self.row, to: "xml/settings.xml")
        #expect(try await app.findings().first?.budget?.words.hasSuffix("the system's own settings") == true)
        try app.write(#"<Preference android:title="@string/title" />"#, to: "xml/settings.xml")
        try app.folder.write("class B : PreferenceFragmentCompat()\n", to: "app/src/main/java/B.kt")
        #expect(try await app.findings().isEmpty)
    }

    @Test("An app may change its rows in code")
    func rowsInCode() async throws {
        let app = try App(Self.row, title: Self.english, Self.german)
        try app.folder.write(
            "fun PreferenceGroup.wrap() = forEach { it.isSingleLineTitle = false }\n", to: "app/src/main/java/Rows.kt")
        #expect(try await app.findings().isEmpty)
    }

    @Test("A theme may change the rows of an app")
    func rowsInTheme() async throws {
        let app = try App(Self.row, title: Self.english, Self.german)
        try app.folder.write(
            "<resources><style name=\"Row\"><item name=\"singleLineTitle\">false</item></style></resources>",
            to: "app/src/main/res/values/styles.xml")
        #expect(try await app.findings().isEmpty)
    }

    @Test("androidx keeps the place of an icon free on phones of 360 dp, unless the app says otherwise")
    func reservedIcon() async throws {
        // Both texts fit a phone of 320 dp, which keeps nothing free: 236 dp for a title.
        let app = try App(Self.row, title: Self.english, "Am freien Platz festmachen jetzt")
        #expect(try await app.findings().isEmpty)
        try app.folder.write("import androidx.preference.PreferenceFragmentCompat\n", to: "app/src/main/java/A.kt")
        let found = try await app.findings()
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.budget?.words.contains("phone 360") == true)
        // Settings of the system's own kind keep nothing free.
        let own = "import androidx.preference.PreferenceManager\nimport android.preference.PreferenceFragment\n"
        try app.folder.write(own, to: "app/src/main/java/A.kt")
        #expect(try await app.findings().isEmpty)
        try app.folder.write("import androidx.preference.PreferenceFragmentCompat\n", to: "app/src/main/java/A.kt")
        try app.write(
            Self.row.replacing("/>", with: #"app:iconSpaceReserved="false" />"#), to: "xml/settings.xml")
        #expect(try await app.findings().isEmpty)
        try app.write(Self.row, to: "xml/settings.xml")
        try app.folder.write(
            #"<resources><bool name="config_materialPreferenceIconSpaceReserved">false</bool></resources>"#,
            to: "app/src/main/res/values-sw360dp/config.xml")
        #expect(try await app.findings().isEmpty)
    }

    @Test("A slider's summary has four lines")
    func sliderSummary() async throws {
        let text = String(repeating: "Leinen und Fender ", count: 12)
        let slider = #"<SeekBarPreference android:summary="@string/title" />"#
        #expect(try await App(slider, title: Self.english, text).findings().map(\.severity) == [.warning])
        let row = #"<Preference android:summary="@string/title" />"#
        #expect(try await App(row, title: Self.english, text).findings().isEmpty)
    }

    @Test("Documents for larger screens say nothing about phones")
    func largerScreens() async throws {
        let app = try App("", title: Self.english, Self.german)
        try app.write(Self.row, to: "xml-sw600dp/settings.xml")
        #expect(try await app.findings().isEmpty)
    }

    @Test(
        "A document that a newer one replaces on all versions of the app says nothing",
        arguments: [
            (["app/build.gradle": "android { defaultConfig { minSdkVersion 22 } }"], true),
            (["app/build.gradle": "android { defaultConfig { minSdkVersion 19 } }"], false), ([:], false),
            (["app/build.gradle.kts": "android { defaultConfig { minSdk = 24 } }"], true),
            (["app/build.gradle.kts": "android { defaultConfig { minSdk { version = release(24) } } }"], true),
            (["src/AndroidManifest.xml": "<manifest><uses-sdk android:minSdkVersion=\"24\"/></manifest>"], true),
            // The lowest of all modules counts.
            (
                [
                    "app/build.gradle": "android { defaultConfig { minSdk 16 } }",
                    "wear/build.gradle": "android { defaultConfig { minSdk 26 } }",
                ], false
            ),
            (
                [
                    "app/build.gradle.kts": "android { defaultConfig { minSdk = libs.versions.minSdk.get().toInt() } }",
                    "gradle/libs.versions.toml": "[versions]\nminSdk = \"24\"\n",
                ], true
            ),
            (
                [
                    "a/build.gradle.kts": "android { defaultConfig { minSdk = libs.versions.android.sdk.min.get() } }",
                    "gradle/libs.versions.toml": "[versions]\nandroid-sdk-min = \"24\"\n",
                ], true
            ),
            (
                [
                    "app/build.gradle": "android { defaultConfig { minSdk min_sdk } }",
                    "versions.gradle": "ext { min_sdk = 21 }",
                ], true
            ),
            (
                [
                    "app/build.gradle.kts": "android { defaultConfig { minSdk = Versions.MIN_SDK } }",
                    "buildSrc/src/main/kotlin/Versions.kt": "object Versions { const val MIN_SDK: Int = 21 }",
                ], true
            ),
            // The value of one module is unknown.
            (
                [
                    "app/build.gradle": "android { defaultConfig { minSdkVersion flutter.minSdkVersion } }",
                    "wear/build.gradle": "android { defaultConfig { minSdkVersion 26 } }",
                ], false
            ),
        ])
    func outdatedDocuments(files: [String: String], isOutdated: Bool) async throws {
        let app = try App("", title: Self.english, Self.german)
        try app.write(Self.row, to: "xml-v14/rows.xml")
        try app.write(Self.row.replacing("/>", with: #"app:singleLineTitle="false" />"#), to: "xml-v21/rows.xml")
        for (path, text) in files { try app.folder.write("\(text)\n", to: path) }
        #expect(try await app.findings().isEmpty == isOutdated)
    }

    @Test("A class of the app is the row that it inherits from")
    func ownRows() async throws {
        let row = #"<org.harbour.MoorPreference android:title="@string/title" />"#
        let app = try App(row, title: Self.english, Self.german)
        #expect(try await app.findings().isEmpty)
        try app.folder.write(
            "class MoorPreference(context: Context, set: AttributeSet?) : CheckBoxPreference(context, set) {\n}\n",
            to: "app/src/main/java/MoorPreference.kt")
        #expect(try await app.findings().map(\.severity) == [.warning])
        // Only its name says so.
        let other = #"<org.harbour.OwnListPreference android:title="@string/title" />"#
        #expect(
            try await App(other, title: Self.english, Self.german).findings().map(\.severity) == [.note])
    }

    @Test("A source that does not fit either is no fault of translations")
    func longSource() async throws {
        let found = try await App(Self.row, title: "Moor automatically at the next free berth there is", Self.german)
            .findings()
        #expect(found.allSatisfy { $0.subject?.locale != "de" })
    }

    @Test("Of several rooms, the narrowest that the source fits counts")
    func narrowestRoom() async throws {
        // It is too wide for a phone of 320 dp, but not for one of 360.
        let found = try await App(Self.row, title: "Moor at the next free berth by itself", Self.german).findings()
        #expect(found.map { $0.subject?.locale } == ["de"])
        #expect(found.first?.budget?.words.contains("phone 360") == true)
    }

    @Test(arguments: [
        "Toast.makeText(this, R.string.title, Toast.LENGTH_LONG).show()",
        "Snackbar.make(view, R.string.title, Snackbar.LENGTH_LONG).show()",
    ])
    func aMessageOfMoreThanTwoLinesIsAWarning(_ call: String) async throws {
        let app = try App("", title: Self.english, Self.german + " und danach den Strom am Steg einschalten lassen")
        try app.folder.write("class A { fun a() { \(call) } }\n", to: "app/src/main/java/A.kt")
        #expect(try await app.findings().map(\.severity) == [.warning])
        // A wish for more lines.
        try app.folder.write("val a = snackbar.setTextMaxLines(5); toast.view = row\n", to: "app/src/main/java/B.kt")
        #expect(try await app.findings().isEmpty)
    }

    @Test(
        "Toasts of versions before Android 12 have any number of lines",
        arguments: [
            ("if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q && isFull) { TOAST }", 0),
            ("if (Build.VERSION.SDK_INT <= 30) TOAST", 0),
            ("if (SDK_INT >= Build.VERSION_CODES.S) { moor() } else { TOAST }", 0),
            ("if (SDK_INT >= VERSION_CODES.S || isFull) { moor() } else if (isEmpty) { TOAST }", 0),
            ("if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q || isFull) { TOAST }", 1),
            ("if (Build.VERSION.SDK_INT <= Build.VERSION_CODES.S_V2) { TOAST }", 1),
            ("if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) { moor() } else { TOAST }", 1),
            ("if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) { moor() } TOAST", 1),
        ])
    func oldToasts(code: String, count: Int) async throws {
        let app = try App("", title: Self.english, Self.german + " und danach den Strom am Steg einschalten lassen")
        let toast = "Toast.makeText(this, R.string.title, Toast.LENGTH_LONG).show();"
        let method = "void a() { \(code.replacing("TOAST", with: toast)) }"
        try app.folder.write("class A { \(method) }\n", to: "app/src/main/java/A.java")
        #expect(try await app.findings().count == count)
    }

    @Test(
        "Toasts of apps for versions before Android 12 have any number of lines",
        arguments: [("targetSdkVersion 30", 0), ("targetSdk = 31", 1), ("targetSdkVersion versions.target", 1)])
    func toastsOfOldApps(setting: String, count: Int) async throws {
        let app = try App("", title: Self.english, Self.german + " und danach den Strom am Steg einschalten lassen")
        try app.folder.write(
            "class A { fun a() { Toast.makeText(this, R.string.title, Toast.LENGTH_LONG).show() } }\n",
            to: "app/src/main/java/A.kt")
        try app.folder.write("android { defaultConfig { \(setting) } }\n", to: "app/build.gradle")
        #expect(try await app.findings().count == count)
    }

    @Test(
        "A text that code joins with others has no room of its own",
        arguments: ["getString(R.string.title) + name", "\"${getString(R.string.title)}: $name\""])
    func joinedTexts(text: String) async throws {
        let app = try App("", title: Self.english, Self.german + " und danach den Strom am Steg einschalten lassen")
        try app.folder.write(
            "class A { fun a() { Toast.makeText(this, \(text), Toast.LENGTH_LONG).show() } }\n",
            to: "app/src/main/java/A.kt")
        #expect(try await app.findings().isEmpty)
    }

    @Test("Only Material keeps buttons of dialogs on one line")
    func dialogButtons() async throws {
        let app = try App("", title: Self.english, Self.german)
        let dialog =
            "class A { fun a() { AlertDialog.Builder(this).setPositiveButton(R.string.title, null).show() } }\n"
        try app.folder.write(dialog, to: "app/src/main/java/A.kt")
        #expect(try await app.findings().isEmpty)
        try app.folder.write(
            "<resources><style name=\"App\" parent=\"Theme.Material3.DayNight\"/></resources>\n",
            to: "app/src/main/res/values/themes.xml")
        #expect(try await app.findings().map(\.severity) == [.warning])
    }

    @Test(
        "Buttons of dialogs are in capitals in Material 2",
        arguments: [("Theme.MaterialComponents.Light", 1), ("Theme.Material3.Light", 0)])
    func capitalsOfDialogButtons(theme: String, count: Int) async throws {
        let app = try App("", title: "Moor", "Automatisch am nächsten Stegen an")
        let dialog =
            "class A { fun a() { AlertDialog.Builder(this).setPositiveButton(R.string.title, null).show() } }\n"
        try app.folder.write(dialog, to: "app/src/main/java/A.kt")
        try app.folder.write(
            "<resources><style name=\"App\" parent=\"\(theme)\"/></resources>\n",
            to: "app/src/main/res/values/themes.xml")
        #expect(try await app.findings().count == count)
    }

    @Test("Titles of dialogs have two lines, their messages any number")
    func dialogTexts() async throws {
        let app = try App("", title: Self.english, Self.german + " und danach den Strom am Steg einschalten?")
        func show(_ call: String) throws {
            try app.folder.write(
                "class A { fun a() { AlertDialog.Builder(this).\(call)(R.string.title).show() } }\n",
                to: "app/src/main/java/A.kt")
        }
        try show("setTitle")
        #expect(try await app.findings().map(\.severity) == [.warning])
        try show("setMessage")
        #expect(try await app.findings().isEmpty)
        // A word that is wider than the dialog breaks inside.
        try app.text("Selbstständigkeitserklärungsformularausfüllhilfe", "-de")
        let found = try await app.findings()
        #expect(found.map(\.rule) == ["unbreakable"])
        // Material's expressive titles have four lines.
        try show("setTitle")
        try app.text(Self.german + " und danach den Strom am Steg einschalten?", "-de")
        try app.folder.write(
            "<resources><style name=\"App\" parent=\"Theme.Material3Expressive.DayNight\"/></resources>\n",
            to: "app/src/main/res/values/themes.xml")
        #expect(try await app.findings().isEmpty)
    }

    @Test("A choice of a list has the width of the list's dialog")
    func choices() async throws {
        let app = try App(#"<ListPreference android:entries="@array/moorings" />"#, title: Self.english, Self.german)
        for (text, qualifier) in [("Buoy", ""), ("Selbstständigkeitserklärungsformularausfüllhilfe", "-de")] {
            try app.folder.write(
                "<resources><string-array name=\"moorings\"><item>Pier</item><item>\(text)</item></string-array></resources>\n",
                to: "app/src/main/res/values\(qualifier)/arrays.xml")
        }
        let found = try await app.findings()
        #expect(found.map(\.rule) == ["unbreakable"])
        #expect(found.first?.budget?.words.hasPrefix("option in settings") == true)
    }

    @Test("A word that is wider than its row is found where the app lets titles wrap, too")
    func wrappingTitles() async throws {
        let app = try App(Self.row, title: Self.english, "Selbstständigkeitserklärungsformularausfüllhilfe")
        try app.folder.write("fun wrap(row: Preference) { row.isSingleLineTitle = false }\n", to: "app/src/main/A.kt")
        let found = try await app.findings()
        #expect(found.map(\.rule) == ["unbreakable"])
    }

    @Test("Several places of a key are one finding")
    func severalPlaces() async throws {
        let app = try App(Self.row + "\n" + Self.row, title: Self.english, Self.german)
        try app.write(Self.row, to: "xml/other.xml")
        #expect(try await app.findings().count == 1)
    }

    @Test("Items of bottom navigation share the screen")
    func bottomNavigation() async throws {
        let app = try App("", title: "Berths", "Bootsliegeplatzübersicht")
        let item = #"<item android:title="@string/title" />"#
        try app.folder.write("<menu>\(item)\(item)\(item)</menu>", to: "app/src/main/res/menu/harbour.xml")
        #expect(try await app.findings().isEmpty)
        let bar = "com.google.android.material.bottomnavigation.BottomNavigationView"
        try app.folder.write(
            "<FrameLayout><\(bar) app:menu=\"@menu/harbour\" /></FrameLayout>", to: "app/src/main/res/layout/main.xml")
        let found = try await app.findings()
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.budget?.file.hasSuffix("menu/harbour.xml") == true)
    }

    @Test("Frames in SwiftUI limit texts")
    func frames() async throws {
        let folder = try TemporaryFolder()
        for (locale, text) in [("en", "Berths"), ("de", "Bootsliegeplätze")] {
            try folder.write("\"Berths\" = \"\(text)\";\n", to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write(
            """
            struct Row: View {
                var body: some View {
                    Text("Berths").font(.system(size: 17)).lineLimit(1).frame(width: 80)
                }
            }
            """, to: "Row.swift")
        let found = try await AuditedApp.findings(of: ["truncated"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.budget?.place?.line == 3)
    }
}
