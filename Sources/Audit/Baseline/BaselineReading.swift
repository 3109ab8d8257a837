// Reading a baseline from its file.

import Basics
import Catalogs

extension Baseline {
    /// Reads a baseline's file.
    public init(reading path: String) throws(BaselineError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path)
        } catch {
            throw BaselineError(path: path, place: nil, problem: .unreadable(error))
        }
        try self.init(bytes, path: path)
    }

    /// Parses a baseline; its entries may be in any order, and repeated as after a merge.
    public init(_ bytes: [UInt8], path: String) throws(BaselineError) {
        let reader = BaselineReader(try Self.document(bytes, path: path), path: path)
        self.init(path: path, merging: try reader.entries())
    }

    private static func document(_ bytes: [UInt8], path: String) throws(BaselineError) -> JSONDocument {
        do throws(Fault) {
            return try JSONDocument(bytes, path: path)
        } catch {
            // Conflict markers break the file at their place or later.
            if let place = MergeMarks.first(in: bytes) {
                throw BaselineError(path: path, place: place, problem: .conflict)
            }
            // If they have been deleted, the commas of both sides remain.
            if let repaired = try? JSONDocument(MergedLines.mended(bytes), path: path) { return repaired }
            throw BaselineError(path: path, place: error.place, problem: .malformed(error.message))
        }
    }

    /// Creates a baseline from entries in any order; of repeated entries, the one with the greater count applies.
    private init(path: String, merging entries: [BaselineEntry]) {
        let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.identity < $1.identity }
        guard !isSorted else {
            self.init(path: path, entries: entries)
            return
        }
        var merged: [BaselineEntry] = []
        var repeated: [BaselineEntry] = []
        // Equal ones keep their order.
        for entry in entries.sorted(by: { $0.identity < $1.identity }) {
            guard let last = merged.last, last.identity == entry.identity else {
                merged.append(entry)
                continue
            }
            repeated.append(entry)
            merged[merged.count - 1] = BaselineEntry(
                last.identity, count: max(last.count, entry.count), place: last.place)
        }
        self.init(path: path, entries: merged, repeated: repeated)
    }
}

/// Reads the parts of a baseline's file, in order.
private struct BaselineReader {
    private static let names = ["rule", "file", "locale", "key", "variant", "text"]

    private let document: JSONDocument
    private let path: String

    init(_ document: JSONDocument, path: String) {
        self.document = document
        self.path = path
    }

    func entries() throws(BaselineError) -> [BaselineEntry] {
        let root = document.root
        guard document.kind(of: root) == .object else {
            throw error(at: root, .malformed("found \(document.kind(of: root).words), expected an object"))
        }
        var list: JSONDocument.Value?
        var version: JSONDocument.Value?
        for (key, value) in document.members(of: root) {
            switch document.string(key) ?? "" {
            case "version": try set(&version, value, "version", key)
            case "entries": try set(&list, value, "entries", key)
            case let name: throw error(at: key, .malformed("found '\(name.shortened)', expected version and entries"))
            }
        }
        // The version decides whether the rest can be read.
        guard let version else { throw error(at: root, .missing(name: "version", owner: "a baseline")) }
        guard document.number(version) == Double(Baseline.version) else {
            throw error(at: version, .unknownVersion(words(version)))
        }
        guard let list else { throw error(at: root, .missing(name: "entries", owner: "a baseline")) }
        guard document.kind(of: list) == .array else {
            throw error(at: list, .wrongKind(name: "entries", expected: "an array", found: words(list)))
        }
        var entries: [BaselineEntry] = []
        for value in document.elements(of: list) { entries += try self.entries(value) }
        return entries
    }

    private func set(
        _ known: inout JSONDocument.Value?, _ value: JSONDocument.Value, _ name: String, _ key: JSONDocument.Value
    ) throws(BaselineError) {
        guard known == nil else { throw error(at: key, .repeated(name: name)) }
        known = value
    }

    /// The entries of an object: one for each of its languages.
    private func entries(_ value: JSONDocument.Value) throws(BaselineError) -> [BaselineEntry] {
        guard document.kind(of: value) == .object else {
            throw error(at: value, .wrongKind(name: "entries", expected: "only objects", found: words(value)))
        }
        let place = document.place(of: value)
        var texts = [String?](repeating: nil, count: Self.names.count)
        var count: Int?
        for (key, value) in document.members(of: value) {
            let name = document.string(key) ?? ""
            if let index = Self.names.firstIndex(of: name) {
                guard texts[index] == nil else { throw error(at: key, .repeated(name: name)) }
                guard let text = document.string(value) else {
                    throw error(at: value, .wrongKind(name: name, expected: "a string", found: words(value)))
                }
                texts[index] = text
                if name == "rule", Rule.named(text) == nil {
                    let nearest = Spelling.nearest(text, among: Rule.all.map(\.id))
                    throw error(at: value, .unknownRule(text, nearest: nearest))
                }
                if name == "file", text.isEmpty {
                    throw error(at: value, .wrongKind(name: name, expected: "a path", found: words(value)))
                }
                if name == "text", !Self.isHash(text) {
                    throw error(
                        at: value, .wrongKind(name: name, expected: "16 hexadecimal digits", found: words(value)))
                }
            } else if name == "count" {
                guard count == nil else { throw error(at: key, .repeated(name: name)) }
                guard let number = document.number(value).flatMap({ Int(exactly: $0) }), number > 0 else {
                    throw error(
                        at: value, .wrongKind(name: name, expected: "a whole number above 0", found: words(value)))
                }
                count = number
            } else {
                let nearest = Spelling.nearest(name, among: Self.names + ["count"])
                throw error(at: key, .unknown(name: name, nearest: nearest))
            }
        }
        guard let rule = texts[0] else { throw error(at: value, .missing(name: "rule", owner: "this entry")) }
        guard let file = texts[1] else { throw error(at: value, .missing(name: "file", owner: "this entry")) }
        let identity = BaselineEntry.Identity(
            rule: rule, file: file, locale: texts[2] ?? "", key: texts[3] ?? "", variant: texts[4] ?? "",
            text: texts[5] ?? "")
        let locales = identity.locale.split(separator: " ")
        guard locales.count > 1 else { return [BaselineEntry(identity, count: count ?? 1, place: place)] }
        return locales.map { BaselineEntry(identity.with(locale: String($0)), count: count ?? 1, place: place) }
    }

    /// Whether a text looks like a ``Finding/textHash``.
    private static func isHash(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// How messages name a value: as written if it is short.
    private func words(_ value: JSONDocument.Value) -> String {
        switch document.kind(of: value) {
        case .number, .word: document.written(value)
        case .string: "\"\(document.written(value).shortened)\""
        case let kind: kind.words
        }
    }

    private func error(
        at value: JSONDocument.Value, _ problem: BaselineError.Problem
    ) -> BaselineError {
        BaselineError(path: path, place: document.place(of: value), problem: problem)
    }
}
