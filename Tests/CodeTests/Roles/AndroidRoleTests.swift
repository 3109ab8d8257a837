// What texts of Android apps are on the screen.

import Code
import Platforms
import Testing

@Suite("Roles of texts in Android apps")
struct AndroidRoleTests {
    /// The roles of the key `k`.
    private static func roles(_ code: String, _ name: String) async -> Set<ScreenRole> {
        let bytes = Array(code.utf8)
        let file =
            switch name {
            case "kt": CodeFile(path: "A.kt", tree: JvmScanner.scan(bytes, .kotlin), language: .kotlin)
            case "java": CodeFile(path: "A.java", tree: JvmScanner.scan(bytes, .java), language: .java)
            default: CodeFile(path: "a.xml", tree: ResourceScanner.scan(bytes), language: .resource)
            }
        return Set(await CodeProject([file], .android).places(.android).map(\.role))
    }

    @Test(
        "follow from the calls that show them in Kotlin",
        arguments: [
            ("Toast.makeText(this, R.string.k, Toast.LENGTH_SHORT).show()", ScreenRole.toast),
            ("Snackbar.make(view, getString(R.string.k), 0).show()", .snackbar),
            ("Snackbar.make(view, text, 0).setAction(R.string.k) { undo() }", .snackbarAction),
            ("AlertDialog.Builder(this).setTitle(R.string.k).show()", .alertTitle),
            ("MaterialAlertDialogBuilder(this).apply { setMessage(R.string.k) }", .alertMessage),
            ("builder.setPositiveButton(R.string.k) { _, _ -> save() }", .alertButton),
            ("builder.setContentTitle(getString(R.string.k))", .notificationTitle),
            ("class A : AppCompatActivity() { fun f() { setTitle(R.string.k) } }", .navigationTitle),
            ("fun f() { supportActionBar?.title = getString(R.string.k) }", .navigationTitle),
            ("fun f() { binding.name.text = getString(R.string.k) }", .text),
            ("Text(stringResource(R.string.k))", .text),
            ("TopAppBar(title = { Text(text = stringResource(R.string.k)) })", .navigationTitle),
            ("NavigationBarItem(label = { Text(stringResource(R.string.k)) })", .tab),
            ("TextButton(onClick = {}) { Text(stringResource(R.string.k)) }", .button),
            ("AlertDialog(title = { Text(stringResource(R.string.k)) })", .alertTitle),
            ("Icon(image, contentDescription = stringResource(R.string.k))", .accessibility),
        ])
    func kotlin(code: String, role: ScreenRole) async {
        #expect(await Self.roles(code, "kt") == [role])
    }

    @Test(
        "follow from the calls that show them in Java",
        arguments: [
            ("Toast.makeText(this, R.string.k, Toast.LENGTH_SHORT).show();", ScreenRole.toast),
            ("AlertDialog.Builder b = new AlertDialog.Builder(this); b.setTitle(R.string.k);", .alertTitle),
            ("toolbar.setTitle(R.string.k);", .navigationTitle),
            ("button.setText(getString(R.string.k));", .button),
        ])
    func java(code: String, role: ScreenRole) async {
        #expect(await Self.roles("class A { void f() { \(code) } }", "java") == [role])
    }

    @Test(
        "follow from the attributes that show them",
        arguments: [
            (#"<TextView android:text="@string/k"/>"#, ScreenRole.text),
            (#"<Button android:text="@string/k"/>"#, .button),
            (#"<SwitchPreferenceCompat app:title="@string/k"/>"#, .preferenceTitle),
            (#"<ListPreference android:summary="@string/k"/>"#, .preferenceSummary),
            (#"<item android:title="@string/k"/>"#, .menuItem),
            (#"<shortcut android:shortcutShortLabel="@string/k"/>"#, .shortcutLabel),
        ])
    func resources(code: String, role: ScreenRole) async {
        #expect(await Self.roles(code, "xml") == [role])
    }

    /// The roles of the key `k` in an app with several files.
    private static func roles(in files: [String: String]) async -> Set<ScreenRole> {
        let read = files.sorted { $0.key < $1.key }.map { path, code in
            let bytes = Array(code.utf8)
            return path.hasSuffix(".kt")
                ? CodeFile(path: path, tree: JvmScanner.scan(bytes, .kotlin), language: .kotlin)
                : CodeFile(path: path, tree: ResourceScanner.scan(bytes), language: .resource)
        }
        return Set(await CodeProject(read, .android).places(.android).map(\.role))
    }

    private static let ownBar = """
        package org.pier.views
        import android.widget.FrameLayout
        class Toolbar(context: Context) : FrameLayout(context) { fun setTitle(text: Int) {} }
        """

    @Test("A view of the app with the name of a bar is what it inherits from")
    func ownBarInLayout() async {
        let view = #"<org.pier.views.Toolbar app:title="@string/k"/>"#
        #expect(await Self.roles(in: ["Toolbar.kt": Self.ownBar, "a.xml": view]) == [])
        let bar = "import com.google.android.material.appbar.MaterialToolbar\nclass Toolbar : MaterialToolbar()"
        #expect(await Self.roles(in: ["Toolbar.kt": bar, "a.xml": view]) == [.navigationTitle])
        // What a library of others has is not known.
        #expect(await Self.roles(in: ["a.xml": view]) == [])
        #expect(
            await Self.roles(in: ["a.xml": #"<androidx.appcompat.widget.Toolbar app:title="@string/k"/>"#])
                == [.navigationTitle])
    }

    @Test("A variable of a class of the app is what the class inherits from, whatever its name")
    func ownBarInCode() async {
        let typed = "class A(val toolbar: Toolbar) { fun f() { toolbar.title = getString(R.string.k) } }"
        #expect(await Self.roles(in: ["Toolbar.kt": Self.ownBar, "A.kt": typed]) == [])
        let imported = "import androidx.appcompat.widget.Toolbar\n" + typed
        #expect(await Self.roles(in: ["A.kt": imported]) == [.navigationTitle])
        // The app's own class makes the name of a variable say nothing.
        let untyped = "fun f() { binding.toolbar.title = getString(R.string.k) }"
        #expect(await Self.roles(in: ["A.kt": untyped]) == [.navigationTitle])
        #expect(await Self.roles(in: ["Toolbar.kt": Self.ownBar, "A.kt": untyped]) == [])
    }

    @Test("A toast of another library is none of Android's")
    func otherToasts() async {
        let call = "fun f() { Toast.makeText(this, R.string.k, 1).show() }"
        #expect(await Self.roles(in: ["A.kt": "import android.widget.Toast\n" + call]) == [.toast])
        #expect(await Self.roles(in: ["A.kt": "import org.pier.toasts.Toast\n" + call]) == [])
    }
}
