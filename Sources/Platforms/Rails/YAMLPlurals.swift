// Plurals as Rails writes them: mappings with only categories as keys.

import Basics
import Catalogs

struct YAMLPlurals {
    private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
    private let utf8: [UInt8]
    private let document: YAMLEvents
    /// The mappings that are read as plurals.
    private let plurals: [Int]

    /// Finds the plurals in a file.
    init(_ text: SourceText, _ path: CatalogPath) {
        var reader = YAMLReader(text, path)
        reader.readFile()
        (utf8, document, plurals) = (text.utf8, reader.document, reader.plurals)
    }

    /// Whether a node is a mapping of plural categories to scalars: it has `other`, or `other` is missing, because one of
    /// the texts contains Rails' number, or because the categories are no steps such as `one` and `two`.
    static func isPlural(_ index: Int, _ document: YAMLEvents) -> Bool {
        guard document.events[index].kind == .mapping else { return false }
        var isSure = false
        var hasOne = false
        var hasNoStep = false
        var key = index + 1
        while document.isNode(key) {
            guard document.events[key].kind == .scalar, key + 1 < document.events.count,
                document.events[key + 1].kind == .scalar
            else { return false }
            let name = YAMLLanguages.name(key, document)
            guard categories.contains(name) else { return false }
            isSure = isSure || name == "other" || hasNumber(document.events[key + 1], document)
            hasOne = hasOne || name == "one"
            hasNoStep = hasNoStep || ["zero", "few", "many"].contains(name)
            key += 2
        }
        return isSure || hasOne && hasNoStep
    }

    private static func hasNumber(_ text: YAMLEvent, _ document: YAMLEvents) -> Bool {
        document.texts.firstOffset(of: "%{count}", in: text.text) != nil
    }

    /// Returns the splices that add the missing categories to each plural of the file's language, as copies of `other`.
    func additions(of categories: [String]) -> [Splice] {
        guard !document.hasOddLines else { return [] }
        let languages = YAMLLanguages(document, nil, sharingIn: utf8)
        let range = languages.main.map { $0 + 1..<document.next(after: $0 + 1) } ?? document.events.indices
        return plurals.filter(range.contains).flatMap { additions(of: categories, to: $0) }
    }

    private func additions(of categories: [String], to plural: Int) -> [Splice] {
        var present: Set<String> = []
        var other: Int?
        var key = plural + 1
        while document.isNode(key) {
            let name = YAMLLanguages.name(key, document)
            present.insert(name)
            if name == "other" { other = other ?? key }
            key += 2
        }
        // An anchor must not be repeated.
        guard let other, !isAnchored(other + 1) else { return [] }
        return categories.filter { !present.contains($0) }.map {
            copy(of: other, named: $0, isFlow: document.events[plural].isFlow)
        }
    }

    private func isAnchored(_ value: Int) -> Bool {
        let node = document.events[value]
        let before = utf8[document.events[value - 1].range.upperBound..<node.range.lowerBound]
        return node.hasProperties && before.contains(UInt8(ascii: "&"))
    }

    /// Returns the splice that inserts a copy of a member before it.
    private func copy(of key: Int, named category: String, isFlow: Bool) -> Splice {
        let name = document.events[key].range
        let value = document.events[key + 1]
        let end =
            value.isBlock ? YAMLBlock.end(of: value.range, in: utf8) : max(value.range.upperBound, name.upperBound)
        let quote = document.events[key].isQuoted ? [utf8[name.lowerBound]] : []
        var bytes = quote + Array(category.utf8) + quote + utf8[name.upperBound..<end]
        if isFlow {
            bytes.append(UInt8(ascii: ","))
            bytes += space(before: name.lowerBound)
        } else {
            let line = YAMLQuoted.lineStart(utf8, name.lowerBound)
            if !(value.isBlock && bytes.last.map(YAMLQuoted.isBreak) ?? false) { bytes += newline(before: line) }
            let member = member(of: name.lowerBound, line)
            bytes += [UInt8](repeating: 0x20, count: member - line) + utf8[member..<name.lowerBound]
        }
        return Splice(ByteRange(name.lowerBound, name.lowerBound), bytes)
    }

    /// Returns the space between a member in braces and the one before it: a line break if it is alone on its line.
    private func space(before key: Int) -> [UInt8] {
        // Do not scan back to the start of the line: one line may contain thousands of plurals.
        var line = key
        while line > 0, utf8[line - 1] == 0x20 { line -= 1 }
        guard line == 0 || YAMLQuoted.isBreak(utf8[line - 1]) else { return [0x20] }
        return newline(before: line) + [UInt8](repeating: 0x20, count: key - line)
    }

    /// Returns where the member of a key begins on its line, including a tag or `?`: the first one after a dash is
    /// indented like those below it.
    private func member(of key: Int, _ line: Int) -> Int {
        var at = line
        while at < key {
            while at < key, utf8[at] == 0x20 { at += 1 }
            guard utf8.has("- ", at: at) else { break }
            at += 1
        }
        return at
    }

    private func newline(before line: Int) -> [UInt8] {
        guard line > 0 else { return [0x0A] }
        return line > 1 && utf8.has("\r\n", at: line - 2) ? [0x0D, 0x0A] : [utf8[line - 1]]
    }
}
