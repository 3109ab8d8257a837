// The names of generated types in front of keys, and their other names: `import com.example.R as Texts`.

/// A path of names in front of the symbol of a key: `R.string`.
struct SymbolRoot: Sendable {
    /// The names, the first of which may follow a package.
    let names: [String]
    /// The path as the platform writes it.
    let how: String

    init(_ names: [String], how: [String]? = nil) {
        self.names = names
        self.how = (how ?? names).joined(separator: ".")
    }

    /// What another name of a type stands for: `Texts.title` is `R.string.title` if `Texts` is `com.example.R.string`.
    ///
    /// Without another name it is the last one of the path.
    static func aliases(of path: [Substring], as name: String?, _ conventions: KeyConventions) -> [Self] {
        guard let last = path.last, path.first.map({ $0 != conventions.systemPackage ?? "" }) ?? false else {
            return []
        }
        return conventions.symbolRoots.flatMap { root in
            root.indices.compactMap { index in
                let own = root[...index]
                guard path.count >= own.count, zip(path.suffix(own.count), own).allSatisfy({ $0 == $1 }) else {
                    return nil
                }
                return Self([name ?? String(last)] + root[(index + 1)...], how: root)
            }
        }
    }

    /// The other names that a project declares for generated types: `typealias Texts = com.example.R.string`.
    static func aliases(_ index: DeclarationIndex, _ conventions: KeyConventions) -> [Self] {
        guard conventions.systemPackage != nil else { return [] }
        return index.files.flatMap { file in
            file.tree.nodes(.typeAlias).flatMap { alias in
                Self.aliases(
                    of: alias.declaredType?.text.split(separator: ".") ?? [], as: alias.name, conventions)
            }
        }
    }
}
