// The plurals of a catalog, in branches of keys and in ICU messages.

import Basics
import Catalogs
import Comparison
import MessagePatterns
import Platforms
import Samples

/// One plural with its forms.
struct PluralGroup {
    /// The variable or argument that selects the form; nil if the whole text is one plural.
    let name: String?
    let locale: String
    let isOrdinal: Bool
    /// Whether the plural is inside an ICU message.
    let isInMessage: Bool
    /// The form that is marked as the fallback, as in Fluent, whatever its name.
    fileprivate(set) var fallback: String?
    /// The categories, each with its entry.
    private(set) var forms: [(category: String, entry: Entry)] = []
    /// The categories that other keys or explicit numbers represent: Flutter reads `=1` as `one`.
    fileprivate(set) var meant: Set<String> = []
    /// Whether the form `other` of a plural inside a message has words.
    fileprivate var hasWordsInMessage = true
    /// Whether a message shows the number of a plural inside it.
    fileprivate var showsNumberInMessage = true
    /// Whether the form `other` of a plural inside a message may contain an English noun in the plural.
    fileprivate var mayHoldEnglishPluralInMessage = true
    /// The numbers with an explicit form, as `=1`.
    private(set) var exact: Set<Int> = []
    /// The categories inside a message whose text is that of `other`, or of their number.
    fileprivate var repeated: Set<String> = []
    /// The categories inside a message whose text is for their number alone.
    fileprivate var special: Set<String> = []

    /// Whether the plural has a form.
    func has(_ category: String) -> Bool { forms.contains { $0.category == category } }

    /// Whether a form has the same text as `other`, but for white space, or for its number in digits: `1時間` and
    /// `%d時間`.
    func repeatsOther(_ form: (category: String, entry: Entry)) -> Bool {
        if isInMessage { return repeated.contains(form.category) }
        guard let other = forms.first(where: { $0.category == "other" })?.entry else { return false }
        let (text, model) = (Array((form.entry.value ?? "").utf8), Message(other.value ?? "", other.syntax))
        return Self.words(text[...]) == Self.words(model.utf8[...])
            || model.reads(text[...], with: form.category, in: model.parts.indices)
    }

    /// Whether the text of a form is for its number alone, as `No files`: it has words, and shows no number.
    func isSpecial(_ form: (category: String, entry: Entry)) -> Bool {
        if isInMessage { return special.contains(form.category) }
        let message = Message(form.entry.value ?? "", form.entry.syntax)
        return message.isForOneNumber(message.parts[...])
    }

    /// Whether the form `other` may hold what belongs into `many`: another text than `few`, whose noun in Russian has
    /// the form for fractions, too.
    var mayHoldMany: Bool { forms.first { $0.category == "few" }.map { !repeatsOther($0) } ?? false }

    /// Whether each of its forms has one of these texts.
    func repeats(_ texts: Set<String>) -> Bool {
        !texts.isEmpty && !forms.isEmpty && forms.allSatisfy { $0.entry.value.map(texts.contains) ?? false }
    }

    /// The text of a form without its white space.
    static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { text.split { $0.isSpace } }

    /// Whether all its forms are empty; a plural inside a message never is.
    var isEmpty: Bool { !isInMessage && forms.allSatisfy { $0.entry.value?.isEmpty ?? true } }

    /// The entry to report: the form `other`, which replaces missing forms, or else the last form.
    var entry: Entry? { (forms.first { $0.category == "other" } ?? forms.last)?.entry }

    /// Whether the form `other` shows just the number, or words apart from it, as in `Files: 5`: then no form can differ
    /// from it.
    var showsNumberAlone: Bool {
        if isInMessage { return !hasWordsInMessage }
        guard let entry, let text = entry.value, !text.isEmpty else { return false }
        let message = Message(text, entry.syntax)
        return !message.hasWords(in: message.parts[...])
            || message.parts.contains { $0.kind == .placeholder } && message.argumentsBesideWords.isEmpty
    }

    /// Whether none of its forms shows its number: `Open one of these links`, `Licensed under %s`.
    var showsNoNumber: Bool {
        if isInMessage { return !showsNumberInMessage }
        return forms.allSatisfy { !Message($0.entry.value ?? "", $0.entry.syntax).mayShowNumber }
    }

    /// Whether the form `other` may contain an English noun in the plural: a word that ends in 's' or is irregular.
    var mayHoldEnglishPlural: Bool {
        if isInMessage { return mayHoldEnglishPluralInMessage }
        guard let entry else { return false }
        let message = Message(entry.value ?? "", entry.syntax)
        return message.mayHoldEnglishPlural(in: message.parts[...])
    }

