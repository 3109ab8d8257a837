// What `unknown-key` leaves alone, because users do not see it, or because no catalog of the app needs the key.

extension [RuleExample] {
    /// Uses of keys that do no harm.
    static var usesInVain: Self {
        [
            .leaves(
                "a code that is written like no key",
                .swift(
                    "let texts = [\"menu.title\", \"us-east-1\"].map { NSLocalizedString($0, comment: \"\") }\n"
                        + "let place = NSLocalizedString(\"us-east-1\", comment: \"\")")),
            .leaves(
                "a static member of a class that nobody reads",
                .swift(
                    """
                    @main struct Harbour { let berth = Berth(); func show() { print(berth.name, Texts.title) } }
                    struct Berth { let name = "" }
                    class Texts {
                        static let title = NSLocalizedString("menu.title", comment: "")
                        static let name = NSLocalizedString("menu.name", comment: "")
                    }
                    """)),
            .leaves(
                "a function, if code only calls another one with its name, and reads a property",
                .swift(
                    """
                    @main struct Harbour {
                        let menu = Menu()
                        func show() { berth.details(of: 1); if let details = berth.details { print(details, Texts.title) } }
                    }
                    struct Menu { func details() -> String { NSLocalizedString("menu.details", comment: "") } }
                    enum Texts { static let title = NSLocalizedString("menu.title", comment: "") }
                    """)),
            .finds(
                "no catalog has the key 'menu.details'", "a function that code hands on",
                .swift(
                    """
                    @main struct Harbour { let menu = Menu(); func show() { Button(action: menu.details) } }
                    struct Menu { func details() -> String { NSLocalizedString("menu.details", comment: "") } }
                    enum Texts { static let title = NSLocalizedString("menu.title", comment: "") }
                    """)),
            .leaves(
                "the first value of a variable that the next statement replaces in all cases",
                .swift(
                    """
                    func show() {
                        var name = "Unknown"
                        if isHere { name = user.name } else { name = user.address }
                        label.text = NSLocalizedString(name, comment: "") + NSLocalizedString("menu.title", comment: "")
                    }
                    """)),
            .finds(
                "no catalog has the key 'menu.unknown'", "the first value of a variable that may stay",
                .swift(
                    """
                    func show() {
                        var name = "menu.unknown"
                        if isHere { name = user.name }
                        label.text = NSLocalizedString(name, comment: "") + NSLocalizedString("menu.title", comment: "")
                    }
                    """)),
            .leaves(
                "the beginning of a code",
                .swift(
                    """
                    struct Menu: View { var body: some View { TextField("Bearer eyJhbGciOiJSUzI1NiJ9…", text: $code) } }
                    let menu = Menu(title: NSLocalizedString("menu.title", comment: ""))
                    """)),
            .leaves(
                "a name for tests",
                .swift(
                    """
                    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                    struct Link {
                        var title: String { "menu.title".localized }
                        var identifier: String { "menu-title".localized }
                    }
                    """)),
            .leaves(
                "a format of keys",
                .swift(
                    """
                    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                    let title = String(format: "menu.title_%d".localized, 1).localized
                    """, catalog: "\"menu.title_1\" = \"Menu\";")),
            .leaves(
                "what is looked up only if there is nothing else",
                .swift(
                    """
                    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                    final class Item { var id = ""; var title: String? }
                    func fill(_ item: Item) { item.id = "menu_old"; item.title = "menu.title" }
                    func show(_ item: Item) { label.text = (item.title ?? item.id).localized }
                    """)),
            .leaves(
                "a bundle of the system in a constant",
                .swift(
                    """
                    extension String {
                        static func localize(_ key: String, bundle: Bundle = .main) -> String {
                            NSLocalizedString(key, bundle: bundle, comment: "")
                        }
                        private static let kit = Bundle(for: UIView.self)
                        static var close: String { .localize("Close", bundle: kit) }
                        static var title: String { .localize("menu.title") }
                    }
                    """)),
            .leaves(
                "a debug build in Objective-C",
                [RuleExample.File].swift("let title = NSLocalizedString(\"menu.title\", comment: \"\")") + [
                    .init(
                        "Menu.m",
                        """
                        #ifdef DEBUG
                        NSString *text(void) { return NSLocalizedString(@"menu.debug", nil); }
                        #endif

                        """)
                ]),
            .leaves(
                "a text that only a log gets",
                .swift(
                    """
                    func save() {
                        let text = NSLocalizedString("menu.saved", comment: "")
                        Logger.data.info("\\(text)")
                        label.text = NSLocalizedString("menu.title", comment: "")
                    }
                    """)),
            .leaves(
                "a text that code puts together",
                .swift(
                    """
                    func text(_ name: String) -> String { NSLocalizedString(name, comment: "") }
                    func show() { label.text = text("Error: \\(error?.reason ?? "Please try again.")") + text("menu.title") }
                    """)),
            .leaves(
                "the label of a picker in a menu, and the title of a dialog on a phone",
                .swift(
                    """
                    struct Berths: View {
                        var body: some View {
                            Menu("menu.title") { Picker("Sort the berths", selection: $order) { Text("menu.title") } }
                                .confirmationDialog("Berth options", isPresented: $isOpen) { Text("menu.title") }
                        }
                    }
                    let berths = Berths()
                    """)),
            .finds(
                "no catalog has the key 'Berth options'", "the title of a dialog that shows it",
                .swift(
                    """
                    struct Berths: View {
                        var body: some View {
                            Text("menu.title")
                                .confirmationDialog("Berth options", isPresented: $isOpen, titleVisibility: .visible) { Text("menu.title") }
                        }
                    }
                    let berths = Berths()
                    """)),
            .leaves(
                "a text that only a log of the app gets",
                .swift(
                    """
                    enum Status { case idle
                        var text: String { NSLocalizedString("Not available", comment: "") }
                    }
                    @main struct Harbour {
                        let title = NSLocalizedString("menu.title", comment: "")
                        func show() { printLog("status: \\(status.text)") }
                    }
                    """)),
            .leaves(
                "the case of an enum that nothing names but the switch about it",
                .swift(
                    """
                    enum Key { case title, old }
                    @main struct Harbour {
                        func text(_ key: Key) -> String {
                            switch key {
                            case .title: NSLocalizedString("menu.title", comment: "")
                            case .old: NSLocalizedString("menu.old", comment: "")
                            }
                        }
                        func show() { label.text = text(.title) }
                    }
                    """)),
            .leaves(
                "the raw value of a case that nothing names",
                .swift(
                    """
                    enum Key: String { case title = "menu.title", old = "menu.old"
                        var text: String { NSLocalizedString(rawValue, comment: "") }
                    }
                    @main struct Harbour { func show() { label.text = Key.title.text } }
                    """)),
            .leaves(
                "a library without catalogs",
                [RuleExample.File].swift(
                    "@main struct Harbour { let title = NSLocalizedString(\"menu.title\", comment: \"\") }") + [
                        .init("Sources/Pier.swift", "let menu = 1\n"),
                        .init("Frameworks/Zip/LICENSE", "MIT\n"),
                        .init(
                            "Frameworks/Zip/Zip.swift",
                            "let text = NSLocalizedString(\"The file is broken.\", comment: \"\")\n"),
                    ]),
            .leaves(
                "a number with its unit, and the address of a server",
                .swift(
                    """
                    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                    let texts = ["menu.title".localized, "2.4 Ghz".localized, "refine.sh".localized]
                    """)),
            .leaves(
                "a text in a view with a language of its own",
                .swift(
                    """
                    struct Menu: View { var body: some View { list().environment(\\.locale, .init(identifier: "en")) }
                        private func list() -> some View { Label("Open the log", systemImage: "doc") } }
                    let menu = Menu()
                    let title = NSLocalizedString("menu.title", comment: "")
                    """)),
            .leaves(
                "code that no build contains",
                .swift(
                    """
                    #if false
                    let title = NSLocalizedString("menu.old", comment: "")
                    #endif
                    """)),
            .leaves(
                "a test",
                [
                    .init("Tests/MenuTests.swift", "let title = NSLocalizedString(\"menu.titel\", comment: \"\")\n"),
                    .init("Sources/Menu.swift", "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"),
                    .init("en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n"),
                ]),
        ]
    }
}
