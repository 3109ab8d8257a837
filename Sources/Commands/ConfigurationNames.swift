// Finds unknown names in a configuration. Only the Commands module knows all valid names.

import Audit
import Basics
import Configuration
import Pseudolocales

/// Finds rules, formats, languages and styles that a configuration names but that do not exist,
/// and invalid regular expressions among the locked keys.
struct ConfigurationNames {
    /// The most unknown names that get a suggestion; no user reads more of them.
    private static let mostCompared = 1_000

    let settings: Settings
    /// Whether all of the file could be read.
    let isWhole: Bool

    /// The problems found, each with its place.
    var problems: [Located<String>] {
        let configuration = settings.configuration
        return pseudolocales + configuration.formats.compactMap { problem(of: $0) } + rules
            + configuration.languages.compactMap { problem(of: $0) }
            + lockedKeys
    }

    private var lockedKeys: [Located<String>] {
        settings.lockedKeys.problems.compactMap { problem in problem.place.map { Located(problem.words, at: $0) } }
    }

    private var rules: [Located<String>] {
        let configuration = settings.configuration
        let known = Set(Rule.all.map(\.id))
        let unknown = (configuration.rules.map(\.rule) + configuration.suppressions.flatMap(\.rules)).filter {
            !known.contains($0.value)
        }
        return unknown.enumerated().map { index, rule in
            let isCompared = index < Self.mostCompared
            return Located(
                isCompared ? AuditError.unknownRule(rule).words : "there is no rule '\(rule.value.shortened)'",
                at: rule.place)
        }
    }

    private func problem(of format: NamedText) -> Located<String>? {
        FormatChoice.problem(format.text.value).map { Located($0, at: format.text.place) }
    }

    private func problem(of language: Located<String>) -> Located<String>? {
        do throws(UsageError) {
            _ = try LanguageTag.known(language.value, settings, command: "config")
            return nil
        } catch {
            return Located(error.message, at: language.place)
        }
    }

    // MARK: Pseudo-locales

    private var pseudolocales: [Located<String>] {
        let configuration = settings.configuration
        let own = Set(configuration.pseudolocales.map { $0.tag.value.lowercased() })
        let generated = configuration.generate.locales.filter { !own.contains($0.value.lowercased()) }
        let problems =
            configuration.pseudolocales.compactMap { problem(of: $0) }
            + generated.compactMap { problem(ofGenerated: $0) } + [problemOfGrowth].compactMap(\.self)
        // Report an invalid common growth only once.
        return problems.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the problem of a configured pseudo-locale, whether this run uses it or not.
    private func problem(of pseudolocale: PseudolocaleSettings) -> Located<String>? {
        problem(of: settings.recipe(pseudolocale.tag.value)) { error in
            let styles = pseudolocale.styles?.first?.place
            let place: Place? =
                switch error {
                case .growth, .quantile, .growthLocale: pseudolocale.growth?.place
                case .brackets: pseudolocale.brackets?.place ?? styles
                case .padding: pseudolocale.padding?.place ?? styles
                case .malformedTag, .country, .realLanguage, .noStyle: nil
                case .style, .noStyles, .noArgument, .missingArgument, .argument: styles
                }
            return place ?? pseudolocale.tag.place
        }
    }

    private func problem(ofGenerated locale: Located<String>) -> Located<String>? {
        problem(of: settings.recipe(locale.value)) { _ in locale.place }
    }

    /// The problem of the common growth, whether any pseudo-locale uses it or not.
    private var problemOfGrowth: Located<String>? {
        guard let growth = settings.configuration.generate.growth else { return nil }
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.growth = growth.value
        return problem(of: recipe) { _ in growth.place }
    }

    private func problem(of recipe: Pseudolocale.Recipe, _ place: (StyleError) -> Place) -> Located<String>? {
        do throws(StyleError) {
            _ = try Pseudolocale(recipe)
            return nil
        } catch {
            // The missing styles may be in the part of the file that could not be read.
            if case .noStyle = error, !isWhole { return nil }
            let words = error.message + Spelling.suggestion(PseudolocaleFlags.nearest(error))
            return Located(words, at: commonGrowth(recipe, error) ?? place(error))
        }
    }

    /// The place of the common growth of all pseudo-locales, if the error is in it.
    private func commonGrowth(_ recipe: Pseudolocale.Recipe, _ error: StyleError) -> Place? {
        guard let growth = settings.configuration.generate.growth, recipe.growth == growth.value else { return nil }
        return switch error {
        case .growth, .quantile, .growthLocale: growth.place
        default: nil
        }
    }
}
