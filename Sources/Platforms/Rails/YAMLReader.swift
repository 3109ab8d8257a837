// Converts a YAML document to records: its texts by the path of their keys.

import Basics
import Catalogs
import MessagePatterns

struct YAMLReader {
    private(set) var reading = Reading()
    /// The mappings whose texts are the forms of a plural.
    private(set) var plurals: [Int] = []
    private let utf8: [UInt8]
    private let floor: Int
    let document: YAMLEvents
    private let slot: LanguageSlot?
    private let syntax: Syntax?
    /// Whether each mapping at the root is a message with a description, for a browser extension.
    private let hasMessages: Bool
    private var scratch: [UInt8] = []
    /// Names of variants, each stored once.
    private var variants: [String: Field] = [:]
    /// The details of all texts in the current language.
    private var details = Record.Details()
    private var traits: Record.Traits = []

    init(_ text: SourceText, _ path: CatalogPath) {
        utf8 = text.utf8
        floor = text.start
        document = YAMLEvents(text.utf8)
        slot = YAMLFormat.slot(of: path) { text.utf8 }
        hasMessages = path.isOfBrowserExtension
        // Symfony's mark in the file name.
        syntax = path.stem.contains("+intl-icu") ? .messageFormat : hasMessages ? .browserMessage : nil
    }

    /// A sequence or mapping that is being read.
    private struct Open {
        let end: Int
        let isSequence: Bool
        let isFlow: Bool
        let isPlural: Bool
        /// The full path of the contents, including the last dot, as text and as a field.
        let path: String
        let prefix: Field?
        /// The last part of the name, for sequences and plurals, whose elements have no name of their own.
        let key: Field?
        var count = 0
    }

    /// Reads a file in the language of its path or its root, or in several languages that are all translated.
    mutating func readFile(isShared: Bool = false) {
        defer { if let fault = document.fault { reading.faults.append(fault) } }
        guard let root = document.events.first else { return }
        guard root.kind == .mapping else {
            if root.kind == .scalar, root.text.isEmpty { return }
            let found = root.kind == .sequence ? "a sequence" : "a text"
            return reading.faults.append(
                ReadingFault(
                    at: root.range.lowerBound, .wrongRoot(found: found, expected: "a mapping of keys to texts")))
        }
        let languages = YAMLLanguages(document, slot?.tag, sharingIn: isShared ? nil : utf8)
        reading.marks = languages.marks(document, utf8)
        details.syntax = syntax
        guard let main = languages.main else {
            guard isShared else { return readNode(0, key: nil, path: "", prefix: nil) }
            let key = languages.other ?? 1
            return reading.faults.append(
                document.isNode(key)
                    ? RootLanguage.fault(at: document.events[key].range.lowerBound, YAMLLanguages.name(key, document))
                    : RootLanguage.fault(at: root.range.lowerBound, ""))
        }
        let name = YAMLLanguages.name(main, document)
        if isShared {
            let names = languages.keys.map { YAMLLanguages.name($0, document) }
            reading.sourceLocale = RootLanguage.source(of: names)
            for (key, name) in zip(languages.keys, names) {
                details.locale = reading.pooled(name)
                readNode(key + 1, key: nil, path: "", prefix: nil)
            }
            return
        }
        reading.locale = name
        let shared = Set(languages.shared)
        for key in (languages.keys + languages.shared).sorted() {
            let own = YAMLLanguages.name(key, document)
            guard !shared.contains(key) else {
                // Texts that several languages share belong to none of them.
                details.locale = nil
                traits = languages.keys.count > 1 ? .untranslatable : []
                readNode(key + 1, key: nil, path: own, prefix: nil)
                continue
            }
            details.locale =
                slot?.tag.map { LanguageNames.areSame($0, own) } ?? (own == name) ? nil : reading.pooled(own)
            // A file in several languages is translated from one of them; the others stay.
            traits = key == main ? [] : .untranslatable
            readNode(key + 1, key: nil, path: "", prefix: nil)
        }
    }

