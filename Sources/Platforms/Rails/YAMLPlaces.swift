// Which YAML files contain texts: YAML is everywhere, and most of it is settings.

import Basics
import Catalogs

enum YAMLPlaces {
    /// Folders that contain only texts.
    private static let folders: Set<String> = [
        "locales", "locale", "i18n", "l10n", "translations", "lang", "langs", "languages",
    ]

    /// Keys at the start of other kinds of files.
    private static let strangers: Set<String> = [
        "apiVersion", "asyncapi", "jobs", "kind", "language", "nav", "on", "openapi", "pipeline", "services",
        "site_name", "stages", "steps", "swagger", "swift", "version",
    ]

    /// Whether a path may contain texts: it is in a language folder, or named after a language.
    static func mayHoldTexts(_ path: CatalogPath) -> Bool {
        guard path.name.first != "." else { return false }
        if YAMLFormat.slot(of: path)?.tag != nil { return true }
        return path.folder.split(separator: "/").contains { folders.contains($0.lowercased()) }
    }

    /// Whether a file begins with a key that may belong to a text.
    static func beginsTexts(_ head: [UInt8]) -> Bool {
        firstKey(head).map { !strangers.contains($0) } ?? false && !isIndentedByTabs(head)
    }

    /// Whether tabs indent most lines, as in other languages that look like YAML, and never in YAML.
    private static func isIndentedByTabs(_ head: [UInt8]) -> Bool {
        let starts = head.split(whereSeparator: YAMLQuoted.isBreak).compactMap(\.first)
        let tabs = starts.count { $0 == 0x09 }
        return tabs > 2 && tabs > starts.count { $0 == 0x20 }
    }

    /// Whether a file begins with a key of another kind of file.
    static func beginsSettings(_ head: [UInt8]) -> Bool {
        firstKey(head).map { strangers.contains($0) } ?? false
    }

    /// Returns the first key of a file; nil if it begins with something else.
    static func firstKey(_ head: [UInt8]) -> String? { firstLine(head).flatMap { key(in: $0) } }

    /// Returns the first line that is content, not a comment, a directive or a document marker.
    private static func firstLine(_ head: [UInt8]) -> ArraySlice<UInt8>? {
        var at = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while at < head.count {
            let end = head[at...].firstIndex(where: YAMLQuoted.isBreak) ?? head.count
            let line = head[at..<end]
            at = end + 1
            let isAside =
                line.allSatisfy(\.isSpace) || line.first == UInt8(ascii: "#")
                || line.first == UInt8(ascii: "%") || line.starts(with: "---".utf8)
            guard isAside else { return line }
        }
        return nil
    }

    /// Returns the languages at the root of a file that begins like this; nil if anything else is at the root.
    static func rootLanguages(_ head: [UInt8]) -> [String]? {
        var at = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var names: [String] = []
        while at < head.count {
            let end = head[at...].firstIndex(where: YAMLQuoted.isBreak) ?? head.count
            let line = head[at..<end]
            at = end + 1
            let isAside =
                line.first.map { $0.isSpace || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "%") } ?? true
                || line.starts(with: "---".utf8)
            if isAside { continue }
            guard let name = key(in: line), LanguageNames.isTag(name) else {
                // The last line may be incomplete.
                return end == head.count ? names : nil
            }
            names.append(name)
        }
        return names
    }

    /// Returns the key at the start of a line, without its quotes.
    private static func key(in line: ArraySlice<UInt8>) -> String? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line.first != 0x20, line.first != UInt8(ascii: "-"),
            colon + 1 == line.endIndex || line[colon + 1].isSpace
        else { return nil }
        let name = line[..<colon].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != 0x20 }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}
