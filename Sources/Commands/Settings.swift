// What the configuration says, for the commands that heed it.

import Configuration
import Generation
import MessagePatterns
import Platform
import Pseudolocales

/// The configuration in force.
struct Settings {
    static let isolated = Flag(name: "isolated", summary: "Ignore .swell.yml.")

    let configuration: Configuration

    /// Reads the nearest `.swell.yml` around the current folder.
    init(_ invocation: Invocation) throws {
        guard !invocation.has(Self.isolated), let path = try Configuration.find(from: "") else {
            configuration = Configuration()
            return
        }
        configuration = try Configuration.load(path)
    }

    /// What stays as it is, and how texts are read.
    func rules(_ syntax: Syntax) -> GenerationRules {
        GenerationRules(
            syntax: syntax, lockedWords: configuration.lock.words.map(\.value),
            lockedKeys: configuration.lock.keys.map(\.value))
    }

    // MARK: Pseudo-locales

    /// The tags of the pseudo-locales to make: those asked for, those configured, or the usual one.
    func tags(_ asked: [String]) -> [String] {
        if !asked.isEmpty { return asked }
        let configured = configuration.generate.locales.map(\.value)
        return configured.isEmpty ? ["en-PSEUDO"] : configured
    }

    /// The pseudo-locale of a tag that need not be described anywhere.
    func known(_ tag: String, _ invocation: Invocation, command: String) throws -> Pseudolocale {
        var recipe = recipe(tag)
        recipe.styles = recipe.styles ?? Preset.named(tag)?.styles ?? ["plain"]
        return try PseudolocaleFlags.make(recipe, command: command)
    }

    /// The pseudo-locale of a tag, as flags, configuration and presets describe it, in this order.
    func pseudolocale(_ tag: String, _ invocation: Invocation, command: String) throws -> Pseudolocale {
        var recipe = recipe(tag)
        if let styles = PseudolocaleFlags.styles(invocation) { recipe.styles = styles }
        if let growth = invocation.value(of: PseudolocaleFlags.growth) { recipe.growth = growth }
        return try PseudolocaleFlags.make(recipe, command: command)
    }

    private func recipe(_ tag: String) -> Pseudolocale.Recipe {
        let own = configuration.pseudolocales.last { $0.tag.value.lowercased() == tag.lowercased() }
        var recipe = Pseudolocale.Recipe(tag: own?.tag.value ?? Preset.named(tag)?.tag ?? tag)
        recipe.styles = own?.styles?.map(\.value)
        recipe.growth = own?.growth?.value ?? configuration.generate.growth?.value
        recipe.brackets = own?.brackets?.value
        recipe.padding = own?.padding?.value
        return recipe
    }
}
