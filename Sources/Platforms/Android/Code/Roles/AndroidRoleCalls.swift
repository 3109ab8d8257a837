// Calls of Android's frameworks, and of Compose, that show an argument.

import Code

/// Calls that show an argument.
enum AndroidCalls {
    /// All of them.
    static let all: [CallRole] = messages + dialogs + notifications + views + compose

    /// Toasts and snackbars.
    private static let messages: [CallRole] = [
        CallRole("makeText", "", .toast, at: 1, on: ["Toast"]),
        CallRole("make", "", .snackbar, at: 1, on: ["Snackbar"]),
        CallRole("setAction", "", .snackbarAction, on: ["Snackbar", "snackbar"]),
        CallRole("showSnackbar", "message", .snackbar),
        CallRole("showSnackbar", "", .snackbar, on: ["State", "state"]),
        CallRole("showSnackbar", "actionLabel", .snackbarAction),
    ]

    /// Dialogs.
    private static let dialogs: [CallRole] = [
        CallRole("setTitle", "", .alertTitle, on: alerts), CallRole("setMessage", "", .alertMessage, on: alerts),
        CallRole("setPositiveButton", "", .alertButton), CallRole("setNegativeButton", "", .alertButton),
        CallRole("setNeutralButton", "", .alertButton),
    ]

    private static let alerts = ["AlertDialog", "DialogBuilder"]

    /// Notifications and shortcuts.
    private static let notifications: [CallRole] = [
        CallRole("setContentTitle", "", .notificationTitle), CallRole("setContentText", "", .notificationBody),
        CallRole("bigText", "", .notificationBody), CallRole("setBigContentTitle", "", .notificationTitle),
        CallRole("addAction", "", .notificationAction, at: 1),
        CallRole("Action", "", .notificationAction, at: 1, on: ["NotificationCompat", "Notification"]),
        CallRole("setShortLabel", "", .shortcutLabel), CallRole("setLongLabel", "", .shortcutLabel),
    ]

    /// Views, menus and tabs.
    private static let views: [CallRole] = [
        CallRole(
            "setTitle", "", .navigationTitle, on: ["Toolbar", "toolbar", "ActionBar", "actionBar", "Activity"]),
        CallRole("setTitle", "", .preferenceTitle, on: ["Preference", "preference"]),
        CallRole("setSummary", "", .preferenceSummary, on: ["Preference", "preference"]),
        CallRole("setText", "", .tab, on: ["Tab", "tab"]),
        CallRole("setText", "", .button, on: ["Button", "button"]), CallRole("setText", "", .text),
        CallRole("setHint", "", .placeholder), CallRole("setContentDescription", "", .accessibility),
        CallRole("announceForAccessibility", "", .accessibility),
        CallRole("add", "", .menuItem, at: 3, on: ["Menu", "menu"]),
        CallRole("setTooltipText", "", .tooltip, at: 1), CallRole("setTooltipText", "", .tooltip),
    ]

    /// Compose.
    private static let compose: [CallRole] = [
        CallRole("Text", "", .text, isView: true), CallRole("Text", "text", .text, isView: true),
        CallRole("BasicText", "", .text, isView: true), CallRole("BasicText", "text", .text, isView: true),
        CallRole("Icon", "contentDescription", .accessibility), CallRole("Icon", "", .accessibility, at: 1),
        CallRole("Image", "contentDescription", .accessibility), CallRole("Image", "", .accessibility, at: 1),
        CallRole("AsyncImage", "contentDescription", .accessibility),
    ]
}
