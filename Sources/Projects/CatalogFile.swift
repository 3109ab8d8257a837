// A file that is a catalog, and the paths of its counterparts in other languages.

import Basics
import Catalogs

/// A catalog file that has not been read yet.
public struct CatalogFile: Sendable {
    /// Its path, as given or found.
    public let path: CatalogPath
    /// Its format.
    public let format: Format
    /// Where the path contains its language, or where the paths of its translations do; nil if neither does.
    public internal(set) var slot: LanguageSlot?
    /// Whether that place is inferred from neighboring files because the path alone does not determine it.
    var isPlacedByNeighbors = false

    init(path: CatalogPath, format: Format) {
        self.path = path
        self.format = format
        slot = format.type.slot(of: path) { Format.beginning(of: path) }
    }

    /// Whether it is a template: it has no language, and contains the keys of files that have one.
    public var isTemplate: Bool { format.type.isTemplate(path) }

    /// Whether it contains notes to translators, which no app shows.
    var isDocumentation: Bool { LanguageNames.isDocumentation(slot?.tag ?? path.stem) }

    /// Whether its name is a language in a format whose apps find languages by their folders: it is for translators.
    package var isNamedByLanguage: Bool { slot == nil && LanguageNames.isTag(path.stem) }

    /// The language in its path.
    public var locale: String? { slot.map { $0.tag ?? LanguageSlot.appsOwn } }

    /// The part of its path that it shares with its counterparts in other languages.
    public var table: String? { slot.map { format.type.table(path, $0) } }

    /// The format of its translations, if that differs from its own: a storyboard in `Base.lproj` is translated by
    /// strings files.
    public var translationFormat: Format? { slot.flatMap { format.type.translationFormat($0) } }

    /// Whether the path has a place for a language, such as a folder `.lproj`, where an app would find a translation.
    public var hasPlace: Bool { slot != nil || looseFolder != nil }

    /// The language folders for its translations if it is in none itself.
    private var looseFolder: LanguageFolder? {
        for case .special(let folder) in format.type.places where folder.takesLooseFiles { return folder }
        return nil
    }

    /// Returns the path of its counterpart in another language; a file without a language folder gets one.
    public func path(in tag: String) -> String {
        guard let slot else {
            return looseFolder?.path(of: path, in: tag) ?? "\(path.folder)\(tag)/\(path.name)"
        }
        let parts = (slot.hasSmallRegion ? tag.lowercased() : tag).split { $0 == "-" || $0 == "_" }
        let path = slot.path(for: parts.joined(separator: slot.separator ?? format.type.tagSeparator(at: slot.place)))
        guard let other = translationFormat?.extensions.first else { return path }
        return CatalogPath(path).withExtension(other).string
    }

    /// Whether its path in a language would be recognized as one in that language: a name alone may be any word.
    public func isKnown(in tag: String) -> Bool {
        switch slot?.place {
        case nil, .special: true
        case .folder, .name, .suffix, .prefix: LanguageNames.isTag(tag)
        }
    }

    /// The paths of its counterparts in the languages that an app is likely written in.
    public var likelySources: [String] {
        let own = format.has(.mayLeaveOutLanguage) || (slot?.isSpecial ?? false) ? slot?.defaultPath : nil
        return (own.map { [$0] } ?? []) + ["en", "en-US", "en-GB"].map { path(in: $0) }
    }

    /// The target languages in the beginning of a bilingual file; large files are not read completely.
    public var firstTargetLanguages: [String] {
        format.type.targetLanguages(in: SourceText(Format.beginning(of: path)))
    }

    /// Reads the catalog; returns a fault if the file cannot be read.
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
