import Foundation

/// Checks the texts of an app, in the app's own tests: `try LocalizationCheck(bundle).run()`.
///
/// Every key exists in every language, plurals have forms for 0, 1, 2, 5, 21 and 100, texts show the same arguments as
/// in the development language, and languages are written in their direction.
public struct LocalizationCheck: Sendable {
    private typealias Tables = [String: [String: TableText]]
    private let languages: Languages
    private static let numbers = [0, 1, 2, 5, 21, 100]

    /// Prepares the check of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the app's texts.
    ///   - development: The language of the source texts, or `nil` for the bundle's `CFBundleDevelopmentRegion`.
    public init(_ bundle: Bundle, development: String? = nil) {
        languages = Languages(bundle, development: development, showsPseudolocales: true)
    }

    /// Throws `LocalizationFailures` if anything is wrong.
    public func run() throws {
        let failures = failures()
        if !failures.isEmpty { throw LocalizationFailures(failures: failures) }
    }

    /// Everything that is wrong, sorted by description.
    public func failures() -> [LocalizationFailure] {
        var failures: [LocalizationFailure] = []
        var tables: [Language: Tables] = [:]
        for language in languages.all {
            for name in TextTable.names(in: languages.folder(of: language)) {
                do {
                    tables[language, default: [:]][name] = try TextTable.texts(name, in: languages.folder(of: language))
                } catch {
                    failures.append(LocalizationFailure(language: language, table: name, fact: .unreadableTable))
                }
            }
        }
        let source = tables[languages.development] ?? [:]
        for language in languages.all {
            let own = tables[language] ?? [:]
            let kin = LanguageMatching.preferredLocalizations(
                from: languages.all.map(\.identifier), forPreferences: [language.identifier])
            for (table, texts) in source {
                for key in texts.keys where !kin.contains(where: { tables[Language($0)]?[table]?[key] != nil }) {
                    failures.append(LocalizationFailure(language: language, table: table, key: key, fact: .missingKey))
                }
            }
            for (table, texts) in own {
                for (key, text) in texts {
                    failures += Self.facts(of: text, in: language, source[table]?[key]).map { fact, detail in
                        LocalizationFailure(language: language, table: table, key: key, fact: fact, detail: detail)
                    }
                }
            }
            if !TextDirection.suits(own.values.flatMap(\.values), language) {
                failures.append(LocalizationFailure(language: language, fact: .wrongDirection))
            }
        }
        return failures.sorted { $0.description < $1.description }
    }

    private static func facts(
        of text: TableText, in language: Language, _ source: TableText?
    ) -> [(LocalizationFailure.Fact, String)] {
        let (used, variables) = arguments(of: text)
        var facts: [(LocalizationFailure.Fact, String)] = []
        if case .variables(_, let known) = text {
            facts = variables.filter { known[$0] == nil }.map { (.missingVariable, $0) }
            for (name, forms) in known {
                let shown = numbers.filter { $0 != 0 || forms["zero"] == nil }
                let needed = shown.map { PluralCategory(of: $0, in: language).rawValue }
                let missing = Set(needed).subtracting(forms.keys)
                facts += missing.map { (.missingForm, "'\($0)' of \(name)") }
            }
        }
        guard let source else { return facts + [(.unknownKey, "")] }
        let expected = arguments(of: source).kinds
        facts += expected.keys.filter { used[$0] == nil }.map { (.missingArgument, String($0 + 1)) }
        facts += used.filter { expected[$0.key] != $0.value }.map { (.wrongArgument, String($0.key + 1)) }
        return facts
    }

    /// The kinds of the arguments that a text shows in any of its forms, by index, and the variables in it.
    private static func arguments(
        of text: TableText
    ) -> (kinds: [Int: FormatSpecifier.Kind], variables: Set<String>) {
        var kinds: [Int: FormatSpecifier.Kind] = [:]
        var variables: Set<String> = []
        let categories = PluralCategory.allCases.map(\.rawValue)
        for (part, index) in text.parts(choosing: { forms, _ in categories.compactMap { forms[$0] } }) {
            switch part {
            case .text: continue
            // "20% discount" contains `% d`, which is hardly ever meant.
            case .argument(let specifier, _): if !specifier.options.contains(" ") { kinds[index] = specifier.kind }
            case .variable(let name, _):
                variables.insert(name)
                kinds[index] = kinds[index] ?? .integer
            }
        }
        return (kinds, variables)
    }
}