    /// Reads a node and everything in it, without recursion.
    private mutating func readNode(_ start: Int, key: Field?, path: String, prefix: Field?) {
        var stack: [Open] = []
        var index = start
        if let first = enter(start, key: key, path: path, prefix: prefix, isPlural: false) {
            stack.append(first)
            index += 1
        }
        while let open = stack.last {
            guard index < open.end, document.isNode(index) else {
                stack.removeLast()
                index = open.end + 1
                continue
            }
            let value = open.isSequence ? index : document.next(after: index)
            guard value < open.end, document.isNode(value) else {
                index = open.end
                continue
            }
            if let inner = read(key: index, value, in: open) {
                stack.append(inner)
                index = value + 1
            } else {
                index = document.next(after: value)
            }
            if let position = stack.lastIndex(where: { $0.end == open.end }) { stack[position].count += 1 }
        }
    }

    /// Reads a member of a mapping or an element of a sequence; returns the level to read next if it has contents.
    private mutating func read(key: Int, _ value: Int, in open: Open) -> Open? {
        let node = document.events[value]
        if open.isSequence {
            let variant = "[\(open.count)]"
            if node.kind == .scalar {
                appendText(
                    value, key: open.key, prefix: open.prefix, variant: variant, open, keyStart: node.range.lowerBound)
                return nil
            }
            let path = open.path + variant
            let name = open.key == nil ? variant : path
            return enter(value, key: reading.pooled(name), path: path, prefix: nil, isPlural: false)
        }
        guard document.events[key].kind == .scalar else {
            let at = document.events[key].range.lowerBound
            reading.faults.append(ReadingFault(at: at, .unexpected(found: "a non-string key", expected: "a string")))
            return nil
        }
        let name = field(of: key, isFlow: open.isFlow)
        let text = YAMLLanguages.name(key, document)
        if open.isPlural {
            appendText(
                value, key: open.key, prefix: open.prefix, variant: "plural.\(text)", open,
                keyStart: document.events[key].range.lowerBound)
            return nil
        }
        if node.kind == .scalar {
            appendText(
                value, key: name, prefix: open.prefix, variant: nil, open,
                keyStart: document.events[key].range.lowerBound)
            return nil
        }
        if hasMessages, open.path.isEmpty, readMessage(value, key: name, open) { return nil }
        return enter(value, key: name, path: open.path + text, prefix: open.prefix, isPlural: isPlural(value))
    }

    /// Reads the text of a message, whose description is a comment for translators; returns false if the mapping is
    /// none.
    private mutating func readMessage(_ mapping: Int, key: Field, _ open: Open) -> Bool {
        guard document.events[mapping].kind == .mapping else { return false }
        var members: [String: (key: Int, value: Int)] = [:]
        var index = mapping + 1
        while index < document.events[mapping].end, document.isNode(index) {
            let value = document.next(after: index)
            guard value < document.events[mapping].end, document.isNode(value) else { break }
            if document.events[value].kind == .scalar {
                members[YAMLLanguages.name(index, document)] = (index, value)
            }
            index = document.next(after: value)
        }
        guard let text = members["message"] else { return false }
        let count = reading.records.count
        appendText(
            text.value, key: key, prefix: nil, variant: nil, open,
            keyStart: document.events[text.key].range.lowerBound)
        if reading.records.count > count, let description = members["description"] {
            reading.records[count].comment = pooled(document.events[description.value])
        }
        return true
    }

    /// Returns the open level of a sequence or mapping; nil for other nodes.
    private mutating func enter(_ index: Int, key: Field?, path: String, prefix: Field?, isPlural: Bool) -> Open? {
        guard index < document.events.count else { return nil }
        let node = document.events[index]
        switch node.kind {
        case .scalar, .alias, .end: return nil
        // An object of the program: its contents are fields, not texts.
        case .sequence where node.hasOtherTag, .mapping where node.hasOtherTag: return nil
        case .sequence, .mapping:
            if isPlural { plurals.append(index) }
            let isSequence = node.kind == .sequence
            let holdsNames = !isSequence && !isPlural
            let inner = holdsNames && !path.isEmpty ? path + "." : path
            return Open(
                end: node.end, isSequence: isSequence, isFlow: node.isFlow, isPlural: isPlural, path: inner,
                prefix: holdsNames ? (inner.isEmpty ? nil : reading.pooled(inner)) : prefix,
                key: holdsNames ? nil : key)
        }
    }

