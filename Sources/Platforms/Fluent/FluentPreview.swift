// How to see a pseudo-locale in an app that asks Fluent.

enum FluentPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, have the app load it as it does its other languages, and put \(MadeFiles.list(tags)) before the "
                + "locales it asks for"
        ]
    }
}
