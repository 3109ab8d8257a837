// Finds translations that show nothing although their source shows something.

import Catalogs
import Comparison
import MessagePatterns

/// Texts of a translation that are empty or only white space, while their source is not.
struct BlankTexts {
    private let subject: TableSubject
    private let catalog: Catalog

    init(_ subject: TableSubject) {
        self.subject = subject
        catalog = subject.catalog.catalog
    }

    /// The texts that certainly should show something.
    var texts: [MissingText] { found(areForms: false) }

    /// The plural forms that should show something, as other forms of their key do.
    var forms: [MissingText] { found(areForms: true) }

    private func found(areForms: Bool) -> [MissingText] {
        guard let source = subject.source else { return [] }
        let replaced = Set(subject.replaced.map(\.earlier))
        // Some libraries pass over empty texts, and some builds remove them.
        let isPassedOver = catalog.fallback == .asApp && source.catalog.hasBlanksForKeys
        let shown =
            isPassedOver ? MissingText.Shown.source : catalog.fallback == .asApp ? .nothingOrSource : .nothing
        var bytes: [UInt8] = []
        return catalog.entries.compactMap { entry in
            guard entry.isTranslatable else { return nil }
            bytes.removeAll(keepingCapacity: true)
            guard entry.append(.value, to: &bytes), bytes.isBlank, !replaced.contains(entry.index),
                // Somebody quoted a space for a text that their language needs none for.
                bytes.isEmpty || !catalog.format.has(.trimsTexts),
                isWanted(entry, areForms), !entry.isOfNoNumber, let original = source.entry(like: entry),
                original.isTranslatable, !original.isSampleInLayout, !original.isAffix,
                bytes != [0x20] || !original.isWord,
                Message(original.value ?? "").hasLetters
            else { return nil }
            // A form without a value is a text that the language lacks; an empty text is one that it has.
            let isWithoutValue = entry.form != nil && entry.range(of: .value) == nil
            return MissingText(
                source: original, own: entry, reason: .blank, shown: isWithoutValue ? .source : shown)
        }
    }

    /// Whether an empty entry is a form beside others with texts; of a plural without any text, its first form counts
    /// as the text.
    private func isWanted(_ entry: Entry, _ isForm: Bool) -> Bool {
        guard entry.form != nil else { return !isForm }
        let key = entry.key
        let before = catalog.entries[..<entry.index].reversed().prefix { $0.key == key && $0.locale == entry.locale }
        let after = catalog.entries[(entry.index + 1)...].prefix { $0.key == key && $0.locale == entry.locale }
        let isBesideTexts = (Array(before) + after).contains { $0.form != nil && !$0.isBlank }
        return isForm ? isBesideTexts : !isBesideTexts && !before.contains { $0.form != nil }
    }
}

extension Catalog {
    /// Whether it is a source most of whose texts are empty, so that the app shows the key of an empty text.
    fileprivate var hasBlanksForKeys: Bool {
        guard entries.count >= Self.fewestBlanks else { return false }
        return entries.count(where: \.isBlank) * 2 > entries.count
    }

    /// Fewer empty texts may be mistakes.
    private static let fewestBlanks = 20
}

extension Entry {
    /// Whether it is one word inside a sentence, such as `between`, for which other languages may need none: somebody
    /// wrote a space instead of it.
    fileprivate var isWord: Bool {
        let words = (value ?? "").split { !$0.isLetter }
        return words.count == 1 && words[0].allSatisfy(\.isLowercase)
    }

    /// Whether it is a short word around something else, for which other languages may have none: `by`, or what its key
    /// calls a prefix.
    fileprivate var isAffix: Bool {
        let words = (value ?? "").split { !$0.isLetter }
        guard words.count == 1 else { return false }
        let key = key.lowercased()
        return Self.prepositions.contains(words[0]) || ["prefix", "suffix"].contains { key.contains($0) }
    }

    private static let prepositions: Set<Substring> = ["at", "by", "for", "from", "in", "of", "on", "to", "with"]

    /// The category of the plural form that it is; nil if it is no form.
    var form: String? { PluralStep.all(in: variant, of: catalog.format).last?.category }

    /// Whether it is a form for no whole number below a million, as `many` is in French.
    var isOfNoNumber: Bool {
        guard let form, form != "other", let forms = locale.flatMap({ PluralForms($0) }) else { return false }
        return forms.numbers(of: form).isEmpty
    }
}
