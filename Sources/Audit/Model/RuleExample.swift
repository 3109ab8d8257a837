// Small apps that show what a rule finds and what it accepts; the tests run them.

/// A small app in which a rule finds something, or nothing.
public struct RuleExample: Sendable {
    /// A file of the app.
    public struct File: Sendable {
        /// Its path.
        public let path: String
        /// Its text.
        public let text: String

        /// Creates a file.
        public init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// What it shows, in a few words.
    public let caption: String
    /// Its catalogs.
    public let files: [File]
    /// Its configuration; nil if it has none.
    ///
    /// In its examples, a rule is enabled even if it is off by default.
    public let configuration: String?
    /// The message of the rule's finding; nil if it finds nothing.
    public let finding: String?

    /// An app in which the rule finds one thing, with this message.
    static func finds(_ finding: String, _ caption: String, _ files: [File], configuration: String? = nil) -> Self {
        Self(caption: caption, files: files, configuration: configuration, finding: finding)
    }

    /// An app in which the rule finds nothing.
    static func leaves(_ caption: String, _ files: [File], configuration: String? = nil) -> Self {
        Self(caption: caption, files: files, configuration: configuration, finding: nil)
    }
}

extension [RuleExample.File] {
    /// `"key" = "…";` in English and in another language, each with an optional comment.
    static func strings(_ english: String, _ locale: String, _ translation: String, comment: String? = nil) -> Self {
        [.strings("en.lproj", english, comment: comment), .strings("\(locale).lproj", translation)]
    }

    /// Angular's XLIFF with its units in German; or that of another tool, which names another file.
    static func angular(
        _ units: [(id: String, source: String, target: String?)], original: String = "ng2.template",
        language: String = "de"
    ) -> Self {
        let units = units.map { unit in
            let target = unit.target.map { $0.isEmpty ? "<target/>" : "<target>\($0)</target>" } ?? ""
            return
                "<trans-unit id=\"\(unit.id)\" datatype=\"html\"><source>\(unit.source)</source>\(target)</trans-unit>\n"
        }
        return [
            .init(
                "src/locale/messages.\(language).xlf",
                "<xliff version=\"1.2\"><file original=\"\(original)\" source-language=\"en\" "
                    + "target-language=\"\(language)\"><body>\n\(units.joined())</body></file></xliff>\n")
        ]
    }

    /// `"key" = "…";` in English only.
    static func english(_ text: String, comment: String? = nil) -> Self {
        [.strings("en.lproj", text, comment: comment)]
    }
}

extension RuleExample.File {
    fileprivate static func strings(_ folder: String, _ text: String, comment: String? = nil) -> Self {
        Self("\(folder)/Localizable.strings", "\(comment.map { "/* \($0) */\n" } ?? "")\"key\" = \"\(text)\";\n")
    }
}
