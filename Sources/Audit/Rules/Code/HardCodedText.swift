// `hard-coded-text`: texts in code that are shown as they are, in every language.

import Basics
import Code
import Platforms

extension Rule {
    static let hardCodedText = Rule(
        "hard-coded-text", .error, .missingText,
        summary: "A text in code is shown as it is, in every language.",
        explanation: """
            A String that a label, a title or an alert gets is shown as it is. Look it up in a catalog, with \
            `String(localized:)` or `NSLocalizedString`. If a catalog has the very text, only the look-up is missing, \
            and the finding is an error.

            The same holds for texts in layouts, menus and settings of Android that code, or another resource that is shown, \
            names. A text that code sets, too, is a sample.

            Previews, tests, debug builds and menus for developers are left alone, and so are names, units, addresses \
            and signs. The setting `code.brands` adds names that no language translates, and `code.components` the \
            parameters of your own views that show texts.

            Recorded screens show such texts, too: those without a mark that are the same in the source language and in             all others, on screens whose catalog texts carry marks. They may be data, so these findings are notes.
            """,
        examples: [
            .finds(
                "'Sign out' is shown as it is, in every language", "a label",
                .swift("func show() { label.text = \"Sign out\" }")),
            .finds(
                "'Delete all?' is shown as it is, in every language", "an alert",
                .swift("let alert = UIAlertController(title: \"Delete all?\", message: nil, preferredStyle: .alert)")),
            .finds(
                "'Menu' is shown as it is, although the key 'menu.title' has it", "a text that the catalog has",
                .swift("func show() { button.setTitle(\"Menu\", for: .normal) }")),
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
                "the first value of a label that gets its text later",
                .swift(
                    """
                    final class Cell: NSView { let nameLabel = NSTextField(labelWithString: "Sign out") }
                    func fill(_ cell: Cell) { cell.nameLabel.stringValue = user.name }
                    """)),
            .leaves(
                "a key of another text, which something looks up",
                .swift("func fill() { item.title = \"Menu title\" }", catalog: "\"Menu title\" = \"Menu\";")),
            .leaves("a text of a model", .swift("func fill() { entry.text = \"Sign out\" }")),
        ] + RuleExample.textsInResources,
        check: .both(.codeWithTexts, .both(.textsInResources, .unmarkedOnScreens)))
}

extension Rule.Check {
    /// Texts without a mark on recorded screens.
    fileprivate static let unmarkedOnScreens = Rule.Check.project { subject, findings in
        for text in UnmarkedText.all(in: subject.rooms.screens) {
            findings.add(
                path: text.path, at: Place(line: text.line, column: 1),
                "'\(text.text.shortened)' on \(text.screen) comes from no catalog, and is the same in every language",
                help: "if it is no data, look it up in a catalog", most: .note)
        }
    }

    /// Texts in code.
    fileprivate static let codeWithTexts = Rule.Check.code { subject, findings in
        let file = subject.file
        guard subject.keys.hasTexts, !subject.isOffScreen else { return }
        let filled = file.tree.filledViews
        let own = Set(subject.keys.language.map(LetterScript.scripts) ?? [])
        for text in file.tree.shownTexts(subject.names) {
            let words = text.stringText(interpolation: "…") ?? ""
            let prose = Prose(text.stringText(interpolation: " ") ?? "", brands: subject.names.brands)
            guard prose.isText, !prose.isForDevelopers, !text.isOffScreen, !text.isFirstValue(of: filled),
                !text.isOfDevelopersView, !subject.keys.isKeyOfOtherText(text.stringValue),
                !file.comments(about: text.range).contains(where: {
                    TranslationNotes.forbid(String(decoding: $0, as: UTF8.self))
                })
            else { continue }
            let key = text.stringValue.flatMap(subject.keys.key(ofText:))
            // The name of the app, which has its own key in each language.
            if let key, key.hasPrefix("CFBundle") { continue }
            if let key {
                findings.add(
                    in: file, at: text.range, "'\(words)' is shown as it is, although the key '\(key)' has it",
                    help: "look up the key")
            } else if text.foreignScript(besides: own, subject.names) == nil {
                // `foreign-text-in-code` finds the others.
                findings.add(
                    in: file, at: text.range, "'\(words)' is shown as it is, in every language",
                    help: "look it up in a catalog", most: .warning)
            }
        }
    }
}
