// How to see a pseudo-locale in a Rails app.

enum RailsPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, choose \(MadeFiles.list(tags)) as the app's locale, in Rails with I18n.locale = "
                + MadeFiles.list(tags.map { ":\"\($0)\"" })
        ]
    }
}
