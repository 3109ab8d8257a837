// From the tree of a string catalog to its entries.

/// Walks the tree of a string catalog and gathers its entries.
struct XCStringsWalker {
    let tree: Tree
    let utf8: [UInt8]
    var reading: Reading
    /// Variants by name, pooled once each.
    private var variants: [String: Field] = [:]
    private var sourceField: Field?
    private var key = Field(0, 0, .json)
    private var comment: Field?
    private var extraction: Field?
    private var isTranslatable = true
    /// The source language's texts of the key at hand, by variant.
    private var sources: [(variant: String, field: Field)] = []

    init(tree: Tree, utf8: [UInt8], reading: Reading) {
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
    }

    mutating func readRoot(_ root: Int) {
        var source = "en"
        if let node = tree.value(of: "sourceLanguage", in: root, utf8) { source = tree.text(node, utf8) }
        reading.sourceLocale = source
        sourceField = reading.pooled(source)
        if let node = tree.value(of: "version", in: root, utf8) {
            let version = tree.text(node, utf8)
            if !version.hasPrefix("1.") {
                fault(node, .unsupportedVersion(version))
            }
        }
        for member in tree.members(of: root) where tree.isKey(member.key, "strings", utf8) {
            guard isObject(member.value, for: "strings") else { continue }
            for string in tree.members(of: member.value) { readKey(string) }
        }
    }

    private mutating func readKey(_ member: Tree.Member) {
        guard isObject(member.value, for: tree.text(member.key, utf8)) else { return }
        key = tree.nodes[member.key].field
        (comment, extraction, isTranslatable, sources) = (nil, nil, true, [])
        var localizations: [Tree.Member] = []
        for part in tree.members(of: member.value) {
            if tree.isKey(part.key, "comment", utf8) {
                comment = stringField(part.value)
            } else if tree.isKey(part.key, "extractionState", utf8) {
                extraction = stringField(part.value)
            } else if tree.isKey(part.key, "shouldTranslate", utf8) {
                isTranslatable = !utf8.has("false", at: Int(tree.nodes[part.value].start))
            } else if tree.isKey(part.key, "localizations", utf8), isObject(part.value, for: "localizations") {
                localizations += tree.members(of: part.value)
            }
        }
        let first = reading.records.count
        let language = reading.sourceLocale ?? "en"
        if !localizations.contains(where: { tree.text($0.key, utf8) == language }) { appendImplicit() }
        for localization in localizations where isObject(localization.value, for: "a localization") {
            readUnit(localization.value, locale: tree.nodes[localization.key].field, path: "")
        }
        nameSources(from: first, language: language)
    }

    /// The key is the text: nothing in the file says it a second time.
    private mutating func appendImplicit() {
        var record = Record(key: key, value: key)
        record.locale = sourceField
        record.traits.insert(.implicit)
        append(record)
    }

    /// Reads a unit and the variations below it.
    private mutating func readUnit(_ node: Int, locale: Field, path: String) {
        for part in tree.members(of: node) {
            if tree.isKey(part.key, "stringUnit", utf8), isObject(part.value, for: "stringUnit") {
                readStringUnit(part.value, locale: locale, path: path)
            } else if tree.isKey(part.key, "stringSet", utf8), isObject(part.value, for: "stringSet") {
                readStringSet(part.value, locale: locale, path: path)
            } else if tree.isKey(part.key, "variations", utf8), isObject(part.value, for: "variations") {
                for kind in tree.members(of: part.value) where isObject(kind.value, for: "a variation") {
                    for branch in tree.members(of: kind.value) where isObject(branch.value, for: "a variation") {
                        let step = "\(tree.text(kind.key, utf8)).\(tree.text(branch.key, utf8))"
                        readUnit(branch.value, locale: locale, path: join(path, step))
                    }
                }
            } else if tree.isKey(part.key, "substitutions", utf8), isObject(part.value, for: "substitutions") {
                for substitution in tree.members(of: part.value)
                where isObject(substitution.value, for: "a substitution") {
                    readUnit(
                        substitution.value, locale: locale,
                        path: join(path, "subst.\(tree.text(substitution.key, utf8))"))
                }
            }
        }
    }

    private mutating func readStringUnit(_ unit: Int, locale: Field, path: String) {
        guard let value = tree.value(of: "value", in: unit, utf8) else { return }
        append(value, state: tree.value(of: "state", in: unit, utf8), locale: locale, path: path)
    }

    private mutating func readStringSet(_ set: Int, locale: Field, path: String) {
        guard let values = tree.value(of: "values", in: set, utf8) else { return }
        guard tree.nodes[values].kind == .array else {
            return fault(values, .unexpected(found: tree.nodes[values].kind.words, expected: "an array for 'values'"))
        }
        let state = tree.value(of: "state", in: set, utf8)
        for (index, value) in tree.elements(of: values).enumerated() {
            append(value, state: state, locale: locale, path: join(path, "[\(index)]"))
        }
    }

    private mutating func append(_ value: Int, state: Int?, locale: Field, path: String) {
        guard let field = stringField(value) else { return }
        var record = Record(key: key, value: field)
        record.locale = locale
        record.state = state.flatMap { stringField($0) }
        record.variant = path.isEmpty ? nil : variant(path)
        append(record)
    }

    private mutating func append(_ record: Record) {
        var record = record
        record.comment = comment
        record.extraction = extraction
        if !isTranslatable { record.traits.insert(.untranslatable) }
        reading.records.append(record)
    }

    /// Gives each entry of the key the source text that it translates: that of the same variant, or of the
    /// branch `other` where the source has no such branch.
    private mutating func nameSources(from first: Int, language: String) {
        for record in reading.records[first...] where isSource(record, language) {
            if let value = record.value { sources.append((variantName(record), value)) }
        }
        for index in first..<reading.records.count {
            let name = variantName(reading.records[index])
            let other = name.lastIndex(of: ".").map { name[..<$0] + ".other" } ?? ""
            reading.records[index].source =
                sources.first { $0.variant == name }?.field ?? sources.first { $0.variant == other }?.field
                ?? sources.first?.field
        }
    }

    private func isSource(_ record: Record, _ language: String) -> Bool {
        guard let locale = record.locale, !record.traits.contains(.implicit) else { return true }
        return locale.range.count == language.utf8.count && utf8[locale.range.indices].elementsEqual(language.utf8)
    }

    private func variantName(_ record: Record) -> String { record.variant.map { reading.pool[Int($0.start)] } ?? "" }

    private mutating func variant(_ path: String) -> Field {
        if let known = variants[path] { return known }
        let field = reading.pooled(path)
        variants[path] = field
        return field
    }

    private func join(_ path: String, _ step: String) -> String { path.isEmpty ? step : "\(path)/\(step)" }

    private mutating func stringField(_ node: Int) -> Field? {
        guard tree.nodes[node].kind == .string else {
            fault(node, .unexpected(found: tree.nodes[node].kind.words, expected: "a string"))
            return nil
        }
        return tree.nodes[node].field
    }

    private mutating func isObject(_ node: Int, for name: String) -> Bool {
        guard tree.nodes[node].kind != .object else { return true }
        fault(node, .unexpected(found: tree.nodes[node].kind.words, expected: "an object for '\(name)'"))
        return false
    }

    private mutating func fault(_ node: Int, _ problem: Fault.Problem) {
        reading.faults.append(ReadingFault(at: Int(tree.nodes[node].start), problem))
    }
}
