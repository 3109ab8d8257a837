// Keys of apps that stand in no file of the project, so that nobody sees what is wrong in their texts.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The long keys of catalogs whose libraries look up the keys that the app's own files spell.
struct UnspokenKeys {
    private let sources: SpelledSources
    /// The keys that code spells, with their names, by the position of the file with the source texts.
    private var names: [Int: SpelledNames] = [:]
    private let wanted: WantedNames
    /// Whether some of the keys may be chosen from groups that code names.
    private let haveScopes: Bool

    /// Prepares to search for the keys of findings, and of missing texts.
    init(_ findings: [Finding], _ gaps: [LanguageGap], _ read: ReadProject) {
        sources = SpelledSources(read.project)
        let asked = findings.lazy.compactMap(sources.source(of:)) + gaps.lazy.compactMap(sources.source(of:))
        for source in asked where names[source] == nil {
            names[source] = SpelledNames(read.tables[source]?.catalog, in: read.project)
        }
        wanted = WantedNames(names.values.flatMap(\.wanted))
        haveScopes = names.values.contains(where: \.haveScopes)
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !names.isEmpty }

    /// Returns where a file has the keys.
    func names(in file: TextFile) -> NameParts? {
        guard isNeeded, !file.isCatalog else { return nil }
        guard haveScopes else { return PartScanner.parts(in: MessageTable.removed(from: file.bytes), of: wanted) }
        if file.isRubyTest { return nil }
        let code = file.path.extension == "rb" ? file.bytes : MessageTable.removed(from: file.bytes)
        var parts = PartScanner.parts(in: code, of: wanted)
        parts.formUnion(ScopeScanner.parts(in: file.bytes, at: file.path.string, of: wanted))
        return parts
    }

    /// The keys that none of the files has, for what all of them have.
    func unspoken(_ found: NameParts) -> Found {
        Found(sources: sources, keys: names.mapValues { $0.unspoken(found) }.filter { !$0.value.isEmpty })
    }
}

extension UnspokenKeys {
    /// Keys that stand nowhere, by the position of the file with the source texts.
    struct Found {
        fileprivate let sources: SpelledSources
        fileprivate let keys: [Int: Set<String>]

        /// Returns findings, marked if nobody sees their texts.
        func marking(_ findings: [Finding]) -> [Finding] {
            guard !keys.isEmpty else { return findings }
            return findings.map { finding in
                guard let source = sources.source(of: finding), let key = finding.subject?.key,
                    keys[source]?.contains(key) ?? false
                else { return finding }
                return finding.unseen(because: .unnamedKey)
            }
        }

        /// Returns gaps without texts that nobody misses.
        func removing(from gaps: [LanguageGap]) -> [LanguageGap] {
            guard !keys.isEmpty else { return gaps }
            return gaps.map { gap in
                guard let keys = sources.source(of: gap).flatMap({ keys[$0] }) else { return gap }
                var left = gap.without { $0.entry.map { keys.contains($0.key) } ?? false }
                left.expected = max(left.lacking, left.expected - keys.count)
                return left
            }
        }
    }
}

/// The files with the source texts of keys that the app's own files spell.
private struct SpelledSources {
    private let project: Project
    /// Whether the project has the manifest that the keys of a platform need, by the name of the platform.
    private let hasManifests: [String: Bool]

    init(_ project: Project) {
        self.project = project
        let code = Set(project.paths(of: .code).map(\.name))
        hasManifests = Dictionary(
            uniqueKeysWithValues: Platform.all.map { platform in
                (platform.name, platform.spelledKeys?.manifest.map(code.contains) ?? true)
            })
    }

    /// The file with the source text of a finding whose key may stand nowhere.
    func source(of finding: Finding) -> Int? {
        guard !finding.isUnseen, let key = finding.subject?.key,
            let file = project.position(of: finding.location.path), let spelled = spelledKeys(of: file),
            LongName(endOf: key, spelled.length) != nil || spelled.called.contains(where: { $0.contain(key) })
        else { return nil }
        return project.isSource(file) ? file : project.source(of: file)
    }

    /// The file with the source texts that a language lacks, if their keys may stand nowhere.
    func source(of gap: LanguageGap) -> Int? {
        guard !gap.texts.isEmpty, let file = project.position(of: gap.catalog.path), spelledKeys(of: file) != nil
        else { return nil }
        return project.source(of: file)
    }

    private func spelledKeys(of file: Int) -> SpelledKeys? {
        let platform = project.files[file].format.platform
        return hasManifests[platform.name] ?? false ? platform.spelledKeys : nil
    }
}

extension TextFile {
    /// Whether it is a test in Ruby, which shows no texts to users.
    fileprivate var isRubyTest: Bool {
        ["_test.rb", "_spec.rb", "_steps.rb"].contains(where: path.name.hasSuffix)
    }
}
