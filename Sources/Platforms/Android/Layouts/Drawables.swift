// The drawables of an app that have a padding: a view with such a background, and no padding of its own, has that.

import Basics
import Catalogs
import Layouts

/// The drawables of an app that leave room around what is drawn on them.
struct Drawables: Sendable {
    private var roots: [String: ResourceElement] = [:]

    /// What a drawable contains that has a padding, or that may show one which has.
    private static let marks: [StaticString] = ["<padding", "inset", "@drawable/", "padding"]
    /// The largest number of drawables in each other.
    private static let deepest = 8

    init(_ files: LayoutFiles) {
        for path in files.resources where AndroidResource.kind(of: path) == "drawable" && path.extension == "xml" {
            guard let bytes = files.bytes(path), Self.marks.contains(where: { bytes.firstOffset(of: $0) != nil }),
                let root = ResourceElement.root(of: bytes)
            else { continue }
            // Of several, the one for every screen counts.
            if roots[path.stem] == nil || AndroidResource.isForAnyScreen(path) { roots[path.stem] = root }
        }
    }

    /// The padding of `@drawable/name`; nil if it has none, or is no drawable of the app.
    func padding(of reference: String, _ resources: AppResources, _ folder: String) -> Insets? {
        padding(of: reference, resources, folder, 0)
    }

    private func padding(
        of reference: String, _ resources: AppResources, _ folder: String, _ depth: Int
    ) -> Insets? {
        guard reference.hasPrefix("@drawable/"), depth < Self.deepest else { return nil }
        return roots[String(reference.dropFirst("@drawable/".count))].flatMap {
            padding($0, resources, folder, depth + 1)
        }
    }

    private func padding(
        _ element: ResourceElement, _ resources: AppResources, _ folder: String, _ depth: Int
    ) -> Insets? {
        guard depth < Self.deepest else { return nil }
        func insets(_ top: String, _ left: String, _ bottom: String, _ right: String, _ from: ResourceElement) -> Insets
        {
            func points(_ name: String) -> Double {
                max(0, from[name].flatMap { resources.resolved($0, in: folder) }.flatMap(ViewLength.points) ?? 0)
            }
            return Insets(top: points(top), left: points(left), bottom: points(bottom), right: points(right))
        }
        func inner(_ parts: [ResourceElement]) -> [Insets] {
            parts.compactMap { part in
                if let drawable = part["drawable"] { return padding(of: drawable, resources, folder, depth) }
                return part.name == "item"
                    ? part.children.first.flatMap { padding($0, resources, folder, depth + 1) }
                    : padding(part, resources, folder, depth + 1)
            }
        }
        switch element.name {
        case "shape":
            return element.children.first { $0.name == "padding" }.map { insets("top", "left", "bottom", "right", $0) }
        case "inset":
            var all = insets("insetTop", "insetLeft", "insetBottom", "insetRight", element)
            if let inset = element["inset"].flatMap({ resources.resolved($0, in: folder) }).flatMap(ViewLength.points) {
                all = Insets(top: inset, left: inset, bottom: inset, right: inset)
            }
            let own =
                element["drawable"].map { padding(of: $0, resources, folder, depth) } ?? inner(element.children).first
            return own.map { all.adding($0) } ?? all
        // Of these, the largest counts.
        case "ripple", "selector", "level-list": return inner(element.children).reduce(nil) { $0?.larger($1) ?? $1 }
        // The layers lie in each other.
        case "layer-list":
            return element["paddingMode"] == "stack"
                ? inner(element.children).reduce(nil) { $0?.larger($1) ?? $1 }
                : inner(element.children).reduce(nil) { $0?.adding($1) ?? $1 }
        default: return nil
        }
    }
}

extension Insets {
    fileprivate func larger(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
