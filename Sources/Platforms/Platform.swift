// A platform as one value: its formats, and the properties of its apps.

import Basics
import Catalogs
import Code
import Comparison
import Layouts
import Screens

/// A platform for apps, or a library that shows their texts.
public final class Platform: Sendable {
    /// The name of the platform, for display.
    public let name: String
    /// The formats of its catalogs; a file that matches two of them has the first.
    public let formats: [Format]
    /// Its layouts and its source code.
    let files: PlatformFiles
    /// How the system picks an app's language; nil if the app does so itself.
    public let picking: LanguagePicking?
    /// Pseudo-locales that its own tools generate and keep among an app's languages, in lowercase.
    package let builtInPseudolocales: Set<String>
    /// Returns how to see pseudo-locales in an app, for the generated files; empty if that depends on more than the
    /// files.
    public let preview: @Sendable (GeneratedFiles) -> [String]
    /// Returns what a build needs besides a pseudo-locale if the app lacks its language; `path` maps a language to its
    /// file.
    public let missing: @Sendable (_ tag: String, _ language: String, _ path: (String) -> String) -> String?
    /// How to read its layouts; nil if Swell cannot.
    package let layouts: PlatformLayouts?
    /// The format in which its tools describe the screen of a running app; nil if Swell reads none.
    package let screens: ScreenFormat?
    /// The unit of lengths on its screens.
    package let unit: ScreenUnit
    /// How much room its controls give to texts.
    package let rooms: PlatformRooms
    /// How to read its code; nil if Swell cannot.
    public let code: PlatformCode?
    /// How typed code looks up its texts; nil if Swell makes none for it.
    public let accessors: PlatformAccessors?
    /// The syntaxes in which its texts refer to others by name.
    package let references: [TextReferences]
    /// The texts of new objects in its layout editor, which developers leave in place if code replaces them.
    package let sampleTexts: Set<String>
    /// The keys that its frameworks read themselves, whether the app's source has them or not.
    package let frameworkKeys: [FrameworkKeys]
    /// Whether libraries look up keys in scopes of their own, for which they contain English texts.
    package let librariesAddScopes: Bool
    /// How code that Swell does not read names the platform's keys; nil if Swell does not search it for them.
    package let naming: KeyNaming?
    /// How the app's own files spell its keys; nil if libraries look up others.
    package let spelledKeys: SpelledKeys?
    /// The keys that its libraries put together from other names, such as those of fields.
    package let composedKeys: [FrameworkKeys]
    /// The keys of an app's own name, which many apps have in one language only.
    package let keysOfNames: Set<String>
    /// Returns what an entry refers to if its whole value is a reference; nil if it is a text.
    package let alias: @Sendable (Entry) -> TextAlias?
    /// Returns the dialect in which it reads the text of an entry.
    package let dialect: @Sendable (Entry) -> any Dialect.Type

    init(
        name: String, formats: [Format], files: PlatformFiles = PlatformFiles(), picking: LanguagePicking? = nil,
        builtInPseudolocales: Set<String> = [],
        preview: @escaping @Sendable (GeneratedFiles) -> [String] = { _ in [] },
        missing: @escaping @Sendable (String, String, (String) -> String) -> String? = { _, _, _ in nil },
        layouts: PlatformLayouts? = nil,
        screens: ScreenFormat? = nil, unit: ScreenUnit = .points, rooms: PlatformRooms = PlatformRooms(),
        code: PlatformCode? = nil, naming: KeyNaming? = nil, accessors: PlatformAccessors? = nil,
        references: [TextReferences] = [],
        sampleTexts: Set<String> = [],
        frameworkKeys: [FrameworkKeys] = [], librariesAddScopes: Bool = false,
        spelledKeys: SpelledKeys? = nil, composedKeys: [FrameworkKeys] = [], keysOfNames: Set<String> = [],
        alias: @escaping @Sendable (Entry) -> TextAlias? = { _ in nil },
        dialect: @escaping @Sendable (Entry) -> any Dialect.Type = { _ in CommonDialect.self }
    ) {
        (self.name, self.formats, self.files) = (name, formats, files)
        (self.picking, self.preview) = (picking, preview)
        self.builtInPseudolocales = builtInPseudolocales
        (self.missing, self.references, self.dialect) = (missing, references, dialect)
        (self.layouts, self.screens, self.sampleTexts) = (layouts, screens, sampleTexts)
        (self.rooms, self.code, self.naming, self.accessors) = (rooms, code, naming, accessors)
        self.unit = unit
        (self.frameworkKeys, self.keysOfNames, self.alias) = (frameworkKeys, keysOfNames, alias)
        (self.spelledKeys, self.composedKeys) = (spelledKeys, composedKeys)
        self.librariesAddScopes = librariesAddScopes
    }
}

extension Platform {
    /// Whether a path is that of a file with values that its layouts refer to.
    package func isResource(_ path: CatalogPath) -> Bool {
        files.resources.contains(path.extension) && files.isResource(path)
    }

    /// Whether a path is that of one of its layouts.
    package func isLayout(_ path: CatalogPath) -> Bool {
        files.layouts.contains(path.extension) && files.isLayout(path)
    }

    /// Whether it has source code of its own.
    package var hasCode: Bool { !files.code.isEmpty }

