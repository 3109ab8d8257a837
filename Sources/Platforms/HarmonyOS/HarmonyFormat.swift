// HarmonyOS's `resources/*/element/*.json`.

import Basics
import Catalogs
import MessagePatterns

enum HarmonyFormat: CatalogFormat {
    static let id = "harmonyos"
    static let summary = "HarmonyOS's strings, plurals and arrays of strings in resources/*/element/*.json"
    static let extensions = ["json"]
    static let writing = "values in place, plural forms; pseudo-locales omit untranslatable resources"
    static let places: [LanguagePlace] = [.element, .elementBefore, .elementBehind]
    static let traits: FormatTraits = [
        .isDetectedByContents, .declaresLanguage, .fallsBackByEntry, .mergesFolders, .namesByKind, .hasPluralBranches,
        .showsZeroByRuleOnly,
    ]
    static let syntax = Syntax.resolved

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { ElementFolder.slot(in: path) != nil }

    static func begins(_ head: [UInt8]) -> Bool { HarmonyGlance(head).areTexts }

    static func isOther(_ head: [UInt8]) -> Bool { HarmonyGlance(head).areOthers }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        let tree = Tree.json(text, &reading)
        guard let root = tree.dictionary(or: "a JSON object", &reading, in: text.utf8) else { return reading }
        var reader = HarmonyReader(tree, text.utf8, reading)
        reader.read(root)
        if let problem = ElementFolder.problem(of: path) {
            reader.reading.faults.append(ReadingFault(at: text.start, problem, effect: .voidsFile))
        }
        return reader.reading
    }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        catalog.marks.removals.map { Splice($0, []) }
    }

    static func keptTexts(of entry: Entry) -> [[UInt8]] { HarmonyMarks.texts(of: entry) }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.applying(HarmonyPlurals.additions(of: categories, to: catalog))
    }
}
