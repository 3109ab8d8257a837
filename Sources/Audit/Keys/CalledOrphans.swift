// Keys that only translations have, although code looks them up: what is wrong is the source.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The keys of orphans that code looks up by their whole names: `t("menu.open")`.
struct CalledOrphans {
    /// The names of functions that look up a key in libraries for the web and for PHP.
    private static let functions: Set<String> = ["t", "tc", "__", "l10n", "trans", "translate"]

    private let plan: AuditPlan
    private let project: Project
    private var keys: Set<[UInt8]> = []

    /// The first place of each key.
    typealias Places = [[UInt8]: Finding.Location]

    /// Prepares to search for the keys of findings that no source of the platform has.
    init(_ findings: [Finding], _ read: ReadProject, _ plan: AuditPlan) {
        (self.plan, project) = (plan, read.project)
        for finding in findings {
            if let key = key(of: finding) { keys.insert(Array(key.utf8)) }
        }
        guard !keys.isEmpty else { return }
        for (file, table) in read.tables.enumerated() where project.isSource(file) && isSpelled(file) {
            guard let catalog = table?.catalog else { continue }
            for entry in catalog.entries { keys.remove(Array(entry.key.utf8)) }
        }
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !keys.isEmpty }

    /// Returns the first place of each key that a file looks up, unless it is a test.
    func places(in file: TextFile) -> Places? {
        let (path, bytes) = (file.path, file.bytes)
        guard isNeeded, !file.isCatalog, !path.stem.hasSuffix(".test"), !path.stem.hasSuffix(".spec"),
            !path.folder.split(separator: "/").contains(where: { Self.foldersOfTests.contains($0.lowercased()) }),
            Platform.all.contains(where: { $0.spelledKeys != nil && $0.isCode(path) })
        else { return nil }
        var found: Places = [:]
        var marks: PlaceMarks?
        for open in bytes.indices.dropFirst() where bytes[open] == UInt8(ascii: "(") {
            guard isLookUp(before: open, in: bytes) else { continue }
            let rest = bytes[(open + 1)...].drop { $0 <= 0x20 }
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let key = Array(rest.dropFirst().prefix { $0 != quote && $0 != 0x0A })
            let next = rest.dropFirst(key.count + 2).first { $0 > 0x20 }
            guard keys.contains(key), next == UInt8(ascii: ")") || next == UInt8(ascii: ","), found[key] == nil,
                !Self.hasDefault(rest.dropFirst(key.count + 2), in: bytes)
            else { continue }
            let lines = marks ?? PlaceMarks(bytes, start: 0)
            marks = lines
            found[key] = Finding.Location(
                path: path.string, relativePath: plan.relativePath(path.string),
                place: lines.place(at: rest.startIndex))
        }
        return found
    }

    private static let foldersOfTests: Set<String> = ["test", "tests", "__tests__", "spec", "specs", "cypress", "e2e"]
    /// What the rest of a call is searched for has no more bytes.
    private static let mostOfCall = 200

    /// Whether the call after a key brings a text of its own: `t('open', 'Open')`, `t('open', { defaultValue: 'Open' })`.
    private static func hasDefault(_ rest: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
        let rest = rest.prefix(mostOfCall).drop { $0 <= 0x20 }
        guard rest.first == UInt8(ascii: ",") else { return false }
        let next = rest.dropFirst().first { $0 > 0x20 }
        return next.map { "'\"`".utf8.contains($0) } ?? false
            || bytes.firstOffset(of: "defaultValue", in: rest.indices) != nil
    }

    /// Whether the name of such a function ends here.
    private func isLookUp(before open: Int, in bytes: [UInt8]) -> Bool {
        let name = bytes[..<open].suffix(10).reversed().prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        return Self.functions.contains(String(decoding: Array(name.reversed()), as: UTF8.self))
    }

    /// Returns findings, with those about keys that code looks up as warnings about the source.
    func naming(_ findings: [Finding], _ places: Places) -> [Finding] {
        guard !places.isEmpty else { return findings }
        return findings.map { finding in
            guard let key = key(of: finding), let place = places[Array(key.utf8)] else { return finding }
            return missingInSource(finding, lookedUpAt: place)
        }
    }

    /// Returns a finding about an orphan as one about the source, which lacks what code looks up.
    private func missingInSource(_ finding: Finding, lookedUpAt place: Finding.Location) -> Finding {
        let (path, subject) = (finding.location.path, finding.subject)
        let source =
            project.position(of: path).flatMap { project.source(of: $0) }
            .map { "'\(project.files[$0].path.name)'" } ?? "the source language's file"
        let severity = Rule.all.firstIndex { $0.id == finding.rule }.flatMap {
            plan.rules.severity($0, key: subject?.key, locale: subject?.locale, path: path)
        }
        return Finding(
            rule: finding.rule, severity: min(severity ?? finding.severity, .warning), location: finding.location,
            subject: subject,
            message:
                "code looks this key up, but the source language's file lacks it; users of the source language see "
                + "the key or nothing",
            help: "add it to \(source)", related: [.init("the look-up", place)], texts: finding.texts,
            fingerprint: finding.fingerprint, textHash: finding.textHash
        ).with(cause: finding.cause)
    }

    /// The key of an orphan of a platform whose code is only searched.
    private func key(of finding: Finding) -> String? {
        guard finding.isOrphan, !finding.isUnseen, finding.related.isEmpty,
            let file = project.position(of: finding.location.path), isSpelled(file), project.source(of: file) != nil
        else { return nil }
        return finding.subject?.key
    }

    private func isSpelled(_ file: Int) -> Bool {
        let platform = project.files[file].format.platform
        return platform.code == nil && platform.spelledKeys.map { !$0.haveScopes } ?? false
    }
}
