// What known tools add around the texts of a JSON file: data for programs, and the language of the file.

import Basics
import Catalogs
import MessagePatterns

/// The parts at the root of a file that are not texts, or name its language.
struct JSONAsides {
    /// The object with the texts: the root, or the only object in it, which has the language as its name.
    private(set) var texts: Int
    /// The values that are not texts.
    private(set) var values: Set<Int> = []
    /// Where the file names its language.
    private(set) var languages: [Field] = []
    /// Whether the file has a gettext header, so that its keys are texts.
    private(set) var hasHeader = false
    /// Whether the file is one of Nextcloud's, whose keys are texts, too.
    private var isOfNextcloud = false
    /// The plural rule of the file, in gettext's syntax.
    private(set) var plurals: POPluralForms?
    /// The number of array elements before the forms: older Jed files have the source text there, or null.
    private(set) var formsStart = 0
    /// The syntax of the texts, if the surrounding data determines it.
    private(set) var syntax: Syntax?

    /// More members than surround texts in any known file, including the schema.
    private static let most = 16
    /// The names of the plural rule.
    private static let rules: [StaticString] = ["plural-forms", "plural_forms", "Plural-Forms", "pluralForm"]

    /// Finds the asides in a file, whose path may contain its language.
    init(_ tree: Tree, _ root: Int, _ utf8: [UInt8], language tag: String?) {
        texts = root
        passHeader(of: root, tree, utf8)
        let members = Array(tree.members(of: root).prefix(Self.most + 1))
        // The translators of the file, as in MediaWiki.
        let metadata = members.filter { tree.isKey($0.key, "@metadata", utf8) }
        if !metadata.isEmpty { syntax = .wikiMessage }
        values.formUnion(metadata.map(\.value))
        guard members.count <= Self.most else { return }
        for member in members where tree.nodes[member.value].kind == .object {
            passHeader(of: member.value, tree, utf8)
        }
        let own = members.filter { !tree.isKey($0.key, "$schema", utf8) }
        if let tag, own.count == 1, tree.nodes[own[0].value].kind == .object,
            LanguageNames.areSame(tree.text(own[0].key, utf8), tag)
        {
            texts = own[0].value
            languages = [tree.nodes[own[0].key].field]
        } else if let domains = tree.value(of: "locale_data", in: root, utf8), tree.nodes[domains].kind == .object {
            // Jed, as WordPress uses it.
            keep(domains, of: root, tree)
            for domain in tree.members(of: domains) where tree.nodes[domain.value].kind == .object {
                passHeader(of: domain.value, tree, utf8)
                if Self.hasArrayWithNull(domain.value, tree, utf8) { formsStart = 1 }
            }
        } else if let texts = tree.value(of: "translations", in: root, utf8), tree.nodes[texts].kind == .object,
            passRule(in: root, tree, utf8)
        {
            isOfNextcloud = true
            keep(texts, of: root, tree)
        } else if own.count == 2, let texts = tree.value(of: "translations", in: root, utf8),
            tree.nodes[texts].kind == .object, let locale = tree.value(of: "locale", in: root, utf8),
            let language = tree.string(locale), LanguageNames.isTag(tree.text(locale, utf8))
        {
            // Angular.
            keep(texts, of: root, tree)
            languages = [language]
        }
    }

    /// What an app shows if the file lacks a text: the key, if it is the source text.
    var fallback: Fallback? { hasHeader || isOfNextcloud ? .source : nil }

    private mutating func keep(_ texts: Int, of root: Int, _ tree: Tree) {
        values.formUnion(tree.members(of: root).map(\.value).filter { $0 != texts })
    }

    /// Skips a gettext header, which replaces the translation of the empty text.
    private mutating func passHeader(of texts: Int, _ tree: Tree, _ utf8: [UInt8]) {
        let first = tree.members(of: texts).prefix(Self.most).first { tree.isKey($0.key, "", utf8) }
        guard let header = first?.value, tree.nodes[header].kind == .object else { return }
        let name = tree.value(of: "lang", in: header, utf8) ?? tree.value(of: "language", in: header, utf8)
        let language = tree.string(name)
        let hasRule = passRule(in: header, tree, utf8)
        guard language != nil || hasRule || tree.value(of: "domain", in: header, utf8) != nil else { return }
        values.insert(header)
        hasHeader = true
        if let language { languages.append(language) }
    }

    /// Records the plural rule in an object; returns false if there is none.
    private mutating func passRule(in object: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        let rule = Self.rules.lazy.compactMap { tree.value(of: $0, in: object, utf8) }.first
        guard let rule, tree.string(rule) != nil else { return false }
        plurals = POPluralForms(tree.text(rule, utf8)) ?? plurals
        return true
    }

    /// Whether an array in an object has null where older Jed files have the source text.
    private static func hasArrayWithNull(_ object: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        tree.members(of: object).contains { member in
            guard tree.nodes[member.value].kind == .array, let first = tree.elements(of: member.value).first else {
                return false
            }
            return tree.nodes[first].kind == .other && utf8.has("null", at: tree.offset(first))
        }
    }

    /// Whether a key is one of those that stand for comments, which JSON lacks: `_comment`, `_comments`, `_comment_2`.
    static func isComment(_ key: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        let field = tree.nodes[key].field
        let name = utf8[field.range.indices]
        guard let first = name.first, "_$/".utf8.contains(first) else { return false }
        if name.elementsEqual("//".utf8) || name.elementsEqual("$comment".utf8) { return true }
        let word = name.drop { $0 == UInt8(ascii: "_") }
        guard word.count < name.count, word.starts(with: "comment".utf8) else { return false }
        let rest = word.dropFirst("comment".utf8.count)
        return (rest.first == UInt8(ascii: "s") ? rest.dropFirst() : rest).allSatisfy {
            $0.isDigit || $0 == UInt8(ascii: "_")
        }
    }

    /// Whether an element is a piece of a message, as FormatJS compiles them: `{"type": 0, "value": "Hello "}`.
    static func isPiece(_ element: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        guard let first = tree.members(of: element).first(where: { _ in true }), tree.isKey(first.key, "type", utf8),
            tree.nodes[first.value].kind == .other
        else { return false }
        return utf8[tree.offset(first.value)].isDigit
    }

    /// Returns the variants of an inlang message, whose other members define how to select one.
    static func variants(of element: Int, _ tree: Tree, _ utf8: [UInt8]) -> Int? {
        guard let variants = tree.value(of: "match", in: element, utf8), tree.nodes[variants].kind == .object,
            let selectors = tree.value(of: "selectors", in: element, utf8), tree.nodes[selectors].kind == .array
        else { return nil }
        return variants
    }
}
