// Reads the entries of a string catalog from its tree.

import Basics
import Catalogs

/// Collects the entries in the tree of a string catalog.
struct XCStringsWalker {
    let tree: Tree
    let utf8: [UInt8]
    var reading: Reading
    /// Variants by name, each pooled once.
    private var variants: [[UInt8]: Field] = [:]
    private var sourceField: Field?
    /// The source language.
    private var language: [UInt8] = []
    private var key = Field(0, 0, .json)
    private var comment: Field?
    private var extraction: Field?
    private var isTranslatable = true
    /// The source texts of the current key, by the pooled name of their variant.
    private var sources: [UInt32: Field] = [:]
    private var firstSource: Field?
    private var isReadingSource = false
    /// The argument that the current substitution declares.
    private var argument: Field?
    private var valueType: Field?

    init(tree: Tree, utf8: [UInt8], reading: Reading) {
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
    }

    mutating func readRoot(_ root: Int) {
        var source = "en"
        if let node = tree.value(of: "sourceLanguage", in: root, utf8), stringField(node) != nil {
            source = tree.text(node, utf8)
        }
        reading.sourceLocale = source
        language = Array(source.utf8)
        sourceField = reading.pooled(source)
        if let node = tree.value(of: "version", in: root, utf8), stringField(node) != nil {
            let version = tree.text(node, utf8)
            if !version.hasPrefix("1.") { fault(node, .unsupportedVersion(version)) }
        }
        for member in tree.members(of: root) where tree.isKey(member.key, "strings", utf8) {
            guard isObject(member.value, for: "strings") else { continue }
            for string in tree.members(of: member.value) { readKey(string) }
        }
    }

    private mutating func readKey(_ member: Tree.Member) {
        guard tree.nodes[member.value].kind == .object || isObject(member.value, for: tree.text(member.key, utf8))
        else {
            return
        }
        key = tree.nodes[member.key].field
        (comment, extraction, isTranslatable, firstSource) = (nil, nil, true, nil)
        sources.removeAll(keepingCapacity: true)
        var localizations: [Tree.Member] = []
        var (at, end) = (member.value + 1, Int(tree.nodes[member.value].next))
        while let part = tree.nextMember(&at, before: end) {
            if tree.isKey(part.key, "comment", utf8) {
                comment = stringField(part.value)
            } else if tree.isKey(part.key, "extractionState", utf8) {
                extraction = stringField(part.value)
            } else if tree.isKey(part.key, "shouldTranslate", utf8) {
                isTranslatable = isTrue(part.value)
            } else if tree.isKey(part.key, "localizations", utf8), isObject(part.value, for: "localizations") {
                tree.forEachMember(of: part.value) { localizations.append($0) }
            }
        }
        let first = reading.records.count
        for localization in localizations where isObject(localization.value, for: "a localization") {
            isReadingSource = tree.isKey(localization.key, language, utf8)
            readUnit(localization.value, locale: tree.nodes[localization.key].field, path: "")
        }
        if firstSource == nil { insertImplicit(at: first) }
        for index in first..<reading.records.count {
            reading.records[index].details.source = source(of: reading.records[index])
        }
    }

    /// Reads a flag; true, after a fault, if it is not a Boolean.
    private mutating func isTrue(_ node: Int) -> Bool {
        let range = tree.nodes[node].field.range.indices
        if tree.nodes[node].kind == .other, utf8[range].elementsEqual("false".utf8) { return false }
        if tree.nodes[node].kind != .other || !utf8[range].elementsEqual("true".utf8) {
            fault(node, .unexpected(found: tree.words(node, in: utf8), expected: "true or false"))
        }
        return true
    }

    /// Adds an entry for a key that is its own text, which the file does not repeat.
    private mutating func insertImplicit(at index: Int) {
        var record = Record(key: key, value: key)
        record.details.locale = sourceField
        record.comment = comment
        record.details.extraction = extraction
        record.traits = isTranslatable ? .implicit : [.implicit, .untranslatable]
        reading.records.insert(record, at: index)
        firstSource = key
    }

