// Localizations put into a string catalog and taken out again.

import Catalogs

/// One text of a localization: its branch, named as in entries, its state and its value.
public struct LocalizedUnit: Sendable {
    /// The state of a text that is ready to be shown.
    public static let made = "translated"

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

struct XCStringsEditor: Sendable {
    /// The depths at which the members of a key, and of its localizations, stand.
    static let memberDepth = 3
    static let languageDepth = 4

    private let editor: JSONEditor
    private let sourceLanguage: String
    /// The objects of the keys, by the offset of the key.
    private var objects: [UInt32: Int] = [:]

    /// Where a key's new member belongs.
    struct Place {
        fileprivate let object: Int
        /// The member's own key.
        fileprivate let key: [UInt8]
        /// Whether it is one of the key's localizations, and not all of them.
        let isAmongLanguages: Bool
    }

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

    /// How the file is laid out.
    var style: JSONStyle { editor.style }

    /// A key and its value, from the first quote to the last brace.
    func range(ofKeyAt offset: UInt32) -> Range<Int>? {
        objects[offset].map { Int(offset) - 1..<Int(tree.nodes[$0].end) }
    }

    // MARK: Adding

    /// Where a key has room for a language that it has no texts in; nil where it has some, or several lists of languages.
    func place(for language: [UInt8], inKeyAt offset: UInt32) -> Place? {
        guard let object = objects[offset] else { return nil }
        var lists: [Int] = []
        editor.tree.forEachMember(of: object) {
            if editor.tree.isKey($0.key, "localizations", editor.utf8) { lists.append($0.value) }
        }
        guard let list = lists.first else {
            return Place(object: object, key: Array("localizations".utf8), isAmongLanguages: false)
        }
        guard lists.count == 1, editor.tree.nodes[list].kind == .object else { return nil }
        var isThere = false
        editor.tree.forEachMember(of: list) { isThere = isThere || editor.tree.isKey($0.key, language, editor.utf8) }
        return isThere ? nil : Place(object: list, key: language, isAmongLanguages: true)
    }

    /// Appends what puts a member in its place, the member itself by `append`; returns where that is.
    func insert(_ place: Place, to bytes: inout [UInt8], _ append: (inout [UInt8]) -> Void) -> ByteRange {
        editor.insert(
            place.key, into: place.object, depth: place.isAmongLanguages ? Self.languageDepth : Self.memberDepth,
            to: &bytes, append)
    }

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
        let new = try NewLocalization(language, of: self)
        let additions = new.additions(to: 0..<new.count) { sources, _ in .branches(units(sources)) }
        return new.rewriting([additions]).bytes
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

    func editor() throws(RewriteError) -> XCStringsEditor {
        guard format.id == XCStringsFormat.id, let editor = XCStringsEditor(text) else {
            throw .noLanguages(path: path, format: format.id)
        }
        return editor
    }
}
