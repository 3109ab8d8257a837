// How to see a pseudo-locale in a PHP app.

enum PHPPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, set the app's locale to \(MadeFiles.list(tags.map(MadeFiles.underscored))); "
                + "Laravel's App::setLocale() then shows the first choice of each plural"
        ]
    }
}
