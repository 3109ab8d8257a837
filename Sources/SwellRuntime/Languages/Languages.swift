import Foundation

/// The languages that a bundle contains.
public struct Languages: Sendable {
    /// A row of a language picker.
    public enum Entry: Hashable, Sendable {
        /// The language that the device's preferences pick.
        case system
        /// A language of the bundle.
        case language(Language)

        /// The language; `nil` for the system's choice.
        public var language: Language? {
            guard case .language(let language) = self else { return nil }
            return language
        }
    }

    /// The languages, sorted by identifier.
    public let all: [Language]
    /// The language of the source texts, which every key has.
    public let development: Language
    /// The folder that contains the `.lproj` folders.
    let folder: URL

    /// Finds the languages of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the app's texts.
    ///   - development: The language of the source texts, or `nil` for the bundle's `CFBundleDevelopmentRegion`.
    ///   - showsPseudolocales: Whether pseudo-locales are languages like others; `nil` for debug builds alone.
    public init(_ bundle: Bundle, development: String? = nil, showsPseudolocales: Bool? = nil) {
        #if DEBUG
            let isDebugBuild = true
        #else
            let isDebugBuild = false
        #endif
        folder = bundle.resourceURL ?? bundle.bundleURL
        let names = Set(bundle.localizations).subtracting(["Base"]).sorted()
        all = names.map { Language($0) }.filter { showsPseudolocales ?? isDebugBuild || !$0.isPseudolocale }
        // Bundle.developmentLocalization stops the program on Linux if there is no Info.plist.
        let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let source = development ?? region ?? "en"
        let match = LanguageMatching.preferredLocalizations(from: names, forPreferences: [source]).first
        self.development = Language(match ?? source)
    }

    /// The rows of a language picker: the system's choice, then the languages by their own names, then pseudo-locales.
    public var entries: [Entry] {
        let named = all.map { (language: $0, name: $0.localizedName.lowercased()) }
            .sorted { ($0.language.isPseudolocale ? 1 : 0, $0.name) < ($1.language.isPseudolocale ? 1 : 0, $1.name) }
        return [.system] + named.map { .language($0.language) }
    }

    /// The folder with a language's tables.
    func folder(of language: Language) -> URL { folder.appending(path: language.identifier + ".lproj") }

    /// The match for a user's preferences, the languages that it falls back to, and the development language.
    func preferred(for preferences: [String]) -> [Language] {
        let matches = LanguageMatching.preferredLocalizations(from: all.map(\.identifier), forPreferences: preferences)
        let chain = matches.map { Language($0) }
        return chain.contains(development) ? chain : chain + [development]
    }
}
