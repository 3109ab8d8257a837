// What names mean in a composable.

import Code

/// The names that are known at a place in a composable.
struct ComposeScope: Sendable {
    let file: ComposeFile
    var names: [String: ComposeValue] = [:]

    init(_ file: ComposeFile) { self.file = file }

    private static let mostNames = 256

    /// Gives a name to the value of a node, or to one that only running code knows.
    mutating func bind(_ name: String, to value: ComposeValue) {
        guard !name.isEmpty, names.count < Self.mostNames || names[name] != nil else { return }
        names[name] = value
    }

    /// The scope of a closure that is given a value: under the name of its last parameter, or as `it`.
    func inside(_ closure: CodeNode, given value: ComposeValue?) -> ComposeScope {
        var scope = self
        let parameters = closure.parameters
        // What else a closure is given is not known.
        for parameter in parameters { scope.bind(parameter.name, to: ComposeValue(parameter, self)) }
        if let value { scope.bind(parameters.last?.name ?? "it", to: value) }
        return scope
    }
}
