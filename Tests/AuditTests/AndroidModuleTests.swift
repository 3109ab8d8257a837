// What the modules of an Android build decide about layouts: who sees them, which keys they reach, which way they run.

import Audit
import Comparison
import Foundation
import TestSupport
import Testing

@Suite("Modules of Android apps")
struct AndroidModuleTests {
    private static let manifest = "<manifest><application RTL android:icon=\"@x/i\"/></manifest>\n"
    private static let application = "plugins { id 'com.android.application' }\n"
    private static let texts = "<resources><string name=\"berth\">Berth</string></resources>\n"

    /// An app in `app`, whose manifest says something about mirroring, with texts in English and Arabic.
    private static func app(_ mirroring: String = "", build: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("include ':app', ':core', ':sample'\n", to: "settings.gradle")
        try folder.write(application + build, to: "app/build.gradle")
        try folder.write(manifest.replacing("RTL", with: mirroring), to: "app/src/main/AndroidManifest.xml")
        try folder.write(texts, to: "app/src/main/res/values/strings.xml")
        try folder.write(texts.replacing("Berth", with: "رصيف"), to: "app/src/main/res/values-ar/strings.xml")
        try show(["R.string.berth"], in: folder, "app/src/main/java/Start.kt")
        return folder
    }

    /// A library in `core`.
    private static func addCore(to folder: TemporaryFolder) throws {
        try folder.write("plugins { id 'com.android.library' }\n", to: "core/build.gradle")
        try folder.write("<manifest/>\n", to: "core/src/main/AndroidManifest.xml")
    }

    /// Another application, which has no translations.
    private static func addApp(_ name: String, to folder: TemporaryFolder, uses module: String) throws {
        try folder.write(
            application + "dependencies { implementation project(':\(module)') }\n", to: "\(name)/build.gradle")
        try folder.write(
            manifest.replacing("RTL", with: "android:supportsRtl=\"true\""),
            to: "\(name)/src/main/AndroidManifest.xml")
    }

    /// A file that names some resources.
    private static func show(_ names: [String], in folder: TemporaryFolder, _ path: String) throws {
        try folder.write("fun show() {\n\(names.map { "    use(\($0))\n" }.joined())}\n", to: path)
    }

    private static func findings(_ rule: String, in folder: TemporaryFolder) async throws -> [Finding] {
        try await AuditedApp.findings(of: [rule], in: [folder.url.path])
    }

    private static let side = "<FrameLayout><TextView android:paddingLeft=\"8dp\"/></FrameLayout>\n"
    private static let literal = "<FrameLayout><Button android:text=\"Sign out\"/></FrameLayout>\n"

    // MARK: Directions

    @Test("mirror a layout if the application with it says so, and not because a sample does")
    func mirroring() async throws {
        for (mirroring, severity) in [("", Severity.note), ("android:supportsRtl=\"true\"", .warning)] {
            let folder = try Self.app(mirroring, build: "dependencies { implementation project(':core') }\n")
            try Self.addCore(to: folder)
            try Self.addApp("sample", to: folder, uses: "core")
            try folder.write(Self.side, to: "core/src/main/res/layout/berth_row.xml")
            try Self.show(["R.layout.berth_row"], in: folder, "core/src/main/java/Rows.kt")
            let found = try await Self.findings("fixed-direction", in: folder)
            #expect(found.map(\.severity) == [severity])
            #expect(found.first?.help?.contains("supportsRtl") == (severity == .note))
        }
    }

    @Test("leave an app alone that refuses to be mirrored")
    func refusal() async throws {
        let folder = try Self.app("android:supportsRtl=\"false\"")
        try folder.write(Self.side, to: "app/src/main/res/layout/berth_row.xml")
        try Self.show(["R.layout.berth_row"], in: folder, "app/src/main/java/Rows.kt")
        #expect(try await Self.findings("fixed-direction", in: folder).isEmpty)
    }

