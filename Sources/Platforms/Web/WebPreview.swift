// How to see a pseudo-locale in a web app.

enum WebPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags(of: made.files.filter { !isOfExtension($0) })
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, load it in the app like its other languages, and choose \(GeneratedFiles.list(tags)) as its "
                + "locale" + spelling(of: tags)
        ]
    }

    /// Whether a file belongs to a browser extension: browsers accept different languages.
    private static func isOfExtension(_ file: GeneratedFiles.File) -> Bool {
        file.path.split(separator: "/").contains("_locales")
    }

    /// Returns how i18next spells a tag: like ECMAScript, in lowercase except for scripts and regions.
    private static func spelling(of tags: [String]) -> String {
        guard let tag = tags.first(where: { $0 != canonical($0) }) else { return "" }
        return "; i18next 23.16 and later request \(tag) as \(canonical(tag)), but en-XA unchanged"
    }

    private static func canonical(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        return parts.enumerated().map { index, part in
            index > 0 && part.utf8.count < 5 ? String(part) : part.lowercased()
        }.joined(separator: "-")
    }
}
