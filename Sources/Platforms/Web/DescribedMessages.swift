// Messages that are objects with a description beside the text: for browser extensions, FormatJS and editors.

import Catalogs
import MessagePatterns

/// How the messages of a file are described.
struct DescribedMessages {
    /// The member names of a message.
    struct Custom: Sendable {
        /// The member with the text.
        let text: StaticString
        /// The member with the description.
        let description: StaticString
        /// The other members that a message may have.
        let others: [StaticString]
        let syntax: Syntax?
        /// Whether the name of the text alone identifies this custom.
        let isUnmistakable: Bool
        /// Whether the description is an array of lines, and a message without a description is a plain text.
        var hasLines = false
    }

    static let customs = [
        // Browser extensions, and FormatJS for Crowdin.
        Custom(
            text: "message", description: "description", others: ["placeholders", "hash"], syntax: nil,
            isUnmistakable: false),
        Custom(
            text: "defaultMessage", description: "description", others: ["id", "file", "start", "end", "meta"],
            syntax: .messageFormat, isUnmistakable: true),
        // FormatJS for Transifex and for Lokalise.
        Custom(
            text: "string", description: "developer_comment", others: ["context", "character_limit"],
            syntax: .messageFormat, isUnmistakable: false),
        Custom(
            text: "translation", description: "notes", others: ["context", "limit"], syntax: .messageFormat,
            isUnmistakable: false),
        // Visual Studio Code extensions, whose texts may also be plain strings.
        Custom(text: "message", description: "comment", others: [], syntax: nil, isUnmistakable: false, hasLines: true),
    ]

    let custom: Custom

    /// Detects how the messages of a file are described; nil if they are plain texts.
    init?(_ tree: Tree, _ root: Int, _ utf8: [UInt8], _ path: CatalogPath) {
        if JSONPlaces.isExtensions(path), tree.nodes[root].kind == .object {
            custom = Self.customs[0]
            return
        }
        let values: [Int]
        switch tree.nodes[root].kind {
        case .object: values = tree.members(of: root).map(\.value)
        case .array: values = tree.elements(of: root)
        case .key, .string, .other, .comment, .trailingComment: return nil
        }
        let isArray = tree.nodes[root].kind == .array
        let found = Self.customs.first { custom in
            var isDescribed = custom.isUnmistakable
            let fits =
                !values.isEmpty
                && values.allSatisfy { value in
                    if custom.hasLines, tree.nodes[value].kind == .string { return true }
                    guard tree.nodes[value].kind == .object,
                        tree.string(tree.value(of: custom.text, in: value, utf8)) != nil,
                        !isArray || tree.string(tree.value(of: "id", in: value, utf8)) != nil
                    else { return false }
                    return tree.members(of: value).allSatisfy { member in
                        if tree.isKey(member.key, custom.text, utf8) { return true }
                        let isKnown = ([custom.description] + custom.others).contains {
                            tree.isKey(member.key, $0, utf8)
                        }
                        isDescribed = isDescribed || isKnown
                        return isKnown && (!custom.hasLines || tree.nodes[member.value].kind == .array)
                    }
                }
            return fits && isDescribed
        }
        guard let found else { return nil }
        custom = found
    }
}

/// Reads a file of described messages.
struct DescribedReader {
    private let custom: DescribedMessages.Custom
    private let tree: Tree
    private let utf8: [UInt8]
    private(set) var reading: Reading
    private let form: Form
    /// Whether the file belongs to a browser extension, whose texts may use only the listed `placeholders`.
    private let isExtensions: Bool
    /// The language of the messages, in a file with several.
    private let language: Field?

    init(
        _ described: DescribedMessages, _ tree: Tree, _ utf8: [UInt8], _ reading: Reading, isExtensions: Bool,
        language: Field? = nil
    ) {
        custom = described.custom
        self.isExtensions = isExtensions
        self.language = language
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
        form = Form.json(of: utf8)
    }

    mutating func read(_ root: Int) {
        if tree.nodes[root].kind == .array {
            for element in tree.elements(of: root) {
                if let id = tree.string(tree.value(of: "id", in: element, utf8)) { read(element, id) }
            }
            return
        }
        for member in tree.members(of: root) {
            let name = tree.text(member.key, utf8)
            guard tree.nodes[member.value].kind == .object else {
                // `$schema`, and the notes of editors.
                if name.hasPrefix("$") || name.hasPrefix("@") { continue }
                if custom.hasLines, let text = tree.string(member.value) {
                    append(text, tree.nodes[member.key].field)
                    continue
                }
                fault(
                    member.value,
                    .unexpected(found: tree.words(member.value, in: utf8), expected: "an object for \"\(name)\""))
                continue
            }
            read(member.value, tree.nodes[member.key].field)
        }
    }

