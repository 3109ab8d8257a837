// What known tools put around the texts of a JSON file: words for programs, and the language of the file.

import Platform

/// What at the root of a file is no text, or the name of a language.
struct JSONAsides {
    /// The object that has the texts: the root, or the only one in it, which is named by the language.
    private(set) var texts: Int
    /// The values that are no texts.
    private(set) var values: Set<Int> = []
    /// Where the file names its language.
    private(set) var languages: [Field] = []

    /// More members than stand around texts, the schema among them.
    private static let most = 16
    /// What headers of gettext's say.
    private static let headers: [StaticString] = ["plural-forms", "plural_forms", "Plural-Forms", "domain"]

    /// What is around the texts of a file, whose path may say its language.
    init(_ tree: Tree, _ root: Int, _ utf8: [UInt8], language tag: String?) {
        texts = root
        passHeader(of: root, tree, utf8)
        let members = Array(tree.members(of: root).prefix(Self.most + 1))
        guard members.count <= Self.most else { return }
        let own = members.filter { !tree.isKey($0.key, "$schema", utf8) }
        if let tag, own.count == 1, tree.nodes[own[0].value].kind == .object,
            LanguageNames.areSame(tree.text(own[0].key, utf8), tag)
        // Who has translated the file, as MediaWiki has it.
        values.formUnion(members.filter { tree.isKey($0.key, "@metadata", utf8) }.map(\.value))
        {
            texts = own[0].value
            languages = [tree.nodes[own[0].key].field]
        } else if let domains = tree.value(of: "locale_data", in: root, utf8), tree.nodes[domains].kind == .object {
            // Jed, as WordPress has it.
            keep(domains, of: root, tree)
            for domain in tree.members(of: domains) where tree.nodes[domain.value].kind == .object {
                passHeader(of: domain.value, tree, utf8)
            }
        } else if own.count == 2, let texts = tree.value(of: "translations", in: root, utf8),
            tree.nodes[texts].kind == .object, let locale = tree.value(of: "locale", in: root, utf8),
            let language = tree.string(locale), LanguageNames.isTag(tree.text(locale, utf8))
        {
            // Angular.
            keep(texts, of: root, tree)
            languages = [language]
        }
    }

    private mutating func keep(_ texts: Int, of root: Int, _ tree: Tree) {
        values.formUnion(tree.members(of: root).map(\.value).filter { $0 != texts })
    }

    /// Passes over a header of gettext's, which stands where the translation of no text would be.
    private mutating func passHeader(of texts: Int, _ tree: Tree, _ utf8: [UInt8]) {
        guard let first = tree.members(of: texts).first(where: { _ in true }), tree.isKey(first.key, "", utf8),
            tree.nodes[first.value].kind == .object
        else { return }
        let name = tree.value(of: "lang", in: first.value, utf8) ?? tree.value(of: "language", in: first.value, utf8)
        let language = tree.string(name)
        guard language != nil || Self.headers.contains(where: { tree.value(of: $0, in: first.value, utf8) != nil })
        else {
            return
        }
        values.insert(first.value)
        if let language { languages.append(language) }
    }

    /// Whether an element is a piece of a message, as FormatJS compiles them: `{"type": 0, "value": "Hello "}`.
    static func isPiece(_ element: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        guard let first = tree.members(of: element).first(where: { _ in true }), tree.isKey(first.key, "type", utf8),
            tree.nodes[first.value].kind == .other
        else { return false }
        return utf8[tree.offset(first.value)].isDigit
    }

    /// The variants of a message as inlang writes it: the other members say what they are chosen by.
    static func variants(of element: Int, _ tree: Tree, _ utf8: [UInt8]) -> Int? {
        guard let variants = tree.value(of: "match", in: element, utf8), tree.nodes[variants].kind == .object,
            let selectors = tree.value(of: "selectors", in: element, utf8), tree.nodes[selectors].kind == .array
        else { return nil }
        return variants
    }
}