    private func isPlural(_ index: Int) -> Bool { YAMLPlurals.isPlural(index, document) }

    // MARK: Texts

    private mutating func appendText(
        _ index: Int, key: Field?, prefix: Field?, variant: String?, _ open: Open, keyStart: Int
    ) {
        let node = document.events[index]
        // Rails finds a form without a value, and shows the source language's.
        let isEmptyForm =
            open.isPlural && node.kind == .scalar && node.style == .plain && document.texts[node.text].isEmpty
        guard node.kind == .scalar, isEmptyForm || isText(node),
            let value = isEmptyForm ? pooled(node) : value(of: index, isFlow: open.isFlow)
        else { return }
        var record = Record(key: key ?? reading.pooled(""), value: value)
        record.details = details
        record.details.prefix = prefix
        record.details.variant = variant.map { self.variant($0) }
        record.traits = isSetting(node, open, key: keyStart) ? .untranslatable : traits
        record.comment =
            YAMLComment.above(keyStart, in: utf8, from: floor)
            ?? (node.isBlock ? nil : YAMLComment.after(node.range.upperBound, in: utf8))
        record.anchor = UInt32(truncatingIfNeeded: node.range.lowerBound)
        reading.records.append(record)
    }

    private func isText(_ node: YAMLEvent) -> Bool {
        if node.isTaggedText { return true }
        if node.hasOtherTag { return false }
        return node.style != .plain || YAMLPlain.isText(document.texts[node.text])
    }

    /// Whether a Rails text is a setting: transliterations, the order of the parts of a date, how numbers are rounded,
    /// or the direction of a language.
    private func isSetting(_ node: YAMLEvent, _ open: Open, key: Int) -> Bool {
        if open.path.hasPrefix("i18n.") || open.path == "date.order" { return true }
        if open.path.hasPrefix("number."), utf8.has("round_mode:", at: key) { return true }
        let text = document.texts[node.text]
        guard text.elementsEqual("ltr".utf8) || text.elementsEqual("rtl".utf8) else { return false }
        return utf8.has("dir", at: key) || utf8.has("text_dir", at: key)
    }

    private mutating func variant(_ name: String) -> Field {
        if let known = variants[name] { return known }
        let field = reading.pooled(name)
        variants[name] = field
        return field
    }

    /// Returns the field of a key, which has no place in the file if it spans several lines.
    private mutating func field(of index: Int, isFlow: Bool) -> Field {
        value(of: index, isFlow: isFlow) ?? reading.pooled(YAMLLanguages.name(index, document))
    }

    /// Returns the field of a text, with its place if libyaml reads it the same way and another text can replace it;
    /// otherwise without a place.
    private mutating func value(of index: Int, isFlow: Bool) -> Field? {
        let node = document.events[index]
        if document.hasOddLines, node.isBlock || node.hasProperties { return pooled(node) }
        let field = Self.field(node, utf8, isFlow: isFlow)
        scratch.removeAll(keepingCapacity: true)
        field.form.decode(utf8, field.range.indices, to: &scratch)
        let isFixed = node.style == .plain && !isFlow && YAMLPlain.isBeforeTab(node.range.upperBound, in: utf8)
        return !isFixed && document.texts.has(scratch, in: node.text) ? field : pooled(node)
    }

    /// Returns the field of a text without a place.
    private mutating func pooled(_ node: YAMLEvent) -> Field {
        reading.pooled(String(decoding: document.texts[node.text], as: UTF8.self))
    }

    private static func field(_ node: YAMLEvent, _ utf8: [UInt8], isFlow: Bool) -> Field {
        let (start, end) = (node.range.lowerBound, node.range.upperBound)
        switch node.style {
        case .plain: return Field(start, end, isFlow ? .yamlPlainInFlow : .yamlPlain)
        case .single: return Field(start + 1, max(start + 1, end - 1), .yamlSingle)
        case .double: return Field(start + 1, max(start + 1, end - 1), .yamlDouble)
        case .literal, .folded: return Field(start, YAMLBlock.end(of: node.range, in: utf8), .yamlBlock)
        }
    }
}
