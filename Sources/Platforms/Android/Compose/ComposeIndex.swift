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
    /// The keys of the texts that functions and properties return; a name with several declarations has none.
    private let returned: ReturnedKeys
    /// The composables that are shown in what can be scrolled sideways.
    private let sideways: Set<String>
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
        returned = ReturnedKeys(sources)
        typography = ComposeTypography(parts.flatMap(\.typographies))
        sideways = Self.all(from: parts.flatMap(\.sideways), parts.flatMap(\.calls))
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

    /// The composable of the app that a call means; nil if it is one of a library, or may be one of several.
    func function(of call: CodeNode, in file: ComposeFile) -> ComposeFunction? {
        guard let known = functions[call.name], !file.importsFromLibrary(call.name) else { return nil }
        let fitting = known.filter { $0.bound(call) != nil }
        guard fitting.count > 1 else { return fitting.first }
        let near = fitting.filter { files[$0.file].source.path == file.source.path }
        return near.count == 1 ? near.first : nil
    }

    /// Whether a composable is shown in what can be scrolled sideways.
    func scrollsSideways(_ function: ComposeFunction) -> Bool { sideways.contains(function.node.name) }

    /// The keys of the texts that a function or a property returns; none if several have its name.
    func keys(returnedBy name: String) -> [String] { returned[name] }

    /// The length of a constant; nil if there is none, or there are several.
    func length(named name: String) -> String? { lengths[name] }

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
