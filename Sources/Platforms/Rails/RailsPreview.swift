// How to see a pseudo-locale in a Rails app.

enum RailsPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, set the app's locale to \(GeneratedFiles.list(tags)), in Rails with I18n.locale = "
                + GeneratedFiles.list(tags.map { ":\"\($0)\"" })
        ]
    }
}
