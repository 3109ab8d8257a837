// Signs that code uses a key by a way that nobody recognizes: texts put together and names like it.

import Basics

/// The keys that code may put together or name, although nothing is known to look them up.
public struct KeyHints: Sendable {
    /// The keys that begin and end like a text that code puts together.
    public fileprivate(set) var putTogether: Set<String> = []
    /// The keys whose name, as tools generate one, code reads as a member, and those that are a literal with
    /// interpolations.
    public fileprivate(set) var named: Set<String> = []

    fileprivate mutating func merge(_ other: KeyHints) {
        putTogether.formUnion(other.putTogether)
        named.formUnion(other.named)
    }
}

extension CodeProject {
    /// Finds signs of uses of some keys; texts and single words have none, because code has such words for other ends.
    public func hints(of keys: Set<String>) async -> KeyHints {
        let names = keys.filter { Array($0.utf8).isCompoundName }.sorted()
        let formats = keys.filter { $0.utf8.contains(UInt8(ascii: "%")) || $0.contains("${") }.sorted()
        guard !names.isEmpty || !formats.isEmpty else { return KeyHints() }
        let hinted = HintedKeys(names, formats)
        let found = await Workers.run(Array(files.indices), state: {}) { [files] _, file in
            files[file].language.isDocument ? KeyHints() : hinted.hints(in: files[file].tree)
        }
        return found.reduce(into: KeyHints()) { $0.merge($1) }
    }
}

/// Keys that are names of several words, as code is searched for them.
private struct HintedKeys: Sendable {
    private let sorted: [String]
    private let byName: [FoldedName: [String]]
    /// Keys with placeholders, all of which are `%@` here.
    private let byFormat: [String: [String]]
    /// What code puts together begins with at least so many letters.
    private static let fewestLetters = 3

    init(_ sorted: [String], _ formats: [String]) {
        self.sorted = sorted
        byFormat = Dictionary(grouping: formats, by: KeyText.foldingPlaceholders)
        byName = Dictionary(grouping: sorted) { FoldedName($0.utf8) }
    }

    func hints(in tree: SyntaxTree) -> KeyHints {
        var found = KeyHints()
        for index in tree.nodes.indices {
            switch tree.nodes[index].kind {
            case .string:
                let string = CodeNode(tree: tree, index: index)
                addKeys(like: string, to: &found.putTogether)
                if !byFormat.isEmpty, string.firstChild != nil {
                    let text = KeyText.foldingPlaceholders(KeyLeaf.text(of: string).description)
                    found.named.formUnion(byFormat[text] ?? [])
                }
            case .member: addKeys(namedBy: tree, index, to: &found.named)
            default: break
            }
        }
        return found
    }

    /// Adds keys that a name such as `menuTitle` or `Menu.title` stands for.
    private func addKeys(namedBy tree: SyntaxTree, _ index: Int, to found: inout Set<String>) {
        let node = tree.nodes[index]
        // Names that begin with a capital letter are types.
        guard let start = tree.bytes[node.name].first, !start.isUpperLetter else { return }
        if let keys = byName[FoldedName(tree.bytes[node.name])] { found.formUnion(keys) }
        guard node.firstChild >= 0 else { return }
        let owner = tree.nodes[Int(node.firstChild)]
        guard owner.kind == .member || owner.kind == .identifier, let first = tree.bytes[owner.name].first,
            first.isUpperLetter
        else { return }
        if let keys = byName[FoldedName(tree.bytes[owner.name] + tree.bytes[node.name])] { found.formUnion(keys) }
    }

    /// Adds keys that a text with holes may become.
    private func addKeys(like string: CodeNode, to found: inout Set<String>) {
        guard let text = string.openText, case .text(let start)? = text.parts.first,
            start.utf8.count(where: \.isLetter) >= Self.fewestLetters
        else { return }
        for key in sorted[sorted.firstIndexInSorted { $0 >= start }...].prefix(while: { $0.hasPrefix(start) })
        where key.isWord(endingBehind: start.utf8.count) && text.matches(key) {
            found.insert(key)
        }
    }
}

extension CodeNode {
    /// The text of a literal with holes: interpolations, formats, and what follows a separator or a `+`.
    fileprivate var openText: KeyText? {
        if firstChild != nil {
            return KeyText(
                stringParts.map { part in
                    switch part {
                    case .text(let text): .text(text)
                    case .interpolation: .unknown
                    }
                })
        }
        guard let text = stringValue, let last = text.utf8.last else { return nil }
        if text.utf8.contains(UInt8(ascii: "%")) { return KeyText(formatting: text) }
        guard last.separatesWords || isFollowedByPlus else { return nil }
        return KeyText([.text(text), .unknown])
    }

    private var isFollowedByPlus: Bool {
        guard let next = nextSibling else { return false }
        return next.kind == .binaryOperator && next.isNamed("+")
    }
}

extension KeyText {
    /// The text of a format such as `menu_%d`.
    fileprivate init(formatting format: String) {
        let bytes = Array(format.utf8)
        self.init()
        var (at, start) = (0, 0)
        while at < bytes.count {
            guard let end = Placeholder.end(bytes, at) else {
                at += 1
                continue
            }
            append(.text(String(decoding: bytes[start..<at], as: UTF8.self)))
            append(.unknown)
            (at, start) = (end, end)
        }
        append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
}

extension String {
    /// Whether a word ends behind the first bytes: at a separator, a digit or a capital letter.
    fileprivate func isWord(endingBehind count: Int) -> Bool {
        let bytes = Array(utf8)
        guard count > 0, count < bytes.count else { return false }
        return !bytes[count - 1].isLetter || !bytes[count].isLowerLetter
    }
}
