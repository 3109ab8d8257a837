import Foundation

/// What lookups show.
public enum LookupDisplay: Sendable, CaseIterable {
    /// Texts.
    case texts
    /// Keys instead of texts.
    case keys
    /// Texts; before one in another language stands which, `⟦en⟧Delete`, and before a missing key `⟦?⟧`.
    case fallbacks
}

/// The texts and formats of an app in one language.
///
/// It stays as it is when the user chooses another language.
public struct Localizer: Sendable {
    /// The language.
    public let language: Language
    /// Dates, numbers and names in the language.
    public let formats: Formats
    /// What lookups show.
    public var display = LookupDisplay.texts
    private let languages: Languages
    private let chain: [Language]
    private let tables = Locked<[String: [String: TableText]]>([:])

    /// Creates the texts of one of an app's languages.
    ///
    /// A key that it lacks is looked up in `pt` for `pt-BR`, and then in the development language.
    public init(_ language: Language, of languages: Languages) {
        self.init(LanguagePreference(language: language.identifier, changed: .now), else: [], of: languages)
    }

    init(_ preference: LanguagePreference, else preferences: [String], of languages: Languages) {
        chain = languages.preferred(for: (preference.language.map { [$0] } ?? []) + preferences)
        language = chain.first ?? languages.development
        self.languages = languages
        formats = Formats(language)
    }

    /// The text of a key with its plural forms selected and its arguments filled in, or the key if no language has it.
    ///
    /// The table is `Localizable` unless it is named. Without arguments, a text that is no plural stays as it is,
    /// percent signs included.
    public func localized(_ key: String, table: String? = nil, _ arguments: any CVarArg...) -> String {
        localized(key, table: table, arguments: arguments)
    }

    /// The text of a key, with the arguments in an array.
    public func localized(_ key: String, table: String? = nil, arguments: [any CVarArg]) -> String {
        guard display != .keys else { return key }
        let name = table ?? "Localizable"
        for candidate in chain {
            guard let text = texts(of: name, in: candidate)[key] else { continue }
            let filling = TextFilling(locale: formats.locale, language: candidate, arguments: arguments)
            let mark = display == .fallbacks && candidate != language ? "⟦\(candidate.identifier)⟧" : ""
            return mark + filling.fill(text)
        }
        return display == .fallbacks ? "⟦?⟧" + key : key
    }

    private func texts(of table: String, in language: Language) -> [String: TableText] {
        let path = language.identifier + "/" + table
        return tables.withLock { tables in
            if let known = tables[path] { return known }
            let texts = (try? TextTable.texts(table, in: languages.folder(of: language))) ?? [:]
            tables[path] = texts
            return texts
        }
    }
}
