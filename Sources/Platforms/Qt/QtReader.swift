// Converts the messages of a Qt translation file to entries.

import Basics
import Catalogs

struct QtReader {
    private let utf8: [UInt8]
    private var language: String?
    /// The name of the current context, with the separator before a text.
    private var prefix: Field?
    private var variants: [String: Field] = [:]
    /// The plurals with surplus forms whose texts differ from all kept ones.
    private var surplus: QtSurplus?
    private(set) var reading = Reading()

    init(_ text: SourceText, language: String?) {
        utf8 = text.utf8
        let document = XMLDocument(text)
        reading.faults.append(document.faults)
        reading.entities = document.entities
        guard let root = document.events.first(where: { $0.kind == .elementStart }) else { return }
        let tag = XMLTag(utf8, root.range)
        guard tag.isNamed("TS") else {
            let name = String(decoding: utf8[tag.name], as: UTF8.self)
            reading.faults.append(
                ReadingFault(
                    at: root.range.lowerBound, .wrongRoot(found: "<\(name)>", expected: "<TS>"), effect: .voidsFile))
            return
        }
        reading.marks.places.append(ByteRange(root.range.lowerBound, root.range.upperBound))
        reading.locale = tag.text("language")
        reading.sourceLocale = tag.text("sourcelanguage")
        self.language = reading.locale ?? language
        reading.faults.append(QtStructure.faults(utf8, document.events))
        var messages = QtMessages(utf8, document.events)
        messages.forEach { item in
            switch item {
            case .context(let name): enter(name)
            case .message(let message): add(message)
            }
        }
        if let surplus { reading.repaired.append(surplus.fault) }
    }

