// What the configuration says, for the commands that heed it.

import Basics
import Budgets
import Catalogs
import Configuration
import Generation
import MessagePatterns
import Platforms
import Projects
import Pseudolocales

/// The configuration in force.
struct Settings {
    static let config = Flag(
        name: "config", value: "FILE", takes: .files,
        summary: "Read this configuration instead of the nearest .swell.yml.")
    static let isolated = Flag(name: "isolated", summary: "Ignore .swell.yml.")

    let configuration: Configuration

    /// Reads the nearest `.swell.yml` around the first of some paths, or around the current folder.
    init(_ invocation: Invocation, around paths: [String] = []) throws {
        let given = invocation.value(of: Self.config)
        try self.init(reading: invocation.has(Self.isolated) ? nil : try given ?? Self.file(around: paths))
    }

    /// Reads a configuration; nil is the empty one.
    init(reading file: String?) throws {
        configuration =
            try file.map { file throws(InvalidConfiguration) in
                try Configuration.load(file) { ConfigurationNames(settings: Settings($0), isWhole: $1).problems }
            } ?? Configuration()
    }

    private init(_ configuration: Configuration) { self.configuration = configuration }

    /// The configuration file that holds for the first of some paths.
    static func file(around paths: [String]) throws -> String? {
        // What is not there is reported where it is looked for.
        let folder = paths.first.map { Project.isFolder($0) ? $0 : CatalogPath($0).folder } ?? ""
        return try Configuration.find(from: Project.isFolder(folder) ? folder : "").map(named)
    }

    /// A path as a person here would name it.
    static func named(_ path: String) -> String {
        let here = Project.absolute(".") + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    /// The paths given, or the current folder.
    static func paths(_ invocation: Invocation) -> [String] {
        named(invocation.operands.isEmpty ? ["."] : invocation.operands)
    }

    /// Paths as they lead out of the current folder and back, where that is a language's: its name says which.
    static func named(_ paths: [String]) -> [String] {
        guard paths.contains(where: isBelowHere), let folder = languageFolder else { return paths }
        let named = paths.map { path in
            guard isBelowHere(path) else { return path }
            return path == "." ? "../\(folder)" : "../\(folder)/\(path)"
        }
        // A word such as `my` may be a language's and this folder's by chance: then no file has its language from there.
        guard Platform.isLanguageFolder(folder) || Project(named).files.contains(where: { $0.slot?.root == "../" })
        else { return paths }
        return named
    }

    private static func isBelowHere(_ path: String) -> Bool {
        !path.isEmpty && path.utf8.first != UInt8(ascii: "/") && !path.utf8.starts(with: "..".utf8)
    }

    /// The name of the current folder, where it is one of a language; one with a language's name alone stands beside others.
    private static var languageFolder: String? {
        let name = CatalogPath(Project.absolute(".")).name
        if Platform.isLanguageFolder(name) { return name }
        guard CatalogPath(name).isNamedByLanguage, let items = try? FolderListing("..").items else { return nil }
        return items.contains { $0.name != name && CatalogPath($0.name).isNamedByLanguage } ? name : nil
    }

    /// What stays as it is, and how texts are read.
    func rules(_ syntax: Syntax) -> GenerationRules {
        GenerationRules(
            syntax: syntax, lockedWords: configuration.lock.words.map(\.value), lockedKeys: lockedKeys.keys)
    }

    /// The keys whose texts stay as they are, and what is wrong with their patterns.
    var lockedKeys: (keys: KeyMatcher, problems: [FileProblem]) {
        var problems: [FileProblem] = []
        let keys = KeyMatcher(configuration.lock.keys, file: file, &problems)
        return (keys, problems)
    }

    /// Patterns of keys as the configuration has them.
    func written(_ patterns: [Located<String>]) -> [WrittenPattern] {
        patterns.map { WrittenPattern($0, file: file) }
    }

    private var file: String { configuration.file ?? ".swell.yml" }

    /// The formats of files that a person says.
    func formats(_ invocation: Invocation, command: String) throws -> FormatChoice {
        try FormatChoice(invocation, configuration, command: command)
    }

    // MARK: Pseudo-locales

    /// The pseudo-locales to make: those asked for, those configured, or the usual one; each once.
    func pseudolocales(_ asked: [String], _ invocation: Invocation, command: String) throws -> [Pseudolocale] {
        let configured = configuration.generate.locales.map(\.value)
        let tags = asked.isEmpty ? (configured.isEmpty ? GenerateSettings.usualLocales : configured) : asked
        var made: [Pseudolocale] = []
        for tag in tags {
            let pseudolocale = try pseudolocale(tag, invocation, command: command)
            if !made.contains(where: { $0.tag == pseudolocale.tag }) { made.append(pseudolocale) }
        }
        return made
    }

    /// The same for each format, where nobody says which: a platform that offers pseudo-locales of its own gets
    /// those.
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

    /// The pseudo-locale of a tag, as flags, configuration and presets describe it, in this order.
    func pseudolocale(_ tag: String, _ invocation: Invocation, command: String) throws -> Pseudolocale {
        var recipe = recipe(tag)
        if let styles = PseudolocaleFlags.styles(invocation) { recipe.styles = styles }
        if let growth = invocation.value(of: PseudolocaleFlags.growth) { recipe.growth = growth }
        return try PseudolocaleFlags.make(recipe, command: command)
    }

    /// The pseudo-locales that are to be cleaned beside those that their tags show; they need not be described anywhere.
    func known(_ asked: [String], growth: String? = nil, command: String) throws -> [Pseudolocale] {
        let configured = configuration.pseudolocales.map(\.tag.value) + configuration.generate.locales.map(\.value)
        return try (asked + configured).map { tag in
            var recipe = recipe(tag)
            recipe.styles = recipe.styles ?? Preset.named(tag)?.styles ?? ["plain"]
            if let growth { recipe.growth = growth }
            return try PseudolocaleFlags.make(recipe, command: command)
        }
    }

    /// What the configuration says of a pseudo-locale.
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
