// Where UIKit, AppKit and SwiftUI take texts that they show as they are.

/// The properties and parameters whose Strings are shown without a look into a catalog.
public enum ScreenTexts {
    /// Properties that only texts on the screen have.
    public static let properties: Set<String> = [
        "placeholder", "placeholderString", "accessibilityLabel", "accessibilityHint", "toolTip", "messageText",
        "informativeText", "largeContentTitle", "attributedPlaceholder",
    ]

    /// Properties of views that models have, too.
    public static let propertiesOfViews: Set<String> = [
        "text", "title", "subtitle", "stringValue", "prompt", "message", "secondaryText", "detail", "body",
    ]

    /// The last words of the names of views.
    public static let viewWords = [
        "label", "button", "field", "textview", "item", "alert", "cell", "header", "footer", "navbar", "toolbar",
        "searchbar", "checkbox", "textlabel", "content",
    ]

    /// The last words of the names of types whose own title is shown.
    public static let titledTypes = ["ViewController", "TableController", "HostingController"]

    /// The labels of texts in calls, by the name of the function; an empty label is an argument without one.
    public static let calls: [String: Set<String>] = [
        "UIAlertController": ["title", "message"],
        "UIAlertAction": ["title"],
        "UIAction": ["title", "subtitle", "discoverabilityTitle"],
        "UIMenu": ["title", "subtitle"],
        "UICommand": ["title", "discoverabilityTitle"],
        "UIKeyCommand": ["title", "discoverabilityTitle"],
        "UIContextualAction": ["title"],
        "UITableViewRowAction": ["title"],
        "UIBarButtonItem": ["title"],
        "UITabBarItem": ["title"],
        "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"],
        "setTitle": [""],
        "NSMenuItem": ["title"],
        "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
        "NSTextField": ["labelWithString", "wrappingLabelWithString"],
        "addButton": ["withTitle"],
        "addItem": ["withTitle"],
        "insertItem": ["withTitle"],
    ]

    /// Those of the calls whose title says what a control does, unlike the items of a list, which may be names.
    public static let controls: Set<String> = [
        "UIAlertAction", "UICommand", "UIKeyCommand", "UIContextualAction", "UITableViewRowAction", "UIBarButtonItem",
        "UITabBarItem", "UIApplicationShortcutItem", "setTitle", "NSButton", "addButton",
    ]

    /// Actions of menu items that get their titles from the system, as code writes them.
    public static let titledActions: [StaticString] = ["\"undo:\"", "\"redo:\"", "undo(_:)", "redo(_:)"]

    /// The frameworks with views.
    public static let frameworks: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "WatchKit"]

    /// Whether the name of a value says that it is a picture or a sign: `Image(…)`, `checkmark`.
    public static func isPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["image", "icon", "checkmark", "emoji", "symbol", "bullet"].contains { name.hasSuffix($0) }
    }

    /// Labels of parameters that take texts for the screen in any function.
    public static let textLabels: Set<String> = [
        "title", "message", "subtitle", "placeholder", "prompt", "text", "verbatim", "withTitle", "withStatus",
        "cancelButtonTitle",
    ]

    /// Views, and functions of views, whose first argument is a text.
    public static let viewInitializers: Set<String> = [
        "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Section", "Link", "Menu",
        "setTitle",
        "navigationTitle", "alert", "confirmationDialog",
    ]
}
