// `.php`: the arrays of Laravel, Yii, Symfony and others, and files that assign texts to a variable.

import Catalogs
import MessagePatterns

enum PHPFormat: CatalogFormat {
    static let id = "php"
    static let summary = "PHP: arrays of Laravel, Yii and Symfony, $lang['key'] = 'Text'; and define()"
    static let extensions = ["php", "inc"]
    static let fallback = Fallback.asApp
    static let writing = "values in place, keeping their quotes"
    static let places: [LanguagePlace] = [.folder, .name, .suffix("._-")]
    static let traits: FormatTraits = [
        .mayLeaveOutLanguage, .isDetectedByContents, .isShownOnPages, .takesAnyBytes,
    ]
    static let tagSeparator = "_"
    static let syntax = Syntax.phpMessage

    static func slot(of path: CatalogPath) -> LanguageSlot? { JSONPlaces.slot(of: path) }

    /// PHP is code: only files in a folder for texts whose path contains a language may contain any.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        guard !isCompiled(path) else { return false }
        guard names != nil else { return true }
        guard let slot = slot(of: path), slot.tag != nil else { return false }
        switch slot.place {
        case .suffix: if !isOfTexts(slot) { return false }
        case .folder, .name, .prefix, .special: break
        }
        return path.folder.split(separator: "/").suffix(4).contains { JSONPlaces.isKnown($0) }
    }

    /// Whether the end of a name is a language: `MessagesPt_br.php` contains only half of one.
    private static func isOfTexts(_ slot: LanguageSlot) -> Bool {
        slot.sign == "." || slot.before.split(separator: ".").last.map { JSONPlaces.isOfTexts(String($0)) } ?? false
    }

    static func begins(_ head: [UInt8]) -> Bool {
        let reader = read(head)
        let texts = reader.reading.records.count
        return texts > 0 && texts >= reader.others && !reader.hasCode
    }

    static func isOther(_ head: [UInt8]) -> Bool { read(head).hasCode }

    private static func read(_ head: [UInt8]) -> PHPReader {
        var reader = PHPReader(SourceText(head))
        reader.readFile()
        return reader
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        if isCompiled(path) {
            var reading = Reading()
            reading.faults.append(ReadingFault(at: text.start, .compiled(from: "po")))
            return reading
        }
        var reader = PHPReader(text)
        reader.readFile()
        reader.splitChoices()
        return reader.reading
    }

    /// Whether WordPress compiles the file from a gettext file: `plugin-de_DE.l10n.php`.
    private static func isCompiled(_ path: CatalogPath) -> Bool { path.name.hasSuffix(".l10n.php") }

    /// The anchor of a text that is one of several choices.
    static let choice: UInt32 = 1

    /// Whether an entry is one of several choices in a string.
    static func isChoice(_ entry: Entry) -> Bool {
        guard let field = entry.catalog.records.field(.value, at: entry.index), field.form != .pooled else {
            return false
        }
        return entry.catalog.records.anchor(at: entry.index) == choice
    }

    /// Strings in single quotes have no escapes for characters, so the character itself is right in all.
    static func escape(_ scalar: UInt32) -> String? { nil }

    // MARK: Writing

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        guard let field = entry.catalog.records.field(.value, at: entry.index), field.form != .pooled else {
            throw .noPlace(entry)
        }
        if entry.catalog.records.anchor(at: entry.index) == choice {
            return try PHPChoices.splice(value, for: entry, in: field)
        }
        let utf8 = entry.catalog.text.utf8
        guard !PHPChoices.changes(field, to: value, in: utf8) else {
            throw .unwritableCharacter(entry, "|")
        }
        return try field.splice(value, in: utf8, entry: entry)
    }
}
