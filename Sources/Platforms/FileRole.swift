// The role of a file in an app, besides catalogs.

import Basics
import Catalogs

/// The role of a file in an app.
public enum FileRole: Hashable, Sendable, CaseIterable {
    /// It contains texts.
    case catalog
    /// It arranges texts on the screen.
    case layout
    /// It is source code that looks up texts.
    case code
    /// It is no code, but may refer to texts by their names, or have sizes and styles that layouts refer to.
    case resource
    /// It configures how Swell treats the other files.
    case configuration
}

/// A toolkit that draws texts in the direction of the language, whatever their first letter.
struct DirectionalToolkit: Sendable {
    /// What a source file that uses it contains.
    let mark: StaticString
    /// Whether a layout is one of another toolkit, which would draw the texts otherwise.
    let isLayout: @Sendable (CatalogPath) -> Bool

    /// The number of source files that must use it in an app with layouts of another toolkit; nil if that draws too many
    /// texts.
    static func fewestFiles(besideLayouts count: Int) -> Int? {
        switch count {
        case ...2: 1
        case ...10: 10 * count
        default: nil
        }
    }
}

/// A toolkit whose labels take the direction of a text from its first letter, unlike others that read the same catalogs.
package struct FirstLetterToolkit: Sendable {
    /// Byte strings of which a file that uses it contains one.
    let marks: [StaticString]
    /// What the names of files contain whose texts no label shows.
    let unseenFiles: [String]

    /// Whether a file uses it.
    package func isUsed(by code: [UInt8]) -> Bool { marks.contains { code.firstOffset(of: $0) != nil } }

    /// Whether labels may show the texts of a file.
    package func mayShow(textsOf path: String) -> Bool { !unseenFiles.contains { path.contains($0) } }
}

/// Files whose texts are translated, but that code only shows if a setting says so.
package struct HiddenLabels: Sendable {
    /// The extension of the files.
    let files: String
    /// The extension of the files with the setting.
    let settings: String
    /// What they contain if code shows the texts.
    let mark: StaticString

    /// Whether a file has such texts.
    package func areIn(_ path: String) -> Bool { CatalogPath(path).extension == files }

    /// Whether a file has the setting, and shows the texts; nil if it is another one.
    package func areShown(by code: [UInt8], of path: CatalogPath) -> Bool? {
        path.extension == settings ? code.firstOffset(of: mark) != nil : nil
    }
}

/// The file extensions of a platform, other than those of catalogs.
struct PlatformFiles: Sendable {
    var layouts: Set<String> = []
    var code: Set<String> = []
    var resources: Set<String> = []
    /// Groups of byte strings that, together in one source file, show that the app falls back to the source language.
    var fallbackMarks: [[StaticString]] = []
    /// Groups of byte strings that, together in one source file, show that it looks texts up with a library that shows
    /// the key of a missing one unless the app falls back.
    var keyMarks: [[StaticString]] = []
    /// What a source file contains that uses a library for messages of ICU without their tags.
    var taglessMarks: [StaticString] = []
    /// Whether a source file shows a fallback in another way.
    var showsFallback: @Sendable ([UInt8]) -> Bool = { _ in false }
    /// Whether a source file shows that the app falls back to the source language for empty texts, too.
    var showsFallbackOfEmpty: @Sendable ([UInt8]) -> Bool = { _ in false }
    /// The setting in code that lists the languages of the app; nil if there is none.
    var languageSetting: StaticString?
    /// Returns the lists in a source file that contain the languages of the app, or something else; nil if Swell knows
    /// none of their names.
    var languageLists: (@Sendable ([UInt8]) -> [[String]])?
    /// Whether a source file may have such a list, based on its path.
    var hasLanguageList: @Sendable (CatalogPath) -> Bool = { _ in true }
    /// What a build script says about the languages of the app in its folder; nil if none says anything.
    var buildLanguages: BuildLanguages?
    /// The names of scripts that are no code, but say which catalogs are used.
    var scripts: Set<String> = []
    /// The list that has the languages of one project of several; nil if there is none.
    var projectLanguages: ProjectLanguages?
    /// Returns the only languages of the app in a folder, as its configuration names them, unless code changes that.
    var fixedLanguages: @Sendable ([UInt8], CatalogPath) -> (folder: String, languages: [String])? = { _, _ in nil }
    /// Whether a source file may change the language of the app.
    var mayChangeLanguage: @Sendable ([UInt8]) -> Bool = { _ in true }
    /// Returns a folder whose catalogs no app loads, as a file with such a list says.
    var unloadedFolder: @Sendable ([UInt8], CatalogPath) -> String? = { _, _ in nil }
    /// Whether code may load each catalog by its path.
    var loadsFilesByPath = false
    /// Whether some user can pick the language of a catalog.
    var mayShow: @Sendable (_ language: String, _ path: CatalogPath) -> Bool = { _, _ in true }
    /// The rule that selects plural forms if the app lacks the rules of languages; nil if there are always such rules.
    var ownPluralRule: OwnPluralRule?
    /// The toolkit whose texts take their direction from the language, if the app's code uses it instead of layouts.
    var directionalToolkit: DirectionalToolkit?
    /// The toolkit whose labels take the direction of a text from its first letter; nil if all views do.
    var firstLetterToolkit: FirstLetterToolkit?
    /// The files whose texts code may not show; nil if there are none.
    var hiddenLabels: HiddenLabels?
    /// Returns the names of objects whose texts a source file sets.
    var assignedTexts: @Sendable ([UInt8]) -> Set<String> = { _ in [] }
    /// Whether a file with a layout's extension is a layout, based on its path.
    var isLayout: @Sendable (CatalogPath) -> Bool = { _ in true }
    /// Whether a file with the extension of a resource is one, based on its path.
    var isResource: @Sendable (CatalogPath) -> Bool = { _ in true }

    /// Returns the role of a path in the platform's apps; nil if it has none, or is only a catalog.
    fileprivate func role(of path: CatalogPath, _ name: String) -> FileRole? {
        if layouts.contains(name), isLayout(path) { return .layout }
        if code.contains(name) { return .code }
        return resources.contains(name) && isResource(path) ? .resource : nil
    }
}

extension FileRole {
    private static let manifests = Platform.all.reduce(into: Set<String>()) {
        $0.formUnion($1.files.ownPluralRule?.manifests ?? [])
        $0.formUnion([$1.files.projectLanguages?.file].compactMap(\.self))
        $0.formUnion($1.files.scripts)
    }
    private static let known = Set(
        Platform.all.flatMap { $0.files.layouts.union($0.files.code).union($0.files.resources) })

    /// Returns the role of a path besides that of a catalog, because a layout may be one, too; nil if unknown.
    public static func beside(_ path: CatalogPath) -> FileRole? {
        if path.name == ".swell.yml" { return .configuration }
        if manifests.contains(path.name) { return .code }
        let name = path.extension
        guard known.contains(name) else { return nil }
        return Platform.all.lazy.compactMap { $0.files.role(of: path, name) }.first
    }
}
