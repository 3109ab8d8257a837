// Reads the entries of a JSON file from its tree: every text, by its path.

import Basics
import Catalogs
import MessagePatterns

/// Reads nested objects, whose keys are joined by dots; elements of an array are branches of its key.
struct JSONCatalogReader {
    /// The anchor of a text that is one of several choices in a string: `car | cars`.
    static let choice: UInt32 = 1
    /// The anchor of a text under `other`: if it is the only form, the number in it shows that it is a plural.
    static let isOther: UInt32 = 2
    /// No real path is longer; without a limit, a small file could produce gigabytes of paths.
    private static let longestPath = 400

    private let tree: Tree
    private let utf8: [UInt8]
    private(set) var reading: Reading
    private let form: Form
    private let mayHavePlurals: Bool
    /// Whether plurals are ICU's, so that `file` and `file_plural` are two texts.
    private let isOfICU: Bool
    private let hasChoices: Bool
    /// The values that are not texts, and whether the objects beside them are go-i18n messages.
    private var asides: Set<Int> = []
    private var hasGoMessages = false
    private var hasPieces = false
    /// The plural forms in an array, if the file declares their number, and the element at which they begin.
    private var forms: PluralNames?
    private var formsStart = 0
    /// The syntax of the texts, if the file determines it.
    private var syntax: Syntax?
    /// `plural.one` and so on, by number, each pooled once.
    private var formNames: [Field] = []
    /// `[0]`, `[1]`, …, each pooled once.
    private var positions: [Field] = []
    /// The current language, in a file with several.
    private var language: Field?
    /// `plural.one` and so on, each pooled once.
    private var categories: [SuffixPlurals.Form: Field] = [:]

    /// Whether an entry is one of several choices in a string.
    static func isChoice(_ entry: Entry) -> Bool {
        let records = entry.catalog.records
        guard records.anchor(at: entry.index) == choice, let value = records.field(.value, at: entry.index) else {
            return false
        }
        return value.form == .json || value.form == .jsonASCII
    }

    /// Creates a reader; some of the nodes decide for the whole tree what plurals are and whether bars separate
    /// choices.
    init(_ tree: Tree, _ utf8: [UInt8], _ reading: Reading, telling nodes: Range<Int>? = nil) {
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
        form = Form.json(of: utf8)
        let hasOldPlurals = utf8.firstOffset(of: "_plural\"") != nil
        isOfICU = hasOldPlurals && SuffixPlurals.areOfICU(in: nodes ?? tree.nodes.indices, of: tree, utf8)
        mayHavePlurals =
            hasOldPlurals || utf8.firstOffset(of: "_other\"") != nil || utf8.firstOffset(of: "_few\"") != nil
            || utf8.firstOffset(of: "_many\"") != nil
        hasChoices = VueChoices.areIn(nodes ?? tree.nodes.indices, of: tree, utf8)
    }

    /// Reads a file, whose path may contain its language.
    mutating func read(_ root: Int, of tag: String?) {
        reading.records.reserveCapacity((tree.nodes.count - root) / 2)
        let names = readTexts(of: root, tag)
        reading.locale = names.first.map(text)
        reading.marks.places += names.map(\.range)
    }

    /// Reads the texts of one of several languages.
    mutating func read(_ object: Int, in language: Field) {
        self.language = language
        _ = readTexts(of: object, nil)
    }

    /// Reads the texts in an object; returns where it names its language.
    private mutating func readTexts(of object: Int, _ tag: String?) -> [Field] {
        let found = JSONAsides(tree, object, utf8, language: tag)
        asides = found.values
        syntax = found.syntax
        reading.marks.fallback = found.fallback
        if let plurals = found.plurals {
            forms = PluralNames(plurals, language: found.languages.first.map(text) ?? tag)
            formsStart = found.formsStart
            reading.marks.declaresPluralRule = true
            reading.marks.keysAreTexts = found.hasHeader
        }
        hasGoMessages = ObjectPlurals.areGoMessages(found.texts, tree, utf8)
        read(object: found.texts, at: "")
        return found.languages
    }

    /// Reads the described messages of one of several languages.
    mutating func read(_ object: Int, _ described: DescribedMessages, in language: Field) {
        var messages = DescribedReader(described, tree, utf8, reading, isExtensions: false, language: language)
        messages.read(object)
        reading = messages.reading
    }

    // MARK: Walking

    /// The path before the key of a text, as a string and in the pool.
    private struct Path {
        let string: String
        var field: Field?
    }

    private mutating func read(object: Int, at string: String) {
        var path = Path(string: string)
        let plurals =
            mayHavePlurals ? SuffixPlurals(Array(tree.members(of: object)), tree, utf8, areOfICU: isOfICU) : nil
        for member in tree.members(of: object) {
            if !asides.isEmpty, asides.contains(member.value) { continue }
            if JSONAsides.isComment(member.key, tree, utf8) { continue }
            switch tree.nodes[member.value].kind {
            case .string:
                // A file's schema is not shown by apps.
                if string.isEmpty, tree.isKey(member.key, "$schema", utf8) { continue }
                let (key, variant) = plurals?.split(tree.nodes[member.key].field) ?? (tree.nodes[member.key].field, nil)
                let isOther = ObjectPlurals.isOther(tree.nodes[member.key].field, utf8)
                append(member.value, key, prefix(&path), variant: variant.map { pooled($0) }, isOther: isOther)
            case .object:
                if readForms(of: member, &path) { continue }
                let name = tree.text(member.key, utf8)
                guard let inner = extended(string, by: "\(name).", at: member.key) else { continue }
                read(object: member.value, at: inner)
            case .array:
                read(array: member.value, tree.nodes[member.key].field, prefix(&path), at: string)
            case .key, .other, .comment, .trailingComment: break
            }
        }
    }

