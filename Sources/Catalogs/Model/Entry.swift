// One message of a catalog, as its reader sees it.

import MessagePatterns

/// A message: its key, where its value stands, and what the catalog says about it.
///
/// An entry keeps no text. Each property reads it out of the catalog's bytes.
public struct Entry: Sendable {
    /// The catalog it belongs to.
    public let catalog: Catalog
    /// Its position among the catalog's entries.
    public let index: Int

    /// The texts an entry can have.
    public enum Part: Sendable {
        case key, variant, locale, value, source, comment, state, extraction, argument, valueType
    }

    /// Appends a text as UTF-8; false where the entry has none.
    @discardableResult
    public func append(_ part: Part, to output: inout [UInt8]) -> Bool {
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

    /// Appends the key without what parts it from those of other files in the same catalog; false where it is whole as
    /// it is.
    public func appendName(to output: inout [UInt8]) -> Bool {
        guard catalog.records.details(at: index)?.prefix != nil else { return false }
        return catalog.append(catalog.records.field(.key, at: index), to: &output)
    }

    /// Appends the key so that no two of different parts are the same: gettext's context stands apart from the text.
    func appendParted(to output: inout [UInt8]) {
        guard let context = catalog.records.details(at: index)?.prefix, context.form == .poContext else {
            append(.key, to: &output)
            return
        }
        catalog.append(context, to: &output)
        output.append(0xFF)
        catalog.append(catalog.records.field(.key, at: index), to: &output)
    }

    /// Appends the language, where it is another than that of the whole catalog.
    func appendOwnLanguage(to output: inout [UInt8]) {
        catalog.append(catalog.records.field(.locale, at: index), to: &output)
    }

    /// Whether it has a value that is not empty.
    public var hasText: Bool {
        guard let value = catalog.records.field(.value, at: index) else { return false }
        return value.form == .pooled || value.start < value.end
    }

    /// Whether its own file holds the text that it translates.
    public var holdsSource: Bool { catalog.records.field(.source, at: index) != nil }

    /// The key by which a person would name it: in XLIFF without the file before it.
    public var name: String {
        var name: [UInt8] = []
        return appendName(to: &name) ? String(decoding: name, as: UTF8.self) : key
    }

    /// The key with the groups that it is nested in, as in JSON, but without the file before it.
    public var nestedName: String {
        let (key, name) = (key, name)
        return key.utf8.dropLast(name.utf8.count).last == UInt8(ascii: ".") ? key : name
    }

    /// The key that the app asks for; in XLIFF `original#id`.
    public var key: String { text(.key) ?? "" }

    /// Whether its value is its key.
    public var isItsOwnKey: Bool {
        var key: [UInt8] = []
        var value: [UInt8] = []
        append(.key, to: &key)
        return append(.value, to: &value) && key == value
    }

    /// Which branch of the key this is, such as `plural.one` or `subst.files/plural.other`; empty for the only one.
    public var variant: String { text(.variant) ?? "" }

    /// Whether it is a branch of its key.
    public var isBranch: Bool { catalog.records.field(.variant, at: index) != nil }

    /// The language tag, as the catalog or its folder has it; nil where neither says it.
    public var locale: String? {
        catalog.records.field(.locale, at: index) == nil ? catalog.locale : text(.locale)
    }

    /// The text to show, unescaped; nil where there is no translation yet.
    public var value: String? { text(.value) }

    /// Whether there is a text to show, be it empty.
    public var hasValue: Bool { catalog.records.field(.value, at: index) != nil }

    /// Whether the file says how far its translation is.
    var hasState: Bool { catalog.records.field(.state, at: index) != nil }

    /// The text in the source language, where this file holds it.
    public var source: String? { text(.source) }

    /// What the developer wrote about it.
    public var comment: String? { text(.comment) }

    /// The state of the translation, in the catalog's own word.
    public var state: String? { text(.state) }

    /// How the key came into the catalog (`manual`, `stale`, …), in the catalog's own word.
    public var extraction: String? { text(.extraction) }

    /// Which argument chooses this branch, from 1 on, where the catalog says it.
    public var argument: Int? { text(.argument).flatMap { Int($0) } }

    /// What the argument that chooses this branch is, where the catalog says it: `lld`, without the percent sign.
    public var valueType: String? { text(.valueType) }

    /// False where the catalog says that it is not to be translated.
    public var isTranslatable: Bool { !catalog.records.traits(at: index).contains(.untranslatable) }

    /// How its value is written.
    public var syntax: Syntax { catalog.records.details(at: index)?.syntax ?? catalog.format.type.syntax }

    /// What the catalog itself says of its placeholders.
    public var samples: ArraySlice<PlaceholderSample> { catalog.samples(at: index) }

    /// The limits that the catalog sets on its size.
    public var sizeLimits: ArraySlice<SizeLimit> { catalog.limits(at: index) }

    /// Whether tags in its value are elements of the file, and no characters of the text.
    public var hasElements: Bool { catalog.records.field(.value, at: index)?.form == .xmlMixed }

    /// Whether tags in a text of it are elements of the file: what is no such element any more becomes characters.
    public func hasElements(in part: Part) -> Bool {
        switch catalog.records.field(part, at: index)?.form {
        case .xmlMixed: true
        // There those that are no styles are no part of the text.
        case .androidMixed: isStyled ?? false
        default: false
        }
    }

    /// Whether tags in its value are elements that an app shows as styles, or characters; nil if its format knows no
    /// such difference.
    public var isStyled: Bool? { catalog.format.type.isStyled(self) }

    /// Whether it is a term, or an attribute of one: its arguments and attributes are those of its language.
    public var isTerm: Bool { catalog.format.type.isTerm(self) }

    /// Whether it is one of several texts in a string, of which a number chooses: each language has its own count.
    public var isChoice: Bool { catalog.format.type.isChoice(self) }

    /// Whether its comment is that of the entry before it: the one on a whole array or plural.
    public var sharesComment: Bool {
        guard index > 0, let range = range(of: .comment) else { return false }
        return catalog.entries[index - 1].range(of: .comment) == range
    }

    /// The texts in its value that the file says are to be kept in every language: names, mostly.
    public var keptTexts: [[UInt8]] { catalog.format.type.keptTexts(of: self) }

    /// The offset in the text at which its value begins, or else its key.
    public var offset: Int {
        let record = catalog.records[index]
        if let value = record.value, value.form != .pooled { return Int(value.start) }
        return record.key.form == .pooled ? Int(record.anchor) : Int(record.key.start)
    }

    /// The bytes of the raw value in the file as stored.
    ///
    /// Nil where the value has no bytes of its own: in a binary file, where the key stands for it, in an element
    /// written `<a/>`, and where there is none.
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

    /// Where in `catalog.text.utf8` a text stands as written; nil where the entry has none, or it is put
    /// together from several places.
    public func range(of part: Part) -> ByteRange? {
        catalog.records.field(part, at: index).flatMap { $0.form == .pooled ? nil : $0.range }
    }
}
