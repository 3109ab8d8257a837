// i18next's plurals: the keys `file_one` and `file_other` are branches of `file`.

import Catalogs

/// The keys of an object that are plural forms, based on their neighbors.
struct SuffixPlurals {
    /// A form of a plural.
    enum Form: Hashable {
        case cardinal(String), ordinal(String)

        var variant: String {
            switch self {
            case .cardinal(let category): "plural.\(category)"
            case .ordinal(let category): "ordinal.\(category)"
            }
        }
    }

    private static let categories: [(suffix: [UInt8], name: String)] = ["zero", "one", "two", "few", "many", "other"]
        .map { (Array("_\($0)".utf8), $0) }
    private static let other = Array("_other".utf8)
    private static let others = Array("_others".utf8)
    private static let few = Array("_few".utf8)
    private static let many = Array("_many".utf8)
    private static let plural = Array("_plural".utf8)
    private static let ordinal = Array("_ordinal".utf8)

    private let utf8: [UInt8]
    /// The keys, without their suffix, whose forms are next to each other.
    private var stems: Set<ArraySlice<UInt8>> = []
    /// The keys of i18next's older files: `file` is one, and `file_plural` other.
    private var pairs: Set<ArraySlice<UInt8>> = []

    /// Finds the plurals of an object: `_other` next to another form, or with a count in its text; `_plural` next to
    /// the bare key, unless the file's plurals are ICU's.
    ///
    /// Alone beside `_others`, `_other` is a word.
    ///
    /// Weblate omits `_other` if only fractions would show it: then `_few` or `_many` next to `_one` is sufficient.
    /// Because English has `select_one` and `select_many`, `_many` needs a count.
    init?(_ members: [Tree.Member], _ tree: Tree, _ utf8: [UInt8], areOfICU: Bool) {
        self.utf8 = utf8
        var candidates: Set<ArraySlice<UInt8>> = []
        var withoutOther: Set<ArraySlice<UInt8>> = []
        var olds: Set<ArraySlice<UInt8>> = []
        var words: Set<ArraySlice<UInt8>> = []
        let texts = members.filter { tree.nodes[$0.value].kind == .string }
        for member in texts {
            let key = utf8[tree.nodes[member.key].field.range.indices]
            if key.count > Self.other.count, key.ends(with: Self.other) {
                let stem = key.dropLast(Self.other.count)
                candidates.insert(stem)
                if Self.hasCount(utf8, tree.nodes[member.value].field.range.indices) { stems.insert(stem) }
            } else if key.ends(with: Self.others) {
                words.insert(key.dropLast(Self.others.count))
            } else if key.ends(with: Self.few) {
                withoutOther.insert(key.dropLast(Self.few.count))
            } else if key.ends(with: Self.many), Self.hasCount(utf8, tree.nodes[member.value].field.range.indices) {
                withoutOther.insert(key.dropLast(Self.many.count))
            } else if !areOfICU, key.count > Self.plural.count, key.ends(with: Self.plural) {
                olds.insert(key.dropLast(Self.plural.count))
            }
        }
        stems.subtract(words)
        guard !candidates.isEmpty || !withoutOther.isEmpty || !olds.isEmpty else { return nil }
        for member in texts {
            let key = utf8[tree.nodes[member.key].field.range.indices]
            if olds.contains(key) { pairs.insert(key) }
            guard let category = Self.category(of: key), category.suffix != Self.other else { continue }
            let stem = key.dropLast(category.suffix.count)
            if candidates.contains(stem) || category.name == "one" && withoutOther.contains(stem) { stems.insert(stem) }
        }
    }

    /// Returns a key without its suffix, and the form of the suffix; nil for a key that is not a form.
    func split(_ key: Field) -> (key: Field, form: Form?)? {
        let bytes = utf8[key.range.indices]
        if pairs.contains(bytes) { return (key, .cardinal("one")) }
        if bytes.ends(with: Self.plural), pairs.contains(bytes.dropLast(Self.plural.count)) {
            return (key.shortened(by: Self.plural.count), .cardinal("other"))
        }
        guard let category = Self.category(of: bytes) else { return nil }
        let stem = bytes.dropLast(category.suffix.count)
        guard stems.contains(stem) else { return nil }
        guard stem.count > Self.ordinal.count, stem.ends(with: Self.ordinal) else {
            return (key.shortened(by: category.suffix.count), .cardinal(category.name))
        }
        return (key.shortened(by: category.suffix.count + Self.ordinal.count), .ordinal(category.name))
    }

