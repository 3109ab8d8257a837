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
        files = Dictionary(project.files.map { ($0.path.string, $0) }) { first, _ in first }
    }

    /// Whether an app offers a language to its users.
    enum Answer {
        case offered, unoffered
        /// No code loads the file, in whatever language.
        case unloaded
    }

    /// Returns whether the app offers a language of a file, as far as code shows.
    mutating func offer(_ language: String, of path: String) -> Answer {
        guard let offer = offer(of: path) else { return .offered }
        if offer.unloaded.contains(path) { return .unloaded }
        return offer.languages.map { language.isCovered(by: $0) } ?? true ? .offered : .unoffered
    }

    private mutating func offer(of path: String) -> Offer? {
        guard let file = files[path], file.format.layout != .allInOne else { return nil }
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
        var loaded = LoadedFiles(platform.loadsFilesByPath ? catalogs : [], in: project.roots)
        for path in sources.paths where platform.mayListLanguages(path) {
            guard let bytes = sources.bytes(of: path) else { continue }
            platform.languageSetting(in: bytes).map { settings.append($0) }
            if !loaded.isOfTools(path) {
                lists += platform.languageLists(in: bytes, at: path).filter { $0.isPart(of: own) }.joined()
            }
            loaded.add(bytes, at: path)
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

    /// Whether it lists many languages of an app, but not all of them.
    fileprivate func isPart(of own: Set<String>) -> Bool {
        let listed = Set(map(PseudoTag.folded))
        // Few apps have a catalog for the language of their source texts, but all list it.
        let translated = listed.filter { !LanguageNames.isEnglish($0) }
        return translated.count + 1 >= Self.fewest && translated.count < listed.count && listed.count * 3 > own.count
            && translated.isSubset(of: own) && !own.isSubset(of: listed)
    }
}
