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
}
