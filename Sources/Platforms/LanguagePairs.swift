// A list of languages with their names, as in the settings of Django: `LANGUAGES = [("de", "Deutsch")]`.

import Basics
import Catalogs

/// The list of pairs in which the settings of a framework have the languages of a project.
struct ProjectLanguages: Sendable {
    /// The name of the file with the settings.
    let file: String
    let list: StaticString
    /// A file in the folder of every project.
    let manifest: String

    /// The folder of the project with such settings: the innermost one with the manifest, or the one around that of the
    /// settings.
    func project(of settings: CatalogPath) -> String {
        var folder = settings.folder
        while !FolderListing.exists(folder + manifest) {
            guard !folder.isEmpty, folder != "/" else { return CatalogPath(settings.folder).outerFolder }
            folder = CatalogPath(folder).outerFolder
        }
        return folder
    }
}

/// The build scripts of a platform, which say which languages an app has.
struct BuildLanguages: Sendable {
    let isScript: @Sendable (CatalogPath) -> Bool
    /// Returns the languages that a script lists; nil if it lists none.
    let all: @Sendable ([UInt8]) -> [String]?
}

/// Reads lists of pairs in Python.
enum LanguagePairs {
    /// Returns the first texts of the pairs of a list; nil if no line begins with its name, or if it has more languages.
    static func all(_ name: StaticString, in code: [UInt8]) -> [String]? {
        var at = 0
        var found: [String]?
        while let start = code.firstOffset(of: name, from: at) {
            at = start + name.utf8CodeUnitCount
            guard start == 0 || code[start - 1] == UInt8(ascii: "\n"), at < code.count, !code[at].isLetter,
                code[at] != UInt8(ascii: "_"), let sign = code[at...].firstIndex(where: { $0 != 0x20 })
            else { continue }
            // `LANGUAGES += MORE`, `LANGUAGES.append(…)`, or another list.
            guard found == nil, code[sign] == UInt8(ascii: "="), let all = firsts(in: code[(sign + 1)...]) else {
                return nil
            }
            found = all
        }
        return found
    }

    /// Reads a list; nil if it is made of others, too.
    private static func firsts(in value: ArraySlice<UInt8>) -> [String]? {
        var found: [String] = []
        var depth = 0
        var at = value.startIndex
        // A text that follows the parenthesis of a pair directly.
        var isFirst = false
        while at < value.endIndex {
            let byte = value[at]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                let isCall = at > value.startIndex && (value[at - 1].isLetter || value[at - 1] == UInt8(ascii: "_"))
                isFirst = depth == 2 && !isCall
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth <= 0 {
                    let next = value[(at + 1)...].first { $0 != 0x20 }
                    return next == UInt8(ascii: "+") || next == UInt8(ascii: ".") ? nil : found
                }
                isFirst = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let text = value[(at + 1)...].prefix { $0 != byte && $0 != UInt8(ascii: "\n") }
                if isFirst { found.append(String(decoding: text, as: UTF8.self)) }
                isFirst = false
                at = text.endIndex
            case UInt8(ascii: "#"):
                at = value[at...].firstIndex(of: UInt8(ascii: "\n")) ?? value.endIndex - 1
            case 0x20, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
            default:
                // `LANGUAGES = global_settings.LANGUAGES`, `[*BASE, …]`
                if depth == 0 || depth == 1 && byte == UInt8(ascii: "*") { return nil }
                isFirst = false
            }
            at += 1
        }
        return nil
    }
}
