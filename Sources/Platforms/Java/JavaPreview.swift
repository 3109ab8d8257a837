// How to see a pseudo-locale in a Java program.

enum JavaPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags(of: made.files.filter(isBundle))
        return tags.isEmpty ? [] : ["to see it, run the app with " + GeneratedFiles.list(tags.map(properties))]
    }

    /// Whether a file is named like a Java bundle: `messages_en_XA.properties`.
    private static func isBundle(_ file: GeneratedFiles.File) -> Bool {
        file.tags.allSatisfy { tag in
            tag.split(separator: "-").count == 2
                && file.path.hasSuffix("_\(GeneratedFiles.underscored(tag)).properties")
        }
    }

    private static func properties(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        return zip(["language", "country"], parts).map { "-Duser.\($0)=\($1)" }.joined(separator: " ")
    }
}
