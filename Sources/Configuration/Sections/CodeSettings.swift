// What to know about an app's source code.

/// What the checks of source code need to know about an app.
public struct CodeSettings: Hashable, Sendable, SettingsSection {
    /// Whether source code is checked: `on` or `off`.
    public internal(set) var isOn: Located<String>?
    /// The app's own functions that take a key: `localized(_:)`.
    public internal(set) var helpers: [Located<String>] = []
    /// The app's own components that show a text argument, with its label: `Row(title:)`.
    public internal(set) var components: [Located<String>] = []
    /// Words that are the same in all languages, such as names of products.
    public internal(set) var brands: [Located<String>] = []

    static let settings: [Setting<Self>] = [
        .texts("helpers", \.helpers), .texts("components", \.components), .texts("brands", \.brands),
    ]

    init() {}
}
