// Scripts that bundle the English texts alone, and load other languages when users choose them.

import Basics

/// Recognizes scripts that keep the English texts for those that a language lacks.
enum ImportedSource {
    /// Whether a script imports the English catalog and no other, and speaks of a default or a fallback.
    @Sendable static func isFallback(_ code: [UInt8]) -> Bool {
        let tags = languages(importedBy: code)
        return !tags.isEmpty && tags.allSatisfy(isEnglish)
            && marks.contains { hasMark($0, in: code) }
    }

    /// Whether a script has a mark, other than in the name of a function that chooses a language: `getDefaultLanguage`.
    private static func hasMark(_ mark: StaticString, in code: [UInt8]) -> Bool {
        var at = 0
        while let start = code.firstOffset(of: mark, from: at) {
            if !code[..<start].suffix(4).elementsEqual("getD".utf8) { return true }
            at = start + mark.utf8CodeUnitCount
        }
        return false
    }

    /// Parts of `fallbackTexts`, `defaultLanguage` and `defaultCode`, but not of `export default`.
    static let marks: [StaticString] = ["allback", "efaultL", "efaultC"]

    /// The names of imported files that are those of languages: `de` of `import german from "./locales/de.json"`.
    private static func languages(importedBy code: [UInt8]) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var at = 0
        while let start = code.firstOffset(of: "import ", from: at) {
            let line = code[start...].prefix { $0 != 0x0A }
            at = line.endIndex
            let quoted = line.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
            guard let path = quoted.last(where: { $0.count > ".json".utf8.count }),
                path.suffix(5).elementsEqual(".json".utf8),
                let name = path.dropLast(5).split(separator: UInt8(ascii: "/")).last, isTag(name)
            else { continue }
            found.append(name)
        }
        return found
    }

    private static func isTag(_ name: ArraySlice<UInt8>) -> Bool {
        let language = name.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        return language.count == 2 && language.allSatisfy(\.isLetter)
    }

    private static func isEnglish(_ tag: ArraySlice<UInt8>) -> Bool { tag.prefix(2).elementsEqual("en".utf8) }
}
