// JSON with languages at its root, as in vue-i18n's `<i18n>` and i18next's `resources`.

import Basics
import Catalogs

enum JSONLanguagesFormat: RootLanguages {
    static let id = "json-languages"
    static let summary = "JSON of all languages: {\"en\": {…}, \"de\": {…}}, as in vue-i18n and i18next's resources"
    static let extensions = ["json"]
    static let fallback = Fallback.asApp
    static let partFormat = Format(JSONFormat.self)
    static let commentMark: UInt8? = nil

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        JSONPlaces.mayHoldLanguages(path, isNamed: names == nil)
    }

    /// Whether each visible member of the root is a language with texts, and one of them is English.
    static func begins(_ head: [UInt8]) -> Bool {
        var root = JSONRoot(SourceText(head))
        guard let names = root.languages(), RootLanguage.source(of: names) != nil else { return false }
        let glance = JSONGlance(head)
        // Several languages are sufficient evidence: an addition to the file must not change its kind.
        return names.count > 1 ? glance.hasText : glance.isCatalog
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        let tree = Tree.json(text, &reading)
        guard let root = tree.dictionary(or: "a JSON object of languages", &reading, in: text.utf8) else {
            return reading
        }
        var languages: [(name: String, member: Tree.Member)] = []
        var faults: [ReadingFault] = []
        for member in tree.members(of: root) where !tree.isKey(member.key, "$schema", text.utf8) {
            let name = tree.text(member.key, text.utf8)
            guard LanguageNames.isTag(name), tree.nodes[member.value].kind == .object else {
                faults.append(RootLanguage.fault(at: Int(tree.nodes[member.key].start), name))
                continue
            }
            languages.append((name, member))
        }
        reading.sourceLocale = RootLanguage.source(of: languages.map(\.name))
        // The source of a new language is read by itself, and must read the same there.
        let source = languages.last { $0.name == reading.sourceLocale }.map { tree.nodes(of: $0.member.value) }
        var reader = JSONCatalogReader(tree, text.utf8, reading, telling: source)
        let described = languages.last { $0.name == reading.sourceLocale }.flatMap {
            DescribedMessages(tree, $0.member.value, text.utf8, path)
        }
        for (_, member) in languages {
            let language = tree.nodes[member.key].field
            if let described, DescribedMessages(tree, member.value, text.utf8, path) != nil {
                reader.read(member.value, described, in: language)
            } else {
                reader.read(member.value, in: language)
            }
        }
        reading = reader.reading
        reading.faults.append(faults)
        SourceTexts(reading, text.utf8).add(to: &reading)
        return reading
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        try JSONFormat.splice(value, for: entry)
    }

    // MARK: Languages

    static func part(of language: String, in text: SourceText) -> Range<Int>? {
        let editor = editor(text)
        return editor?.members.last { $0.name == language }.flatMap { editor?.json.token($0.member.value) }
    }

    static func additions(of part: ArraySlice<UInt8>, as language: String, to text: SourceText) -> [Splice]? {
        guard let editor = editor(text) else { return nil }
        if let existing = editor.members.last(where: { $0.name == language }) {
            let range = editor.json.token(existing.member.value)
            return [Splice(ByteRange(range.lowerBound, range.upperBound), Array(part))]
        }
        return editor.json.addition(of: language, .raw(Array(part)), to: editor.root, depth: 1).map { [$0] }
    }

    static func removals(of language: String, in text: SourceText) -> [Splice] {
        guard let editor = editor(text), let index = editor.members.lastIndex(where: { $0.name == language }) else {
            return []
        }
        return [editor.json.removal(of: index, from: editor.root, depth: 1)]
    }

    static func isChoice(_ entry: Entry) -> Bool { JSONCatalogReader.isChoice(entry) }

    private typealias Editor = (json: JSONEditor, root: Int, members: [(name: String, member: Tree.Member)])

    /// Creates an editor; nil if the file cannot be read completely.
    private static func editor(_ text: SourceText) -> Editor? {
        var reader = JSONReader(text)
        reader.readFile()
        let tree = reader.tree
        guard reader.fault == nil, let root = tree.root, tree.nodes[root].kind == .object else { return nil }
        return (
            JSONEditor(text.utf8, tree), root,
            tree.members(of: root).map { (tree.text($0.key, text.utf8), $0) }
        )
    }
}
