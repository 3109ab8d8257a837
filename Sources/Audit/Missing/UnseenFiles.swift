// Files whose texts nobody sees, at least not yet.

import Basics
import Catalogs
import Comparison
import Projects

/// The files of a project whose texts nobody sees, and why.
struct UnseenFiles {
    /// Why nobody sees the texts of a file.
    fileprivate enum Cause {
        /// Nobody sees any text of the file's language in it.
        case unseen(UnseenText)
        /// Its language is not in the app's project: such files are often in no target.
        case unlisted
        /// It is a template for translations.
        case template

        var isUnseen: Bool {
            switch self {
            case .unseen: true
            case .unlisted, .template: false
            }
        }
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
        var files = project.filesInNoXcodeProject + project.propertyListTextsOfPackages
        for path in files.isEmpty ? [] : sources.paths {
            guard let bytes = sources.bytes(of: path) else { continue }
            let names = Set(files.map(\.nameInCode)).filter { name in
                bytes.firstOffset(of: Array(name.utf8), in: bytes.indices) != nil
            }
            files.removeAll { names.contains($0.nameInCode) }
            if files.isEmpty { break }
        }
        return Set(files.map(\.path.string))
    }

    /// Returns findings, marked in such files, or with less severity.
    mutating func marking(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            switch cause(of: finding) {
            case .unseen(let reason): finding.unseen(because: reason)
            case .unlisted: finding.lessSevere(because: "the project does not list this language")
            case .template: finding.lessSevere(because: "no app loads a template")
            case nil: finding
            }
        }
    }

    /// Returns findings about whole files and their languages, without notes in languages that nobody sees.
    mutating func withoutNotes(_ findings: [Finding]) -> [Finding] {
        marking(findings).filter { finding in
            guard finding.severity == .note, finding.subject == nil, !finding.isUnseen,
                let language = languages[finding.location.path]
            else { return true }
            return cause(finding.location.path, language, isFault: false)?.isUnseen != true
        }
    }

    /// The positions of files in languages that nobody sees.
    mutating func files(of project: Project) -> Set<Int> {
        var found: Set<Int> = []
        for (index, file) in project.files.enumerated() {
            if let language = file.locale, cause(file.path.string, language, isFault: false)?.isUnseen == true {
                found.insert(index)
            }
        }
        return found
    }

    /// The files of gaps in languages that nobody sees.
    mutating func hiddenFiles(of gaps: [LanguageGap]) -> Set<String> {
        var files: Set<String> = []
        for gap in gaps where !gap.texts.isEmpty {
            if cause(gap.catalog.path, gap.language, isFault: false)?.isUnseen == true {
                files.insert(gap.catalog.path)
            }
        }
        return files
    }

    /// The remark about languages with such files; nil if there are none.
    func remark(on gaps: [LanguageGap], withoutFiles paths: Set<String>) -> String? {
        let seen = Set(gaps.filter { !paths.contains($0.catalog.path) }.map(\.language))
        let left = gaps.filter {
            paths.contains($0.catalog.path) && !untargeted.contains($0.catalog.path) && !seen.contains($0.language)
        }
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
        if untargeted.contains(path) { return .unseen(.untargetedFile) }
        // The app shows the source texts in it.
        if templates.contains(path) { return isFault ? .template : nil }
        guard let language else { return nil }
        switch offered.offer(language, of: path) {
        case .unloaded: return .unseen(.unloadedFile)
        case .unoffered: return .unseen(.unofferedLanguage)
        case .unknown: return .unseen(.unknownLanguage)
        case .offered: return unlisted.contains(path) ? .unlisted : nil
        }
    }
}

extension CatalogFile {
    /// How code that loads it names it: by its table or, if it is called `de.strings`, by its whole name.
    fileprivate var nameInCode: String { isNamedByLanguage ? path.name : path.stem }
}

extension Finding {
    /// The finding as at most a warning, and the reason for that.
    fileprivate func lessSevere(because reason: String) -> Finding {
        severity == .error ? lowered(to: .warning, because: reason) : self
    }
}