    private mutating func read(_ message: Int, _ key: Field) {
        let text = tree.value(of: custom.text, in: message, utf8)
        guard let value = tree.string(text) else {
            let found = text.map { tree.words($0, in: utf8) } ?? "no member \"\(custom.text)\""
            return fault(text ?? message, .unexpected(found: found, expected: "a string for \"\(custom.text)\""))
        }
        let placeholders = tree.value(of: "placeholders", in: message, utf8)
        if isExtensions { checkReferences(value, placeholders) }
        let samples = placeholders.map { reading.samples(examples(in: $0)) } ?? nil
        append(value, key, comment: comment(of: message), samples)
    }

    private mutating func append(
        _ value: Field, _ key: Field, comment: Field? = nil, _ samples: Range<UInt32>? = nil
    ) {
        var record = Record(key: key, value: Field(start: value.start, end: value.end, form: form))
        record.comment = comment
        record.details.syntax = isExtensions ? .browserMessage : custom.syntax
        record.details.locale = language
        record.details.samples = samples
        reading.records.append(record)
    }

    /// Returns the description of a message: a text, or joined lines.
    private mutating func comment(of message: Int) -> Field? {
        guard let node = tree.value(of: custom.description, in: message, utf8) else { return nil }
        guard tree.nodes[node].kind == .array else { return tree.string(node) }
        let lines = tree.elements(of: node).filter { tree.nodes[$0].kind == .string }.map { tree.text($0, utf8) }
        return lines.isEmpty ? nil : reading.pooled(lines.joined(separator: "\n"))
    }

    /// Returns the examples of placeholders; in a text, `$USER$` is the placeholder `user`, in any case.
    private func examples(in node: Int) -> [PlaceholderSample] {
        guard tree.nodes[node].kind == .object else { return [] }
        return tree.members(of: node).flatMap { placeholder -> [PlaceholderSample] in
            guard tree.nodes[placeholder.value].kind == .object,
                let example = tree.value(of: "example", in: placeholder.value, utf8), tree.string(example) != nil
            else { return [] }
            let (name, sample) = (tree.text(placeholder.key, utf8), tree.text(example, utf8))
            return Set([name, name.uppercased(), name.lowercased()]).sorted().map { PlaceholderSample($0, sample) }
        }
    }

    /// Reports each `$NAME$` of a text that is not listed, because browsers then reject the extension.
    private mutating func checkReferences(_ value: Field, _ placeholders: Int?) {
        let dollar = UInt8(ascii: "$")
        guard utf8.firstOffset(of: dollar, in: value.range.indices) != nil else { return }
        let known = names(of: placeholders)
        var at = Int(value.start)
        while let start = utf8.firstOffset(of: dollar, in: at..<Int(value.end)) {
            at = start + 1
            let name = utf8[at..<Int(value.end)].prefix { byte in
                byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
            }
            guard !name.isEmpty, name.endIndex < Int(value.end), utf8[name.endIndex] == dollar else { continue }
            at = name.endIndex + 1
            let wanted = String(decoding: name, as: UTF8.self)
            guard !known.contains(wanted.lowercased()) else { continue }
            reading.faults.append(
                ReadingFault(
                    at: start,
                    .unexpected(
                        found: "'$\(wanted)$', which browsers reject",
                        expected: "an entry \"\(wanted.lowercased())\" in \"placeholders\", or '$$' for a dollar sign"),
                    effect: .voidsFile))
        }
    }

    /// Returns the names of placeholders in lowercase, because their case does not matter.
    private func names(of placeholders: Int?) -> Set<String> {
        guard let placeholders, tree.nodes[placeholders].kind == .object else { return [] }
        return Set(tree.members(of: placeholders).map { tree.text($0.key, utf8).lowercased() })
    }

    private mutating func fault(_ node: Int, _ problem: Fault.Problem) {
        reading.faults.append(ReadingFault(at: tree.offset(node), problem))
    }
}
