// How to see a pseudo-locale in a program that uses gettext.

enum GettextPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, compile it with the app's build, and run the app with "
                + MadeFiles.list(tags.map { "LANGUAGE=\(MadeFiles.underscored($0))" }) + ", in any locale except C"
        ]
    }
}
