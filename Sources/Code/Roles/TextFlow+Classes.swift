// Which class of the platform's a name means: an app may have classes with the same names.

extension TextFlow {
    /// The largest number of classes between one of the app's and one of the platform's.
    private static let deepest = 8

    /// How a call, or an element of a document, shows its arguments; nil if it shows none.
    ///
    /// The element of a class of the app's is one of the class that it inherits from.
    func roles(of call: CodeNode) -> [CallRole]? {
        guard let rules = conventions.calls[call.name] else { return nil }
        guard !conventions.packages.isEmpty, index.files[file].language == .resource, let full = call.firstChild?.text,
            full.contains("."), !isOfPlatform(path: full)
        else { return rules }
        return bases(ofOwn: call.name)?.lazy.compactMap { conventions.calls[$0] }.first
    }

    /// Whether a value of a type is one of a class of the platform's, or of one that inherits from it.
    func isOf(_ type: String, _ own: String) -> Bool {
        guard !conventions.packages.isEmpty else { return own == type || types.inherits(own, suffix: type) }
        if let bases = bases(ofOwn: own) { return bases.contains { $0.hasSuffix(type) } }
        return own == type && isOfPlatform(own, like: type, unlessKnown: false)
    }

    /// Whether the project has a class with a name of the platform's that inherits from another one: then a variable
    /// named like it says nothing.
    func hasOwn(named name: String) -> Bool {
        guard !conventions.packages.isEmpty else { return false }
        let type = name.prefix(1).uppercased() + name.dropFirst()
        return bases(ofOwn: type).map { !$0.isEmpty && !$0.contains { $0.hasSuffix(type) } } ?? false
    }

    /// Whether a class is the platform's, or inherits from one whose name ends in some way; `unlessKnown` is what holds
    /// for a class of another library.
    func isOfPlatform(_ name: String, like end: String, unlessKnown: Bool) -> Bool {
        guard !conventions.packages.isEmpty else { return true }
        if let path = path(of: name, in: file) {
            if isOfPlatform(path: path) { return true }
            return bases(ofOwn: name).map { $0.contains { $0.hasSuffix(end) } } ?? unlessKnown
        }
        return bases(ofOwn: name).map { $0.contains { $0.hasSuffix(end) } } ?? true
    }

    private func isOfPlatform(path: String) -> Bool { conventions.packages.contains { path.hasPrefix($0) } }

    /// The last names of what a class of the project inherits from outside of the project; nil if it declares no such
    /// class.
    func bases(ofOwn type: String, steps: Int = 0) -> [String]? {
        guard !conventions.packages.isEmpty, steps < Self.deepest else { return nil }
        let declared = index.declarations(at: NameHash(type)).filter { index.node($0).kind.isType }
        guard !declared.isEmpty else { return nil }
        return declared.flatMap { place in
            index.node(place).children.filter { $0.kind == .typeName }.flatMap { child -> [String] in
                let written = child.text.prefix { $0 != "<" && $0 != "(" }
                let name = written.split(separator: ".").last.map(String.init) ?? ""
                let path = written.contains(".") ? String(written) : path(of: name, in: Int(place.file))
                if let path, isOfPlatform(path: path) { return [name] }
                return name == type ? [name] : bases(ofOwn: name, steps: steps + 1) ?? [name]
            }
        }
    }

    /// The full name of a class that a file imports by its own name; nil if it does not.
    private func path(of name: String, in file: Int) -> String? {
        index.files[file].tree.root.children.lazy.filter { $0.kind == .import }.map(\.name).first { path in
            path.hasSuffix(name) && path.dropLast(name.count).last == "."
        }
    }
}
