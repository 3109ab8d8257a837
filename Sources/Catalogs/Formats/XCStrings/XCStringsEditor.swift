// Localizations put into a string catalog and taken out again.

/// One text of a localization: its branch, named as in entries, its state and its value.
public struct LocalizedUnit: Sendable {
    /// The branch, such as `plural.one`; empty where there is one text only.
    public var variant: String
    /// The state of the translation, such as `translated`.
    public var state: String
    /// The text.
    public var value: String

    /// A text of a localization.
    public init(variant: String, state: String, value: String) {
        self.variant = variant
        self.state = state
        self.value = value
    }
}

struct XCStringsEditor {
    /// The depths at which the members of a key, and of its localizations, stand.
    private static let memberDepth = 3
    private static let languageDepth = 4

    private let editor: JSONEditor
    private let sourceLanguage: String
    /// The objects of the keys, by the offset of the key.
    private var objects: [UInt32: Int] = [:]

    /// Nil where the file is no string catalog.
    init?(_ text: SourceText) {
        var json = JSONReader(text)
        json.readFile()
        let tree = json.tree
        guard json.fault == nil, let root = tree.root, tree.nodes[root].kind == .object else { return nil }
        editor = JSONEditor(text.utf8, tree)
        sourceLanguage = tree.value(of: "sourceLanguage", in: root, text.utf8).map { tree.text($0, text.utf8) } ?? "en"
        for member in tree.members(of: root)
        where tree.isKey(member.key, "strings", text.utf8) && tree.nodes[member.value].kind == .object {
            for key in tree.members(of: member.value) where tree.nodes[key.value].kind == .object {
                objects[tree.nodes[key.key].start] = key.value
            }
        }
    }

    private var tree: Tree { editor.tree }

    // MARK: Adding

    /// The splice that gives a key a localization, in the place of one it may have.
    func addition(of units: [LocalizedUnit], as language: String, toKeyAt offset: UInt32) -> Splice? {
        guard let object = objects[offset] else { return nil }
        let localizations = self.localizations(of: object)
        let source = localizations.flatMap { member(sourceLanguage, of: $0) }
        let value = LocalizationBuilder(units, source: source?.value, editor).json
        guard let localizations else {
            return editor.insertion(
                of: "localizations", .object([(language, value)]), into: object, depth: Self.memberDepth)
        }
        guard let existing = member(language, of: localizations) else {
            return editor.insertion(of: language, value, into: localizations, depth: Self.languageDepth)
        }
        var bytes: [UInt8] = []
        editor.style.append(value, Self.languageDepth, to: &bytes)
        let token = editor.token(existing.value)
        return Splice(ByteRange(token.lowerBound, token.upperBound), bytes)
    }

    // MARK: Removing

    /// The splices that take a language out of every key; where it stands twice in a key, one of the two.
    func removals(of language: String) -> [Splice] {
        objects.values.sorted().compactMap { removal(of: language, from: $0) }
    }

    private func removal(of language: String, from object: Int) -> Splice? {
        for (position, part) in tree.members(of: object).enumerated() where isLocalizations(part) {
            let languages = Array(tree.members(of: part.value))
            guard let index = languages.lastIndex(where: { tree.text($0.key, editor.utf8) == language }) else {
                continue
            }
            // The last language takes `localizations` with it, unless that was there, empty, before.
            return languages.count == 1 && editor.hasUsualEnd(part.value, depth: Self.languageDepth)
                ? editor.removal(of: position, from: object, depth: Self.memberDepth)
                : editor.removal(of: index, from: part.value, depth: Self.languageDepth)
        }
        return nil
    }

    // Of members with one name the last one counts, as to most readers of JSON.

    private func localizations(of object: Int) -> Int? {
        Array(tree.members(of: object)).last(where: isLocalizations)?.value
    }

    private func isLocalizations(_ member: Tree.Member) -> Bool {
        tree.isKey(member.key, "localizations", editor.utf8) && tree.nodes[member.value].kind == .object
    }

    private func member(_ key: String, of object: Int) -> Tree.Member? {
        Array(tree.members(of: object)).last { tree.text($0.key, editor.utf8) == key }
    }
}

extension Catalog {
    /// The file with a localization added: `units` is asked once for each key, with its entries in the source
    /// language, and answers the texts of the new language; none leaves the key as it is.
    ///
    /// Only a string catalog that could be read whole can gain a language; of any other this throws.
    public func addingLocalization(
        _ language: String, units: ([Entry]) -> [LocalizedUnit]
    ) throws(RewriteError) -> [UInt8] {
        let editor = try editor()
        var splices: [Splice] = []
        var index = 0
        while index < records.count {
            let key = records[index].key.start
            var end = index
            while end < records.count, records[end].key.start == key { end += 1 }
            let new = units((index..<end).map { entries[$0] }.filter { $0.locale == sourceLocale })
            index = end
            if !new.isEmpty, let splice = editor.addition(of: new, as: language, toKeyAt: key) {
                splices.append(splice)
            }
        }
        return text.applying(splices)
    }

    /// The file without a localization; what `addingLocalization` added, it takes away to the byte.
    public func removingLocalization(_ language: String) throws(RewriteError) -> [UInt8] {
        if let bytes = try removingRoot(language) { return bytes }
        var editor = try editor()
        var text = text
        while case let splices = editor.removals(of: language), !splices.isEmpty {
            text = SourceText(text.applying(splices))
            guard let next = XCStringsEditor(text) else { break }
            editor = next
        }
        return text.stored
    }

    private func editor() throws(RewriteError) -> XCStringsEditor {
        guard format.id == XCStringsFormat.id, let editor = XCStringsEditor(text) else {
            throw .noLanguages(path: path, format: format.id)
        }
        return editor
    }
}
