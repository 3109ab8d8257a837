// How to see a pseudo-locale that was generated from a file for translators.

enum XLIFFPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        guard !made.tags.isEmpty else { return [] }
        return [
            "to see it, import one of the files like one from a translator; in Xcode, with Product, "
                + "Import Localizations, or xcodebuild -importLocalizations" + importing(made)
        ]
    }

    /// Returns what to pass to Xcode if a file is in a folder like those that Xcode exports, but without their other
    /// files.
    private static func importing(_ made: GeneratedFiles) -> String {
        made.files.contains { $0.path.contains(".xcloc/") }
            ? "; pass the .xliff itself, because the .xcloc around it lacks its contents.json" : ""
    }
}