    @Test("say nothing of sides before an app has a language that needs them, or can mirror its screens")
    func unmirrored() async throws {
        let folder = try Self.app()
        try folder.write(Self.side, to: "app/src/main/res/layout/berth_row.xml")
        try Self.show(["R.layout.berth_row"], in: folder, "app/src/main/java/Rows.kt")
        #expect(try await Self.findings("fixed-direction", in: folder).map(\.severity) == [.note])
        try FileManager.default.removeItem(at: folder.url.appending(path: "app/src/main/res/values-ar"))
        #expect(try await Self.findings("fixed-direction", in: folder).isEmpty)
    }

    @Test("read the manifests of .NET and of editions")
    func editions() async throws {
        let folder = try Self.app()
        try folder.write(
            Self.manifest.replacing("RTL", with: "android:supportsRtl=\"true\""),
            to: "tool/Manifests/AndroidManifest_light.xml")
        try folder.write(Self.side, to: "tool/Resources/layout/berth_row.xml")
        try Self.show(["R.layout.berth_row"], in: folder, "tool/Rows.kt")
        #expect(try await Self.findings("fixed-direction", in: folder).map(\.severity) == [.warning])
    }

    @Test("sum up the places of an application at the largest layout for all devices")
    func summary() async throws {
        let folder = try Self.app()
        let two = Self.side.replacing("<TextView", with: "<TextView android:paddingLeft=\"9dp\"/><TextView")
        for layout in ["app/src/main/res/layout-land/a_row", "app/src/main/res/layout/debug_row"] {
            try folder.write(two, to: "\(layout).xml")
        }
        try folder.write(Self.side, to: "app/src/main/res/layout/b_row.xml")
        try folder.write(two, to: "app/src/main/res/layout/c_row.xml")
        try Self.show(
            ["a", "b", "c", "debug"].map { "R.layout.\($0)_row" }, in: folder, "app/src/main/java/Rows.kt")
        let found = try await Self.findings("fixed-direction", in: folder)
        #expect(found.count == 1)
        #expect(found.first?.location.path.hasSuffix("layout/c_row.xml") ?? false)
        #expect(found.first?.message.hasSuffix("; 6 more places") ?? false)
    }

    // MARK: Texts

    /// The messages about the text of a layout in a module.
    private static func messages(
        _ module: String, _ layout: String = literal, in folder: TemporaryFolder,
        code: String = "src/main/java/Rows.kt", _ text: String? = nil
    ) async throws -> [String] {
        try folder.write(layout, to: "\(module)/src/main/res/layout/berth_row.xml")
        if let text {
            try folder.write(text + "\n", to: "\(module)/\(code)")
        } else {
            try show(["R.layout.berth_row"], in: folder, "\(module)/\(code)")
        }
        return try await findings("hard-coded-text", in: folder).map(\.message)
    }

    @Test("leave an application alone that only developers start, unless it has translations")
    func samples() async throws {
        let folder = try Self.app()
        try Self.addApp("sample", to: folder, uses: "app")
        #expect(try await Self.messages("sample", in: folder).isEmpty)
        try folder.write(Self.texts, to: "sample/src/main/res/values/strings.xml")
        try folder.write(Self.texts, to: "sample/src/main/res/values-ar/strings.xml")
        #expect(try await Self.messages("sample", in: folder).count == 1)
    }

