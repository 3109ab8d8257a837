// How to recognize an app that looks up missing texts in the source language.

/// The system shows the key if a table lacks it; some apps then ask the bundle of the source language.
enum AppleFallback {
    /// Code that opens the folder of the source language and looks a text up there if the result equals the key.
    static let marks: [[StaticString]] = [
        ["ocalizedString", "lproj", "\"en\"", "== key"], ["ocalizedString", "lproj", "\"Base\"", "== key"],
        ["ocalizedString", "lproj", "\"en\"", "isEqualToString:key"],
        ["ocalizedString", "lproj", "\"Base\"", "isEqualToString:key"],
        ["ocalizedString", "lproj", "\"en\"", "== self"],
        // Code that returns the text at once if it differs from the key.
        ["ocalizedString", "path(forResource: \"en\", ofType: \"lproj\")", "value != "],
        ["ocalizedString", "path(forResource: \"Base\", ofType: \"lproj\")", "value != "],
        // Code that passes the source text as the default of each lookup.
        ["ocalizedString", "value: englishValue"], ["ocalizedString", "value: fallback"],
        ["ocalizedString", "lproj", "fallbackBundle"],
        // SwiftGen's accessors, and libraries that take a fallback language.
        ["ocalizedString(forKey: key, value: value", "fallback value"],
        ["etFallbackLanguage:@\""], ["etFallbackLanguage(\""],
    ]
}
