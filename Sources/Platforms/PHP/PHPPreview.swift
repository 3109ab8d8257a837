// How to see a pseudo-locale in a PHP app.

enum PHPPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, set the app's locale to \(GeneratedFiles.list(tags.map(GeneratedFiles.underscored))); "
                + "Laravel's App::setLocale() then shows the first choice of each plural"
        ]
    }
}
