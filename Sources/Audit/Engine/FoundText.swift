// A text with findings: whose it is, its contents, and how later runs recognize its findings.

import Basics
import Catalogs

/// What the findings of one text share; it is decoded once for all of them.
struct FoundText {
    private let entry: Entry
    private let locale: String?
    private let value: [UInt8]
    private let original: [UInt8]
    /// Whose text it is.
    let subject: Finding.Subject
    /// Its contents, and what it is translated from.
    let texts: Finding.Texts
    /// The marks of the last requested rule: mostly a rule finds several things in a row.
    private var last: (rule: String, marks: FindingMarks)?

    /// Creates the text of an entry, for findings in `locale` if that differs from the entry's own.
    ///
    /// `source` is what it is translated from; if `isNamed`, it takes precedence over the source in the catalog itself.
    init(_ entry: Entry, locale: String?, source: KeyIndex?, isNamed: Bool) {
        self.entry = entry
        self.locale = locale
        var value: [UInt8] = []
        entry.append(.value, to: &value)
        var original: [UInt8] = []
        let hasOriginal =
            !isNamed && entry.append(.source, to: &original)
            || source?.entry(like: entry)?.append(.value, to: &original) ?? false
        let text = value.isEmpty ? nil : Self.beginning(of: value)
        if let locale, locale != entry.locale {
            texts = .init(text: nil, source: text)
        } else if entry.isOfSource {
            texts = .init(text: text, source: nil)
        } else {
            texts = .init(text: text, source: hasOriginal ? Self.beginning(of: original) : nil)
        }
        subject = Finding.Subject(locale: locale ?? entry.locale, key: entry.key, variant: entry.variant)
        self.value = value.withoutReturns
        self.original = original.withoutReturns
    }

    /// Whether it is the text of a draft.
    func isText(of entry: Entry, locale: String?) -> Bool {
        entry.index == self.entry.index && entry.catalog.identity == self.entry.catalog.identity
            && locale == self.locale
    }

    /// What distinguishes a finding of a rule from others.
    mutating func marks(_ rule: Rule, path: String) -> FindingMarks {
        if let last, last.rule == rule.id { return last.marks }
        let text = rule.comparesSource ? value + [0xFF] + original : value
        let marks = FindingMarks([rule.id, path, subject.locale ?? "", subject.key, subject.variant, ""], text)
        last = (rule.id, marks)
        return marks
    }

    /// The beginning of a text, as much as a report shows.
    private static func beginning(of bytes: [UInt8]) -> String {
        let most = 300
        // A scalar has at most four bytes.
        let scalars = String(decoding: bytes.prefix(4 * (most + 1)), as: UTF8.self).unicodeScalars
        let start = scalars.prefix(most)
        return start.endIndex == scalars.endIndex ? String(scalars) : "\(Substring(start))…"
    }
}

extension Entry {
    /// Whether it is a source text of a catalog that has every language.
    var isOfSource: Bool { catalog.format.layout == .allInOne && locale == catalog.sourceLocale }
}

extension [UInt8] {
    /// The same with `\n` instead of `\r\n`: git may have converted line endings.
    fileprivate var withoutReturns: [UInt8] {
        guard contains(0x0D) else { return self }
        return indices.filter { self[$0] != 0x0D || $0 + 1 == count || self[$0 + 1] != 0x0A }.map { self[$0] }
    }
}
