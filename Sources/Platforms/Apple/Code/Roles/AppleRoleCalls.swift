// Calls of Apple's frameworks that show an argument.

import Code

extension CallRole {
    /// SwiftUI's views and scenes.
    static let views: [CallRole] = [
        CallRole("Text", "", .text, isView: true), CallRole("Label", "", .text, isView: true),
        CallRole("Text", "verbatim", .text, isView: true),
        CallRole("LabeledContent", "", .text, isView: true), CallRole("ProgressView", "", .text, isView: true),
        CallRole("Gauge", "", .text, isView: true), CallRole("Stepper", "", .text, isView: true),
        CallRole("Picker", "", .text, isView: true), CallRole("DatePicker", "", .text, isView: true),
        CallRole("ColorPicker", "", .text, isView: true), CallRole("Slider", "", .text, isView: true),
        CallRole("ContentUnavailableView", "", .text, isView: true),
        CallRole("Button", "", .button, isView: true), CallRole("Menu", "", .button, isView: true),
        CallRole("ShareLink", "", .button, isView: true), CallRole("PhotosPicker", "", .button, isView: true),
        CallRole("PasteButton", "", .button, isView: true), CallRole("ControlWidgetButton", "", .button, isView: true),
        CallRole("NavigationLink", "", .link, isView: true), CallRole("Link", "", .link, isView: true),
        CallRole("Toggle", "", .toggle, isView: true), CallRole("ControlWidgetToggle", "", .toggle, isView: true),
        CallRole("TextField", "", .placeholder), CallRole("SecureField", "", .placeholder),
        CallRole("TextField", "prompt", .placeholder),
        CallRole("Section", "", .sectionHeader), CallRole("GroupBox", "", .sectionHeader),
        CallRole("TabSection", "", .sectionHeader),
        CallRole("DisclosureGroup", "", .text, isView: true), CallRole("Tab", "", .tab),
        CallRole("TableColumn", "", .columnHeader), CallRole("CommandMenu", "", .menuItem),
        CallRole("WindowGroup", "", .windowTitle), CallRole("Window", "", .windowTitle),
        CallRole("UtilityWindow", "", .windowTitle), CallRole("MenuBarExtra", "", .accessibility),
    ]

    /// SwiftUI's modifiers.
    static let modifiers: [CallRole] = [
        CallRole("navigationTitle", "", .navigationTitle), CallRole("navigationBarTitle", "", .navigationTitle),
        CallRole("navigationSubtitle", "", .navigationTitle),
        CallRole("alert", "", .alertTitle), CallRole("confirmationDialog", "", .alertTitle),
        CallRole("help", "", .tooltip), CallRole("badge", "", .badge),
        CallRole("accessibilityLabel", "", .accessibility), CallRole("accessibilityHint", "", .accessibility),
        CallRole("accessibilityValue", "", .accessibility), CallRole("accessibilityInputLabels", "", .accessibility),
        CallRole("accessibilityAction", "named", .accessibility), CallRole("accessibilityRotor", "", .accessibility),
        CallRole("accessibility", "label", .accessibility), CallRole("accessibility", "hint", .accessibility),
        CallRole("accessibility", "value", .accessibility),
        CallRole("configurationDisplayName", "", .widgetName), CallRole("description", "", .widgetName),
        CallRole("displayName", "", .widgetName),
        CallRole("searchable", "prompt", .placeholder),
    ]

    /// Controls of UIKit and AppKit.
    static let controls: [CallRole] = [
        CallRole("UIBarButtonItem", "title", .barButton), CallRole("UITabBarItem", "title", .tab),
        CallRole("UIContextualAction", "title", .swipeAction, needs: "style"),
        CallRole("UITableViewRowAction", "title", .swipeAction),
        CallRole("UIAction", "title", .menuItem), CallRole("UIMenu", "title", .menuItem),
        CallRole("UICommand", "title", .menuItem), CallRole("UIKeyCommand", "title", .menuItem),
        CallRole("UIKeyCommand", "discoverabilityTitle", .menuItem),
        CallRole("UIMenuItem", "title", .menuItem), CallRole("UIApplicationShortcutItem", "localizedTitle", .menuItem),
        CallRole("UISegmentedControl", "items", .segment), CallRole("insertSegment", "withTitle", .segment),
        CallRole("setTitle", "", .segment, needs: "forSegmentAt"), CallRole("setTitle", "", .button, needs: "for"),
        CallRole("setAttributedTitle", "", .button, needs: "for"),
        CallRole("setLabel", "", .segment, needs: "forSegment"),
        CallRole("NSMenuItem", "title", .menuItem), CallRole("NSMenu", "title", .menuItem),
        CallRole("addItem", "withTitle", .menuItem, needs: "action"), CallRole("addItem", "withTitle", .option),
        CallRole("insertItem", "withTitle", .menuItem, needs: "action"), CallRole("addItems", "withTitles", .option),
        CallRole("NSButton", "title", .button), CallRole("NSButton", "checkboxWithTitle", .toggle),
        CallRole("NSButton", "radioButtonWithTitle", .toggle), CallRole("NSTextField", "labelWithString", .text),
        CallRole("NSTextField", "wrappingLabelWithString", .text), CallRole("NSTextField", "string", .text),
        CallRole("NSSegmentedControl", "labels", .segment),
    ]

    /// Alerts and sheets.
    static let alerts: [CallRole] = [
        CallRole("UIAlertController", "title", .alertTitle), CallRole("UIAlertController", "message", .alertMessage),
        CallRole("UIAlertAction", "title", .alertButton), CallRole("addButton", "withTitle", .alertButton),
        CallRole("UIAlertView", "title", .alertTitle), CallRole("UIAlertView", "message", .alertMessage),
    ]

    /// Notifications, shortcuts and errors.
    static let others: [CallRole] = [
        CallRole("UNNotificationAction", "title", .notificationTitle),
        CallRole("UNTextInputNotificationAction", "title", .notificationTitle),
        CallRole("IntentDescription", "", .shortcut), CallRole("IntentDialog", "", .shortcut),
        CallRole("TypeDisplayRepresentation", "name", .shortcut), CallRole("TypeDisplayRepresentation", "", .shortcut),
        CallRole("DisplayRepresentation", "title", .shortcut), CallRole("DisplayRepresentation", "", .shortcut),
        CallRole("DisplayRepresentation", "subtitle", .shortcut), CallRole("AppShortcut", "shortTitle", .shortcut),
        CallRole("Parameter", "title", .shortcut), CallRole("Parameter", "description", .shortcut),
        CallRole("Parameter", "requestValueDialog", .shortcut), CallRole("IntentParameter", "title", .shortcut),
        CallRole("Summary", "", .shortcut),
        CallRole("Property", "title", .shortcut), CallRole("result", "dialog", .shortcut),
    ]
}
