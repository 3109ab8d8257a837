// Languages that an app has files for, but does not offer: nobody sees their texts.

import Catalogs
import Platforms
import Projects
import Pseudolocales

/// The languages that an app offers, as a setting in its code lists them.
struct OfferedLanguages {
    private let sources: SourceBytes
    private let files: [String: CatalogFile]
    private let project: Project
    /// The files that no target contains.
    private let untargeted: Set<String>
    /// The languages of each platform, by its name.
    private var lists: [String: Offer] = [:]

    /// The languages that code lists.
    private struct Offer {
        /// Nil if it does not list them.
        var languages: [String]?
        /// The catalogs that no code loads.
        var unloaded: Set<String> = []
    }

    init(_ sources: SourceBytes, _ project: Project) {
        (self.sources, self.project) = (sources, project)
        untargeted = Set(project.untargetedFiles.map { project.files[$0].path.string })
        files = Dictionary(project.files.map { ($0.path.string, $0) }) { first, _ in first }
    }

    /// Returns findings, as notes in files that no code loads and in languages that the app does not offer, because
    /// nobody sees what is wrong there.
    mutating func lowering(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            if untargeted.contains(finding.location.path) { return finding.unseen(because: Self.untargetedReason) }
            guard let language = finding.subject?.locale, let offer = offer(of: finding.location.path) else {
                return finding
            }
            if offer.unloaded.contains(finding.location.path) {
                return finding.unseen(because: "no code loads this file")
            }
            guard let list = offer.languages, !language.isCovered(by: list) else { return finding }
            return finding.lowered(to: .note, because: "the app does not offer this language")
        }
    }

    /// The files of gaps in languages that the app does not offer.
    mutating func unofferedFiles(of gaps: [LanguageGap]) -> Set<String> {
        var files: Set<String> = []
        for gap in gaps where !gap.texts.isEmpty {
            if lacks(gap.language, of: gap.catalog.path) { files.insert(gap.catalog.path) }
        }
        return files
    }

    /// The remark about languages with such files; nil if there are none.
    func remark(on gaps: [LanguageGap], withoutFiles paths: Set<String>) -> String? {
        let left = gaps.map { (language: $0.language, path: $0.catalog.path) }.filter { paths.contains($0.path) }
        let languages = Set(left.filter { !untargeted.contains($0.path) }.map(\.language)).sorted()
        guard let first = languages.first else { return nil }
        let (others, lack) = ((languages.count - 1).counted("other language"), "not reported, because the app does not")
        return languages.count > 1
            ? "what '\(first)' and \(others) lack was \(lack) offer them" : "what '\(first)' lacks was \(lack) offer it"
    }

    private mutating func lacks(_ language: String, of path: String) -> Bool {
        if untargeted.contains(path) { return true }
        guard let offer = offer(of: path) else { return false }
        return offer.unloaded.contains(path) || offer.languages.map { !language.isCovered(by: $0) } ?? false
    }

    private mutating func offer(of path: String) -> Offer? {
        guard let file = files[path], !file.format.isMultilingual else { return nil }
        let platform = file.format.platform
        if let known = lists[platform.name] { return known }
        let offer = platform.hasLanguageSetting ? readOffer(of: platform) : Offer()
        lists[platform.name] = offer
        return offer
    }

    private func readOffer(of platform: Platform) -> Offer {
        var settings: [LanguageSetting] = []
        var lists: [String] = []
        let catalogs = project.files.filter { $0.format.platform == platform }
        let own = Set(catalogs.compactMap { $0.slot?.tag }.map(PseudoTag.folded))
        var loaded = LoadedFiles(platform.loadsFilesByPath ? catalogs : [])
        for path in sources.paths(of: platform) {
            guard let bytes = sources.bytes(of: path) else { continue }
            platform.languageSetting(in: bytes).map { settings.append($0) }
            lists += platform.languageLists(in: bytes, at: path).filter { $0.isPart(of: own) }.joined()
            loaded.add(bytes)
        }
        var languages = lists
        for setting in settings {
            guard case .list(let tags) = setting else { return Offer(unloaded: loaded.unloaded) }
            languages += tags
        }
        return Offer(languages: languages.isEmpty ? nil : languages, unloaded: loaded.unloaded)
    }
}

extension [String] {
    /// With fewer languages, a list may be of another kind, such as those written from right to left.
    private static var fewest: Int { 5 }

    /// Whether it lists languages of an app, but not all of them.
    fileprivate func isPart(of own: Set<String>) -> Bool {
        let listed = Set(map(PseudoTag.folded))
        return listed.count >= Self.fewest && listed.isStrictSubset(of: own)
    }
}
