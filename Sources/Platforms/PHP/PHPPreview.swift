// How to see a pseudo-locale in an app of PHP.

enum PHPPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, choose \(MadeFiles.list(tags.map(MadeFiles.underscored))) as the app's locale, in Laravel with "
                + "App::setLocale(), which shows the first choice of each plural then"
        ]
    }
}
