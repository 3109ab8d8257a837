// Properties of Apple's frameworks that show what is assigned to them.

import Code

extension PropertyRole {
    /// Titles of view controllers, and what bars show of them.
    static let controllers: [PropertyRole] = [
        PropertyRole("title", .property("navigationItem"), .navigationTitle),
        PropertyRole("prompt", .property("navigationItem"), .navigationTitle),
        PropertyRole("backButtonTitle", .property("navigationItem"), .barButton),
        PropertyRole("title", .property("backBarButtonItem"), .barButton),
        PropertyRole("title", .property("leftBarButtonItem"), .barButton),
        PropertyRole("title", .property("rightBarButtonItem"), .barButton),
        PropertyRole("title", .property("tabBarItem"), .tab),
        PropertyRole("title", .inherits("ViewController"), .navigationTitle),
        PropertyRole("title", .type("UIBarButtonItem", named: "barbuttonitem"), .barButton),
    ]

    /// Texts of views.
    static let views: [PropertyRole] = [
        PropertyRole("text", .property("textLabel"), .listRow),
        PropertyRole("text", .property("detailTextLabel"), .listRow),
        PropertyRole("text", .type("UIListContentConfiguration", named: ""), .listRow),
        PropertyRole("secondaryText", .any, .listRow),
        PropertyRole("text", .type("Label", named: "label"), .text),
        PropertyRole("attributedText", .type("Label", named: "label"), .text),
        PropertyRole("text", .type("TextView", named: "textview"), .text),
        PropertyRole("stringValue", .type("NSTextField", named: "label"), .text),
        PropertyRole("stringValue", .type("Label", named: "label"), .text),
        PropertyRole("title", .type("Button", named: "button"), .button),
        PropertyRole("normalTitle", .type("Button", named: "button"), .button),
        PropertyRole("title", .type("NSMenuItem", named: "menuitem"), .menuItem),
        PropertyRole("title", .type("UIButton.Configuration", named: ""), .button),
        PropertyRole("title", .type("NSTableColumn", named: "column"), .columnHeader),
        PropertyRole("placeholder", .any, .placeholder), PropertyRole("placeholderString", .any, .placeholder),
        PropertyRole("attributedPlaceholder", .any, .placeholder),
        PropertyRole("attributedTitle", .type("UIRefreshControl", named: "refreshcontrol"), .text),
        PropertyRole("text", .property("label"), .text),
        PropertyRole("headerTextLabel", .any, .sectionHeader),
    ]

    /// Windows and alerts.
    static let windows: [PropertyRole] = [
        PropertyRole("messageText", .any, .alertTitle), PropertyRole("informativeText", .any, .alertMessage),
        PropertyRole("message", .type("UIAlertController", named: "alertcontroller"), .alertMessage),
        PropertyRole("title", .type("UIAlertController", named: "alertcontroller"), .alertTitle),
        PropertyRole("toolTip", .any, .tooltip),
        PropertyRole("title", .type("NSWindow", named: "window"), .windowTitle),
        PropertyRole("title", .property("window"), .windowTitle),
        PropertyRole("title", .type("Panel", named: "panel"), .windowTitle),
        PropertyRole("message", .type("Panel", named: "panel"), .alertMessage),
        PropertyRole("prompt", .type("Panel", named: "panel"), .button),
    ]

    /// Notifications and texts for screen readers.
    static let others: [PropertyRole] = [
        PropertyRole("title", .type("UNMutableNotificationContent", named: "notificationcontent"), .notificationTitle),
        PropertyRole(
            "subtitle", .type("UNMutableNotificationContent", named: "notificationcontent"), .notificationTitle),
        PropertyRole("body", .type("UNMutableNotificationContent", named: "notificationcontent"), .notificationBody),
        PropertyRole("alertBody", .any, .notificationBody),
        PropertyRole("localizedReason", .any, .alertMessage),
        PropertyRole("localizedFallbackTitle", .any, .alertButton),
        PropertyRole("localizedCancelTitle", .any, .alertButton),
        PropertyRole("accessibilityLabel", .any, .accessibility),
        PropertyRole("accessibilityHint", .any, .accessibility),
        PropertyRole("accessibilityValue", .any, .accessibility),
    ]
}
