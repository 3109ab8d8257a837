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
