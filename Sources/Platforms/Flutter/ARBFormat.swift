// `.arb`: application resource bundles, the JSON files with which Flutter apps are translated.

import Basics
import Catalogs
import MessagePatterns

enum ARBFormat: CatalogFormat {
    static let id = "arb"
    static let summary = "Flutter's application resource bundles, with descriptions, examples and limits"
    static let extensions = ["arb"]
    static let writing = "values in place, and '@@locale'"
    static let places: [LanguagePlace] = [.name, .suffix("_-."), .folder]
    static let traits: FormatTraits = [
        .mayLeaveOutLanguage, .declaresLanguage, .takesNumbersForCategories,
    ]
    static let tagSeparator = "_"
    static let syntax = Syntax.flutterMessage

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        let tree = Tree.json(text, &reading)
        guard let root = tree.dictionary(or: "a JSON object", &reading, in: text.utf8) else { return reading }
        var reader = ARBReader(tree, text.utf8, reading)
        reader.read(root)
        return reader.reading
    }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        catalog.marks.places.map { Splice($0, Array(canonical(language).utf8)) }
    }

    /// Returns a tag as Dart's package intl spells it.
    ///
    /// The tool gen-l10n rejects a file whose `@@locale` is not spelled like the tag in its name, which it converts to
    /// this spelling.
    private static func canonical(_ language: String) -> String {
        let parts = language.split { $0 == "-" || $0 == "_" }
        return parts.enumerated().map { index, part in
            switch part.utf8.count {
            case 2...3 where index > 0: part.uppercased()
            case 4 where part.utf8.allSatisfy(\.isLetter): part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }.joined(separator: "_")
    }
}
