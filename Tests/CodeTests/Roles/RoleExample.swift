// Code that shows a text, and what the text is there.

import Code
import Platforms
import Testing

/// Code that looks up the key `k`, and what it is on the screen.
struct RoleExample: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String]
    let roles: Set<ScreenRole>

    init(_ name: String, _ roles: Set<ScreenRole>, _ files: String...) {
        (self.name, self.roles, self.files) = (name, roles, files)
    }

    var testDescription: String { name }

    /// The places of the key, as Swell finds them.
    func places() async -> [KeyPlace] {
        let files = files.enumerated().map { number, text in
            CodeFile(path: "File\(number).swift", tree: SwiftScanner.scan(Array(text.utf8)), language: .swift)
        }
        let project = await CodeProject(files, .apple)
        return await project.places(.apple).filter { project.uses[$0.use].literal == "k" }
    }
}

extension RoleExample {
    /// What a call, or a property that a text is assigned to, says by itself.
    static let direct: [RoleExample] = [
        RoleExample("a label", [.text], "struct V: View { var body: some View { VStack { Text(\"k\") } } }"),
        RoleExample("a title of a navigation bar", [.navigationTitle], "let v = List {}.navigationTitle(\"k\")"),
        RoleExample("a button", [.button], "let v = Button(\"k\") { save() }"),
        RoleExample("a placeholder", [.placeholder], "let v = TextField(\"k\", text: $name)"),
        RoleExample(
            "an alert of UIKit", [.alertMessage],
            "let a = UIAlertController(title: nil, message: NSLocalizedString(\"k\", comment: \"\"), preferredStyle: .alert)"
        ),
        RoleExample(
            "an action of an alert", [.alertButton],
            "let a = UIAlertAction(title: NSLocalizedString(\"k\", comment: \"\"), style: .default)"),
        RoleExample(
            "a title for a state", [.button],
            "func f() { save.setTitle(NSLocalizedString(\"k\", comment: \"\"), for: .normal) }"),
        RoleExample(
            "a title of a segment", [.segment],
            "func f() { control.setTitle(NSLocalizedString(\"k\", comment: \"\"), forSegmentAt: 0) }"),
        RoleExample(
            "a title of a navigation item", [.navigationTitle],
            "func f() { navigationItem.title = NSLocalizedString(\"k\", comment: \"\") }"),
        RoleExample(
            "a title of a view controller", [.navigationTitle],
            "class A: UIViewController { func f() { title = NSLocalizedString(\"k\", comment: \"\") } }"),
        RoleExample(
            "a title of something else", [],
            "class A { var title = \"\"\nfunc f() { title = NSLocalizedString(\"k\", comment: \"\") } }"),
        RoleExample(
            "the body of a notification", [.notificationBody],
            """
            func f() {
                let content = UNMutableNotificationContent()
                content.body = String(localized: "k")
            }
            """),
        RoleExample(
            "a hint for screen readers", [.accessibility],
            "func f() { button.accessibilityHint = NSLocalizedString(\"k\", comment: \"\") }"),
        RoleExample(
            "a menu item of AppKit", [.menuItem],
            "let m = NSMenuItem(title: NSLocalizedString(\"k\", comment: \"\"), action: nil, keyEquivalent: \"\")"),
        RoleExample("a text that is only compared", [], "let b = name == NSLocalizedString(\"k\", comment: \"\")"),
        RoleExample(
            "a text that is inserted into another one", [],
            "func f() { label.text = String(format: \"%@\", NSLocalizedString(\"k\", comment: \"\")) }"),
    ]

