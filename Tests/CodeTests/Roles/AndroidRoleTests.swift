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
}
