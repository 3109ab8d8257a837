// `undefined-reference`: messages and terms that Fluent's texts show, and that no file defines.

import Catalogs
import MessagePatterns
import Platform
import Pseudolocales

extension Rule {
    static let undefinedReference = Rule(
        "undefined-reference", .warning,
        summary: "A text of Fluent's shows a message or term that no file defines.",
        explanation: """
            Fluent shows the name in braces where it finds no message or term of that name, in the language of the \
            text or in the source language: `{ -brnad }` for the name of the app. Each name is told of once in a \
            language. Only what lies under the paths given counts: name the folder that holds all files, or turn the \
            rule off for terms that come from elsewhere.
            """,
        examples: [
            .finds(
                "'-brnad' is defined neither here nor in the source language; did you mean '-brand'?",
                "A misspelled term",
                [
                    .init("locales/en/app.ftl", "-brand = Swell\nabout = About { -brand }\n"),
                    .init("locales/de/app.ftl", "-brand = Swell\nabout = Über { -brnad }\n"),
                ]),
            .leaves(
                "A term of the source language",
                [
                    .init("locales/en/brand.ftl", "-brand = Swell\n"),
                    .init("locales/en/app.ftl", "about = About { -brand }\n"),
                    .init("locales/de/app.ftl", "about = Über { -brand }\n"),
                ]),
        ],
        check: .project { subject, findings in
            let references = FluentReferences(subject)
            for (entry, name, known) in references.undefined {
                let place =
                    references.isSource(entry)
                    ? "in no file of this language" : "neither here nor in the source language"
                let nearest = Spelling.nearest(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
                findings.add(entry, "'\(name)' is defined \(place)\(nearest)")
            }
        })
}

/// What the Fluent files of a project define, and what they show of it.
private struct FluentReferences {
    private var catalogs: [(catalog: Catalog, isSource: Bool)] = []
    private var definitions: [String: Set<String>] = [:]
    private var sourceLanguages: Set<String> = []

    init(_ subject: ProjectSubject) {
        for (index, file) in subject.project.files.enumerated() where file.format.id == "fluent" {
            guard let catalog = subject.catalogs[index], let locale = catalog.locale else { continue }
            let isSource = subject.project.isSource(index)
            catalogs.append((catalog, isSource))
            if isSource { sourceLanguages.insert(locale) }
            for entry in catalog.entries {
                // A message of attributes alone is one, too.
                let key = entry.key
                definitions[locale, default: []].insert(key)
                if let dot = key.firstIndex(of: ".") { definitions[locale, default: []].insert(String(key[..<dot])) }
            }
        }
    }

    func isSource(_ entry: Entry) -> Bool { entry.locale.map { sourceLanguages.contains($0) } ?? false }

    /// The first text of each language that shows a name nobody defines, with the names that are defined.
    var undefined: [(entry: Entry, name: String, known: [String])] {
        // Without a source nothing can be said of what others leave to it.
        guard !sourceLanguages.isEmpty else { return [] }
        let common = sourceLanguages.reduce(into: Set<String>()) { $0.formUnion(definitions[$1] ?? []) }
        var found: [(entry: Entry, name: String, known: [String])] = []
        var said: Set<[String]> = []
        for (catalog, _) in catalogs {
            guard let locale = catalog.locale, !PseudoTag.isPseudo(locale) else { continue }
            let known = common.union(definitions[locale] ?? [])
            for entry in catalog.entries {
                for name in Self.names(in: entry)
                where !known.contains(name) && said.insert([locale, name]).inserted {
                    found.append((entry, name, known.sorted()))
                }
            }
        }
        return found
    }

    /// The messages and terms that a text shows.
    private static func names(in entry: Entry) -> [String] {
        var bytes: [UInt8] = []
        entry.append(.value, to: &bytes)
        guard bytes.contains(UInt8(ascii: "{")) else { return [] }
        let message = Message(String(decoding: bytes, as: UTF8.self), Syntax.fluent)
        return message.parts.filter { $0.kind == .placeholder }.compactMap { part in
            let inner = message.utf8[part.range].dropFirst().drop { $0 <= 0x20 }
            let isTerm = inner.first == UInt8(ascii: "-")
            let name = inner.prefix { byte in
                byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: ".")
            }
            guard let first = isTerm ? name.dropFirst().first : name.first, first.isLetter else { return nil }
            // A function is none: `NUMBER($n)`.
            let rest = inner.dropFirst(name.count).drop { $0 <= 0x20 }
            guard isTerm || rest.first == UInt8(ascii: "}") else { return nil }
            return String(decoding: name, as: UTF8.self)
        }
    }
}
