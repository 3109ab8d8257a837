// Texts that layouts of Android's cut.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("Texts in resource layouts")
struct ResourceLayoutTests {
    @Test("A cut text is a warning, because no saved frames confirm the layout")
    func cut() async throws {
        let folder = try TemporaryFolder()
        let resources = "app/src/main/res"
        for (qualifier, text) in [("", "Moor"), ("-de", "Am freien Liegeplatz festmachen")] {
            try folder.write(
                "<resources><string name=\"moor\">\(text)</string></resources>\n",
                to: "\(resources)/values\(qualifier)/strings.xml")
        }
        try folder.write(
            """
            <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
                android:layout_width="match_parent" android:layout_height="match_parent">
              <TextView android:layout_width="96dp" android:layout_height="wrap_content" android:textSize="16sp"
                  android:singleLine="true" android:ellipsize="end" android:text="@string/moor" />
            </FrameLayout>

            """, to: "\(resources)/layout/main.xml")
        let found = try await AuditedApp.findings(of: ["truncated"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.subject?.locale == "de")
        #expect(found.first?.budget?.file.hasSuffix("res/layout/main.xml") == true)
    }

    /// An app with a text in a box of 96 dp, in English and German.
    private static func app(_ attributes: String, _ german: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (qualifier, text) in [("", "Moor"), ("-de", german)] {
            try folder.write(
                "<resources><string name=\"moor\">\(text)</string></resources>\n",
                to: "app/src/main/res/values\(qualifier)/strings.xml")
        }
        try folder.write(
            """
            <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
                android:layout_width="match_parent" android:layout_height="match_parent">
              <TextView android:layout_width="96dp" android:layout_height="wrap_content" android:textSize="16sp"
                  \(attributes) android:text="@string/moor" />
            </FrameLayout>

            """, to: "app/src/main/res/layout/main.xml")
        return folder
    }

    private static let wide = "Am freien Liegeplatz festmachen"

    private static func isCut(in folder: TemporaryFolder) async throws -> Bool {
        try await !AuditedApp.findings(of: ["truncated"], in: [folder.url.path]).isEmpty
    }

    @Test("A text of a layout that only narrow phones cut is a note, and its help says so")
    func narrowPhones() async throws {
        let folder = try Self.app("", "Am freien Liegeplatz festmachen")
        try folder.write(
            """
            <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
                android:layout_width="match_parent" android:layout_height="match_parent" android:padding="50dp">
              <TextView android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="16sp"
                  android:letterSpacing="0" android:singleLine="true" android:ellipsize="end"
                  android:text="@string/moor" />
            </FrameLayout>

            """, to: "app/src/main/res/layout/main.xml")
        let found = try await AuditedApp.findings(of: ["truncated"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.help?.hasSuffix("; common devices, which are wider, have room for it") == true)
    }

    @Test("Of two places that cut a text, the one on common phones counts, even if the other is narrower on some")
    func severestPlace() async throws {
        let folder = try Self.app("", "Am freien Liegeplatz festmachen")
        for (name, width) in [("first", "match_parent"), ("second", "225dp")] {
            try folder.write(
                """
                <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
                    android:layout_width="match_parent" android:layout_height="match_parent" android:padding="\(name == "first" ? 50 : 0)dp">
                  <TextView android:layout_width="\(width)" android:layout_height="wrap_content" android:textSize="16sp"
                      android:letterSpacing="0" android:singleLine="true" android:ellipsize="end"
                      android:text="@string/moor" />
                </FrameLayout>

                """, to: "app/src/main/res/layout/\(name).xml")
        }
        let found = try await AuditedApp.findings(of: ["truncated"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.budget?.file.hasSuffix("second.xml") == true)
    }

    @Test("A text in capitals is cut if its capitals do not fit", arguments: [true, false])
    func capitals(areAll: Bool) async throws {
        let folder = try Self.app(
            "android:singleLine=\"true\" android:ellipsize=\"end\" android:textAllCaps=\"\(areAll)\"", "Festmachen")
        #expect(try await Self.isCut(in: folder) == areAll)
    }

    @Test("A layout that nothing names cuts nothing, if code names others")
    func unnamedLayout() async throws {
        let folder = try Self.app("android:singleLine=\"true\"", Self.wide)
        #expect(try await Self.isCut(in: folder))
        try folder.write("<FrameLayout/>\n", to: "app/src/main/res/layout/other_row.xml")
        try folder.write("fun show() { use(R.layout.other_row) }\n", to: "app/src/main/java/Rows.kt")
        #expect(try await !Self.isCut(in: folder))
        try folder.write("<include layout=\"@layout/main\"/>\n", to: "app/src/main/res/layout/other_row.xml")
        #expect(try await Self.isCut(in: folder))
    }

    @Test(
        "A view that is gone shows its text only if code may show it",
        arguments: [
            ("android:visibility=\"gone\"", false), ("android:visibility=\"gone\" android:id=\"@+id/moor_text\"", true),
        ])
    func goneView(attributes: String, isCut: Bool) async throws {
        let folder = try Self.app("android:singleLine=\"true\" \(attributes)", Self.wide)
        try folder.write(
            "fun show(main: MainBinding) { use(R.layout.main); main.moorText.isVisible = true }\n",
            to: "app/src/main/java/Rows.kt")
        #expect(try await Self.isCut(in: folder) == isCut)
    }

    @Test(
        "Layouts of apps for televisions and watches are not measured on phones",
        arguments: [
            ("android.software.leanback", "", false), ("android.hardware.type.watch", "", false),
            ("android.software.leanback", "android:required=\"false\"", true), ("android.hardware.camera", "", true),
        ])
    func otherDevices(feature: String, required: String, isCut: Bool) async throws {
        let folder = try Self.app("android:singleLine=\"true\"", Self.wide)
        try folder.write(
            "<manifest><uses-feature android:name=\"\(feature)\" \(required)/><application android:icon=\"@x/i\"/></manifest>\n",
            to: "app/src/main/AndroidManifest.xml")
        try folder.write("fun show() { use(R.layout.main) }\n", to: "app/src/main/java/Rows.kt")
        #expect(try await Self.isCut(in: folder) == isCut)
    }

    @Test(
        "An app that only televisions start is not measured on phones",
        arguments: [(["LEANBACK_LAUNCHER"], false), (["LEANBACK_LAUNCHER", "LAUNCHER"], true), (["LAUNCHER"], true)])
    func televisions(categories: [String], isCut: Bool) async throws {
        let folder = try Self.app("android:singleLine=\"true\"", Self.wide)
        let filters = categories.map { "<category android:name=\"android.intent.category.\($0)\"/>" }.joined()
        try folder.write(
            "<manifest><application android:icon=\"@x/i\"><activity><intent-filter>\(filters)</intent-filter></activity>"
                + "</application></manifest>\n", to: "app/src/main/AndroidManifest.xml")
        try folder.write("fun show() { use(R.layout.main) }\n", to: "app/src/main/java/Rows.kt")
        #expect(try await Self.isCut(in: folder) == isCut)
    }

    @Test("Android ignores soft hyphens where hyphenation is off, so the help names the attribute")
    func wideWord() async throws {
        let word = "Liegeplatzreservierung"
        let folder = try Self.app("", word)
        let found = try await AuditedApp.findings(of: ["unbreakable"], in: [folder.url.path])
        #expect(found.count == 1)
        #expect(found.first?.help?.contains("android:hyphenationFrequency") == true)
        #expect(found.first?.help?.contains("put a soft hyphen") == false)
        // A view that hyphenates breaks the word where it may break.
        let other = try Self.app("android:hyphenationFrequency=\"normal\"", word)
        #expect(try await AuditedApp.findings(of: ["unbreakable"], in: [other.url.path]).isEmpty)
    }

    @Test("A background with an inset and a padding leaves less room")
    func paddingOfBackground() async throws {
        let word = "Liegeplatz"
        let plain = try Self.app("", word)
        #expect(try await AuditedApp.findings(of: ["unbreakable"], in: [plain.url.path]).isEmpty)
        let drawn = try Self.app("android:background=\"@drawable/round\"", word)
        try drawn.write(
            """
            <inset xmlns:android="http://schemas.android.com/apk/res/android" android:insetLeft="8dp"
                android:insetRight="8dp"><ripple><item><selector><item><shape>
              <padding android:left="8dp" android:right="8dp"/>
            </shape></item></selector></item></ripple></inset>

            """, to: "app/src/main/res/drawable/round.xml")
        let found = try await AuditedApp.findings(of: ["unbreakable"], in: [drawn.url.path])
        #expect(found.count == 1)
        #expect(found.first?.message.contains("a line has 64 pt") == true)
    }
}
