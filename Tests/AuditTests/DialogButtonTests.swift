// Buttons of Android's dialogs, which are on one line unless the app's styles say otherwise.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("Buttons of dialogs on Android")
struct DialogButtonTests {
    /// An Android app with a text in English, and a long one in German.
    private struct App {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            let texts = [("", "Moor automatically"), ("-de", "Automatisch am nächsten freien Liegeplatz festmachen")]
            for (qualifier, text) in texts {
                try folder.write(
                    "<resources>\n<string name=\"title\">\(text)</string>\n</resources>\n",
                    to: "app/src/main/res/values\(qualifier)/strings.xml")
            }
        }

        func findings() async throws -> [Finding] {
            try await AuditedApp.findings(of: ["truncated", "unbreakable"], in: [folder.url.path])
        }
    }

    @Test(
        "Buttons of dialogs wrap if a theme of the app gives them another style",
        arguments: [
            (#"<item name="buttonBarPositiveButtonStyle">@style/Own</item>"#, "", 0),
            (#"<item name="alertDialogTheme">@style/Dialog</item>"#, "", 0),
            (#"<item name="alertDialogTheme">@style/Plain</item>"#, "", 0),
            (#"<item name="alertDialogTheme">@style/Material</item>"#, "", 1),
            (#"<item name="buttonBarPositiveButtonStyle">@style/OneLine</item>"#, "", 1),
            ("", ", R.style.Dialog", 0), ("", ", R.style.Material", 1), ("", ", theme", 0),
        ])
    func dialogStyles(item: String, argument: String, count: Int) async throws {
        let app = try App()
        try app.folder.write(
            """
            class A { fun a() { MaterialAlertDialogBuilder(this\(argument)).setPositiveButton(R.string.title, null) } }

            """, to: "app/src/main/java/A.kt")
        // Without it, no theme of the app says anything about buttons.
        let dialog =
            !item.contains("@style/Dialog") && !argument.contains("Dialog")
            ? ""
            : #"<style name="Dialog" parent="Theme.MaterialComponents.DayNight.Dialog">"#
                + #"<item name="buttonBarPositiveButtonStyle">@style/Own</item></style>"#
        try app.folder.write(
            """
            <resources>
            <style name="App" parent="Theme.MaterialComponents.DayNight">\(item)</style>
            <style name="Own" parent="Widget.MaterialComponents.Button.TextButton"/>
            <style name="OneLine" parent="Widget.MaterialComponents.Button.TextButton.Dialog"/>
            <style name="Plain" parent="Theme.AppCompat.Dialog.Alert"/>
            <style name="Material" parent="ThemeOverlay.MaterialComponents.MaterialAlertDialog"/>
            \(dialog)
            </resources>

            """, to: "app/src/main/res/values/themes.xml")
        #expect(try await app.findings().count == count)
    }

    @Test("Dialogs of the framework, and those of AppCompat in themes that leave them alone, wrap their buttons")
    func dialogsOfOthers() async throws {
        let app = try App()
        let dialog = "class A { fun a() { AlertDialog.Builder(this).setPositiveButton(R.string.title, null) } }\n"
        func theme(_ parent: String) throws {
            try app.folder.write(
                "<resources><style name=\"App\" parent=\"\(parent)\"/></resources>\n",
                to: "app/src/main/res/values/themes.xml")
        }
        try app.folder.write(dialog, to: "app/src/main/java/A.kt")
        try theme("Theme.MaterialComponents.Light")
        #expect(try await app.findings().count == 1)
        try theme("Theme.MaterialComponents.Light.Bridge")
        #expect(try await app.findings().isEmpty)
        try theme("Theme.MaterialComponents.Light")
        try app.folder.write("import android.app.AlertDialog\n" + dialog, to: "app/src/main/java/A.kt")
        #expect(try await app.findings().isEmpty)
    }
}