    /// Whether a path is that of its source code.
    package func isCode(_ path: CatalogPath) -> Bool { files.code.contains(path.extension) }

    /// Whether a source file shows that the app falls back to the source language.
    package func showsFallback(_ code: [UInt8]) -> Bool {
        files.fallbackMarks.contains { marks in marks.allSatisfy { code.firstOffset(of: $0) != nil } }
            || files.showsFallback(code)
    }

    /// Whether a source file shows that the app looks texts up with a library that shows the key of a missing one.
    package func showsKeys(_ code: [UInt8]) -> Bool {
        files.keyMarks.contains { marks in marks.allSatisfy { code.firstOffset(of: $0) != nil } }
    }

    /// Whether a source file shows that the app falls back to the source language for empty texts, too.
    package func showsFallbackOfEmpty(_ code: [UInt8]) -> Bool { files.showsFallbackOfEmpty(code) }

    /// Whether an app with these files draws its texts in views that take their direction from the language.
    package func takesDirectionFromLanguage(_ code: [CatalogPath], _ layouts: [CatalogPath]) -> Bool {
        guard let toolkit = files.directionalToolkit,
            let fewest = DirectionalToolkit.fewestFiles(
                besideLayouts: layouts.count(where: { isLayout($0, toolkit) }))
        else { return false }
        var left = fewest
        for path in code where isCode(path) {
            guard (try? FileReader.read(path.string))?.firstOffset(of: toolkit.mark) != nil else { continue }
            left -= 1
            if left == 0 { return true }
        }
        return false
    }

    /// Whether a source file draws texts in views that take their direction from the language.
    package func takesDirectionFromLanguage(_ code: [UInt8]) -> Bool {
        files.directionalToolkit.map { code.firstOffset(of: $0.mark) != nil } ?? false
    }

    /// The toolkit whose labels take the direction of a text from its first letter; nil if all views do.
    package var firstLetterToolkit: FirstLetterToolkit? { files.firstLetterToolkit }
    /// The files whose texts code may not show; nil if there are none.
    package var hiddenLabels: HiddenLabels? { files.hiddenLabels }

    private func isLayout(_ path: CatalogPath, _ toolkit: DirectionalToolkit) -> Bool {
        files.layouts.contains(path.extension) && toolkit.isLayout(path)
    }

    /// Returns the names of objects whose texts a source file sets.
    package func assignedTexts(in code: [UInt8]) -> Set<String> { files.assignedTexts(code) }

    /// The plural forms, besides `other`, that an app with these source files shows in every language, because it has
    /// one rule for all; nil if it has the rules of languages.
    package func pluralFormsOfAllLanguages(
        _ paths: [CatalogPath], _ read: (CatalogPath) -> [UInt8]?
    ) -> Set<String>? {
        guard let rule = files.ownPluralRule, rule.isUsed(by: paths, isCode: isCode, read) else { return nil }
        return rule.forms
    }

    /// Whether a library reads messages of ICU without their tags in an app with these source files and catalogs.
    package func leavesTags(_ paths: [CatalogPath], _ catalogs: [Catalog]) -> Bool {
        guard !files.taglessMarks.isEmpty, catalogs.contains(where: ICUApostrophes.hasBranches) else { return false }
        return paths.contains { path in
            guard isCode(path), let code = try? FileReader.read(path.string) else { return false }
            return files.taglessMarks.contains { code.firstOffset(of: $0) != nil }
        }
    }

    /// Whether a source file can show that it falls back to the source language.
    package var mayShowFallback: Bool { !files.fallbackMarks.isEmpty }
}

extension Platform: Equatable {
    /// Whether two platforms are the same.
    public static func == (one: Platform, other: Platform) -> Bool { one.name == other.name }

    /// Every platform, in the order in which formats are listed.
    public static let all: [Platform] = [
        .apple, .xliff, .android, .harmonyOS, .flutter, .gettext, .web, .java, .fluent, .dotNet, .qt, .rails, .php,
        .stores,
    ]
}

extension Platform {
    /// The language folders that platforms define.
    fileprivate static let folders = all.flatMap(\.formats).flatMap { $0.type.places }.compactMap { place in
        if case .special(let folder) = place { folder } else { nil }
    }

    /// Whether a folder's name alone identifies it as a language folder.
    public static func isLanguageFolder(_ name: String) -> Bool { folders.contains { $0.isOne(name) } }
}

extension CatalogPath {
    /// The position of the language in a folder whose naming is specific to a platform; nil if there is none.
    public var specialSlot: LanguageSlot? { Platform.folders.lazy.compactMap { $0.slot(self) }.first }

    /// The folder that contains such folders, with a trailing slash.
    public var languageRoot: String? { specialSlot?.root }
}

extension Format {
    private static let platforms = Dictionary(
        Platform.all.flatMap { platform in platform.formats.map { ($0, platform) } }
    ) { first, _ in first }

    /// The platform of the format.
    public var platform: Platform { Self.platforms[self] ?? Platform(name: id, formats: [self]) }

    /// The pseudo-locales that the platform offers; nil if it shows any.
    public var offeredPseudolocales: [String]? { platform.picking?.offered }

    /// Every format, in the order in which they are listed.
    public static let all: [Format] = Platform.all.flatMap(\.formats)
}
