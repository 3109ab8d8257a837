// gettext's PO files, and the POT templates that they are created from.

import Basics
import Catalogs

enum POFormat: CatalogFormat {
    static let id = "po"
    static let summary = "gettext's .po files, and the .pot templates beside them"
    static let extensions = ["po", "pot"]
    static let writing = "translations in place, including empty ones; in the file's own charset"
    static let layout = LanguageLayout.sourceAndTarget
    static let places: [LanguagePlace] = [.folder, .name, .suffix("-_.")]
    static let tagSeparator = "_"
    static let traits: FormatTraits = [
        .isDetectedByContents, .refusesRepeatedKeys, .hasOwnPluralRules, .isTakenFromCode, .isDated,
        .takesDirectionFromFirstLetter, .fallsBackToLanguage,
    ]

    /// Other programs have templates with that extension, too.
    static func begins(_ head: [UInt8]) -> Bool {
        if beginsWithSection(head) { return false }
        return head.firstOffset(of: Array("msgid".utf8), in: head.indices) != nil
            || head.first { !$0.isSpace }.map { $0 == UInt8(ascii: "#") } ?? true
    }

    /// Whether `[section]` is the first line that is no comment: an editor's settings for PO files, for example.
    private static func beginsWithSection(_ head: [UInt8]) -> Bool {
        let first = head.split(separator: 0x0A).lazy.map { $0.drop(while: \.isSpace) }.first {
            !$0.isEmpty && $0.first != UInt8(ascii: "#")
        }
        return first?.first == UInt8(ascii: "[") && first?.last { !$0.isSpace } == UInt8(ascii: "]")
    }

    static func encoding(of bytes: [UInt8]) -> TextEncoding {
        isCompiled(bytes) ? .binary : POHeader.encoding(of: bytes)
    }

