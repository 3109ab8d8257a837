// Languages that an app has files for, but does not offer: nobody sees their texts.

import Catalogs
import Platforms
import Projects

/// The languages that an app offers, as a setting in its code lists them.
struct OfferedLanguages {
    private let sources: SourceBytes
    private let files: [String: CatalogFile]
    /// The languages of each platform, by its name; nil if its code does not list them.
    private var lists: [String: [String]?] = [:]

    init(_ sources: SourceBytes, _ project: Project) {
        self.sources = sources
        files = Dictionary(project.files.map { ($0.path.string, $0) }) { first, _ in first }
    }

    /// Returns findings, with errors in languages that the app does not offer as warnings.
    mutating func lowering(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            guard finding.severity == .error, let language = finding.subject?.locale,
                lacks(language, of: finding.location.path)
            else { return finding }
            return finding.lowered(to: .warning, because: "the app does not offer this language")
        }
    }

    /// The files of gaps in languages that the app does not offer.
    mutating func unofferedFiles(of gaps: [LanguageGap]) -> Set<String> {
        var files: Set<String> = []
        for gap in gaps where gap.texts.contains(where: { $0.severity > .note }) {
            if lacks(gap.language, of: gap.catalog.path) { files.insert(gap.catalog.path) }
        }
        return files
    }

    private mutating func lacks(_ language: String, of path: String) -> Bool {
        guard let file = files[path], !file.format.isMultilingual, let list = list(of: file.format.platform) else {
            return false
        }
        return !language.isCovered(by: list)
    }

    private mutating func list(of platform: Platform) -> [String]? {
        if let known = lists[platform.name] { return known }
        let list = platform.hasLanguageSetting ? readList(of: platform) : nil
        lists[platform.name] = .some(list)
        return list
    }

    private func readList(of platform: Platform) -> [String]? {
        var found: [String] = []
        for path in sources.paths(of: platform) {
            switch sources.bytes(of: path).flatMap(platform.languageSetting) {
            case .list(let languages): found += languages
            case .computed: return nil
            case nil: break
            }
        }
        return found.isEmpty ? nil : found
    }
}
