// Creates styles from their names.

enum StyleList {
    /// Creates the styles with these names and their arguments.
    static func make(_ names: [String], _ recipe: Pseudolocale.Recipe) throws(StyleError) -> [any Style] {
        if names.isEmpty { throw .noStyles }
        let growth = try GrowthTarget(recipe.growth ?? GrowthTarget.usual)
        var styles: [any Style] = []
        for name in names {
            let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let kind = StyleKind.all.first(where: { $0.id == parts[0] }) else { throw .style(parts[0]) }
            let argument = parts.count > 1 ? parts[1] : nil
            if argument != nil, kind.argument == nil { throw .noArgument(style: kind.id) }
            let settings = StyleSettings(
                argument: argument, growth: growth, brackets: recipe.brackets, padding: recipe.padding)
            styles.append(try kind.type.init(settings))
        }
        return styles
    }
}
