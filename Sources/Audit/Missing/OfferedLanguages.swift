// Languages that an app has files for, but does not offer: nobody sees their texts.

import Catalogs
import Platforms
import Projects
import Pseudolocales

/// The languages that an app offers, as a setting in its code lists them.
struct OfferedLanguages {
    private let sources: SourceBytes
    private let project: Project
    /// The languages of each platform, by its name.
    private var lists: [String: Offer] = [:]

    /// The languages that code lists.
    private struct Offer {
        /// Nil if it does not list them.
        var languages: [String]?
        /// Those of single projects in the app, by their folders.
        var ofProjects: [String: [String]] = [:]
        /// The catalogs that no code loads.
        var unloaded: Set<String> = []

        /// The languages for a file: those of the innermost project around it, if any.
        func languages(of path: String) -> [String]? {
            let project = ofProjects.filter { path.hasPrefix($0.key) }.max { $0.key.utf8.count < $1.key.utf8.count }
            return project?.value ?? languages
        }
    }

    init(_ sources: SourceBytes, _ project: Project) {
        (self.sources, self.project) = (sources, project)
    }

    /// Whether an app offers a language to its users.
    enum Answer {
        case offered, unoffered
        /// No code loads the file, in whatever language.
        case unloaded
        /// No user can pick the language.
        case unknown
    }

    /// Returns whether the app offers a language of a file, as far as code shows.
    mutating func offer(_ language: String, of path: String) -> Answer {
        guard let file = project.position(of: path).map({ project.files[$0] }) else { return .offered }
        guard file.format.platform.mayShow(language, in: file.path) else { return .unknown }
        guard let offer = offer(of: file) else { return .offered }
        if offer.unloaded.contains(path) { return .unloaded }
        return offer.languages(of: path).map { language.isCovered(by: $0) } ?? true ? .offered : .unoffered
    }

    private mutating func offer(of file: CatalogFile) -> Offer? {
        guard file.format.layout != .allInOne else { return nil }
        let platform = file.format.platform
        if let known = lists[platform.name] { return known }
        let offer = platform.hasLanguageSetting ? readOffer(of: platform) : Offer()
        lists[platform.name] = offer
        return offer
    }

    private func readOffer(of platform: Platform) -> Offer {
        var settings: [LanguageSetting] = []
        var lists: [String] = []
        // Another list, such as one of voices, may be shorter.
        var isComplete = false
        let catalogs = project.files.filter { $0.format.platform == platform }
        let own = catalogs.languages
        var ofProjects: [String: [String]] = [:]
        var fixed: [String: [String]] = [:]
        var mayChange = false
        var unloaded: Set<String> = []
        var loaded = LoadedFiles(catalogs, of: platform, in: project.roots)
        for path in sources.paths + project.paths(of: .resource) where platform.mayListLanguages(path) {
            guard let bytes = sources.bytes(of: path) else { continue }
            platform.languageSetting(in: bytes).map { settings.append($0) }
            if !loaded.isOfTools(path) {
                let found = platform.languageLists(in: bytes, at: path)
                isComplete = isComplete || found.contains { $0.isComplete(for: own) }
                lists += found.filter { $0.isPart(of: own) }.joined()
                if let (folder, languages) = platform.projectLanguages(in: bytes, at: path),
                    languages.isPart(of: catalogs.filter { $0.path.string.hasPrefix(folder) }.languages)
                {
                    ofProjects[folder, default: []] += languages
                }
            }
            if let (folder, languages) = platform.fixedLanguages(in: bytes, at: path) { fixed[folder] = languages }
            mayChange = mayChange || platform.mayChangeLanguage(in: bytes)
            if let folder = platform.unloadedFolder(bytes, at: path) {
                unloaded.formUnion(catalogs.map(\.path.string).filter { $0.hasPrefix(folder) })
            }
            loaded.add(bytes, at: path)
        }
        unloaded.formUnion(loaded.unloaded)
        var languages = isComplete ? [] : lists
        for setting in settings {
            guard case .list(let tags) = setting else { return Offer(ofProjects: ofProjects, unloaded: unloaded) }
            languages += tags
        }
        if !mayChange, languages.isEmpty { ofProjects.merge(fixed) { own, _ in own } }
        return Offer(languages: languages.isEmpty ? nil : languages, ofProjects: ofProjects, unloaded: unloaded)
    }
}

extension [CatalogFile] {
    /// The languages of the files, as written alike.
    fileprivate var languages: Set<String> { Set(compactMap { $0.slot?.tag }.map(PseudoTag.folded)) }
}

extension [String] {
    /// With fewer languages, a list may be of another kind, such as those written from right to left.
    private static var fewest: Int { 5 }

    /// Whether it lists all languages of an app, perhaps without that of its source texts.
    fileprivate func isComplete(for own: Set<String>) -> Bool {
        own.count >= Self.fewest && own.filter { !LanguageNames.isEnglish($0) }.isSubset(of: Set(map(PseudoTag.folded)))
    }

    /// Of so many listed languages, one may have no file, or a wrong code.
    private static var languagesForOneUnknown: Int { 10 }

    /// Whether it lists many languages of an app, but not all of them.
    fileprivate func isPart(of own: Set<String>) -> Bool {
        let listed = Set(map(PseudoTag.folded))
        // Few apps have a catalog for the language of their source texts, but all list it.
        let translated = listed.filter { !LanguageNames.isEnglish($0) }
        return translated.count + 1 >= Self.fewest && translated.count < listed.count && listed.count * 3 > own.count
            && translated.subtracting(own).count * Self.languagesForOneUnknown <= translated.count
            && !own.isSubset(of: listed)
    }
}
