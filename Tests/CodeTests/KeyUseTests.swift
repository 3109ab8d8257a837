import Code
import Platforms
import Testing

@Suite("Uses of keys in code")
struct KeyUseTests {
    /// The keys that some Swift code uses, each with what is certain about it.
    private static func uses(_ code: String...) async -> [String] {
        let files = code.enumerated().map { number, text in
            CodeFile(path: "\(number).swift", tree: SwiftScanner.scan(Array(text.utf8)), language: .swift)
        }
        return await CodeProject(files, .apple).uses.map(Self.words)
    }

    private static func words(_ use: KeyUse) -> String {
        let key =
            switch use.key {
            case .text(let text): text.description
            case .symbol(let names): "." + names.joined(separator: ".")
            }
        let table =
            switch use.table {
            case .standard: ""
            case .named(let name): " in \(name)"
            case .unknown: " in any table"
            }
        return "\(key)\(table): \(use.certainty)"
    }

    @Test("are found in NSLocalizedString, whatever its table")
    func findLookUps() async {
        let found = await Self.uses(
            #"let a = NSLocalizedString("a", comment: ""), b = NSLocalizedString("b", tableName: "Menu", comment: "")"#,
            #"let c = Bundle.main.localizedString(forKey: "c", value: nil, table: "Menu")"#)
        #expect(found == ["a: lookup", "b in Menu: lookup", "c in Menu: lookup"])
    }

    @Test("fold constants, sums and branches into one key each")
    func foldParts() async {
        let found = await Self.uses(
            #"""
            enum Menu { static let title = "menu." + "title" }
            let a = NSLocalizedString(Menu.title, comment: "")
            let b = NSLocalizedString(isOn ? "on" : "off", comment: "")
            """#)
        #expect(found == ["menu.title: lookup", "on: lookup", "off: lookup"])
    }

    @Test("have placeholders for interpolations of localized literals")
    func keepPlaceholders() async {
        #expect(await Self.uses(#"let a = String(localized: "Hello \(name), 5%")"#) == ["Hello %@, 5%%: lookup"])
    }

    @Test("have unknown parts for interpolations of Strings")
    func keepUnknownParts() async {
        #expect(await Self.uses(#"let a = NSLocalizedString("menu.\(name)", comment: "")"#) == ["menu.…: lookup"])
    }

    @Test("are followed through helpers that hand a key on")
    func followHelpers() async {
        let found = await Self.uses(
            #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#,
            #"func L(_ key: String) -> String { key.localized }"#,
            #"func M(_ name: String) -> String { L("menu." + name) }"#,
            #"let texts = ["a".localized, L("b"), M("c")]"#)
        #expect(found == ["a: lookup", "b: lookup", "c: lookup"].map { $0.replacing("c:", with: "menu.c:") })
    }

    @Test("are followed through properties that initializers set")
    func followProperties() async {
        let found = await Self.uses(
            #"""
            struct Row { let key: String
                var text: String { NSLocalizedString(key, tableName: "Menu", comment: "") } }
            let row = Row(key: "a")
            """#)
        #expect(found == ["a in Menu: lookup"])
    }

    @Test("are the raw values of an enum whose raw value is looked up")
    func findRawValues() async {
        let found = await Self.uses(
            #"enum Key: String { case a, b = "c"; var text: String { NSLocalizedString(rawValue, comment: "") } }"#)
        #expect(found == ["a: lookup", "c: lookup"])
    }

    @Test("are the literals of parameters and variables whose type makes them keys")
    func findTypedLiterals() async {
        let found = await Self.uses(
            #"struct Row { let title: LocalizedStringKey }"#,
            #"let row = Row(title: "a")"#, #"let title: LocalizedStringResource = "b""#)
        #expect(found == ["a: typed", "b: typed"])
    }

    @Test("are not Strings that a view shows, which are only shown")
    func tellShownTexts() async {
        let found = await Self.uses(
            #"struct Row: View { let title: String; var body: some View { Text(title) } }"#,
            #"let row = Row(title: "a")"#)
        #expect(found == ["a: shown"])
    }

    @Test("are generated names, with and without the generated file")
    func findSymbols() async {
        let found = await Self.uses("let a = String(localized: .cartTitle)", "let b = L10n.Cart.title")
        #expect(found == [".cartTitle: lookup", ".Cart.title in any table: typed"])
    }

    @Test("are found in Objective-C, its messages and its macros")
    func findObjectiveC() async {
        let code = """
            #define L(key) NSLocalizedStringFromTable(key, @"Menu", nil)
            @implementation Menu
            - (void)show {
                self.title = L(@"a");
                self.text = [bundle localizedStringForKey:@"b" value:@"" table:nil];
                self.note = isOn ? NSLocalizedString(@"c" @"d", @"A note") : nil;
            }
            @end
            """
        let tree = ObjectiveCScanner.scan(Array(code.utf8))
        let project = await CodeProject([CodeFile(path: "a.m", tree: tree, language: .objectiveC)], .apple)
        #expect(project.uses.map(Self.words) == ["a in Menu: lookup", "b: lookup", "cd: lookup"])
    }

    @Test("are bounded for functions that call each other, and for deep nesting")
    func surviveCycles() async {
        let found = await Self.uses(
            """
            enum A { static var a: String { A.b + A.b + A.b }; static var b: String { A.a + A.a + A.a } }
            func f(_ key: String) { g(key + "x") }
            func g(_ key: String) { f(key); _ = NSLocalizedString(key, comment: "") }
            let text = NSLocalizedString(A.a, comment: "")
            """)
        #expect(found == ["…: lookup"])
        let nested = String(repeating: "(", count: 100_000) + String(repeating: "[a b:", count: 100_000)
        #expect(!ObjectiveCScanner.scan(Array(nested.utf8)).nodes.isEmpty)
    }

    @Test("are found after a macro without a name", arguments: ["#define", "#define 1", "#define \\\n", "#  define ("])
    func readUnnamedMacro(macro: String) async {
        let code = "\(macro)\n@implementation A\n\(macro)\n- (void)b { c(NSLocalizedString(@\"d\", nil)); }\n@end"
        let tree = ObjectiveCScanner.scan(Array(code.utf8))
        let project = await CodeProject([CodeFile(path: "a.m", tree: tree, language: .objectiveC)], .apple)
        #expect(project.uses.map(Self.words) == ["d: lookup"])
    }
}
