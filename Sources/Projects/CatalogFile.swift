// A file that is a catalog, and the paths of the same keys in other languages.

import Basics
import Catalogs

/// A catalog's file, not yet read.
public struct CatalogFile: Sendable {
    /// Its path, as it was given or found.
    public let path: CatalogPath
    /// The format that it is in.
    public let format: Format
    /// Where its path has its language, or where those of its translations have theirs; nil where none has any.
    public internal(set) var slot: LanguageSlot?
    /// Whether the files beside it show that place, where its path alone does not.
    var isPlacedByNeighbors = false

    init(path: CatalogPath, format: Format) {
        self.path = path
        self.format = format
        slot = format.type.slot(of: path) { Format.beginning(of: path) }
    }

    /// Whether it is in no language, and holds the keys of files that are.
    public var isTemplate: Bool { format.type.isTemplate(path) }

    /// Whether it holds notes to translators about the texts, which no app shows.
    var isDocumentation: Bool { LanguageNames.isDocumentation(slot?.tag ?? path.stem) }

    /// The language that its path says it is in.
    public var locale: String? { slot.map { $0.tag ?? LanguageSlot.appsOwn } }

    /// What its path has in common with those of files that hold the same keys in other languages.
    public var table: String? { slot.map { format.type.table(path, $0) } }

    /// The format of its translations, where that is another than its own: a storyboard in `Base.lproj` has tables of
    /// strings.
    public var translationFormat: Format? { slot.flatMap { format.type.translationFormat($0) } }

    /// Whether an app would look for it in another language, as far as its path says: in a folder `.lproj`, at least.
    public var hasPlace: Bool { slot != nil || looseFolder != nil }

    /// The folders that its translations get if it is in none itself.
    private var looseFolder: LanguageFolder? {
        for case .special(let folder) in format.type.places where folder.takesLooseFiles { return folder }
        return nil
    }

    /// The path of the same keys in another language; a file in none gets a folder for it.
    public func path(in tag: String) -> String {
        guard let slot else {
            return looseFolder?.path(of: path, in: tag) ?? "\(path.folder)\(tag)/\(path.name)"
        }
        let parts = (slot.hasSmallRegion ? tag.lowercased() : tag).split { $0 == "-" || $0 == "_" }
        let path = slot.path(for: parts.joined(separator: slot.separator ?? format.type.tagSeparator(at: slot.place)))
        guard let other = translationFormat?.extensions.first else { return path }
        return CatalogPath(path).withExtension(other).string
    }

    /// Whether its path in a language would be known again as one in that language: a name alone may be any word.
    public func isKnown(in tag: String) -> Bool {
        switch slot?.place {
        case nil, .special: true
        case .folder, .name, .suffix, .prefix: LanguageNames.isTag(tag)
        }
    }

    /// Where the same keys would be in the language that an app is likely written in.
    public var likelySources: [String] {
        let own = format.has(.mayLeaveOutLanguage) || (slot?.isSpecial ?? false) ? slot?.defaultPath : nil
        return (own.map { [$0] } ?? []) + ["en", "en-US", "en-GB"].map { path(in: $0) }
    }

    /// The languages that a file of a source and a target is translated into, as far as its beginning says it: of a large
    /// file no more is read.
    public var firstTargetLanguages: [String] {
        format.type.targetLanguages(in: SourceText(Format.beginning(of: path)))
    }

    /// Reads it; a file that can't be read at all is a fault.
    public func read() -> Result<Catalog, Fault> {
        do throws(FileError) {
            let bytes = try FileReader.read(path.string)
            return .success(
                Catalog(path: path.string, bytes: bytes, format: format, slot: isPlacedByNeighbors ? slot : nil))
        } catch {
            return .failure(Fault(path: path.string, problem: .unreadable(error)))
        }
    }
}
