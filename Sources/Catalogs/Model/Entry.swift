// One message of a catalog, as read.

import MessagePatterns

/// A message: its key, where its value is in the file, and what the catalog declares about it.
///
/// An entry keeps no text. Each property reads it out of the catalog's bytes.
public struct Entry: Sendable {
    /// The catalog it belongs to.
    public let catalog: Catalog
    /// Its position among the catalog's entries.
    public let index: Int

    /// The texts that an entry can have.
    public enum Part: Sendable {
        case key, variant, locale, value, source, comment, state, extraction, argument, valueType
        /// The key as a text, without the groups and the context before it.
        case keyText
    }

    /// Appends a text as UTF-8; returns false if the entry does not have it.
    @discardableResult
    public func append(_ part: Part, to output: inout [UInt8]) -> Bool {
        if part == .keyText { return appendKeyText(to: &output) }
        if part == .key { catalog.append(catalog.records.details(at: index)?.prefix, to: &output) }
        if let field = catalog.records.field(part, at: index) { return catalog.append(field, to: &output) }
        guard part == .locale, let locale = catalog.locale else { return false }
        output += locale.utf8
        return true
    }

    private func text(_ part: Part) -> String? {
        var bytes: [UInt8] = []
        return append(part, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Appends the key without its prefix and, as in compiled gettext catalogs, without the context before a U+0004.
    private func appendKeyText(to output: inout [UInt8]) -> Bool {
        var key: [UInt8] = []
        catalog.append(catalog.records.field(.key, at: index), to: &key)
        output += key.lastIndex(of: 0x04).map { key[($0 + 1)...] } ?? key[...]
        return true
    }

    /// Appends the key without the prefix that separates it from the keys of other files in the same catalog; returns
    /// false if it has no prefix.
    public func appendName(to output: inout [UInt8]) -> Bool {
        guard catalog.records.details(at: index)?.prefix != nil else { return false }
        return catalog.append(catalog.records.field(.key, at: index), to: &output)
    }

    /// Appends the key so that keys with different parts never collide: gettext's context stays separate from the text.
    func appendParted(to output: inout [UInt8]) {
        guard let context = catalog.records.details(at: index)?.prefix, context.form == .poContext else {
            append(.key, to: &output)
            return
        }
        catalog.append(context, to: &output)
        output.append(0xFF)
        catalog.append(catalog.records.field(.key, at: index), to: &output)
    }

    /// Appends the language if it differs from the language of the whole catalog.
    func appendOwnLanguage(to output: inout [UInt8]) {
        catalog.append(catalog.records.field(.locale, at: index), to: &output)
    }

    /// Whether it has a value that is not empty.
    public var hasText: Bool {
        guard let value = catalog.records.field(.value, at: index) else { return false }
        return value.form == .pooled || value.start < value.end
    }

    /// Whether the same file contains the text that it translates.
    public var holdsSource: Bool { catalog.records.field(.source, at: index) != nil }

    /// The key as a person would name it: in XLIFF without the file before it.
    public var name: String {
        var name: [UInt8] = []
        return appendName(to: &name) ? String(decoding: name, as: UTF8.self) : key
    }

    /// The key with the groups it is nested in, as in JSON, but without the file before it.
    public var nestedName: String {
        let (key, name) = (key, name)
        return key.utf8.dropLast(name.utf8.count).last == UInt8(ascii: ".") ? key : name
    }

    /// The key that the app looks up; in XLIFF `original#id`.
    public var key: String { text(.key) ?? "" }

    /// Whether the file has no value for it, and an app shows its key.
    public var isImplicit: Bool { catalog.records.traits(at: index).contains(.implicit) }

    /// Whether its value is its key.
    public var isItsOwnKey: Bool {
        var key: [UInt8] = []
        var value: [UInt8] = []
        append(.key, to: &key)
        return append(.value, to: &value) && key == value
    }

    /// Which branch of the key this is, such as `plural.one` or `subst.files/plural.other`; empty if it is the only
    /// one.
    public var variant: String { text(.variant) ?? "" }

    /// Whether it is a branch of its key.
    public var isBranch: Bool { catalog.records.field(.variant, at: index) != nil }

    /// The language tag, as the catalog or its folder specifies it; nil if neither does.
    public var locale: String? {
        catalog.records.field(.locale, at: index) == nil ? catalog.locale : text(.locale)
    }

    /// The text to show, unescaped; nil if there is no translation yet.
    public var value: String? { text(.value) }

    /// Whether there is a text to show, possibly an empty one.
    public var hasValue: Bool { catalog.records.field(.value, at: index) != nil }

    /// Whether the file declares the state of its translation.
    package var hasState: Bool { catalog.records.field(.state, at: index) != nil }

    /// The text in the source language, if this file contains it.
    public var source: String? { text(.source) }

    /// The developer's comment.
    public var comment: String? { text(.comment) }

    /// The state of the translation, in the catalog's own word.
    public var state: String? { text(.state) }

    /// How the key came into the catalog (`manual`, `stale`, …), in the catalog's own word.
    public var extraction: String? { text(.extraction) }

    /// The number of the argument that selects this branch, counted from 1, if the catalog specifies it.
    public var argument: Int? { text(.argument).flatMap { Int($0) } }

    /// The type of the argument that selects this branch, if the catalog specifies it: `lld`, without the percent sign.
    public var valueType: String? { text(.valueType) }

    /// False if the catalog marks it as not translatable.
    public var isTranslatable: Bool { !catalog.records.traits(at: index).contains(.untranslatable) }

    /// How its value is written.
    public var syntax: Syntax { catalog.records.details(at: index)?.syntax ?? catalog.format.type.syntax }

    /// The samples that the catalog itself declares for its placeholders.
    public var samples: ArraySlice<PlaceholderSample> { catalog.samples(at: index) }

    /// The limits that the catalog sets on its size.
    public var sizeLimits: ArraySlice<SizeLimit> { catalog.limits(at: index) }

    /// Whether tags in its value are elements of the file, not characters of the text.
    public var hasElements: Bool { catalog.records.field(.value, at: index)?.form == .xmlMixed }

    /// Whether tags in one of its texts are elements of the file: anything that is no longer such an element becomes
    /// characters.
    public func hasElements(in part: Part) -> Bool {
        switch catalog.records.field(part, at: index)?.form {
        case .xmlMixed: true
        // On Android, elements that are not styles are not part of the text.
        case .androidMixed: isStyled ?? false
        default: false
        }
    }

    /// Whether tags in its value are elements that an app shows as styles (true) or characters (false); nil if its
    /// format does not make this distinction.
    public var isStyled: Bool? { catalog.format.type.isStyled(self) }

    /// Whether it is a term, or an attribute of one: its arguments and attributes belong to its language.
    public var isTerm: Bool { catalog.format.type.isTerm(self) }

    /// Whether a program reads its value, such as a list of links or an access key: only people change it.
    public var isForPrograms: Bool { catalog.format.type.isForPrograms(self) }

    /// Whether each language has its own entries in its place: other languages neither need nor lack it.
    public var isFree: Bool { catalog.format.type.isFree(self) }

    /// Whether it is one of several texts in a string from which a number selects: each language has its own count of
    /// them.
    public var isChoice: Bool { catalog.format.type.isChoice(self) }

    /// Whether it shares its comment with the entry before it: one comment for a whole array or plural.
    public var sharesComment: Bool {
        guard index > 0, let range = range(of: .comment) else { return false }
        return catalog.entries[index - 1].range(of: .comment) == range
    }

    /// The texts in its value that the file says to keep in every language: names, mostly.
    public var keptTexts: [[UInt8]] { catalog.format.type.keptTexts(of: self) }

    /// The offset in the text at which its value begins, or its key if it has no value.
    public var offset: Int {
        let record = catalog.records[index]
        if let value = record.value, value.form != .pooled { return Int(value.start) }
        return record.key.form == .pooled ? Int(record.anchor) : Int(record.key.start)
    }

    /// The bytes of the raw value in the file as stored.
    ///
    /// Nil if the value has no bytes of its own: in a binary file, if the key is also the value, in an element written
    /// `<a/>`, and if there is no value.
    public var storedRange: Range<Int>? {
        guard catalog.text.encoding != .binary, !catalog.records.traits(at: index).contains(.implicit),
            let value = catalog.records.field(.value, at: index)
        else {
            return nil
        }
        switch value.form {
        case .pooled, .openStepShorthand, .xmlEmpty: return nil
        default: return catalog.text.stored(value.range)
        }
    }

    /// Where a text is written in `catalog.text.utf8`; nil if the entry does not have it, or if it is put together from
    /// several places.
    public func range(of part: Part) -> ByteRange? {
        catalog.records.field(part, at: index).flatMap { $0.form == .pooled ? nil : $0.range }
    }
}