    private static func category(of key: ArraySlice<UInt8>) -> (suffix: [UInt8], name: String)? {
        categories.first { key.count > $0.suffix.count && key.ends(with: $0.suffix) }
    }

    /// Whether a text contains i18next's plural argument.
    private static func hasCount(_ written: [UInt8], _ place: Range<Int>) -> Bool {
        let (utf8, range, _) = VueChoices.text(written, place)
        var at = range.lowerBound
        while let brace = utf8.firstOffset(of: Array("{{".utf8), in: at..<range.upperBound) {
            at = brace + 2
            while at < range.upperBound, utf8[at] == 0x20 { at += 1 }
            if at + 5 <= range.upperBound, utf8.has("count", at: at) { return true }
        }
        return false
    }

    // MARK: ICU's plurals

    /// Whether a text among some nodes has an ICU plural: `{n, plural, …}`.
    static func areOfICU(in nodes: Range<Int>, of tree: Tree, _ utf8: [UInt8]) -> Bool {
        tree.nodes[nodes].contains { $0.kind == .string && hasPluralOfICU(utf8, $0.field.range.indices) }
    }

    private static func hasPluralOfICU(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        var from = range.lowerBound
        while let word = utf8.firstOffset(of: "plural,", in: from..<range.upperBound) {
            from = word + 1
            let before = utf8[range.lowerBound..<word].reversed().drop { $0 == 0x20 }
            guard before.first == UInt8(ascii: ",") else { continue }
            let name = before.dropFirst().drop { $0 == 0x20 }
            let rest = name.drop { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
            guard rest.count < name.count else { continue }
            let opening = rest.drop { $0 == 0x20 }
            // After a backslash, a brace is text.
            if opening.first == UInt8(ascii: "{"), opening.dropFirst().first != UInt8(ascii: "\\") { return true }
        }
        return false
    }

    // MARK: More forms

    /// Returns the splices that add the missing forms to each plural, each on a line like that of `other` and after it.
    static func additions(of categories: [String], to catalog: Catalog) -> [Splice] {
        let utf8 = catalog.text.utf8
        var known: [[UInt8]: Set<String>] = [:]
        var others: [(name: [UInt8], index: Int)] = []
        for entry in catalog.entries {
            var variant: [UInt8] = []
            guard entry.append(.variant, to: &variant), variant.starts(with: Array("plural.".utf8)) else { continue }
            let category = String(decoding: variant.dropFirst(7), as: UTF8.self)
            var name: [UInt8] = []
            entry.append(.key, to: &name)
            known[name, default: []].insert(category)
            if category == "other" { others.append((name, entry.index)) }
        }
        return others.compactMap { other in
            let present = known[other.name, default: []]
            let missing = categories.filter { !present.contains($0) }
            let record = catalog.records[other.index]
            guard !missing.isEmpty, let value = record.value else { return nil }
            if let key = ObjectPlurals.other(before: value, in: utf8) {
                return ObjectPlurals.additions(of: missing, after: value, key, in: utf8)
            }
            // The older files have only two forms.
            guard utf8.has("_other\"", at: Int(record.key.end)) else { return nil }
            let (start, end) = (Int(record.key.start) - 1, Int(value.end) + 1)
            let space = utf8[..<start].trailing { $0 <= 0x20 }
            let bytes = missing.flatMap { category in
                [UInt8(ascii: ",")] + space + utf8[start..<Int(record.key.end)] + Array("_\(category)".utf8)
                    + utf8[(Int(record.key.end) + Self.other.count)..<end]
            }
            return Splice(ByteRange(end, end), bytes)
        }
    }
}

extension Field {
    fileprivate func shortened(by count: Int) -> Field {
        Field(start: start, end: end - UInt32(truncatingIfNeeded: count), form: form)
    }
}

extension ArraySlice where Element == UInt8 {
    fileprivate func ends(with suffix: [UInt8]) -> Bool {
        count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
    }
}