    /// Whether users see the source text, or its key, for a number whose form is missing.
    var showsSourceForMissing: Bool {
        guard !isInMessage, !meant.contains("one"), let entry else { return false }
        return entry.catalog.format.platform.dialect(entry).showsSourceForMissingForm(of: entry)
    }

    /// Its key and variable, which are the same in all languages.
    var identity: [String] { [entry?.key ?? "", name ?? "", isOrdinal ? "ordinal" : ""] }

    fileprivate init(name: String?, locale: String, isOrdinal: Bool = false, isInMessage: Bool = false) {
        self.name = name
        self.locale = locale
        self.isOrdinal = isOrdinal
        self.isInMessage = isInMessage
    }

    fileprivate mutating func add(_ category: String, _ entry: Entry) {
        if !has(category) { forms.append((category, entry)) }
    }

    fileprivate mutating func add(exact number: Double) {
        if let number = Int(exactly: number) { exact.insert(number) }
    }
}

/// The plurals of a catalog, in the order of their first forms.
struct PluralGroups {
    private(set) var groups: [PluralGroup] = []
    /// Whether the last text compared with the source is a copy: a message with many plurals is compared once.
    private var lastCopy: (entry: Int, isCopy: Bool)?
    /// The texts that ICU cannot read because a plural or select in them lacks the form `other`.
    private(set) var withoutOther: [Entry] = []
    private var byName: [[UInt8]: Int] = [:]
    private var forms: [String: PluralForms?] = [:]

    /// Whether all forms of a group equal the source's texts, so that translating them comes first.
    mutating func isCopy(_ group: PluralGroup, of source: KeyIndex?) -> Bool {
        guard !group.forms.isEmpty, source != nil || group.isInMessage else { return false }
        return group.forms.allSatisfy { isCopy($0.entry, of: source) }
    }

    private mutating func isCopy(_ entry: Entry, of source: KeyIndex?) -> Bool {
        if let lastCopy, lastCopy.entry == entry.index { return lastCopy.isCopy }
        let original = source.map { $0.entry(like: entry)?.value } ?? entry.source
        let isCopy = original != nil && original == entry.value
        lastCopy = (entry.index, isCopy)
        return isCopy
    }

    init(_ catalog: Catalog) {
        let utf8 = catalog.text.utf8
        let brace = UInt8(ascii: "{")
        let hasBranches = catalog.hasBranches && !catalog.hasOwnPluralRules
        let mayHaveMessages = utf8.has(brace)
        guard hasBranches || mayHaveMessages else { return }
        var bytes: [UInt8] = []
        for entry in catalog.entries {
            bytes.removeAll(keepingCapacity: true)
            if hasBranches, entry.append(.variant, to: &bytes), bytes.has(UInt8(ascii: ".")) {
                addVariant(entry, String(decoding: bytes, as: UTF8.self))
            }
            // Searching the raw text is faster than decoding it.
            guard mayHaveMessages,
                entry.range(of: .value).map({ utf8.firstOffset(of: brace, in: $0.indices) != nil }) ?? true
            else { continue }
            bytes.removeAll(keepingCapacity: true)
            if entry.append(.value, to: &bytes), bytes.has(brace),
                bytes.has(UInt8(ascii: ",")) || !entry.syntax.needsCommaForBranches
            {
                addMessage(entry, Message(String(decoding: bytes, as: UTF8.self), entry.syntax))
            }
        }
        if hasBranches, catalog.format.has(.mayHaveOldPairs) { findBareKeys(catalog) }
    }

    /// Finds the bare key `file` beside `file_other`: i18next shows it for 1 if `file_one` is missing.
    private mutating func findBareKeys(_ catalog: Catalog) {
        let wanted = groups.indices.filter { !groups[$0].isInMessage && !groups[$0].has("one") }
        guard !wanted.isEmpty else { return }
        let byKey = Dictionary(wanted.map { (groups[$0].identity[0], $0) }) { first, _ in first }
        for entry in catalog.entries where !entry.isBranch {
            if let index = byKey[entry.key] { groups[index].meant.insert("one") }
        }
    }

    /// The languages in which more than half of the plurals have a form.
    func languages(mostlyWith form: String) -> Set<String> {
        var counts: [String: (with: Int, all: Int)] = [:]
        for group in groups {
            counts[group.locale, default: (0, 0)].all += 1
            if group.has(form) { counts[group.locale, default: (0, 0)].with += 1 }
        }
        return Set(counts.filter { $0.value.with * 2 > $0.value.all }.keys)
    }

