// How to see a pseudo-locale in an app of the web.

enum WebPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags(of: made.files.filter { !isOfExtension($0) })
        guard !tags.isEmpty else { return [] }
        return [
            "to see it, have the app load it as it does its other languages, and choose \(MadeFiles.list(tags)) as its "
                + "locale" + spelling(of: tags)
        ]
    }

    /// Whether a file is of a browser's extension: it depends on the browser which languages it takes.
    private static func isOfExtension(_ file: MadeFiles.File) -> Bool {
        file.path.split(separator: "/").contains("_locales")
    }

    /// How i18next spells a tag: as ECMAScript does, with small letters but for scripts and regions.
    private static func spelling(of tags: [String]) -> String {
        guard let tag = tags.first(where: { $0 != canonical($0) }) else { return "" }
        return "; i18next from 23.16 on asks for \(tag) as \(canonical(tag)), but for en-XA as it is"
    }

    private static func canonical(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        return parts.enumerated().map { index, part in
            index > 0 && part.utf8.count < 5 ? String(part) : part.lowercased()
        }.joined(separator: "-")
    }
}