    @Test("refer to a key only if the layout's module can reach it, and the key is translated")
    func reachableKeys() async throws {
        let layout = "<FrameLayout><Button android:text=\"Berth\"/></FrameLayout>\n"
        let isolated = try Self.app()
        try Self.addCore(to: isolated)
        #expect(
            try await Self.messages("core", layout, in: isolated) == ["'Berth' is shown as it is, in every language"])
        let joined = try Self.app()
        try Self.addApp("viewer", to: joined, uses: "app")
        #expect(
            try await Self.messages("viewer", layout, in: joined)
                == ["'Berth' is shown as it is, although the key 'berth' has it"])
        let literal = try Self.app()
        try literal.write(
            Self.texts.replacing("\">", with: "\" translatable=\"false\">"), to: "app/src/main/res/values/strings.xml")
        #expect(try await Self.messages("app", layout, in: literal).isEmpty)
    }

    @Test("report a note as long as the app has one language")
    func oneLanguage() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.texts, to: "src/main/res/values/strings.xml")
        try folder.write(Self.literal, to: "src/main/res/layout/berth_row.xml")
        try Self.show(["R.string.berth", "R.layout.berth_row"], in: folder, "src/main/java/Rows.kt")
        #expect(try await Self.findings("hard-coded-text", in: folder).map(\.severity) == [.note])
    }

    @Test("report a note in an application without translations, beside one with them")
    func applicationWithOneLanguage() async throws {
        let folder = try Self.app()
        try Self.addCore(to: folder)
        try Self.addApp("viewer", to: folder, uses: "core")
        try folder.write(Self.literal, to: "viewer/src/main/res/layout/berth_row.xml")
        try Self.show(["R.layout.berth_row"], in: folder, "viewer/src/main/java/Rows.kt")
        #expect(try await Self.findings("hard-coded-text", in: folder).map(\.severity) == [.note])
    }

    // MARK: Keys

    @Test("report a note about keys of a library that other apps may use")
    func publishedLibrary() async throws {
        let folder = try Self.app(build: "dependencies { implementation project(':core') }\n")
        try Self.addCore(to: folder)
        try folder.write(
            "<resources><string name=\"anchor\">Anchor</string><string name=\"buoy\">Buoy</string></resources>\n",
            to: "core/src/main/res/values/strings.xml")
        try Self.show(["R.string.buoy"], in: folder, "core/src/main/java/Buoys.kt")
        let own = try await Self.findings("unused-key", in: folder)
        #expect(own.map(\.severity) == [.warning])
        #expect(own.first?.help?.contains("R.string") == true)
        try folder.write(
            "plugins { id 'com.android.library'; id 'maven-publish' }\n", to: "core/build.gradle")
        let found = try await Self.findings("unused-key", in: folder)
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.help?.hasSuffix("other apps that use the library core may look it up") == true)
    }

    // MARK: Code that shows nothing

    @Test("pass over the layouts of debug builds, and those that only these name")
    func debugBuilds() async throws {
        let folder = try Self.app()
        try Self.show(["R.string.berth"], in: folder, "app/src/main/java/Start.kt")
        #expect(try await Self.messages("app", in: folder, code: "src/main/java/debug/Rows.kt").isEmpty)
    }

    @Test("pass over the layouts of screens that no manifest declares")
    func undeclaredScreens() async throws {
        let screen = "class Rows : AppCompatActivity(R.layout.berth_row)"
        let folder = try Self.app()
        try Self.show(["Rows::class"], in: folder, "app/src/main/java/Open.kt")
        try folder.write(
            "<manifest><application><activity android:name=\".Start\"/></application></manifest>\n",
            to: "app/src/main/AndroidManifest.xml")
        #expect(try await Self.messages("app", in: folder, screen).isEmpty)
        try folder.write(
            "<manifest><application><activity android:name=\".Rows\"/></application></manifest>\n",
            to: "app/src/main/AndroidManifest.xml")
        #expect(try await Self.messages("app", in: folder, screen).count == 1)
    }

    @Test("pass over the layouts of classes that only name each other, and of samples")
    func unusedClasses() async throws {
        let view = "class Rows(context: Context) : RowView(context, R.layout.berth_row)"
        let unused = try Self.app()
        try unused.write("class Dock { val rows = Rows(context) }\n", to: "app/src/main/java/Dock.kt")
        #expect(try await Self.messages("app", in: unused, view).isEmpty)
        let used = try Self.app()
        try used.write("fun dock() { show(Rows(context)) }\n", to: "app/src/main/java/Dock.kt")
        #expect(try await Self.messages("app", in: used, view).count == 1)
        let sample = try Self.app()
        #expect(try await Self.messages("app", in: sample, code: "src/main/java/samplefragments/Rows.kt").isEmpty)
    }
}
