// The composables of an app, and the values that they share.

import Basics
import Code

/// What the composables of an app refer to by name.
struct ComposeIndex: Sendable {
    let files: [ComposeFile]
    private let functions: [String: [ComposeFunction]]
    /// The lengths of constants: `val Small = 8.dp`; a name with several values has none.
    private let lengths: [String: String]
    /// The styles of texts that constants have, with each name.
    private let styles: [String: [CodeNode]]
    /// The families of fonts that constants have, with each name; one with several has none.
    private let families: [String: ComposeFontFamily]
    /// The keys of the texts that functions and properties return; a name with several declarations has none.
    private let returned: ReturnedKeys
    /// The classes whose objects may carry texts.
    let objects: ComposeObjects
    /// The composables that are shown in what can be scrolled sideways.
    private let sideways: Set<String>
    /// The composables that are called in components that set the style of texts.
    private let styled: Set<String>
    /// How the app's theme sets the type scale.
    let typography: ComposeTypography

    init(_ sources: [CodeFile]) {
        let files = Workers.now(sources.count) { ComposeFile(sources[$0]) }.compactMap(\.self)
        let parts = Workers.now(files.count) { ComposeDeclarations(files[$0], at: $0) }
        self.files = files
        functions = Dictionary(grouping: parts.flatMap(\.functions), by: \.node.name)
        var lengths: [String: Set<String>] = [:]
        for (name, length) in parts.flatMap(\.lengths) { lengths[name, default: []].insert(length) }
        self.lengths = lengths.compactMapValues { $0.count == 1 ? $0.first : nil }
        styles = Dictionary(grouping: parts.flatMap(\.styles), by: \.name).mapValues { $0.map(\.value) }
        families = Dictionary(grouping: parts.flatMap(\.families), by: \.name)
            .compactMapValues { $0.count == 1 ? $0[0].family : nil }
        returned = ReturnedKeys(sources)
        objects = ComposeObjects(files.isEmpty ? [] : sources)
        typography = ComposeTypography(parts.flatMap(\.typographies))
        let calls = parts.flatMap(\.calls)
        sideways = Self.all(from: parts.flatMap(\.sideways), calls)
        styled = Self.all(from: parts.flatMap(\.styled), calls)
    }

    /// The names, and all that composables with these names call.
    private static func all(from names: [String], _ calls: [(caller: String, callee: String)]) -> Set<String> {
        let callees = Dictionary(grouping: calls, by: \.caller)
        var (found, next) = (Set(names), names)
        while let name = next.popLast() {
            for call in callees[name] ?? [] where found.insert(call.callee).inserted { next.append(call.callee) }
        }
        return found
    }

    /// All composables, in the order of their files.
    var all: [ComposeFunction] { functions.values.flatMap(\.self).sorted { $0.isBefore($1) } }

    /// The composables of the app that a call may mean: one, if the call can be followed; none, if it is a library's.
    func functions(of call: CodeNode, in file: ComposeFile) -> [ComposeFunction] {
        guard let known = functions[call.name], known.count <= Self.mostOverloads else { return [] }
        return known.filter { function in
            let home = files[function.file]
            let isVisible =
                function.isPrivate
                ? home.source.path == file.source.path : file.mayBe(call.name, in: home.packageName)
            return isVisible && function.bound(call) != nil
        }
    }

    private static let mostOverloads = 16

    /// Whether a composable is called where the component around it sets the style of texts.
    func isStyledByCallers(_ function: ComposeFunction) -> Bool { styled.contains(function.node.name) }

    /// Whether a composable is shown in what can be scrolled sideways.
    func scrollsSideways(_ function: ComposeFunction) -> Bool { sideways.contains(function.node.name) }

    /// The keys of the texts that a function or a property returns; none if several have its name.
    func keys(returnedBy name: String) -> [String] { returned[name] }

    /// The keys of the texts that a member of a type returns; none if there are several such types.
    func keys(returnedBy name: String, of type: String) -> [String] { returned[name, of: type] }

    /// The length of a constant; nil if there is none, or there are several.
    func length(named name: String) -> String? { lengths[name] }

    /// The family that a constant has, or the family itself.
    func family(_ family: ComposeFontFamily) -> ComposeFontFamily {
        guard case .constant(let name) = family else { return family }
        return families[name] ?? .unknown
    }

    /// The only style of a text that a constant has.
    func style(named name: String) -> CodeNode? {
        guard let known = styles[name], known.count == 1 else { return nil }
        return known.first
    }
}

extension ComposeFunction {
    fileprivate func isBefore(_ other: ComposeFunction) -> Bool {
        (file, node.range.lowerBound) < (other.file, other.node.range.lowerBound)
    }
}
