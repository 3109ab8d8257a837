// How to see a pseudo-locale in a program that uses gettext.

enum GettextPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, compile it with the app's build, and run the app with "
                + GeneratedFiles.list(tags.map { "LANGUAGE=\(GeneratedFiles.underscored($0))" })
                + ", in any locale except C"
        ]
    }
}
