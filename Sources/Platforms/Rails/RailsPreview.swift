// How to see a pseudo-locale in a Rails app.

enum RailsPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, set the app's locale to \(MadeFiles.list(tags)), in Rails with I18n.locale = "
                + MadeFiles.list(tags.map { ":\"\($0)\"" })
        ]
    }
}
