// Which format a file is in: by its path, by what stands beside it, and by how it begins.

import Basics
import Catalogs

extension Format {
    /// The formats that have the extension of a path.
    static func candidates(for path: CatalogPath) -> [Format] {
        let name = path.extension
        return all.filter {
            $0.extensions.contains(name) && (!$0.has(.isToldByPath) || $0.type.mayBe(path, beside: nil))
        }
    }

    /// The format of a file with this path, if its extension alone says it.
    static func told(by path: CatalogPath) -> Format? { candidates(for: path).first { !$0.has(.isToldByContents) } }

    /// Whether a path may be that of a catalog, as far as it says.
    public static func mayRead(_ path: CatalogPath) -> Bool {
        candidates(for: path).contains { $0.type.mayBe(path, beside: nil) }
    }

    /// The format of a file that a person named: one of those that have its extension, in the last resort the last.
    public static func of(_ path: CatalogPath, beginning head: @autoclosure () -> [UInt8]) -> Format? {
        let candidates = candidates(for: path)
        if let first = candidates.first, candidates.count == 1 { return first }
        guard !candidates.isEmpty else { return nil }
        let head = plain(head())
        return first(of: candidates, knowing: path, beginning: head) ?? candidates.last
    }

    /// The same for a file on disk.
    static func of(_ path: CatalogPath) -> Format? { of(path, beginning: beginning(of: path)) }

    /// The formats that a file may be in, by its path and by the names in its folder.
    static func candidates(for path: CatalogPath, beside names: [String]) -> [Format] {
        candidates(for: path).filter { $0.type.mayBe(path, beside: names) }
    }

    /// The format of a file that a walk came by, one of those that it may be in; nil where it is none of an app's texts.
    static func found(_ path: CatalogPath, of candidates: [Format]) -> Format? {
        if let told = candidates.first(where: { !$0.has(.isToldByContents) }), candidates.count == 1 { return told }
        guard !candidates.isEmpty else { return nil }
        let head = plain(beginning(of: path))
        let known = first(of: candidates, knowing: path, beginning: head)
        return known.flatMap { $0.type.begins(head) ? $0 : nil }
    }

    /// The first of some formats that knows a file, be it as one of its platform's that holds no texts: then it is none of
    /// those behind it, either.
    private static func first(of formats: [Format], knowing path: CatalogPath, beginning head: [UInt8]) -> Format? {
        formats.first { format in
            format.type.begins(head)
                || format != formats.last && format.type.isOther(head) && format.type.mayBe(path, beside: nil)
        }
    }

    /// How a file begins, whichever way its characters are stored.
    private static func plain(_ head: [UInt8]) -> [UInt8] {
        switch TextEncoding(detecting: head) {
        case .utf16LittleEndian, .utf16BigEndian: SourceText(head).utf8
        case .utf8, .latin1, .ascii, .charset, .binary: head
        }
    }

    /// Whether a file says that it is something else than a catalog of this format.
    func isOther(_ path: CatalogPath) -> Bool { type.isOther(Self.plain(Self.beginning(of: path))) }

    static func beginning(of path: CatalogPath) -> [UInt8] {
        // What can't be read is reported when it is its turn.
        (try? FileReader.read(path.string, upTo: head)) ?? []
    }
}
