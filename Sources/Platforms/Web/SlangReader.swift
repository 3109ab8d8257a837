// Reads the files of slang, the Dart library: nested keys with modifiers, plurals and contexts as objects.

import Basics
import Catalogs

struct SlangReader {
    /// The anchors of a text, and of one below a key whose texts each language has of its own.
    static let text: UInt32 = 4
    static let free: UInt32 = 5

    /// No real path is longer; without a limit, a small file could produce gigabytes of paths.
    private static let longestPath = 400
    private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

    private let tree: Tree
    private let utf8: [UInt8]
    private let form: Form
    private(set) var reading: Reading

    /// What a key passes to the texts below it.
    private struct Place {
        var path = ""
        var anchor = SlangReader.text
    }

    /// Whether an entry is a text of slang.
    static func isText(_ entry: Entry) -> Bool { [text, free].contains(entry.catalog.records.anchor(at: entry.index)) }

    /// Whether each language has its own texts in place of an entry.
    static func isFree(_ entry: Entry) -> Bool { entry.catalog.records.anchor(at: entry.index) == free }

    /// The languages for which it has resolvers.
    private static let languagesWithRules: Set = [
        "ar", "cs", "de", "en", "es", "fr", "it", "ja", "pl", "ru", "sv", "uk", "vi",
    ]

    /// Returns the numbers that select a form in a language without a resolver; nil in others.
    static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]? {
        guard name.hasPrefix("plural."), let first = catalog.entries.first, isText(first),
            let language = catalog.locale?.prefix(while: { $0 != "-" && $0 != "_" }).lowercased(),
            !languagesWithRules.contains(language)
        else { return nil }
        switch name {
        case "plural.one": return [1]
        case "plural.other": return (0..<200).filter { $0 != 1 }
        default: return []
        }
    }

    init(_ tree: Tree, _ utf8: [UInt8], _ reading: Reading) {
        (self.tree, self.utf8, self.reading) = (tree, utf8, reading)
        form = Form.json(of: utf8)
        // Its resolvers have forms for fewer languages than ICU, and apps add their own.
        self.reading.marks.declaresPluralRule = true
        // It does not generate code for a missing text, unless the base language replaces it.
        self.reading.marks.fallback = .source
    }

    mutating func read(_ root: Int) {
        reading.records.reserveCapacity((tree.nodes.count - root) / 2)
        read(object: root, at: Place())
    }

    private mutating func read(object: Int, at place: Place) {
        let prefix = place.path.isEmpty ? nil : reading.pooled(place.path)
        let comments = comments(in: object)
        for member in tree.members(of: object) where !isComment(member) {
            let (field, modifiers) = split(member.key)
            var inner = place
            if modifiers?.isFree ?? false { inner.anchor = Self.free }
            switch tree.nodes[member.value].kind {
            case .string:
                append(member.value, field, prefix, inner, comment: comments[reading.text(field, in: utf8)])
            case .object:
                if readForms(of: member.value, modifiers, field, prefix, inner) { continue }
                inner.path += "\(reading.text(field, in: utf8))."
                if isShort(inner.path, at: member.key) { read(object: member.value, at: inner) }
            case .array: read(array: member.value, field, prefix, inner)
            case .key, .other, .comment, .trailingComment: break
            }
        }
    }

    /// Reads an object whose members are forms of one text; returns false if it is another kind of object.
    private mutating func readForms(
        of object: Int, _ modifiers: SlangKey?, _ key: Field, _ prefix: Field?, _ place: Place
    ) -> Bool {
        let members = tree.members(of: object).filter { !isComment($0) }
        guard !members.isEmpty, members.allSatisfy({ tree.nodes[$0.value].kind == .string }) else { return false }
        let names = members.map { member in
            // One text may be for several: `"male,female"`.
            String(tree.text(member.key, utf8).prefix { $0 != "," })
        }
        let isOrdinal = modifiers?.isOrdinal ?? false
        let isPlural = isOrdinal || modifiers?.isPlural ?? false || names.allSatisfy { Self.categories.contains($0) }
        guard isPlural || modifiers?.isContext ?? false else { return false }
        let kind = isOrdinal ? "ordinal" : isPlural ? "plural" : "context"
        for (member, name) in zip(members, names) {
            append(member.value, key, prefix, place, variant: reading.pooled("\(kind).\(name)"))
        }
        return true
    }

    private mutating func read(array: Int, _ key: Field, _ prefix: Field?, _ place: Place) {
        for (index, element) in tree.elements(of: array).enumerated() {
            var inner = place
            switch tree.nodes[element].kind {
            case .string: append(element, key, prefix, place, variant: reading.pooled("[\(index)]"))
            case .object:
                inner.path += "\(reading.text(key, in: utf8))[\(index)]."
                if isShort(inner.path, at: element) { read(object: element, at: inner) }
            case .array:
                inner.path += "\(reading.text(key, in: utf8))[\(index)]"
                if isShort(inner.path, at: element) { read(array: element, reading.pooled(inner.path), nil, Place()) }
            case .key, .other, .comment, .trailingComment: break
            }
        }
    }

    private mutating func append(
        _ node: Int, _ key: Field, _ prefix: Field?, _ place: Place, variant: Field? = nil, comment: Field? = nil
    ) {
        let value = tree.nodes[node].field
        var record = Record(key: key, value: Field(start: value.start, end: value.end, form: form))
        record.comment = comment
        record.anchor = place.anchor
        record.details.prefix = prefix
        record.details.variant = variant
        reading.records.append(record)
    }

    // MARK: Keys

    /// Returns a key without its modifiers, and the modifiers.
    private func split(_ key: Int) -> (Field, SlangKey?) {
        var field = tree.nodes[key].field
        guard let modified = SlangKey(utf8, field.range.indices) else { return (field, nil) }
        field.end = field.start + UInt32(truncatingIfNeeded: modified.length)
        return (field, modified)
    }

    /// Whether a member is a comment, as in ARB: on the key that follows the sign, or on its object.
    private func isComment(_ member: Tree.Member) -> Bool {
        let key = tree.nodes[member.key]
        return key.start < key.end && utf8[Int(key.start)] == UInt8(ascii: "@")
    }

    private func comments(in object: Int) -> [String: Field] {
        var comments: [String: Field] = [:]
        for member in tree.members(of: object) where isComment(member) {
            let isText = tree.nodes[member.value].kind == .string
            guard isText || tree.nodes[member.value].kind == .object else { continue }
            let text = isText ? member.value : tree.value(of: "description", in: member.value, utf8)
            let key = tree.text(member.key, utf8).dropFirst().prefix { $0 != "(" }
            comments[String(key)] = tree.string(text)
        }
        return comments
    }

    /// Whether a path is not too long; otherwise adds a fault.
    private mutating func isShort(_ path: String, at node: Int) -> Bool {
        guard path.utf8.count > Self.longestPath else { return true }
        let found = "a path of more than \(Self.longestPath) bytes"
        reading.faults.append(
            ReadingFault(at: tree.offset(node), .unexpected(found: found, expected: "shorter keys around a text")))
        return false
    }
}
