// Keys of whole apps: which are unknown, and which are unused.

import Audit
import Comparison
import Foundation
import Projects
import TestSupport
import Testing

@Suite("Keys of an app")
struct KeysOfAppsTests {
    /// The unknown and unused keys of an app with some files, and a text that is looked up.
    private static func found(_ files: (path: String, text: String)...) async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text + "\n", to: file.path) }
        try folder.write("let title = NSLocalizedString(\"menu.title\", comment: \"\")\n", to: "App/Title.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key", "unused-key"], in: [folder.url.path])
        return found.map { "\($0.rule) \($0.subject?.key ?? "")" }
    }

    private static func catalog(_ keys: String..., table: String = "Localizable") -> (path: String, text: String) {
        let lines = (["menu.title"] + keys).map { "\"\($0)\" = \"\($0) text\";" }
        return ("en.lproj/\(table).strings", lines.joined(separator: "\n"))
    }

    @Test("that a library looks up are used, whatever members the app's own types have")
    func memberOfAnotherType() async throws {
        let code = """
            struct Nutriment { let localized: Int }
            func show(_ key: String, _ item: Nutriment) {
                print(item.localized)
                label.text = "menu.\\(key).error".localized
            }
            func save() { show("save", item) }
            """
        #expect(
            try await Self.found(Self.catalog("menu.save.error", "quit"), ("App/A.swift", code)) == ["unused-key quit"])
    }

    @Test("are what the app's own member of texts looks up")
    func memberOfTexts() async throws {
        let code = """
            extension String { var localized: String { self } }
            let text = "menu.quit".localized
            """
        let other = ("App/B.swift", "let other = NSLocalizedString(\"menu.other\", comment: \"\")")
        #expect(
            try await Self.found(Self.catalog("menu.quit", "menu.other"), ("App/A.swift", code), other) == [])
        let shown = "extension String { var localized: String { self } }\nlet text = \"menu.qiut\".localized"
        #expect(try await Self.found(Self.catalog("menu.other"), ("App/A.swift", shown), other) == [])
    }

    @Test("have generated names with their table in front, also as calls and in tuples")
    func namesWithTables() async throws {
        let code = """
            let text = Text(.reply.postAReply)
            let other = String(localized: .reply.zapped(3))
            func notice() -> (LocalizedStringResource, Color)? { (.reply.noticeTitle, .red) }
            let own: (LocalizedStringResource, Color) = (.menuNotice, .red)
            """
        let table = Self.catalog("postAReply", "zapped", "noticeTitle", "unusedOne", table: "Reply")
        #expect(
            try await Self.found(Self.catalog("menuNotice"), table, ("App/A.swift", code)) == ["unused-key unusedOne"])
    }

    @Test("are not unknown in the bundle of a library")
    func bundleOfALibrary() async throws {
        func code(_ bundle: String) -> (path: String, text: String) {
            ("App/A.swift", "let text = NSLocalizedString(\"menu.bridge\", bundle: \(bundle), comment: \"\")")
        }
        #expect(try await Self.found(Self.catalog(), code(".proxyKit")) == [])
        #expect(try await Self.found(Self.catalog(), code("Bundle.proxyKit")) == [])
        #expect(try await Self.found(Self.catalog(), code(".main")) == ["unknown-key menu.bridge"])
        #expect(
            try await Self.found(
                Self.catalog(), code(".own"), ("App/B.swift", "extension Bundle { static let own = Bundle() }"))
                == ["unknown-key menu.bridge"])
    }

    @Test("are put together only of the cases that reach a branch")
    func switchedCases() async throws {
        let code = """
            enum Period: String {
                case hour = "1h", day = "1d", week = "1w"
                var short: String {
                    switch self {
                    case .hour: return NSLocalizedString("menu.hour", comment: "")
                    case .day, .week: return NSLocalizedString("menu.\\(rawValue)", comment: "")
                    }
                }
                var long: String {
                    switch self {
                    case .hour: return NSLocalizedString("menu.hour", comment: "")
                    default: return NSLocalizedString("menu.\\(rawValue).long", comment: "")
                    }
                }
            }
            let texts = [Period.hour.short, Period.hour.long]
            """
        let keys = Self.catalog("menu.hour", "menu.1d", "menu.1w", "menu.1d.long", "menu.1w.long")
        #expect(try await Self.found(keys, ("App/A.swift", code)) == [])
    }

    @Test("with placeholders are known if a translation has them")
    func onlyTranslated() async throws {
        let german = ("de.lproj/Localizable.strings", "\"Searching: %@\" = \"Suche: %@\";")
        let code = ("App/A.swift", "let text = String(localized: \"Searching: \\(name)\")")
        #expect(try await Self.found(Self.catalog(), german, code) == [])
    }

    // MARK: Code that never runs

    @Test("in what only alerts of the desktop show are not unknown in an app for phones")
    func recoverySuggestions() async throws {
        func code(_ module: String) -> (path: String, text: String) {
            (
                "App/A.swift",
                """
                import \(module)
                @main struct Harbour { func sail() throws { throw Storm() } }
                struct Storm: LocalizedError {
                    var recoverySuggestion: String? { NSLocalizedString("menu.wait", comment: "") }
                }
                """
            )
        }
        #expect(try await Self.found(Self.catalog(), code("UIKit")) == [])
        #expect(try await Self.found(Self.catalog(), code("AppKit")) == ["unknown-key menu.wait"])
    }

    @Test("in a class of which code only names a nested type are not unknown")
    func nestedTypes() async throws {
        let main = "@main struct Harbour { var mode: Lock.Mode? }"
        let lock = """
            class Lock: UIViewController {
                enum Mode { case set }
                override func viewDidLoad() { title = NSLocalizedString("menu.lock", comment: "") }
            }
            """
        #expect(try await Self.found(Self.catalog(), ("App/A.swift", main), ("App/B.swift", lock)) == [])
        for made in ["var lock = Lock()", "var row = Row<Lock>(.class)"] {
            let main = "@main struct Harbour { \(made) }"
            #expect(
                try await Self.found(Self.catalog(), ("App/A.swift", main), ("App/B.swift", lock))
                    == ["unknown-key menu.lock"])
        }
    }

    // MARK: Files that no target compiles

    private static func project(_ compiled: String) -> (path: String, text: String) {
        (
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
                A1 /* Title.swift */ = {isa = PBXFileReference; path = Title.swift; sourceTree = "<group>"; };
                A2 /* Menu.swift */ = {isa = PBXFileReference; path = Menu.swift; sourceTree = "<group>"; };
                A3 /* Menu.swift */ = {isa = PBXFileReference; path = Old/Menu.swift; sourceTree = SOURCE_ROOT; };
                B1 = {isa = PBXBuildFile; fileRef = A1 /* Title.swift */; settings = {FLAGS = ("a;", ); }; };
                B2 = {isa = PBXBuildFile; fileRef = \(compiled); };
                C1 = {isa = PBXGroup; children = (A1, A2, ); path = App; sourceTree = "<group>"; };
                D1 = {isa = PBXSourcesBuildPhase; files = (B1 /* Title.swift in Sources */, B2, ); };
            }; rootObject = E1; }
            """
        )
    }

    @Test("in a file that no target compiles are not unknown, though a file of its name is")
    func uncompiledCopies() async throws {
        let code = "let text = NSLocalizedString(\"menu.quit\", comment: \"\")"
        let files = [("App/Menu.swift", "let own = 1"), ("Old/Menu.swift", code)]
        #expect(try await Self.found(Self.catalog(), Self.project("A2"), files[0], files[1]) == [])
        #expect(
            try await Self.found(Self.catalog(), Self.project("A3"), files[0], files[1]) == ["unknown-key menu.quit"])
    }

    @Test("are an error if the look-up itself has a key that no catalog has, and a warning if something hands it on")
    func direct() async throws {
        func severities(_ code: String) async throws -> [Severity] {
            let folder = try TemporaryFolder()
            try folder.write(code, to: "A.swift")
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "en.lproj/Localizable.strings")
            return try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path]).map(\.severity)
        }
        let title = "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"
        let quit = "let quit = NSLocalizedString(\"menu.quit\", comment: \"\")\n"
        #expect(try await severities(title + quit) == [.error])
        let handedOn = """
            enum Key { case open, title
                var name: String { switch self { case .open: return "menu.open"; case .title: return "menu.title" } } }
            func show(_ key: Key) { label.text = NSLocalizedString(key.name, comment: "") }
            func showAll() { show(.open); show(.title) }

            """
        #expect(try await severities(title + handedOn) == [.warning])
        let assigned = """
            final class Row { var title = "" }
            func fill(_ row: Row) { row.title = "menu.open"; row.title = "menu.title" }
            func show(_ row: Row) { label.text = NSLocalizedString(row.title, comment: "") }

            """
        #expect(try await severities(assigned) == [.warning])
    }

    @Test("with an interpolation as code writes it are unused, though code looks up a table with a variable")
    func writtenInterpolation() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", comment: "")
            let item = NSLocalizedString(items[0].name, comment: "")
            let hello = NSLocalizedString("Hello \\(name)", comment: "")
            """, to: "A.swift")
        try folder.write(
            "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";\n\"Hello \\\\(name)\" = \"Hello\";\n",
            to: "en.lproj/Localizable.strings")
        let found = try await AuditedApp.findings(of: ["unused-key"], in: [folder.url.path])
        #expect(found.map { $0.subject?.key ?? "" } == ["Hello \\(name)"])
    }

    @Test("with a digit before a capital letter are names, too")
    func digitInName() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", comment: "")
            let name = HarbourStrings.Localizable.filter3DModels
            """, to: "A.swift")
        try folder.write(
            "\"menu.title\" = \"Menu\";\n\"filter3DModels\" = \"3D\";\n\"filter4DModels\" = \"4D\";\n",
            to: "en.lproj/Localizable.strings")
        let found = try await AuditedApp.findings(of: ["unused-key"], in: [folder.url.path])
        #expect(found.map { $0.subject?.key ?? "" } == ["filter4DModels"])
    }

    @Test("are at most noted as unused if a package of the app, in another repository, may look them up")
    func packageElsewhere() async throws {
        func severities(_ package: String) async throws -> [Severity] {
            let folder = try TemporaryFolder()
            try folder.write(
                "import \(package)\nlet title = NSLocalizedString(\"menu.title\", comment: \"\")\n", to: "A.swift")
            try folder.write("\"menu.title\" = \"Menu\";\n\"quit\" = \"Quit\";\n", to: "en.lproj/Localizable.strings")
            try folder.write(
                """
                { productName = Harbour; productReference = 1A /* Harbour.app */;
                productType = "com.apple.product-type.application"; }
                1B /* XCRemoteSwiftPackageReference "\(package)" */ PBXFileSystemSynchronizedRootGroup
                """, to: "Harbour.xcodeproj/project.pbxproj")
            return try await AuditedApp.findings(of: ["unused-key"], in: [folder.url.path]).map(\.severity)
        }
        #expect(try await severities("HarbourKit") == [.note])
        #expect(try await severities("PierKit") == [.warning])
    }
}
