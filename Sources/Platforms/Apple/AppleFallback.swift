// How an app's own code shows that it looks up missing texts in the source language.

/// The system shows the key where a table lacks it; some apps then ask the bundle of the source language.
enum AppleFallback {
    /// Code that opens the folder of the source language, asks it for a text, and does so if the key came back.
    static let marks: [[StaticString]] = [
        ["ocalizedString", "lproj", "\"en\"", "== key"], ["ocalizedString", "lproj", "\"Base\"", "== key"],
        ["ocalizedString", "lproj", "\"en\"", "isEqualToString:key"],
        ["ocalizedString", "lproj", "\"Base\"", "isEqualToString:key"],
        // SwiftGen's accessors, and libraries that are given a language to fall back to.
        ["ocalizedString(forKey: key, value: value", "fallback value"],
        ["etFallbackLanguage:@\""], ["etFallbackLanguage(\""],
    ]
}
