// What is known of a platform, in one value: its formats, and what its apps make of them.

import Basics
import Catalogs
import Comparison

/// A platform that apps are made for, or a library that shows their texts.
public struct Platform: Sendable {
    /// Its name, as people write it.
    public let name: String
    /// The formats of its catalogs; a file of two of them is of the first.
    public let formats: [Format]
    /// Its layouts and its source code.
    let files: PlatformFiles
    /// How the system picks an app's language; nil if the app does so itself.
    public let picking: LanguagePicking?
    /// Pseudo-locales that its own tools make and keep among an app's languages, in small letters.
    package let madePseudolocales: Set<String>
    /// How to see pseudo-locales in an app, for each file that was made; nothing if that depends on more than the files.
    public let preview: @Sendable (MadeFiles) -> [String]
    /// What a build asks for beside a pseudo-locale whose language the app lacks; `path` is that of the file in a language.
    public let missing: @Sendable (_ tag: String, _ language: String, _ path: (String) -> String) -> String?
    /// How its texts show others by their names.
    package let references: [TextReferences]
    /// How it reads the text of an entry.
    package let dialect: @Sendable (Entry) -> any Dialect.Type

    init(
        name: String, formats: [Format], files: PlatformFiles = PlatformFiles(), picking: LanguagePicking? = nil,
        madePseudolocales: Set<String> = [],
        preview: @escaping @Sendable (MadeFiles) -> [String] = { _ in [] },
        missing: @escaping @Sendable (String, String, (String) -> String) -> String? = { _, _, _ in nil },
        references: [TextReferences] = [],
        dialect: @escaping @Sendable (Entry) -> any Dialect.Type = { _ in CommonDialect.self }
    ) {
        (self.name, self.formats, self.files) = (name, formats, files)
        (self.picking, self.preview) = (picking, preview)
        self.madePseudolocales = madePseudolocales
        (self.missing, self.references, self.dialect) = (missing, references, dialect)
    }
}

extension Platform {
    /// Whether a path is one of its source code.
    package func isCode(_ path: CatalogPath) -> Bool { files.code.contains(path.extension) }

    /// Whether a file of code shows that the app looks up what a language lacks in the source language.
    package func showsFallback(_ code: [UInt8]) -> Bool {
        files.fallbackMarks.contains { marks in marks.allSatisfy { code.firstOffset(of: $0) != nil } }
    }

    /// Whether a file of code may show that.
    package var mayShowFallback: Bool { !files.fallbackMarks.isEmpty }
}

extension Platform: Equatable {
    /// Whether two are the same.
    public static func == (one: Platform, other: Platform) -> Bool { one.name == other.name }

    /// Every platform, in the order in which their formats are listed.
    public static let all: [Platform] = [
        .apple, .xliff, .android, .harmonyOS, .flutter, .gettext, .web, .java, .fluent, .dotNet, .qt, .rails, .php,
        .stores,
    ]
}

extension Platform {
    /// The ways in which platforms name the folders of languages.
    fileprivate static let folders = all.flatMap(\.formats).flatMap { $0.type.places }.compactMap { place in
        if case .special(let folder) = place { folder } else { nil }
    }

    /// Whether a folder's name alone says that it is one of a language.
    public static func isLanguageFolder(_ name: String) -> Bool { folders.contains { $0.isOne(name) } }
}

extension CatalogPath {
    /// Where it has its language in the name of a folder that a platform names in a way of its own; nil if it has none.
    public var specialSlot: LanguageSlot? { Platform.folders.lazy.compactMap { $0.slot(self) }.first }

    /// The folder in which such folders stand, with the slash after it.
    public var languageRoot: String? { specialSlot?.root }
}

extension Format {
    private static let platforms = Dictionary(
        Platform.all.flatMap { platform in platform.formats.map { ($0, platform) } }
    ) { first, _ in first }

    /// The platform that it is of.
    public var platform: Platform { Self.platforms[self] ?? Platform(name: id, formats: [self]) }

    /// The pseudo-locales that the platform offers, if it offers none but its own.
    public var offeredPseudolocales: [String]? { platform.picking?.offered }

    /// Every format, in the order in which they are listed.
    public static let all: [Format] = Platform.all.flatMap(\.formats)
}