    private func text(_ field: Field) -> String {
        var bytes: [UInt8] = []
        field.form.decode(utf8, field.range.indices, entities: reading.entities, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func enter(_ context: Field) {
        let name = text(context)
        prefix = name.isEmpty ? nil : reading.pooled(name + "#")
    }

    private mutating func add(_ message: QtMessage) {
        note(message)
        guard message.source != nil || message.id != nil, !(message.translation?.isGone(utf8) ?? false) else { return }
        guard let key = message.id ?? message.source else { return }
        var record = Record(key: key, value: nil)
        record.details.source = message.source
        if let source = message.source, QtBindings.format(source.range.indices, utf8) {
            record.details.syntax = .auto
        }
        if message.id == nil {
            record.details.prefix = prefix
            if let disambiguation = message.disambiguation {
                record.key = reading.pooled("\(text(disambiguation))|\(text(key))")
            }
        }
        record.anchor = UInt32(truncatingIfNeeded: message.range.lowerBound)
        record.comment =
            message.notes.count > 1
            ? reading.pooled(message.notes.map { text($0) }.joined(separator: "\n")) : message.notes.first
        guard let translation = message.translation else { return reading.records.append(record) }
        // Without forms there is no place for a text; a present text is a fault of the structure.
        if message.isNumerus, translation.parts.isEmpty { return reading.records.append(record) }
        guard !translation.parts.isEmpty else { return append(record, translation.text, translation) }
        let count = (translation.parts.last?.form ?? -1) + 1
        let formsOfLanguage = message.isNumerus ? language.flatMap { QtPlurals.known(in: $0)?.count } : nil
        if let formsOfLanguage, count != formsOfLanguage {
            // A plural without texts is not a fault, but there is no place for them either.
            guard translation.hasText else { return reading.records.append(record) }
            let isForFractions = language.map { QtPlurals.dropsOnlyFractions(count, in: $0) } ?? false
            if count < formsOfLanguage || !isForFractions && losesText(translation, formsOfLanguage, message.source) {
                note(count, formsOfLanguage, translation)
            }
        }
        for part in translation.parts {
            // A form that lrelease drops is never shown.
            if let form = part.form, let formsOfLanguage, form >= formsOfLanguage { continue }
            var name = part.form.map { QtPlurals.name(of: $0, count: count, in: language) } ?? ""
            if let length = part.length { name = VariantPath.join(name, "length.[\(length)]") ?? name }
            record.details.variant = variant(name)
            append(record, part.text, translation)
        }
    }

    /// Whether a form that lrelease drops has a text that neither the source nor any of the kept ones has, and that is
    /// for some numbers: `%n file(s)` is for all, and most likely a draft of the others.
    private func losesText(_ translation: QtTranslation, _ kept: Int, _ source: Field?) -> Bool {
        let forms = translation.parts.map { (number: $0.form ?? 0, text: text($0.text)) }
        var texts = Set(forms.lazy.filter { $0.number < kept }.map(\.text))
        if let source { texts.insert(text(source)) }
        return forms.contains {
            $0.number >= kept && !$0.text.isEmpty && !texts.contains($0.text) && !Self.isForAllNumbers($0.text)
        }
    }

    /// Whether the ending of a word is in parentheses.
    private static func isForAllNumbers(_ text: String) -> Bool {
        let utf8 = Array(text.utf8)
        return utf8.indices.dropFirst().contains { at in
            guard utf8[at] == UInt8(ascii: "("), utf8[at - 1].isLetter || utf8[at - 1] >= 0x80 else { return false }
            let ending = utf8[(at + 1)...].prefix { $0.isLetter || $0 >= 0x80 }
            return !ending.isEmpty && ending.endIndex < utf8.count && utf8[ending.endIndex] == UInt8(ascii: ")")
        }
    }

    /// Records that a plural has a different number of forms than its language: lrelease leaves missing forms empty and
    /// drops surplus ones.
    private mutating func note(_ count: Int, _ formsOfLanguage: Int, _ translation: QtTranslation) {
        let offset = translation.range.lowerBound
        let expected = "\(formsOfLanguage) in <numerusform>, as Qt requires for '\(language ?? "")'"
        guard count > formsOfLanguage else {
            let found = count.counted("plural form")
            return reading.faults.append(
                ReadingFault(
                    at: offset, .unexpected(found: found, expected: expected),
                    help: "add a <numerusform> for each missing form"))
        }
        if surplus == nil { surplus = QtSurplus(offset: offset, forms: count, expected: expected) }
        surplus?.messages += 1
    }

    /// Records what prevents the file from being turned into one for another language without changing its messages.
    private mutating func note(_ message: QtMessage) {
        guard let translation = message.translation else {
            reading.marks.needsOtherMessages = true
            return
        }
        if translation.isGone(utf8) {
            let range = QtBlank.lines(of: message.range, in: utf8)
            return reading.marks.removals.append(ByteRange(range.lowerBound, range.upperBound))
        }
        // A half-finished translation can be neither kept nor dropped.
        let isHalfDone = translation.texts.contains { ($0.start == $0.end) != (translation.type != nil) }
        let forms = message.isNumerus ? translation.parts.count : nil
        if let forms {
            let isSame = reading.marks.pluralForms.map { $0 == forms } ?? true
            if !isSame { reading.marks.needsOtherMessages = true }
            reading.marks.pluralForms = forms
        }
        if isHalfDone || translation.parts.contains(where: { $0.length != nil }) || message.source == nil
            || forms == nil && !translation.parts.isEmpty
        {
            reading.marks.needsOtherMessages = true
        }
    }

    /// Adds an entry; an unfinished one without a text has no translation, and its anchor is the place for one.
    private mutating func append(_ record: Record, _ text: Field, _ translation: QtTranslation) {
        var record = record
        if text.start == text.end, translation.type != nil {
            record.anchor = text.start
        } else {
            record.value = text
            record.details.state = translation.type
        }
        reading.records.append(record)
    }

    private mutating func variant(_ name: String) -> Field {
        if let known = variants[name] { return known }
        let field = reading.pooled(name)
        variants[name] = field
        return field
    }
}

/// The plurals of a file that lose a form, as in files from Transifex, which uses CLDR's forms.
private struct QtSurplus {
    /// The offset of the first one.
    let offset: Int
    /// Its number of forms.
    let forms: Int
    let expected: String
    var messages = 0

    /// One fault for all of them, because they have the same cause.
    var fault: ReadingFault {
        let more = messages > 1 ? " here and in \((messages - 1).counted("more message"))" : ""
        return ReadingFault(
            at: offset,
            .unexpected(found: "\(forms) plural forms\(more)", expected: "\(expected); lrelease drops the rest"),
            help: "check that the first forms are those of Qt, and remove the others")
    }
}
