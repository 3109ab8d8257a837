// A setting in code that lists all languages an app offers: `supportedLngs: ["en", "de"]`.

import Basics
import Catalogs

/// What a source file says about the languages that its app offers.
package enum LanguageSetting: Equatable, Sendable {
    /// Exactly these, as written.
    case list([String])
    /// A list that some code makes.
    case computed

    /// Finds a setting in a source file by its name; nil if the file does not set it.
    init?(_ name: StaticString, in code: [UInt8]) {
        var at = 0
        var found: [String] = []
        var isSet = false
        while let start = code.firstOffset(of: name, from: at) {
            at = start + name.utf8CodeUnitCount
            // `unsupportedLanguages`
            if start > 0, code[start - 1].isLetter || code[start - 1] == UInt8(ascii: "_") { continue }
            var rest = code[at...].drop { $0 == 0x20 }
            guard let sign = rest.first, sign == UInt8(ascii: ":") || sign == UInt8(ascii: "="),
                rest.dropFirst().first != UInt8(ascii: "=")
            else { continue }
            rest = rest.dropFirst()
            // PHP's arrow follows a name in quotes.
            if rest.first == UInt8(ascii: ">"), code[at - 1] == UInt8(ascii: "'") { rest = rest.dropFirst() }
            guard let languages = Self.languages(in: rest.drop { $0 <= 0x20 }) else {
                self = .computed
                return
            }
            found += languages
            isSet = true
        }
        guard isSet else { return nil }
        self = .list(found)
    }

    /// Reads `["en", 'de']`, `[:en, :de]` or `%w[en de]`; nil if something else begins here.
    private static func languages(in value: ArraySlice<UInt8>) -> [String]? {
        var value = value
        if value.first == UInt8(ascii: "%") { value = value.dropFirst(2) }
        guard let open = value.first, open == UInt8(ascii: "[") || open == UInt8(ascii: "("),
            let end = value.firstIndex(of: open == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")"))
        else { return nil }
        let list = withoutComments(value[value.index(after: value.startIndex)..<end])
        guard list.allSatisfy({ $0.isLetter || $0.isDigit || $0 <= 0x20 || "-_,:\"'".utf8.contains($0) }) else {
            return nil
        }
        return list.split { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

extension LanguageSetting {
    /// A list without the comments at the ends of its lines.
    private static func withoutComments(_ list: ArraySlice<UInt8>) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        return list.split(separator: UInt8(ascii: "\n")).flatMap { line in
            let end = line.indices.first { at in
                line[at] == UInt8(ascii: "#") || line[at] == slash && line[at...].dropFirst().first == slash
            }
            return line[..<(end ?? line.endIndex)] + [0x20]
        }
    }
}

extension Platform {
    /// What a source file says about the languages of its app; nil if it says nothing.
    package func languageSetting(in code: [UInt8]) -> LanguageSetting? {
        files.languageSetting.flatMap { LanguageSetting($0, in: code) }
    }

    /// Whether a source file can say which languages its app offers.
    package var hasLanguageSetting: Bool {
        files.languageSetting != nil || files.languageLists != nil || files.projectLanguages != nil
            || files.buildLanguages != nil || !files.scripts.isEmpty
    }

    /// Whether a file may say which languages its app offers.
    package func mayListLanguages(_ path: CatalogPath) -> Bool {
        if files.buildLanguages?.isScript(path) ?? false { return true }
        let readsCode = files.languageSetting != nil || files.languageLists != nil
        return readsCode && isCode(path) || files.projectLanguages?.file == path.name
            || files.scripts.contains(path.name)
    }

    /// Returns the only languages of the app in a folder, as its configuration names them, unless code changes that.
    package func fixedLanguages(in code: [UInt8], at path: CatalogPath) -> (folder: String, languages: [String])? {
        files.fixedLanguages(code, path)
    }

    /// Whether a source file may change the language of the app.
    package func mayChangeLanguage(in code: [UInt8]) -> Bool { files.mayChangeLanguage(code) }

    /// Returns a folder whose catalogs no app loads, as a source file says.
    package func unloadedFolder(_ code: [UInt8], at path: CatalogPath) -> String? { files.unloadedFolder(code, path) }

    /// Whether some user can pick a language of the catalog at a path.
    package func mayShow(_ language: String, in path: CatalogPath) -> Bool { files.mayShow(language, path) }

    /// Whether code may load each catalog by its path, and so only some of them.
    package var loadsFilesByPath: Bool { files.loadsFilesByPath }

    /// The languages that a settings file or a build script lists, and the folder of the project that they are for; nil
    /// if it lists none.
    package func projectLanguages(in code: [UInt8], at path: CatalogPath) -> (folder: String, languages: [String])? {
        if let build = files.buildLanguages, build.isScript(path) { return build.all(code).map { (path.folder, $0) } }
        guard let source = files.projectLanguages, source.file == path.name,
            let languages = LanguagePairs.all(source.list, in: code)
        else { return nil }
        return (source.project(of: path), languages)
    }

    /// The lists in a source file whose names are those of lists of languages, among others.
    package func languageLists(in code: [UInt8], at path: CatalogPath) -> [[String]] {
        guard let lists = files.languageLists, files.hasLanguageList(path) else { return [] }
        return lists(code)
    }
}
