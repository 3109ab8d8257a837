// Languages that code sets for views.

import Code
import Platforms

extension CodeNode {
    /// Whether it sets a value of the environment of views: `.environment(\.locale, …)`.
    func setsEnvironment(_ name: StaticString) -> Bool {
        guard kind == .call, isNamed(EnvironmentNames.modifier), let path = arguments.first(where: { _ in true }) else {
            return false
        }
        return path.kind == .keyPath && path.isNamed(name)
    }
}

extension CodeProject {
    /// Calls that set a value of the environment of views that users see, in the order of the files.
    func settings(of name: StaticString) -> [(file: CodeFile, call: CodeNode)] {
        shownFiles.flatMap { file in
            file.tree.nodes(.call).filter { $0.setsEnvironment(name) && !$0.isOffScreen }.map { (file, $0) }
        }
    }
}
