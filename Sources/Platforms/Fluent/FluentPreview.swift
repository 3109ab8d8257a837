// How to see a pseudo-locale in an app that uses Fluent.

enum FluentPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, load it in the app like its other languages, and put \(GeneratedFiles.list(tags)) before the "
                + "requested locales"
        ]
    }
}
