// The languages that a Gradle script keeps in an app: `resourceConfigurations += listOf("en", "pt-rBR")`.

import Basics
import Catalogs

enum GradleLanguages {
    private static let settings = ["resourceConfigurations", "resConfigs", "localeFilters"]
    /// The blocks that hold for all builds; an edition for developers may have fewer languages.
    private static let blocks: Set<String> = ["", "android", "androidResources", "defaultConfig"]

    @Sendable static func isScript(_ path: CatalogPath) -> Bool {
        path.extension == "gradle" || path.name.hasSuffix(".gradle.kts")
    }

    /// Returns the languages that a script lists; nil if it lists none, or if other code makes a list.
    @Sendable static func all(in script: [UInt8]) -> [String]? {
        var found: [String] = []
        var open: [String] = []
        for line in script.split(separator: 0x0A) {
            let line = withoutComment(line)
            let statement = line.drop { $0 == 0x20 || $0 == 0x09 }
            if settings.contains(where: { statement.starts(with: $0.utf8) }), open.allSatisfy(blocks.contains) {
                guard let languages = languages(in: statement) else { return nil }
                found += languages
            }
            var start = line.startIndex
            for at in line.indices {
                if line[at] == UInt8(ascii: "{") {
                    let name = line[start..<at].drop { $0 == 0x20 || $0 == 0x09 }.prefix(while: \.isLetter)
                    open.append(String(decoding: name, as: UTF8.self))
                    start = at + 1
                } else if line[at] == UInt8(ascii: "}") {
                    _ = open.popLast()
                    start = at + 1
                }
            }
        }
        return found.isEmpty ? nil : found
    }

    /// Returns the languages in a statement; nil if it has none, adds those of other code, or ends on another line.
    private static func languages(in statement: ArraySlice<UInt8>) -> [String]? {
        let texts = statement.split(omittingEmptySubsequences: false, whereSeparator: \.isScriptQuote)
        let signs = texts.indices.filter { $0 % 2 == 0 }.flatMap { texts[$0] }
        guard signs.count(where: "([".utf8.contains) == signs.count(where: ")]".utf8.contains),
            let last = signs.last(where: { $0 > 0x20 }), !",+".utf8.contains(last), !signs.contains(UInt8(ascii: "*")),
            !zip(signs, signs.dropFirst()).contains(where: { $0 == UInt8(ascii: "+") && $1 != UInt8(ascii: "=") })
        else { return nil }
        let languages = texts.indices.filter { $0 % 2 == 1 }.map { tag(texts[$0]) }
            .filter { LanguageNames.isTag($0) }
        return languages.isEmpty ? nil : languages
    }

    /// A line without the comment at its end, which the address of a repository is not.
    private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = line.indices.first { at in
            line[at...].starts(with: "//".utf8) && line[..<at].last != UInt8(ascii: ":")
        }
        return line[..<(end ?? line.endIndex)]
    }

    /// The tag of a qualifier: `pt-BR` of `pt-rBR`, `sr-Latn` of `b+sr+Latn`.
    private static func tag(_ qualifier: ArraySlice<UInt8>) -> String {
        let text = String(decoding: qualifier, as: UTF8.self)
        return text.hasPrefix("b+")
            ? String(text.dropFirst(2)).replacing("+", with: "-") : text.replacing("-r", with: "-")
    }
}
