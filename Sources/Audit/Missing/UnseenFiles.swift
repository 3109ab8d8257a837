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
    /// The files in languages that the app's project does not list.
    let unlisted: Set<String>
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
            guard let cause = cause(of: finding) else { return finding }
            return switch cause {
            case .unoffered, .unloaded, .untargeted: finding.unseen(because: cause.words)
            case .unlisted, .template:
                finding.severity == .error ? finding.lowered(to: .warning, because: cause.words) : finding
            }
        }
    }

    /// Returns findings about whole files and their languages, without notes in languages that nobody sees.
    mutating func withoutNotes(_ findings: [Finding]) -> [Finding] {
        lowering(findings).filter { finding in
            guard finding.severity == .note, finding.subject == nil, finding.cause == nil,
                let language = languages[finding.location.path]
            else { return true }
            return cause(finding.location.path, language, isFault: false)?.hidesLanguage != true
        }
    }

    /// The files of gaps in languages that nobody sees.
    mutating func hiddenFiles(of gaps: [LanguageGap]) -> Set<String> {
        var files: Set<String> = []
        for gap in gaps where !gap.texts.isEmpty {
            if cause(gap.catalog.path, gap.language, isFault: false)?.hidesLanguage == true {
                files.insert(gap.catalog.path)
            }
        }
        return files
    }

    /// The remark about languages with such files; nil if there are none.
    func remark(on gaps: [LanguageGap], withoutFiles paths: Set<String>) -> String? {
        let left = gaps.filter { paths.contains($0.catalog.path) && !untargeted.contains($0.catalog.path) }
        let languages = Set(left.map(\.language)).sorted()
        guard let first = languages.first else { return nil }
        let (others, lack) = ((languages.count - 1).counted("other language"), "not reported, because the app does not")
        return languages.count > 1
            ? "what '\(first)' and \(others) lack was \(lack) offer them" : "what '\(first)' lacks was \(lack) offer it"
    }

    private mutating func cause(of finding: Finding) -> Cause? {
        let isFault = finding.subject == nil
        let path = finding.location.path
        guard !isFault || finding.rule == Rule.catalogFault.id else { return nil }
        return cause(path, finding.subject?.locale ?? languages[path], isFault: isFault)
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
    /// Whether nobody sees any text of the file's language in it.
    fileprivate var hidesLanguage: Bool {
        switch self {
        case .unoffered, .unloaded, .untargeted: true
        case .unlisted, .template: false
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
