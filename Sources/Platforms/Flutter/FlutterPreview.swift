// How to see a pseudo-locale in a Flutter app, and what its generator of code asks for.

enum FlutterPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, make the app's Dart code anew (flutter gen-l10n), and give MaterialApp as its locale what that "
                + "adds to supportedLocales for \(MadeFiles.list(tags))"
        ]
    }

    /// flutter gen-l10n asks for a file of the language alone, to fall back on.
    @Sendable static func missing(_ tag: String, _ language: String, _ path: (String) -> String) -> String? {
        "flutter gen-l10n refuses \(tag) without \(path(language)), which the app has not; {} is enough in it"
    }
}
