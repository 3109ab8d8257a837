// What a text is on the screen.

/// What a text is on the screen, as code says it.
public enum ScreenRole: String, Sendable, CaseIterable {
    /// A text in a view, of which nothing else is known.
    case text
    case navigationTitle = "navigation title"
    case windowTitle = "window title"
    case tab, button, link, toggle, badge, tooltip, placeholder
    case barButton = "bar button"
    case alertTitle = "alert title"
    case alertMessage = "alert message"
    case alertButton = "alert button"
    case menuItem = "menu item"
    case swipeAction = "swipe action"
    case segment, option
    case listRow = "list row"
    case sectionHeader = "section header"
    case sectionFooter = "section footer"
    case columnHeader = "column header"
    case notificationTitle = "notification title"
    case notificationBody = "notification body"
    case notificationAction = "notification action"
    /// A message that floats above an app for a moment.
    case toast
    /// A message at the bottom of an app, which may have an action.
    case snackbar
    case snackbarAction = "snackbar action"
    /// A row of a screen of settings.
    case preferenceTitle = "preference title"
    /// What stands below the title of a row of settings.
    case preferenceSummary = "preference summary"
    /// The name of something that a launcher offers to do in an app.
    case shortcutLabel = "shortcut label"
    /// A widget whose family is unknown.
    case widget
    case smallWidget = "small widget"
    case mediumWidget = "medium widget"
    case largeWidget = "large widget"
    /// A widget on the lock screen or a watch face.
    case accessoryWidget = "accessory widget"
    /// The name and the description of a widget in the gallery.
    case widgetName = "widget name"
    /// An action of the system's shortcuts and of voice assistants.
    case shortcut
    /// The description of an error.
    case errorMessage = "error message"
    /// A text for screen readers, which nobody sees.
    case accessibility
}