    /// Returns the texts of the plurals in a language, by their identity.
    func texts(in locale: String) -> [[String]: Set<String>] {
        groups.filter { $0.locale == locale }.reduce(into: [:]) { texts, group in
            texts[group.identity, default: []].formUnion(group.forms.compactMap(\.entry.value))
        }
    }

    /// Returns the names of the plurals in a language that have no form but `other`.
    func namesWithOneForm(in locale: String) -> Set<[String]> {
        Set(
            groups.filter { $0.locale == locale && $0.exact.isEmpty && $0.forms.allSatisfy { $0.category == "other" } }
                .map(\.identity))
    }

    /// Returns the forms of a plural's language; nil if the language is unknown, or nothing can be missing.
    mutating func forms(of group: PluralGroup) -> PluralForms? {
        let name = group.isOrdinal ? "\(group.locale) ordinal" : group.locale
        if let known = forms[name] { return known }
        let made = PluralForms(group.locale, ordinal: group.isOrdinal)
        forms[name] = .some(made)
        return made
    }

    private mutating func addVariant(_ entry: Entry, _ variant: String) {
        guard let locale = entry.locale else { return }
        for step in PluralStep.all(in: variant, of: entry.catalog.format) {
            var name: [UInt8] = []
            entry.append(.key, to: &name)
            name += [0xFF] + Array(locale.utf8) + [0xFF] + Array(step.rule.utf8)
            let index = byName[name] ?? groups.count
            if index == groups.count {
                byName[name] = index
                groups.append(PluralGroup(name: step.variable, locale: locale, isOrdinal: step.isOrdinal))
            }
            groups[index].add(step.category, entry)
        }
    }

    private static func category(of number: Double) -> String? {
        switch number {
        case 0: "zero"
        case 1: "one"
        case 2: "two"
        default: nil
        }
    }

    private mutating func addMessage(_ entry: Entry, _ message: Message) {
        guard let locale = entry.locale else { return }
        guard message.parts.contains(where: { $0.kind == .branchStart }) else {
            if message.fault?.kind == .missingOther { withoutOther.append(entry) }
            return
        }
        let branches = Branches(message)
        for start in branches.starts {
            guard let branch = branches.byStart[start], branch.kind == .plural || branch.kind == .ordinal else {
                continue
            }
            var group = PluralGroup(
                name: branch.name, locale: locale, isOrdinal: branch.kind == .ordinal, isInMessage: true)
            for option in branch.options {
                if let number = Branch.exact(option.selector) {
                    group.add(exact: number)
                    if entry.catalog.format.has(.takesNumbersForCategories), let name = Self.category(of: number) {
                        group.meant.insert(name)
                    }
                }
                if PluralCategories.all.contains(option.selector) { group.add(option.selector, entry) }
            }
            if let other = branch.fallback ?? branch.options.firstIndex(where: { $0.selector == "other" }) {
                let next = other + 1 < branch.options.count ? branch.options[other + 1].start - 1 : branch.end
                let start = branch.options[other].start
                let parts = message.parts[start..<max(start, next)]
                group.hasWordsInMessage = message.hasWords(in: parts) && !message.countsPlaceholder(in: parts)
                if LanguageNames.isEnglish(locale) {
                    group.mayHoldEnglishPluralInMessage = message.mayHoldEnglishPlural(in: parts)
                }
            }
            group.showsNumberInMessage = message.mayShowNumber(of: branch.name, in: start..<max(start, branch.end))
            group.repeated = branch.repeatingOther(in: message)
            group.special = branch.special(in: message)
            // Fluent's fallback may have any name.
            if let fallback = branch.fallback {
                group.add("other", entry)
                group.fallback = branch.options[fallback].selector
            }
            groups.append(group)
        }
    }
}

extension Catalog {
    /// Whether most of its plurals are `file` and `file_plural`, which older i18next files use.
    var hasOldPairs: Bool {
        let utf8 = text.utf8
        guard format.has(.mayHaveOldPairs), utf8.firstOffset(of: "_plural\"") != nil else { return false }
        // A key such as `category_other` is not a form if it has no siblings.
        let ends = entries.filter(\.isBranch).compactMap { $0.range(of: .key)?.indices.upperBound }
        return ends.count { utf8.has("_plural\"", at: $0) } > ends.count { utf8.has("_other\"", at: $0) }
    }
}

extension PluralForms {
    /// Whether whole numbers have two forms: for others, older i18next files name all forms by numbers, as in `file_0`.
    var areTwo: Bool { categories.count { !numbers(of: $0).isEmpty } == 2 }
}
