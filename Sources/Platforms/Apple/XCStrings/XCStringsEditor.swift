// Adds localizations to a string catalog, and removes them.

import Catalogs

/// One text of a localization: its branch, named as in entries, its state and its value.
public struct LocalizedUnit: Sendable {
    /// The state of a finished text.
    public static let made = "translated"

    /// The branch, such as `plural.one`; empty if there is only one text.
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
    /// The depths of the members of a key, and of its localizations.
    static let memberDepth = 3
    static let languageDepth = 4

    let editor: JSONEditor
    private let sourceLanguage: String
    /// The objects of the keys, by the offset of the key.
    private var objects: [UInt32: Int] = [:]
    /// The object of all keys; nil if the file has several, or none.
    private(set) var keyList: Int?

    /// The place of a key's new member.
    struct Place {
        fileprivate let object: Int
        /// The key of the member.
        fileprivate let key: [UInt8]
        /// Whether the member is one localization, and not the list of all.
        let isAmongLanguages: Bool
    }

    /// Parses a file; nil if it is not a string catalog.
    init?(_ text: SourceText) {
        var json = JSONReader(text)
        json.readFile()
        let tree = json.tree
        guard json.fault == nil, let root = tree.root, tree.nodes[root].kind == .object else { return nil }
        editor = JSONEditor(text.utf8, tree)
        sourceLanguage = tree.value(of: "sourceLanguage", in: root, text.utf8).map { tree.text($0, text.utf8) } ?? "en"
        var lists = 0
        for member in tree.members(of: root)
        where tree.isKey(member.key, "strings", text.utf8) && tree.nodes[member.value].kind == .object {
            keyList = lists == 0 ? member.value : nil
            lists += 1
            for key in tree.members(of: member.value) where tree.nodes[key.value].kind == .object {
                objects[tree.nodes[key.key].start] = key.value
            }
        }
    }

    var tree: Tree { editor.tree }
    var utf8: [UInt8] { editor.utf8 }

    /// The layout of the file.
    var style: JSONStyle { editor.style }

    /// Returns the range of a key and its value, from the first quote to the last brace.
    func range(ofKeyAt offset: UInt32) -> Range<Int>? {
        objects[offset].map { Int(offset) - 1..<Int(tree.nodes[$0].end) }
    }

    // MARK: Adding

    /// Returns where a key lacks a language; nil if it has the language, or several lists of languages.
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

    /// Appends what inserts a member at a place, with the member itself from `append`; returns the range to replace.
    func insert(_ place: Place, to bytes: inout [UInt8], _ append: (inout [UInt8]) -> Void) -> ByteRange {
        editor.insert(
            place.key, into: place.object, depth: place.isAmongLanguages ? Self.languageDepth : Self.memberDepth,
            to: &bytes, append)
    }

    /// Returns the splice that adds a localization to a key, or replaces an existing one.
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

    /// Returns the splices that remove a language from every key; if a key has it twice, one of the two.
    func removals(of language: String) -> [Splice] {
        objects.values.sorted().compactMap { removal(of: language, from: $0) }
    }

    private func removal(of language: String, from object: Int) -> Splice? {
        for (position, part) in tree.members(of: object).enumerated() where isLocalizations(part) {
            let languages = Array(tree.members(of: part.value))
            guard let index = languages.lastIndex(where: { tree.text($0.key, editor.utf8) == language }) else {
                continue
            }
            // Remove `localizations` with its last language, unless it was there before, empty.
            return languages.count == 1 && editor.hasUsualEnd(part.value, depth: Self.languageDepth)
                ? editor.removal(of: position, from: object, depth: Self.memberDepth)
                : editor.removal(of: index, from: part.value, depth: Self.languageDepth)
        }
        return nil
    }

    // If members share a name, the last one counts, as for most JSON readers.

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
    /// Returns the file with a localization added.
    ///
    /// Calls `units` once for each key, with its entries in the source language; it returns the texts of the new
    /// language, or none to leave the key unchanged. Throws if the file is not a string catalog that was read
    /// completely.
    public func addingLocalization(
        _ language: String, units: ([Entry]) -> [LocalizedUnit]
    ) throws(RewriteError) -> [UInt8] {
        let new = try NewLocalization(language, of: self)
        let additions = new.additions(to: 0..<new.count) { sources, _ in .branches(units(sources)) }
        return new.rewriting([additions]).bytes
    }

    /// Returns the file without a localization; removes exactly the bytes that `addingLocalization` added.
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
