// The configuration, for the commands that use it.

import Basics
import Budgets
import Catalogs
import Configuration
import Generation
import MessagePatterns
import Platforms
import Projects
import Pseudolocales

/// The effective configuration.
struct Settings {
    static let config = Flag(
        name: "config", value: "FILE", takes: .files,
        summary: "Use this configuration instead of the nearest .swell.yml.")
    static let isolated = Flag(name: "isolated", summary: "Ignore .swell.yml.")

    let configuration: Configuration

    /// Reads the nearest `.swell.yml` around the first of some paths, or around the current folder.
    init(_ invocation: Invocation, around paths: [String] = []) throws {
        let given = invocation.value(of: Self.config)
        try self.init(reading: invocation.has(Self.isolated) ? nil : try given ?? Self.file(around: paths))
    }

    /// Reads a configuration; nil means an empty one.
    init(reading file: String?) throws {
        configuration =
            try file.map { file throws(InvalidConfiguration) in
                try Configuration.load(file) { ConfigurationNames(settings: Settings($0), isWhole: $1).problems }
            } ?? Configuration()
    }

    private init(_ configuration: Configuration) { self.configuration = configuration }

    /// The configuration file that applies to the first of some paths.
    static func file(around paths: [String]) throws -> String? {
        // A missing path is reported later, when the command searches it.
        let folder = paths.first.map { Project.isFolder($0) ? $0 : CatalogPath($0).folder } ?? ""
        return try Configuration.find(from: Project.isFolder(folder) ? folder : "").map(named)
    }

    /// A path, relative to the current folder if it is inside it.
    static func named(_ path: String) -> String {
        let here = Project.absolute(".") + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    /// The paths given, or the current folder.
    static func paths(_ invocation: Invocation) -> [String] {
        named(invocation.operands.isEmpty ? ["."] : invocation.operands)
    }

    /// The paths; if the current folder is a language folder, by way of its parent, so that they contain its name.
    static func named(_ paths: [String]) -> [String] {
        guard paths.contains(where: isBelowHere), let folder = languageFolder else { return paths }
        let named = paths.map { path in
            guard isBelowHere(path) else { return path }
            return path == "." ? "../\(folder)" : "../\(folder)/\(path)"
        }
        // A folder may be called `my` by chance. Then no file takes its language from the folder's name.
        guard Platform.isLanguageFolder(folder) || Project(named).files.contains(where: { $0.slot?.root == "../" })
        else { return paths }
        return named
    }

    private static func isBelowHere(_ path: String) -> Bool {
        !path.isEmpty && path.utf8.first != UInt8(ascii: "/") && !path.utf8.starts(with: "..".utf8)
    }

    /// The name of the current folder if it is a language folder; a bare tag counts only beside other such folders.
    private static var languageFolder: String? {
        let name = CatalogPath(Project.absolute(".")).name
        if Platform.isLanguageFolder(name) { return name }
        guard CatalogPath(name).isNamedByLanguage, let items = try? FolderListing("..").items else { return nil }
        return items.contains { $0.name != name && CatalogPath($0.name).isNamedByLanguage } ? name : nil
    }

    /// Which words and keys are locked, and how texts are parsed.
    func rules(_ syntax: Syntax) -> GenerationRules {
        GenerationRules(
            syntax: syntax, lockedWords: configuration.lock.words.map(\.value), lockedKeys: lockedKeys.keys)
    }

    /// The keys whose texts stay unchanged, and the problems of their patterns.
    var lockedKeys: (keys: KeyMatcher, problems: [FileProblem]) {
        var problems: [FileProblem] = []
        let keys = KeyMatcher(configuration.lock.keys, file: file, &problems)
        return (keys, problems)
    }

    /// Key patterns with their places in the configuration.
    func written(_ patterns: [Located<String>]) -> [WrittenPattern] {
        patterns.map { WrittenPattern($0, file: file) }
    }

    private var file: String { configuration.file ?? ".swell.yml" }

    /// The explicit formats of files.
    func formats(_ invocation: Invocation, command: String) throws -> FormatChoice {
        try FormatChoice(invocation, configuration, command: command)
    }

    // MARK: Pseudo-locales

    /// The pseudo-locales to generate: those requested, else those configured, else the default; without duplicates.
    func pseudolocales(_ asked: [String], _ invocation: Invocation, command: String) throws -> [Pseudolocale] {
        let configured = configuration.generate.locales.map(\.value)
        let tags = asked.isEmpty ? (configured.isEmpty ? GenerateSettings.defaultLocales : configured) : asked
        var made: [Pseudolocale] = []
        for tag in tags {
            let pseudolocale = try pseudolocale(tag, invocation, command: command)
            if !made.contains(where: { $0.tag == pseudolocale.tag }) { made.append(pseudolocale) }
        }
        return made
    }

    /// The pseudo-locales by format.
    ///
    /// If neither flags nor the configuration name any, the platform's own pseudo-locales are the default.
    func pseudolocalesByFormat(
        _ asked: [String], _ invocation: Invocation, command: String
    ) throws -> [Format: [Pseudolocale]] {
        let isChosen = !asked.isEmpty || !configuration.generate.locales.isEmpty
        var made: [[String]: [Pseudolocale]] = [:]
        var byFormat: [Format: [Pseudolocale]] = [:]
        for format in Format.all {
            let tags = isChosen ? asked : format.offeredPseudolocales ?? asked
            made[tags] = try made[tags] ?? pseudolocales(tags, invocation, command: command)
            byFormat[format] = made[tags]
        }
        return byFormat
    }

    /// The pseudo-locale of a tag, from flags, the configuration and presets, in this order.
    func pseudolocale(_ tag: String, _ invocation: Invocation, command: String) throws -> Pseudolocale {
        var recipe = recipe(tag)
        if let styles = PseudolocaleFlags.styles(invocation) { recipe.styles = styles }
        if let growth = invocation.value(of: PseudolocaleFlags.growth) { recipe.growth = growth }
        if let padding = invocation.value(of: PseudolocaleFlags.padding) { recipe.padding = padding }
        recipe.carrier = try Carriers(invocation, command: command).carrier(of: tag)
        return try PseudolocaleFlags.make(recipe, command: command)
    }

    /// The pseudo-locales to remove besides those that their tags show; they need no description.
    func known(_ asked: [String], growth: String? = nil, command: String) throws -> [Pseudolocale] {
        let configured = configuration.pseudolocales.map(\.tag.value) + configuration.generate.locales.map(\.value)
        return try (asked + configured).map { tag in
            var recipe = recipe(tag)
            recipe.styles = recipe.styles ?? Preset.named(tag)?.styles ?? ["plain"]
            if let growth { recipe.growth = growth }
            return try PseudolocaleFlags.make(recipe, command: command)
        }
    }

    /// The description of a pseudo-locale in the configuration.
    func recipe(_ tag: String) -> Pseudolocale.Recipe {
        let own = configuration.pseudolocales.last { $0.tag.value.lowercased() == tag.lowercased() }
        var recipe = Pseudolocale.Recipe(tag: own?.tag.value ?? tag)
        recipe.styles = own?.styles?.map(\.value)
        recipe.growth = own?.growth?.value ?? configuration.generate.growth?.value
        recipe.brackets = own?.brackets?.value
        recipe.padding = own?.padding?.value
        return recipe
    }
}
