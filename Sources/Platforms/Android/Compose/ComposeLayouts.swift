// The scenes of an app's composables.

import Code
import Layouts

/// The composables of an app as scenes, by the path of their file.
struct ComposeLayouts: Sendable {
    private let index: ComposeIndex
    private let functions: [String: [ComposeFunction]]
    private let resources: AppResources
    private let code: CodeViews

    init(_ files: LayoutFiles, _ resources: AppResources, _ code: CodeViews) {
        index = ComposeIndex(files.sources)
        (self.resources, self.code) = (resources, code)
        let index = index
        functions = Dictionary(grouping: index.all) { index.files[$0.file].source.path }
    }

    /// Whether a file has composables.
    func includes(_ path: String) -> Bool { functions[path] != nil }

    /// The scenes of the composables in a file that show texts; nil if there are none.
    func reading(of path: String) -> LayoutReading? {
        var reading = LayoutReading()
        for function in functions[path] ?? [] {
            guard index.files[function.file].isForPhones, !function.isForWideScreens,
                !index.scrollsSideways(function)
            else { continue }
            var composables = ComposeReader(function, index)
            let root = composables.root()
            guard root.hasText else { continue }
            var views = ViewReader(function.node.name, "", resources, code)
            views.read(root)
            reading.scenes.append(views.scene)
        }
        return reading.scenes.isEmpty ? nil : reading
    }
}
