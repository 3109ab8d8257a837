// How to see a pseudo-locale in a Qt app.

enum QtPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        made.tags.isEmpty ? [] : ["to see it, compile it with lrelease, and load the result with QTranslator"]
    }
}