    /// Reads an object whose members are the forms of a text; returns false if it is another kind of object.
    private mutating func readForms(of member: Tree.Member, _ path: inout Path) -> Bool {
        let isOfGo = hasGoMessages && path.string.isEmpty
        guard ObjectPlurals.isMessage(member.value, withWords: isOfGo, tree, utf8) else { return false }
        let areSeveral = ObjectPlurals.areSeveral(member.value, tree, utf8)
        guard isOfGo || areSeveral else { return false }
        let comment = isOfGo ? tree.string(tree.value(of: "description", in: member.value, utf8)) : nil
        let (key, prefix) = (tree.nodes[member.key].field, prefix(&path))
        for form in tree.members(of: member.value) {
            guard let category = ObjectPlurals.category(of: form, tree, utf8) else { continue }
            let variant = areSeveral ? pooled(.cardinal(category)) : nil
            append(form.value, key, prefix, variant: variant, comment: comment, isOther: category == "other")
        }
        return true
    }

    /// Reads an array, whose texts are branches of its key, and whose other elements are further paths.
    private mutating func read(array: Int, _ key: Field, _ prefix: Field?, at path: String) {
        let elements = tree.elements(of: array)
        if let forms, readForms(elements.dropFirst(formsStart), forms, key, prefix) { return }
        for (index, element) in elements.enumerated() {
            switch tree.nodes[element].kind {
            case .string: append(element, key, prefix, variant: position(index))
            case .object:
                if JSONAsides.isPiece(element, tree, utf8) { return refusePieces(at: element) }
                if let variants = JSONAsides.variants(of: element, tree, utf8) {
                    read(variants: variants, key, prefix)
                    continue
                }
                guard let inner = extended(path, by: "\(text(key))[\(index)].", at: element) else { continue }
                read(object: element, at: inner)
            case .array:
                guard let inner = extended(path, by: "\(text(key))[\(index)]", at: element) else { continue }
                read(array: element, reading.pooled(inner), nil, at: "")
            case .key, .other, .comment, .trailingComment: break
            }
        }
    }

    /// Reads the forms of a plural; returns false if there is only one text, as such arrays have for all texts, or
    /// none.
    private mutating func readForms(
        _ elements: ArraySlice<Int>, _ forms: PluralNames, _ key: Field, _ prefix: Field?
    ) -> Bool {
        guard elements.count > 1, elements.allSatisfy({ tree.nodes[$0].kind == .string }) else { return false }
        while formNames.count < elements.count { formNames.append(reading.pooled(forms.name(of: formNames.count))) }
        for (element, name) in zip(elements, formNames) { append(element, key, prefix, variant: name) }
        return true
    }

    /// Reports once that a message is compiled to pieces, most of which are program data.
    private mutating func refusePieces(at element: Int) {
        guard !hasPieces else { return }
        hasPieces = true
        let found = "a message that FormatJS compiled"
        reading.faults.append(
            ReadingFault(at: tree.offset(element), .unexpected(found: found, expected: "the file it was compiled from"))
        )
    }

    /// Reads the texts of a key that an argument's value selects: `"countPlural=one": "{count} file"`.
    private mutating func read(variants: Int, _ key: Field, _ prefix: Field?) {
        for member in tree.members(of: variants) where tree.nodes[member.value].kind == .string {
            append(member.value, key, prefix, variant: reading.pooled("match.\(tree.text(member.key, utf8))"))
        }
    }

    private mutating func append(
        _ node: Int, _ key: Field, _ prefix: Field?, variant: Field?, comment: Field? = nil, isOther: Bool = false
    ) {
        let value = tree.nodes[node].field
        var record = Record(key: key, value: Field(start: value.start, end: value.end, form: form))
        record.comment = comment
        if isOther { record.anchor = Self.isOther }
        record.details.prefix = prefix
        record.details.variant = variant
        record.details.locale = language
        record.details.syntax = syntax
        guard hasChoices, variant == nil else { return reading.records.append(record) }
        let choices = VueChoices.ranges(in: utf8, value.range.indices)
        guard choices.count > 1 else { return reading.records.append(record) }
        for (index, choice) in choices.enumerated() {
            record.value = Field(choice.lowerBound, choice.upperBound, form)
            record.details.variant = position(index)
            record.anchor = Self.choice
            reading.records.append(record)
        }
    }

    // MARK: Names

    private mutating func prefix(_ path: inout Path) -> Field? {
        if path.field == nil, !path.string.isEmpty { path.field = reading.pooled(path.string) }
        return path.field
    }

    private mutating func position(_ index: Int) -> Field {
        while positions.count <= index { positions.append(reading.pooled("[\(positions.count)]")) }
        return positions[index]
    }

    private mutating func pooled(_ form: SuffixPlurals.Form) -> Field {
        if let known = categories[form] { return known }
        let field = reading.pooled(form.variant)
        categories[form] = field
        return field
    }

    private func text(_ key: Field) -> String { reading.text(key, in: utf8) }

    /// Returns a path with one more step; nil, after a fault, if it would be too long.
    private mutating func extended(_ path: String, by step: String, at node: Int) -> String? {
        guard path.utf8.count + step.utf8.count <= Self.longestPath else {
            let found = "a path of more than \(Self.longestPath) bytes"
            reading.faults.append(
                ReadingFault(at: tree.offset(node), .unexpected(found: found, expected: "shorter keys around a text")))
            return nil
        }
        return path + step
    }
}
