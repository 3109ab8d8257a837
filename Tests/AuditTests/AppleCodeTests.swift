// What rules leave alone in the code of Apple's apps, and what they still find beside it.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("Code of Apple's apps")
struct AppleCodeTests {
    private static let catalog = (
        "en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n\"menu.days\" = \"in %@ days\";\n"
    )
    private static let use = ("App/Title.swift", "let title = NSLocalizedString(\"menu.title\", comment: \"\")")

    /// The findings of rules in an app with a catalog and some files: the rule, the key and the severity.
    private static func found(_ rules: String..., in files: (path: String, text: String)...) async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files + [catalog, use] { try folder.write(file.text + "\n", to: file.path) }
        return try await AuditedApp.findings(of: Set(rules), in: [folder.url.path]).map { finding in
            [finding.rule, finding.subject?.key, finding.severity.rawValue].compactMap(\.self).joined(separator: " ")
        }
    }

    // MARK: Helpers that look a key up

    @Test("A helper that looks in a bundle of the system, too, may find the key there")
    func helperWithTwoBundles() async throws {
        func code(_ second: String) -> (path: String, text: String) {
            (
                "App/Help.m",
                """
                NSString *localize(NSString *key) {
                    NSString *value = [appBundle localizedStringForKey:key value:nil table:nil];
                    if ([value isEqualToString:key]) {
                        value = [\(second) localizedStringForKey:key value:nil table:nil];
                    }
                    return value;
                }
                void show(void) { label.text = localize(@"Done"); other.text = localize(@"menu.quit"); }
                """
            )
        }
        let system = "[NSBundle bundleWithIdentifier:@\"com.apple.UIKit\"]"
        #expect(try await Self.found("unknown-key", in: code(system)) == [])
        #expect(try await Self.found("unknown-key", in: code("other")).count == 2)
    }

    @Test("A local variable may stand for the bundle of the system")
    func localBundle() async throws {
        func code(_ type: String) -> (path: String, text: String) {
            (
                "App/Help.swift",
                """
                class Harbour {}
                extension String {
                    var known: String {
                        let bundle = Bundle(for: \(type).self)
                        return bundle.localizedString(forKey: self, value: nil, table: nil)
                    }
                }
                let text = "menu.done".known
                """
            )
        }
        #expect(try await Self.found("unknown-key", in: code("UIApplication")) == [])
        #expect(try await Self.found("unknown-key", in: code("Harbour")) == ["unknown-key menu.done error"])
    }

    @Test("A catalog that is asked after a map of texts need not have the key")
    func spareCatalog() async throws {
        func code(_ map: String) -> (path: String, text: String) {
            (
                "App/Help.swift",
                """
                extension String { var known: String { \(map)NSLocalizedString(self, comment: "") } }
                let text = "menu.done".known
                """
            )
        }
        #expect(try await Self.found("unknown-key", in: code("Texts.fromServer?[self] ?? ")) == [])
        #expect(try await Self.found("unknown-key", in: code("")) == ["unknown-key menu.done error"])
    }

    @Test("A helper with a default text of its own shows that, and not the key")
    func helperWithDefault() async throws {
        func code(_ value: String) -> (path: String, text: String) {
            (
                "App/Help.swift",
                """
                extension String {
                    func known(id: String) -> String {
                        NSLocalizedString(id, tableName: nil, bundle: bundle, value: \(value), comment: "")
                    }
                }
                let text = "Done".known(id: "menu.done")
                """
            )
        }
        #expect(try await Self.found("unknown-key", in: code("self")) == ["unknown-key menu.done note"])
        #expect(try await Self.found("unknown-key", in: code("id")) == ["unknown-key menu.done error"])
    }

    // MARK: Code that never runs

    @Test("A method of Objective-C that a header declares, and that nothing calls, never runs")
    func methodWithoutCalls() async throws {
        func files(_ call: String) -> [(path: String, text: String)] {
            [
                ("App/main.m", "int main(void) { return NSApplicationMain(); }"),
                ("App/Reach.h", "@interface Reach : NSObject\n- (NSString *)stateText;\n@end"),
                (
                    "App/Reach.m",
                    "@implementation Reach\n- (NSString *)stateText {\n    return NSLocalizedString(@\"menu.off\", nil);\n}\n@end"
                ),
                (
                    "App/Menu.m",
                    "@implementation Menu\n- (void)viewDidLoad {\n    Reach *reach = [Reach new];\n    \(call)\n}\n@end"
                ),
            ]
        }
        let dead = files("")
        let alive = files("label.text = [reach stateText];")
        let named = files("[reach performSelector:NSSelectorFromString(@\"stateText\")];")
        #expect(try await Self.found("unknown-key", in: dead[0], dead[1], dead[2], dead[3]) == [])
        #expect(
            try await Self.found("unknown-key", in: alive[0], alive[1], alive[2], alive[3])
                == ["unknown-key menu.off error"])
        #expect(
            try await Self.found("unknown-key", in: named[0], named[1], named[2], named[3])
                == ["unknown-key menu.off error"])
    }

    @Test(
        "Conditions of Objective-C that only hold for developers",
        arguments: [
            ("#if 0", "#endif", 0), ("#ifndef RELEASE", "#endif", 0), ("#if DEBUG && SLOW", "#endif", 0),
            ("#ifndef DEBUG", "#endif", 1), ("#if !DEBUG\n#else", "#endif", 0), ("#if DEBUG\n#else", "#endif", 1),
            ("#if !defined(DEBUG)", "#endif", 1), ("#if SLOW", "#endif", 1),
        ])
    func conditions(start: String, end: String, count: Int) async throws {
        let code = ("App/A.m", "\(start)\nNSString *text = NSLocalizedString(@\"menu.old\", nil);\n\(end)")
        #expect(try await Self.found("unknown-key", in: code).count == count)
    }

    @Test("A case that nothing names is dead, though another one is called 'initial'")
    func caseWithoutUse() async throws {
        let code = (
            "App/A.swift",
            """
            @main struct Harbour { func show() { print(name(of: .initial)) } }
            enum State: Equatable { case initial, old }
            func name(of state: State) -> String {
                switch state {
                case .initial: NSLocalizedString("menu.title", comment: "")
                case .old: NSLocalizedString("menu.old", comment: "")
                }
            }
            """
        )
        #expect(try await Self.found("unknown-key", in: code) == [])
    }

    // MARK: Files that no target has

    /// A project that names two files, and compiles one of them.
    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                1A = {isa = PBXBuildFile; fileRef = 2A; };
                2A = {isa = PBXFileReference; path = Menu.swift; sourceTree = "<group>"; };
                2B = {isa = PBXFileReference; path = OldMenu.swift; sourceTree = "<group>"; };
                2C = {isa = PBXFileReference; path = Title.swift; sourceTree = "<group>"; };
                1C = {isa = PBXBuildFile; fileRef = 2C; };
                3A = {isa = PBXGroup; children = (2A, 2B, 2C, ); path = App; sourceTree = "<group>"; };
                4A = {isa = PBXSourcesBuildPhase; files = (1A, 1C, ); };
                MARK
            };
        }
        """

    @Test("A file that a project names, and no target compiles, is not in the app")
    func fileOfNoTarget() async throws {
        let text = { (key: String) in "let text = NSLocalizedString(\"menu.\(key)\", comment: \"\")" }
        #expect(
            try await Self.found(
                "unknown-key", in: ("App.xcodeproj/project.pbxproj", Self.project), ("App/Menu.swift", text("new")),
                ("App/OldMenu.swift", text("old")))
                == ["unknown-key menu.new error"])
    }

    @Test("Copies of a compiled file elsewhere are not in the app")
    func copyOfACompiledFile() async throws {
        let text = { (key: String) in "let text = NSLocalizedString(\"menu.\(key)\", comment: \"\")" }
        let found = try await Self.found(
            "unknown-key", in: ("App.xcodeproj/project.pbxproj", Self.project), ("App/Menu.swift", text("new")),
            ("Menu.swift", text("copy")), ("Other/Menu.swift", text("other")), ("More/Menu.swift", text("more")))
        #expect(found == ["unknown-key menu.new error"])
    }

    @Test("Old files beside a string catalog of the same table, which the project names instead, are not checked")
    func supersededFiles() async throws {
        let new = """
            {"sourceLanguage": "en", "strings": {"season": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Season %@"}}
            }}}, "version": "1.0"}
            """
        let old = [
            ("Old/en.lproj/Texts.strings", "\"season\" = \"Season %@\";"),
            ("Old/ko.lproj/Texts.strings", "\"season\" = \"시즌 %d\";"),
        ]
        func found(_ mark: String) async throws -> [String] {
            try await Self.found(
                "placeholder-mismatch",
                in: ("App.xcodeproj/project.pbxproj", Self.project.replacing("MARK", with: mark)),
                ("App/Texts.xcstrings", new), old[0], old[1])
        }
        let catalog = "2D = {isa = PBXFileReference; path = Texts.xcstrings; };"
        let folder = { (name: String) in
            "\n2F = {isa = PBXFileReference; lastKnownFileType = folder; path = Assets/\(name); sourceTree = X; };"
        }
        #expect(try await found(catalog) == [])
        #expect(try await found(catalog + folder("Sounds")) == [])
        #expect(try await found(catalog + folder("Old")).count == 1)
        #expect(
            try await found(catalog + " 2E = {isa = PBXFileReference; path = ko.lproj/Texts.strings; };").count == 1)
    }

    // MARK: Texts that nobody sees

    @Test(
        "Labels that SwiftUI hides are not looked for",
        arguments: [
            ("Picker(\"menu.hidden\", selection: $order) {}.labelsHidden()", 0),
            ("Menu(\"menu.title\") { Picker(selection: $order, label: Text(\"menu.hidden\")) {} }", 0),
            ("Picker(selection: $order, label: Text(\"menu.hidden\")) {}", 1),
            ("Text(\"menu.hidden\").labelsHidden()", 1),
        ])
    func hiddenLabels(view: String, count: Int) async throws {
        let code = ("App/A.swift", "struct Row: View { var body: some View { \(view) } }\nlet row = Row()")
        #expect(try await Self.found("unknown-key", in: code).count == count)
    }

    @Test("Forms in the default text of a key of the catalog are not shown")
    func formsInDefaultText() async throws {
        func code(_ key: String) -> (path: String, text: String) {
            (
                "App/A.swift",
                "import UIKit\nlet text = \"in \\(days) day\\(days == 1 ? \"\" : \"s\")\".known(id: \"\(key)\")"
            )
        }
        #expect(try await Self.found("plural-in-code", in: code("menu.days")) == [])
        #expect(try await Self.found("plural-in-code", in: code("menu.none")) == ["plural-in-code warning"])
    }

    @Test("Names of brands stand alone, and a name that contains one is no text with the rest")
    func brandInAName() async throws {
        func code(_ text: String) -> (path: String, text: String) {
            ("App/A.swift", "import UIKit\nfunc show() { label.text = \"\(text)\" }")
        }
        #expect(try await Self.found("hard-coded-text", in: code("EeveeSpotify")) == [])
        #expect(try await Self.found("hard-coded-text", in: code("Apple Maps")) == [])
        #expect(try await Self.found("hard-coded-text", in: code("Open Spotify now")) == ["hard-coded-text note"])
    }

    @Test("Phrases of App Shortcuts do not double percent signs")
    func percentsInPhrases() async throws {
        let code = (
            "App/A.swift",
            "let shortcut = AppShortcut(intent: Fill(), phrases: [\"Fill to 100% with \\(.applicationName)\"])"
        )
        let keys = (
            "en.lproj/Shortcuts.strings",
            "\"menu.title\" = \"Menu\";\n\"Fill to 100% with ${applicationName}\" = \"Fill\";"
        )
        #expect(try await Self.found("unused-key", in: code, keys) == ["unused-key menu.days warning"])
    }

    @Test("'Base' is no language that copies the source")
    func copiesInBase() async throws {
        let texts = (1...30).map { "\"text.\($0)\" = \"Save the changes \($0)\";\n" }.joined()
        let found = try await Self.found(
            "copied-texts", in: ("App/en.lproj/More.strings", texts), ("App/Base.lproj/More.strings", texts))
        #expect(found == [])
    }

    @Test("Languages of another project around the files are no languages that a project lacks")
    func languagesOfAnOuterProject() async throws {
        func list(_ languages: String) -> String {
            "{ developmentRegion = en; knownRegions = (\(languages), ); PBXVariantGroup }"
        }
        func found(_ outer: String) async throws -> [String] {
            try await Self.found(
                "unregistered-language", in: ("Apps/App.xcodeproj/project.pbxproj", list(outer)),
                ("Apps/Old/Old.xcodeproj/project.pbxproj", list("en, Base")),
                ("Apps/Old/en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";"),
                ("Apps/Old/de.lproj/Localizable.strings", "\"menu.title\" = \"Menü\";"))
        }
        #expect(try await found("en, Base, de").isEmpty)
        #expect(try await !found("en, Base").isEmpty)
    }
}
