// What `hard-coded-text` finds and leaves alone.

extension [RuleExample] {
    /// Texts in code and layouts.
    static var hardCodedTexts: Self {
        [
            .finds(
                "'Sign out' is shown as it is, in every language", "a label",
                .swift("func show() { label.text = \"Sign out\" }")),
            .finds(
                "'Delete all?' is shown as it is, in every language", "an alert",
                .swift("let alert = UIAlertController(title: \"Delete all?\", message: nil, preferredStyle: .alert)")),
            .finds(
                "'Open the menu' is shown as it is, although the key 'menu.title' has it",
                "a text that the catalog has",
                .swift(
                    "func show() { button.setTitle(\"Open the menu\", for: .normal) }",
                    catalog: "\"menu.title\" = \"Open the menu\";")),
            .finds(
                "'Menu' is shown as it is, in every language",
                "a word that another key of the catalog may have by chance: a warning",
                .swift("func show() { button.setTitle(\"Menu\", for: .normal) }")),
            .leaves(
                "the title of a menu item that AppKit replaces",
                .swift("let item = NSMenuItem(title: \"Undo\", action: Selector((\"undo:\")), keyEquivalent: \"z\")")),
            .leaves(
                "a text for an error without a description, which none is",
                .swift(
                    """
                    func show(_ error: Error) {
                        let text = error.localizedDescription
                        alert.messageText = text.isEmpty ? "It did not work" : text
                    }
                    """)),
            .finds(
                "'Sign out' is shown as it is, in every language", "a component of the app",
                .swift("let row = InfoRow(caption: \"Sign out\")"),
                configuration: "code: {components: [\"InfoRow(caption:)\"]}"),
            .finds(
                "'Sign out' on Berth at 360 comes from no catalog, and is the same in every language",
                "a text of a recorded screen", .unmarked("Sign out", "Sign out"), configuration: "screens: screens"),
            .leaves(
                "data that differs between records", .unmarked("Sign out", "Sign in"),
                configuration: "screens: screens"),
            .leaves(
                "a text that stands for a missing one, under bars",
                .swift(
                    "let row = InfoRow(caption: name ?? \"Sign out\").redacted(reason: name == nil ? .placeholder : [])"
                ),
                configuration: "code: {components: [\"InfoRow(caption:)\"]}"),
            .finds(
                "'Sign out' is shown as it is, in every language", "a text that is under bars only at first",
                .swift("let row = InfoRow(caption: \"Sign out\").redacted(reason: isLoading ? .placeholder : [])"),
                configuration: "code: {components: [\"InfoRow(caption:)\"]}"),
            .leaves(
                "a text for bars",
                .swift("func show() { if redactionReasons.contains(.placeholder) { label.text = \"Sign out\" } }")),
            .leaves("a component that the settings do not name", .swift("let row = InfoRow(caption: \"Sign out\")")),
            .leaves(
                "a text of the catalog",
                .swift("func show() { label.text = NSLocalizedString(\"menu.title\", comment: \"\") }")),
            .leaves(
                "a name", .swift("func show() { label.text = \"Harbor Mate\" }"),
                configuration: "code: {brands: Harbor Mate}"),
            .leaves(
                "the name of the app",
                [RuleExample.File].swift("func show() { label.text = \"Pearmate\" }") + [
                    .init(
                        "App.xcodeproj/project.pbxproj",
                        "{ productName = Old; productReference = 1A /* Pearmate.app */; "
                            + "productType = \"com.apple.product-type.application\"; }")
                ]),
            .leaves(
                "the name of the app in a catalog",
                [RuleExample.File].swift("func show() { label.text = \"Pearmate\" }") + [
                    .init("en.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Pearmate\";\n")
                ]),
            .leaves(
                "a text in a foreign script, which another rule finds",
                .swift("func show() { label.text = \"Отмена\" }")),
            .leaves("a unit", .swift("func show() { label.text = \"\\(speed) km/h\" }")),
            .leaves("an address", .swift("func show() { label.text = \"https://example.org\" }")),
            .leaves(
                "a sample of a configuration",
                .swift("func show() { row.placeholder = \"99.0.0.0/8, reject 18.0.0.0/8, accept *:80\" }")),
            .leaves("a text that stands for another", .swift("func show() { label.text = \"<empty string>\" }")),
            .leaves("a title for developers", .swift("func show() { label.text = \"Debug Detail\" }")),
            .leaves(
                "a block that never runs, and code for simulators",
                .swift(
                    """
                    func show() {
                        if false { label.text = "Sign out" }
                    #if targetEnvironment(simulator)
                        label.text = "Sign in"
                    #endif
                    }
                    """)),
            .finds(
                "'Sign out' is shown as it is, in every language", "the other branch of a block that never runs",
                .swift("func show() { if false { label.text = title } else { label.text = \"Sign out\" } }")),
            .leaves("a preview", .swift("#Preview { let label = UILabel(); label.text = \"Sign out\"; return label }")),
            .leaves(
                "a debug build",
                .swift("func show() {\n#if DEBUG\n    label.text = \"Sign out\"\n#endif\n}")),
            .leaves(
                "a build for developers",
                .swift("func show() {\n#if ENABLE_LOGGING\n    label.text = \"Sign out\"\n#endif\n}")),
            .finds(
                "'Sign out' is shown as it is, in every language", "a build for users",
                .swift("func show() {\n#if !INTERNAL\n    label.text = \"Sign out\"\n#endif\n}")),
            .leaves(
                "a view controller that nothing creates",
                .swift(
                    """
                    @main struct Harbour {}
                    final class OldMenu: UIViewController { override func viewDidLoad() { label.text = "Sign out" } }
                    """)),
            .leaves(
                "a build that nobody gets",
                .swift("func show() {\n#if !RELEASE\n    label.text = \"Sign out\"\n#endif\n}")),
            .leaves(
                "an item that is hidden, and has only a shortcut",
                .swift("let item = NSMenuItem(title: \"Sign out\", action: nil, keyEquivalent: \"q\").hidden()")),
            .leaves(
                "an alert about a failed assertion",
                .swift("private func showAssertionAlert() { label.text = \"Sign out\" }")),
            .leaves(
                "a row for developers",
                .swift(
                    """
                    func show() {
                        switch row {
                        case .debug: label.text = "Sign out"
                        case .menu: label.text = title
                        }
                    }
                    """)),
            .leaves(
                "a row of a section for developers",
                .swift(
                    """
                    let rows: [Section: [Row]] = [.menu: [.title], .development: [.server]]
                    func show() {
                        switch row {
                        case .server: label.text = "Sign out"
                        case .title: label.text = title
                        }
                    }
                    """)),
            .leaves(
                "a view that only an unused one creates",
                .swift(
                    """
                    @main struct Harbour {}
                    final class OldMenu { func show() { MenuView().fill() } }
                    @objcMembers final class MenuView: UIView { func fill() { label.text = "Sign out" } }
                    """)),
            .leaves(
                "a view in a storyboard that only builds for developers open",
                [RuleExample.File].swift(
                    """
                    @main struct Harbour { func show() {
                        #if DEBUG
                        UIStoryboard(name: "Places", bundle: nil).instantiateInitialViewController()
                        #endif
                    } }
                    final class PlacesController: UIViewController { override func viewDidLoad() { label.text = "Sign out" } }
                    """) + [.init("Places.storyboard", controller)]),
            .finds(
                "'Sign out' is shown as it is, in every language", "a view in a storyboard that nothing names",
                [RuleExample.File].swift(
                    """
                    @main struct Harbour {}
                    final class PlacesController: UIViewController { override func viewDidLoad() { label.text = "Sign out" } }
                    """) + [.init("Places.storyboard", controller)]),
            .leaves(
                "all builds but those for users",
                .swift("func show() {\n#if !PROD\n    label.text = \"Sign out\"\n#endif\n}")),
            .leaves(
                "an item of a menu for developers",
                .swift(
                    """
                    @main final class Menus {
                        let item = NSMenuItem()
                        func debugMenu() -> NSMenu { NSMenu(items: [item]) }
                        func show() { item.title = "Sign out" }
                    }
                    """)),
            .finds(
                "'Sign out' is shown as it is, in every language", "an item of a menu for users",
                .swift(
                    """
                    @main final class Menus {
                        let item = NSMenuItem()
                        func debugMenu() -> NSMenu { NSMenu(items: [item]) }
                        func menu() -> NSMenu { NSMenu(items: [item]) }
                        func show() { item.title = "Sign out" }
                    }
                    """)),
            .leaves(
                "code that a flag allows in debug builds alone",
                .swift(
                    """
                    @main struct Harbour { func show() { if Features.isNew { label.text = "Sign out" } } }
                    enum Features {
                        static var isNew: Bool { if Build.isInternal { return true } else { return false } }
                    }
                    enum Build {
                        static var isInternal: Bool {
                            #if DEBUG
                            return true
                            #else
                            return false
                            #endif
                        }
                    }
                    """)),
            .finds(
                "'Sign out' is shown as it is, in every language", "code that a flag allows in some builds for users",
                .swift(
                    """
                    @main struct Harbour { func show() { if Features.isNew { label.text = "Sign out" } } }
                    enum Features {
                        static var isNew: Bool {
                            #if DEBUG
                            return true
                            #else
                            return isMember
                            #endif
                        }
                    }
                    """)),
            .leaves(
                "what a flag for developers, or a build that nobody gets, shows",
                .swift(
                    """
                    func show() {
                        if settings.bool(forKey: fakeRequestKey) { label.text = "Sign out" }
                        guard Build.channel.isReleaseBuild else { return label.text = "Sign in" }
                    }
                    """)),
            .leaves(
                "an app whose only texts are on the page of a store",
                [
                    .init("App.swift", "func show() { label.text = \"Sign out\" }\n"),
                    .init("fastlane/screenshots/en-US/title.strings", "\"menu\" = \"Menu\";\n"),
                ]),
            .leaves(
                "the first value of a label that gets its text later",
                .swift(
                    """
                    final class Cell: NSView { let nameLabel = NSTextField(labelWithString: "Sign out") }
                    func fill(_ cell: Cell) { cell.nameLabel.stringValue = user.name }
                    """)),
            .leaves(
                "a key of another text, which something looks up",
                .swift("func fill() { item.title = \"Menu title\" }", catalog: "\"Menu title\" = \"Menu\";")),
            .leaves(
                "a text that keeps the room of another one",
                .swift(
                    """
                    func wait() { nameLabel.text = "Sign out"; nameLabel.alpha = 0 }
                    func fill() { nameLabel.text = user.name; nameLabel.alpha = 1 }
                    """)),
            .finds(
                "'Sign out' is shown as it is, in every language", "a view that appears later with its text",
                .swift("func wait() { nameLabel.text = \"Sign out\"; nameLabel.alpha = 0 }")),
            .leaves("a name", .swift("func fill() { nameLabel.text = \"Marta Oleander\" }")),
            .finds(
                "'Weigh Anchor' is shown as it is, in every language", "a title of a button, which is no name",
                .swift("let action = UIAlertAction(title: \"Weigh Anchor\", style: .default)")),
            .finds(
                "'Weigh Anchor' is shown as it is, in every language", "a title that a button gets",
                .swift("func fill() { startButton.title = \"Weigh Anchor\" }")),
            .leaves(
                "a text for a language model",
                .swift(
                    """
                    func ask() -> String { let alert = UIAlertAction(title: "You are a helpful pilot"); return alert.title }
                    """)),
            .leaves("a text of a model", .swift("func fill() { entry.text = \"Sign out\" }")),
        ]
    }
}

/// A storyboard with one screen.
private let controller = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="a"><objects>
    <viewController id="b" customClass="PlacesController" sceneMemberID="viewController"/></objects></scene></scenes></document>

    """
