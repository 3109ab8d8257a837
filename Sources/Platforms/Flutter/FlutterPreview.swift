// How to see a pseudo-locale in a Flutter app, and which files its code generator requires.

enum FlutterPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, regenerate the app's Dart code (flutter gen-l10n), and set MaterialApp's locale to what that "
                + "adds to supportedLocales for \(GeneratedFiles.list(tags))"
        ]
    }

    /// flutter gen-l10n requires a file for the language alone, as a fallback.
    @Sendable static func missing(_ tag: String, _ language: String, _ path: (String) -> String) -> String? {
        "flutter gen-l10n rejects \(tag) without \(path(language)), which the app lacks; create it with the content {}"
    }
}
