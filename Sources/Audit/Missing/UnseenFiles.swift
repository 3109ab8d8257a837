// Files whose texts nobody sees, at least not yet: what is wrong there weighs less.

import Basics
import Catalogs
import Comparison
import Projects

/// The files of a project whose texts nobody sees, and why.
struct UnseenFiles {
    /// Why nobody sees the texts of a file.
    fileprivate enum Cause {
        /// Its language is not in the app's project: such files are often in no target.
        case unlisted
        /// The app does not let users pick its language.
        case unoffered
        /// No code loads it.
        case unloaded
        /// No Xcode project names it.
        case untargeted
        /// It is a template for translations.
        case template
    }

    private var offered: OfferedLanguages
    private let languages: [String: String]
    private let unlisted: Set<String>
    private let untargeted: Set<String>
    private let templates: Set<String>

    init(_ sources: SourceBytes, _ project: Project) {
        offered = OfferedLanguages(sources, project)
        let files = project.files
        languages = Dictionary(files.compactMap { file in file.locale.map { (file.path.string, $0) } }) { first, _ in
            first
        }
        unlisted = Set(project.unlistedFiles.map { files[$0].path.string })
        untargeted = Self.untargeted(sources, project)
        templates = Set(files.filter(\.isTemplate).map(\.path.string))
    }

    /// The files of tables that no project and no code names.
    private static func untargeted(_ sources: SourceBytes, _ project: Project) -> Set<String> {
        var files = project.filesInNoXcodeProject
        for path in files.isEmpty ? [] : sources.paths {
            guard let bytes = sources.bytes(of: path) else { continue }
            let stems = Set(files.map(\.path.stem)).filter { stem in
                bytes.firstOffset(of: Array(stem.utf8), in: bytes.indices) != nil
            }
            files.removeAll { stems.contains($0.path.stem) }
            if files.isEmpty { break }
        }
        return Set(files.map(\.path.string))
    }

    /// Returns findings, with less severity in such files.
    mutating func lowering(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            let path = finding.location.path
            guard finding.severity > .note, finding.subject != nil || finding.rule == Rule.catalogFault.id,
                let cause = cause(
                    path, finding.subject?.locale ?? languages[path], isFault: finding.subject == nil),
                let severity = cause.severity(finding.severity)
            else { return finding }
            return finding.lowered(to: severity, because: cause.words)
        }
    }

    /// Which files of gaps nobody sees.
    mutating func files(of gaps: [LanguageGap]) -> Set<String> {
        var files = unlisted.union(untargeted)
        for gap in gaps where gap.texts.contains(where: { $0.severity > .note }) {
            if cause(gap.catalog.path, gap.language, isFault: false) != nil { files.insert(gap.catalog.path) }
        }
        return files
    }

    private mutating func cause(_ path: String, _ language: String?, isFault: Bool) -> Cause? {
        if untargeted.contains(path) { return .untargeted }
        // The app shows the source texts in it.
        if templates.contains(path) { return isFault ? .template : nil }
        guard let language else { return nil }
        switch offered.offer(language, of: path) {
        case .unloaded: return .unloaded
        case .unoffered: return .unoffered
        case .offered: return unlisted.contains(path) ? .unlisted : nil
        }
    }
}

extension UnseenFiles.Cause {
    /// The severity of a finding that had another one; nil if that stays.
    fileprivate func severity(_ severity: Severity) -> Severity? {
        switch self {
        case .unloaded, .untargeted: .note
        case .unoffered: severity == .error ? .warning : .note
        case .unlisted, .template: severity == .error ? .warning : nil
        }
    }

    fileprivate var words: String {
        switch self {
        case .unlisted: "the project does not list this language"
        case .unoffered: "the app does not offer this language"
        case .unloaded: "no code loads this file"
        case .untargeted: "no Xcode project names this file"
        case .template: "no app loads a template"
        }
    }
}
