// Detects the format of a file by its path, its neighbors, and its beginning.

import Basics
import Catalogs

extension Format {
    /// Returns the formats that have the extension of a path.
    static func candidates(for path: CatalogPath) -> [Format] {
        let name = path.extension
        return all.filter {
            $0.extensions.contains(name) && (!$0.has(.isDetectedByPath) || $0.type.mayBe(path, beside: nil))
        }
    }

    /// Returns the format of a file if its extension alone determines it.
    static func told(by path: CatalogPath) -> Format? { candidates(for: path).first { !$0.has(.isDetectedByContents) } }

    /// Whether a path may be that of a catalog.
    public static func mayRead(_ path: CatalogPath) -> Bool {
        candidates(for: path).contains { $0.type.mayBe(path, beside: nil) }
    }

    /// Returns the format of a file that the user named: one of those with its extension, the last one as a fallback.
    public static func of(_ path: CatalogPath, beginning head: @autoclosure () -> [UInt8]) -> Format? {
        let candidates = candidates(for: path)
        if let first = candidates.first, candidates.count == 1 { return first }
        guard !candidates.isEmpty else { return nil }
        let head = plain(head())
        return first(of: candidates, knowing: path, beginning: head) ?? candidates.last
    }

    /// Returns the format of a file on disk that the user named.
    static func of(_ path: CatalogPath) -> Format? { of(path, beginning: beginning(of: path)) }

    /// Returns the possible formats of a file, by its path and the names in its folder.
    static func candidates(for path: CatalogPath, beside names: [String]) -> [Format] {
        candidates(for: path).filter { $0.type.mayBe(path, beside: names) }
    }

    /// Returns the format of a file found in a folder, out of its candidates; nil if it contains no texts of an app.
    static func found(_ path: CatalogPath, of candidates: [Format]) -> Format? {
        if let told = candidates.first(where: { !$0.has(.isDetectedByContents) }), candidates.count == 1 { return told }
        guard !candidates.isEmpty else { return nil }
        let head = plain(beginning(of: path))
        let known = first(of: candidates, knowing: path, beginning: head)
        return known.flatMap { $0.type.begins(head) ? $0 : nil }
    }

    /// Returns the first format that recognizes a file, or recognizes it as a file of its platform without texts; then
    /// no later format applies, either.
    private static func first(of formats: [Format], knowing path: CatalogPath, beginning head: [UInt8]) -> Format? {
        formats.first { format in
            format.type.begins(head)
                || format != formats.last && format.type.isOther(head) && format.type.mayBe(path, beside: nil)
        }
    }

    /// Returns the beginning of a file as UTF-8.
    private static func plain(_ head: [UInt8]) -> [UInt8] {
        switch TextEncoding(detecting: head) {
        case .utf16LittleEndian, .utf16BigEndian: SourceText(head).utf8
        case .utf8, .latin1, .ascii, .charset, .binary: head
        }
    }

    /// Whether a file identifies itself as something other than a catalog of this format.
    func isOther(_ path: CatalogPath) -> Bool { type.isOther(Self.plain(Self.beginning(of: path))) }

    static func beginning(of path: CatalogPath) -> [UInt8] {
        // A file that cannot be read is reported later.
        (try? FileReader.read(path.string, upTo: head)) ?? []
    }
}
