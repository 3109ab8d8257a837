// How to see a pseudo-locale that was made of a translator's file.

enum XLIFFPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        guard !made.tags.isEmpty else { return [] }
        return [
            "to see it, bring one of the files back to where it came from, as a translator's; in Xcode by Product, "
                + "Import Localizations, or xcodebuild -importLocalizations" + importing(made)
        ]
    }

    /// What to give Xcode if a file lies in a folder as Xcode exports them, of which nothing else is written.
    private static func importing(_ made: MadeFiles) -> String {
        made.files.contains { $0.path.contains(".xcloc/") }
            ? "; name the .xliff itself, as the .xcloc around it lacks its contents.json" : ""
    }
}