    /// Whether a file begins like the output of msgfmt, in either byte order.
    private static func isCompiled(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) || bytes.starts(with: [0x95, 0x04, 0x12, 0xDE])
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        isCompiled(text.stored)
            ? POReader.compiled()
            : POReader.read(text, language: slot(of: path, beginning: { text.stored })?.tag)
    }

    static func codeFiles(of entry: Entry) -> Set<String> { POReferences.files(of: entry) }

    static func isOfManual(_ catalog: Catalog) -> Bool { POReferences.areOfManual(catalog) }

    static func templateTime(of catalog: Catalog) -> Int? { POTemplateTime.minutes(of: catalog) }

    static func targetLanguages(in text: SourceText) -> [String] {
        POHeader(of: text)?.language.map { [$0] } ?? []
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        var bytes: [UInt8] = []
        let range = try write(value, for: entry, to: &bytes)
        return Splice(range, bytes)
    }

    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError) {
        try list.append { (bytes) throws(RewriteError) in try write(value, for: entry, to: &bytes) }
    }

    /// Appends a message's strings; returns the range of the strings that they replace.
    private static func write(
        _ value: [UInt8], for entry: Entry, to bytes: inout [UInt8]
    ) throws(RewriteError) -> ByteRange {
        let catalog = entry.catalog
        let record = catalog.records[entry.index]
        let old = record.value?.range.indices ?? empty(at: Int(record.anchor), in: catalog.text.utf8)
        if value.has(0) { throw .unwritableCharacter(entry, Unicode.Scalar(0)) }
        if case .charset(let charset) = catalog.text.encoding, let scalar = charset.firstUnwritable(in: value) {
            throw .unwritableCharacter(entry, scalar)
        }
        POText.encode(value, like: catalog.text.utf8, old, source: record.details.source?.range.indices, to: &bytes)
        return ByteRange(old.lowerBound, old.upperBound)
    }

    /// Verifies a change, which covers all of a message's strings, even if they were empty.
    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool {
        Form.po.proves(bytes, from: start, as: value, like: entry.catalog.text.utf8, range.indices, &scratch)
    }

    /// Returns the range of the empty strings that begin at an offset.
    private static func empty(at offset: Int, in utf8: [UInt8]) -> Range<Int> {
        var scanner = POScanner(utf8, near: offset)
        guard case .strings(let range) = scanner.next() else { return offset..<offset }
        return range
    }

    // MARK: Templates

    static func isTemplate(_ path: CatalogPath) -> Bool { path.extension == "pot" }

    /// gettext's own folders decide, then the file's name: outer folders may have any name.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        guard !isTemplate(path) else { return nil }
        let folder = LanguagePlace.folder.slot(in: path)
        if let folder, folder.isGettexts { return folder }
        if let name = LanguagePlace.name.slot(in: path) { return name.again(in: folder) }
        if let folder, !folder.isOuter { return folder }
        return LanguagePlace.suffix("-_.").slot(in: path) ?? folder
    }

    /// Folders other than gettext's own may have any name, so the header takes precedence over them.
    ///
    /// An outer folder, which may even be outside the project, counts only if the header confirms it. The header may
    /// also contain languages that no list has.
    static func slot(of path: CatalogPath, beginning head: () -> [UInt8]) -> LanguageSlot? {
        let slot = slot(of: path)
        if isTemplate(path) { return nil }
        if let slot, slot.place != .folder || slot.between != nil || slot.isGettexts { return slot }
        let head = Array(head().prefix(Format.head))
        let declared = POHeader(of: SourceText(head, encoding(of: head)))?.language
        if let declared, let own = self.slot(of: path, called: declared) { return own }
        guard let slot else { return nil }
        guard let declared, LanguageNames.isTag(declared) else { return slot.isOuter ? nil : slot }
        return LanguageNames.areOfOneLanguage(declared, slot.tag) ? slot : nil
    }

    /// Returns the position in a path of the language that the file's header declares, in its name or its folder.
    private static func slot(of path: CatalogPath, called language: String) -> LanguageSlot? {
        guard LanguageNames.isBuiltLikeTag(language) else { return nil }
        if LanguageNames.areSame(path.stem, language) { return LanguageSlot(namedBy: path) }
        let isGettexts = CatalogPath(path.folder).name == "LC_MESSAGES"
        let folder = isGettexts ? CatalogPath(path.folder).outerFolder : path.folder
        return LanguageNames.areSame(CatalogPath(folder).name, language) ? LanguageSlot(folder, around: path) : nil
    }

    /// `locale/app.pot` of `locale/de/LC_MESSAGES/app.po`, `po/*.pot` of `po/de.po`, `app.pot` of `app-de.po`.
    static func templates(of path: CatalogPath, _ slot: LanguageSlot) -> [String] {
        let root = slot.before
        switch slot.place {
        case .folder:
            return ["", "templates/", "templates/LC_MESSAGES/", "pot/"].map { "\(root)\($0)\(path.stem).pot" }
        case .name: return ["\(root)*.pot"]
        case .suffix: return ["\(root).pot"]
        case .special, .prefix: return []
        }
    }

    /// Returns where the first translations of a template go: in the same folder if that is `po`, else in folders by
    /// language.
    static func defaultSlot(ofTemplate path: CatalogPath) -> LanguageSlot? {
        let folder = path.folder
        return CatalogPath(folder).name == "po"
            ? LanguageSlot(tag: nil, place: .name, before: folder, after: ".po")
            : LanguageSlot(tag: nil, place: .folder, before: folder, after: "/LC_MESSAGES/\(path.stem).po")
    }

    static func blank(_ catalog: Catalog, for language: String) -> [UInt8]? {
        var blank = POBlank(catalog, for: language)
        return blank.bytes()
    }

    static func blanking(_ catalog: Catalog, for language: String) -> Blank? {
        var blank = POBlank(catalog, for: language)
        return blank.changes(of: catalog)
    }

    static func escape(_ scalar: UInt32) -> String? { nil }

    static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]? {
        POForms.numbers(ofBranch: name, in: catalog)
    }
}