    /// Reads a unit and the variations below it.
    private mutating func readUnit(_ node: Int, locale: Field, path: String) {
        var (at, end) = (node + 1, Int(tree.nodes[node].next))
        while let part = tree.nextMember(&at, before: end) {
            if tree.isKey(part.key, "stringUnit", utf8), isObject(part.value, for: "stringUnit") {
                readStringUnit(part.value, locale: locale, path: path)
            } else if tree.isKey(part.key, "stringSet", utf8), isObject(part.value, for: "stringSet") {
                readStringSet(part.value, locale: locale, path: path)
            } else if tree.isKey(part.key, "variations", utf8), isObject(part.value, for: "variations") {
                for kind in tree.members(of: part.value) where isObject(kind.value, for: "a variation") {
                    for branch in tree.members(of: kind.value) where isObject(branch.value, for: "a variation") {
                        let step = [tree.text(kind.key, utf8), tree.text(branch.key, utf8)].joined(separator: ".")
                        guard let inner = join(path, step, at: branch.key) else { continue }
                        readUnit(branch.value, locale: locale, path: inner)
                    }
                }
            } else if tree.isKey(part.key, "substitutions", utf8), isObject(part.value, for: "substitutions") {
                for substitution in tree.members(of: part.value)
                where isObject(substitution.value, for: "a substitution") {
                    let step = "subst.\(tree.text(substitution.key, utf8))"
                    guard let inner = join(path, step, at: substitution.key) else { continue }
                    let outer = (argument, valueType)
                    argument = tree.value(of: "argNum", in: substitution.value, utf8).flatMap { number($0) }
                    valueType = tree.value(of: "formatSpecifier", in: substitution.value, utf8).flatMap { node in
                        tree.nodes[node].kind == .string ? tree.nodes[node].field : nil
                    }
                    readUnit(substitution.value, locale: locale, path: inner)
                    (argument, valueType) = outer
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
            return fault(values, .unexpected(found: tree.words(values, in: utf8), expected: "an array for 'values'"))
        }
        let state = tree.value(of: "state", in: set, utf8)
        for (index, value) in tree.elements(of: values).enumerated() {
            guard let inner = join(path, "[\(index)]", at: value) else { return }
            append(value, state: state, locale: locale, path: inner)
        }
    }

    private mutating func append(_ value: Int, state: Int?, locale: Field, path: String) {
        guard let field = stringField(value) else { return }
        var record = Record(key: key, value: field)
        record.details.locale = locale
        record.details.state = state.flatMap { stringField($0) }
        (record.details.argument, record.details.valueType) = (argument, valueType)
        record.details.variant = path.isEmpty ? nil : variant(path)
        append(record)
    }

    private mutating func append(_ record: Record) {
        var record = record
        record.comment = comment
        record.details.extraction = extraction
        if !isTranslatable { record.traits.insert(.untranslatable) }
        reading.records.append(record)
        if isReadingSource, let value = record.value {
            sources[record.details.variant?.start ?? .max] = value
            firstSource = firstSource ?? value
        }
    }

    /// Returns the source text of an entry: that of the same variant, or of the branch `other` if the source lacks the
    /// variant.
    private func source(of record: Record) -> Field? {
        if let same = sources[record.details.variant?.start ?? .max] { return same }
        let name = record.details.variant.map { reading.pool.text(Int($0.start)) } ?? ""
        guard let dot = name.lastIndex(of: "."), let other = variants[Array("\(name[..<dot]).other".utf8)] else {
            return firstSource
        }
        return sources[other.start] ?? firstSource
    }

    private mutating func variant(_ path: String) -> Field {
        if let known = variants[Array(path.utf8)] { return known }
        let field = reading.pooled(path)
        variants[Array(path.utf8)] = field
        return field
    }

    /// Returns a path with one more step; nil, after a fault, if a branch cannot have that name.
    private mutating func join(_ path: String, _ step: String, at node: Int) -> String? {
        let joined = VariantPath.join(path, step)
        if joined == nil { fault(node, .unexpected(found: step, expected: "a short name without '/'")) }
        return joined
    }

    /// Returns the field of a raw number; nil if a node is not a number.
    private func number(_ node: Int) -> Field? {
        let range = tree.nodes[node].field.range
        guard tree.nodes[node].kind == .other, utf8[range.indices].allSatisfy(\.isDigit) else { return nil }
        return Field(start: range.start, end: range.end, form: .plain)
    }

    private mutating func stringField(_ node: Int) -> Field? {
        guard tree.nodes[node].kind == .string else {
            fault(node, .unexpected(found: tree.words(node, in: utf8), expected: "a string"))
            return nil
        }
        return tree.nodes[node].field
    }

    private mutating func isObject(_ node: Int, for name: String) -> Bool {
        guard tree.nodes[node].kind != .object else { return true }
        fault(node, .unexpected(found: tree.words(node, in: utf8), expected: "an object for '\(name)'"))
        return false
    }

    private mutating func fault(_ node: Int, _ problem: Fault.Problem) {
        reading.faults.append(ReadingFault(at: Int(tree.nodes[node].start), problem))
    }
}
