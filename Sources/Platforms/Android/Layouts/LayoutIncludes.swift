// Layouts with those that they include in place.

import Basics

/// Puts the contents of other layouts in place of `include`, and of `merge` in it.
struct LayoutIncludes {
    /// The layouts of the app by name, each with the folder of its module's resources.
    let layouts: [String: [(folder: String, root: ResourceElement)]]

    private static let mostElements = 4_000

    /// The layout with its includes resolved.
    func resolved(_ root: ResourceElement, of layout: String, in folder: String) -> ResourceElement {
        var left = Self.mostElements
        return resolved(root, folder, inside: ["@layout/\(layout)"], &left)
    }

    private func resolved(
        _ element: ResourceElement, _ folder: String, inside outer: Set<String>, _ left: inout Int
    ) -> ResourceElement {
        var resolved = element
        resolved.children = element.children.flatMap { child -> [ResourceElement] in
            left -= 1
            guard left > 0 else { return [] }
            guard child.name == "include" else { return [self.resolved(child, folder, inside: outer, &left)] }
            let name = child["layout"] ?? ""
            guard !outer.contains(name), var included = layout(name, folder) else { return [] }
            included = self.resolved(included, folder, inside: outer.union([name]), &left)
            included.setLine(child.line)
            guard included.name != "merge" else { return included.children }
            // Other attributes of the layout count only beside both sizes.
            let hasSize = child["layout_width"] != nil && child["layout_height"] != nil
            for (name, value) in child.attributes where name != "layout" {
                if name == "id" || name == "visibility" || name.hasPrefix("layout_") && hasSize {
                    included.attributes[name] = value
                }
            }
            return [included]
        }
        return resolved
    }

    private func layout(_ reference: String, _ folder: String) -> ResourceElement? {
        guard reference.hasPrefix("@layout/") else { return nil }
        guard let known = layouts[String(reference.dropFirst("@layout/".count))] else { return nil }
        return (known.first { $0.folder == folder } ?? known.first)?.root.withoutBinding
    }
}

extension ResourceElement {
    /// The root of the views: data binding puts a `layout` around it.
    var withoutBinding: ResourceElement? {
        name == "layout" ? children.last { $0.name != "data" } : self
    }

    /// Sets the line of the element and of all in it.
    fileprivate mutating func setLine(_ line: Int) {
        self.line = line
        for child in children.indices { children[child].setLine(line) }
    }
}
