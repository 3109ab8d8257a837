// What a run will make, before anything is read.

import Catalogs
import Pseudolocales

/// The files that pseudo-locales are made of, and where they go.
public struct Plan: Sendable {
    /// A file, and what is made of it.
    public struct Job: Sendable {
        /// The source.
        public let file: CatalogFile
        /// Each path with the pseudo-locales that it will hold.
        public let outputs: [Output]
    }

    /// A file to write.
    public struct Output: Sendable {
        /// Its path.
        public let path: String
        /// What it will hold: one, or several where one file holds all languages.
        public let pseudolocales: [Pseudolocale]
    }

    /// What was passed over, and why.
    public struct Skipped: Sendable {
        /// A path, or that of a table with `*` for the language.
        public let path: String
        /// Why, in words.
        public let reason: String
    }

    /// What to do, in the order of the project's files.
    public private(set) var jobs: [Job] = []
    /// What is not done.
    public private(set) var skipped: [Skipped] = []
    private let placement: Placement
    private let base: Base
    /// The app that files from elsewhere go into.
    private let app: BuiltApp?
    private var taken: Set<String> = []

    /// A plan for a project that was looked for in some paths.
    public init(_ project: Project, paths: [String], _ pseudolocales: [Pseudolocale], _ placement: Placement) {
        self.placement = placement
        base = Base(paths)
        app = Self.app(placement, paths)
        for table in project.tables {
            let files = table.files.filter { !Self.isOutput(project.files[$0], of: placement) }
            guard let first = files.first else { continue }
            let file = project.files[table.source ?? first]
            switch file.format.layout {
            case .allInOne where app != nil:
                let reason =
                    "an app holds it compiled; without PATH, what the app holds is what pseudo-locales are made of"
                skipped.append(Skipped(path: file.path.string, reason: reason))
            case .allInOne:
                let output = Output(path: placement.path(for: file, base: base), pseudolocales: pseudolocales)
                jobs.append(Job(file: file, outputs: [output]))
            case .sourceAndTarget: addPair(file, pseudolocales)
            case .onePerFile:
                guard table.source != nil || file.path.locale == nil else {
                    if !PseudoTag.isPseudo(file.path.locale ?? "") {
                        skipped.append(
                            Skipped(path: table.name, reason: "none of its languages is known to be the source"))
                    }
                    continue
                }
                let outputs = pseudolocales.flatMap { pseudolocale in
                    self.paths(for: file, pseudolocale).map { Output(path: $0, pseudolocales: [pseudolocale]) }
                }
                jobs.append(Job(file: file, outputs: outputs))
            }
        }
    }

    /// The app that is written into, where what is made comes from elsewhere.
    private static func app(_ placement: Placement, _ paths: [String]) -> BuiltApp? {
        guard case .bundle(let app) = placement, !paths.allSatisfy({ $0 == app || Project.isInside($0, app) }) else {
            return nil
        }
        return BuiltApp(app)
    }

    /// Where a file for one language goes.
    private func paths(for file: CatalogFile, _ pseudolocale: Pseudolocale) -> [String] {
        let tag = pseudolocale.tag.string
        return app?.paths(for: file.path, tag: tag) ?? [placement.path(for: file, tag: tag, base: base)]
    }

    /// Whether a file is what an earlier run wrote into the folder that this one writes into.
    private static func isOutput(_ file: CatalogFile, of placement: Placement) -> Bool {
        guard case .folder(let folder) = placement else { return false }
        return Project.isInside(file.path.string, folder)
    }

    /// A file of a source and a target becomes one for each pseudo-locale; in place it has room for one alone.
    private mutating func addPair(_ file: CatalogFile, _ pseudolocales: [Pseudolocale]) {
        if placement.reachesApp, pseudolocales.count > 1 {
            skipped.append(Skipped(path: file.path.string, reason: "it has room for one language; use --out"))
            return
        }
        let outputs = pseudolocales.compactMap { pseudolocale -> Output? in
            let tag = pseudolocale.tag.string
            var path = placement.path(for: file, base: base)
            if !placement.reachesApp {
                path = CatalogPath(path).named(for: tag, amongSeveral: pseudolocales.count > 1)
            }
            guard taken.insert(path).inserted else {
                skipped.append(
                    Skipped(path: file.path.string, reason: "\(path) is made of another file with the same texts"))
                return nil
            }
            return Output(path: path, pseudolocales: [pseudolocale])
        }
        if !outputs.isEmpty { jobs.append(Job(file: file, outputs: outputs)) }
    }
}

extension CatalogPath {
    /// The path of an XLIFF file for another language: `de.xcloc/…/de.xliff` becomes `en-PSEUDO.xcloc/…/en-PSEUDO.xliff`,
    /// any other name stays, or gains the language where there are several.
    fileprivate func named(for tag: String, amongSeveral: Bool) -> String {
        let stem = String(name.utf8.dropLast(`extension`.utf8.count + 1)) ?? name
        guard stem.utf8.count <= 3 || stem.contains("-") || stem.contains("_") else {
            return amongSeveral ? String(string.dropLast(name.count)) + "\(stem).\(tag).\(`extension`)" : string
        }
        return string.split(separator: "/", omittingEmptySubsequences: false).map { component in
            component.hasPrefix("\(stem).") ? "\(tag).\(component.dropFirst(stem.count + 1))" : String(component)
        }.joined(separator: "/")
    }
}