    /// What surrounds a view.
    static let surrounded: [RoleExample] = [
        RoleExample(
            "the label of a button", [.button], "let v = Button { save() } label: { Label(\"k\", systemImage: \"a\") }"),
        RoleExample(
            "a button in a tool bar", [.barButton],
            "let v = List {}.toolbar { ToolbarItem(placement: .confirmationAction) { Button(\"k\") {} } }"),
        RoleExample("a button that a swipe shows", [.swipeAction], "let v = row.swipeActions { Button(\"k\") {} }"),
        RoleExample("a button in a menu", [.menuItem], "let v = Menu(\"m\") { if a { Button(\"k\") {} } }"),
        RoleExample(
            "a button of an alert", [.alertButton], "let v = list.alert(\"a\", isPresented: $b) { Button(\"k\") {} }"),
        RoleExample(
            "the message of an alert", [.alertMessage],
            "let v = list.alert(\"a\", isPresented: $b) { } message: { Text(\"k\") }"),
        RoleExample("the label of a tab", [.tab], "let v = Home().tabItem { Label(\"k\", systemImage: \"house\") }"),
        RoleExample(
            "an option of a picker", [.option], "let v = Picker(\"p\", selection: $a) { Text(\"k\").tag(1) }"),
        RoleExample(
            "the header of a section", [.sectionHeader], "let v = Section { Text(\"a\") } header: { Text(\"k\") }"),
        RoleExample("a row of a list", [.listRow], "let v = List { HStack { Text(\"k\") } }"),
        RoleExample(
            "a text that is read aloud", [.accessibility], "let v = Image(\"a\").accessibilityLabel(Text(\"k\"))"),
        RoleExample(
            "a sheet over a tool bar", [.button],
            "let v = list.toolbar { Button(\"a\") {}.sheet(isPresented: $b) { Button(\"k\") {} } }"),
    ]

    /// Declarations between the key and what shows it.
    static let hops: [RoleExample] = [
        RoleExample(
            "a constant of a type", [.button],
            "enum L10n { enum Menu { static let save = NSLocalizedString(\"k\", comment: \"\") } }",
            "let v = Button(L10n.Menu.save) {}"),
        RoleExample(
            "a member of another type with the same name", [],
            "enum L10n { static let title = NSLocalizedString(\"k\", comment: \"\") }",
            "struct V: View { let title: String\nvar body: some View { Button(title) {} } }"),
        RoleExample(
            "a property of a view", [.navigationTitle],
            "struct V: View { let title: String\nvar body: some View { List {}.navigationTitle(title) } }",
            "let v = V(title: NSLocalizedString(\"k\", comment: \"\"))"),
        RoleExample(
            "a case of an enum", [.tab],
            """
            enum Tab {
                case home
                var title: String {
                    switch self {
                    case .home: return NSLocalizedString("k", comment: "")
                    }
                }
            }
            class A { func f(tab: Tab) { tabBarItem.title = tab.title } }
            """),
        RoleExample(
            "a parameter of a function", [.alertTitle],
            """
            class A {
                func show(title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert)) }
                func f() { self.show(title: NSLocalizedString("k", comment: "")) }
            }
            """),
        RoleExample(
            "a part of a view", [.sectionHeader],
            """
            struct V: View {
                var header: some View { Text("k") }
                var body: some View { Section { Text("a") } header: { header } }
            }
            """),
        RoleExample(
            "a function of views, for each call by itself", [.listRow],
            """
            struct V: View {
                func row(_ title: String) -> some View { Text(title) }
                var body: some View {
                    List { row(NSLocalizedString("k", comment: "")) }
                        .toolbar { row(NSLocalizedString("other", comment: "")) }
                }
            }
            """),
        RoleExample(
            "a local variable, unwrapped", [.text],
            """
            func f() {
                let title: String? = a ? NSLocalizedString("k", comment: "") : nil
                if let title { label.text = title }
            }
            """),
        RoleExample(
            "a local variable that hides a member", [],
            """
            class A: UIViewController {
                let name = NSLocalizedString("k", comment: "")
                func f(name: String) { navigationItem.title = name }
            }
            """),
        RoleExample(
            "a widget of a family", [.smallWidget],
            """
            struct Entry: View {
                @Environment(\\.widgetFamily) var family
                var body: some View {
                    switch family {
                    case .systemSmall: Text("k")
                    default: Text("a")
                    }
                }
            }
            struct W: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "w", provider: P()) { Entry(entry: $0) } }
            }
            """),
    ]
}
