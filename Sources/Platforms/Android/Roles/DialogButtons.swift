// Whether the buttons of an app's dialogs are on one line, as the app's themes and styles say it.
//
// Material's dialogs give their buttons a style with one line. An app may give them another one, by the attributes of
// the buttons or by a theme for dialogs, and then the texts of the buttons wrap.

import Layouts

/// The styles that an app gives to the buttons of its dialogs.
struct DialogButtons {
    private let resources: AppResources
    private let styles: [String: ResourceStyle]

    init(_ files: LayoutFiles) {
        resources = AppResources(files)
        styles = resources.ownStyles
    }

    /// Some theme of the app gives the buttons a style whose lines are not known to be one.
    static let wrap = "dialog buttons may wrap"
    /// A theme of the app has AppCompat's dialogs beside Material's.
    static let areOfAppCompat = "dialogs of AppCompat"
    /// A theme for a single dialog lets its buttons wrap.
    static func wrap(in theme: String) -> String { themed + theme }
    private static let themed = "dialog theme "

    /// Those of some facts that are true of the app.
    static func facts(_ asked: Set<String>, _ files: LayoutFiles) -> Set<String> {
        guard asked.contains(where: { $0 == wrap || $0 == areOfAppCompat || $0.hasPrefix(themed) }) else { return [] }
        let buttons = DialogButtons(files)
        return asked.filter { fact in
            switch fact {
            case wrap: buttons.mayWrap
            case areOfAppCompat: buttons.haveBridge
            default: fact.hasPrefix(themed) && !buttons.areOnOneLine(inTheme: String(fact.dropFirst(themed.count)))
            }
        }
    }

    // MARK: Themes

    private static let attributes = [
        "buttonBarPositiveButtonStyle", "buttonBarNegativeButtonStyle", "buttonBarNeutralButtonStyle",
    ]
    private static let themes = ["alertDialogTheme", "materialAlertDialogTheme"]
    /// The longest chain of attributes that refer to each other.
    private static let farthest = 6

    private var mayWrap: Bool {
        styles.contains { name, style in
            Self.attributes.contains { attribute in
                style.items[attribute].map { !isOnOneLine($0, in: name) } ?? false
            }
                || Self.themes.contains { attribute in
                    style.items[attribute].map { !$0.hasPrefix("?") && !areOnOneLine(inTheme: StyleTable.name(in: $0)) }
                        ?? false
                }
        }
    }

    /// Whether the app inherits a theme that leaves AppCompat's dialogs as they are.
    private var haveBridge: Bool { styles.values.contains { $0.parent?.hasSuffix(".Bridge") ?? false } }

    /// Whether all buttons of a dialog with a theme are on one line.
    private func areOnOneLine(inTheme theme: String) -> Bool {
        Self.attributes.allSatisfy { isOnOneLine("?" + $0, in: theme) }
    }

    /// Whether a button with a style, or one that a theme names, is on one line.
    private func isOnOneLine(_ style: String, in theme: String) -> Bool {
        var style = style
        for _ in 0..<Self.farthest {
            guard style.hasPrefix("?") else { return isOneLine(StyleTable.name(in: style)) }
            let attribute = String(style.split { $0 == "/" || $0 == ":" || $0 == "?" }.last ?? "")
            let own = resources.styles.chain(theme).lazy.compactMap { $0.items[attribute] }.first { $0 != style }
            if let own {
                style = own
            } else {
                let names = resources.styles.names(theme)
                // Material's themes for alerts, which the table of its styles leaves out, set all three.
                if names.contains(where: Self.isOfMaterial) { return true }
                // What lies over the app's theme leaves the rest to that one.
                guard names.contains(where: { $0.contains("ThemeOverlay") }), let app = resources.theme[attribute],
                    app != style
                else { return false }
                style = app
            }
        }
        return false
    }

    private static func isOfMaterial(_ theme: String) -> Bool {
        theme.contains("ThemeOverlay.Material") && theme.contains("Dialog") && !theme.contains("Expressive")
    }

    /// Whether a button with a style has one line.
    private func isOneLine(_ style: String) -> Bool {
        let chain = resources.styles.chain(style)
        func value(_ name: String) -> String? {
            chain.lazy.compactMap { $0.items[name] }.first.flatMap { resources.resolved($0, in: "") }
        }
        let lines = ["lines", "maxLines"].compactMap(value).compactMap { Int($0) }
        guard lines.allSatisfy({ $0 == 1 }) else { return false }
        return value("singleLine").map { $0 == "true" } ?? !lines.isEmpty
    }
}
