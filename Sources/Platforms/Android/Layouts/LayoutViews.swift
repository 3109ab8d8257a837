// The views of layouts by the names that code has for them.

/// Finds the view that a name in a source file means.
struct LayoutViews {
    /// The layouts by their names, and by those of their binding classes.
    private var layouts: [String: String] = [:]
    /// The ids of the views in each layout, by themselves and as properties.
    private var ids: [String: [String: String]] = [:]

    /// `ids` are those of a single view in each layout.
    init(_ ids: [String: Set<String>]) {
        for (layout, own) in ids {
            layouts[layout] = layout
            layouts[Self.bindingClass(of: layout)] = layout
            for id in own {
                self.ids[layout, default: [:]][id] = id
                self.ids[layout, default: [:]][Self.property(of: id)] = id
            }
        }
    }

    /// The view with a name in one of the layouts that a file names; nil if there is none, or more than one.
    func view(_ name: String, in named: Set<String>) -> (layout: String, id: String)? {
        let layouts = Set(named.compactMap { self.layouts[$0] })
        let found = layouts.compactMap { layout in ids[layout]?[name].map { (layout: layout, id: $0) } }
        return found.count == 1 ? found[0] : nil
    }

    /// `ItemRowBinding` for `item_row`.
    static func bindingClass(of layout: String) -> String { camelCase(layout, isClass: true) + "Binding" }

    /// `rowTitle` for `row_title`.
    static func property(of id: String) -> String { camelCase(id, isClass: false) }

    private static func camelCase(_ name: String, isClass: Bool) -> String {
        let words = name.split(separator: "_").map(String.init)
        return words.enumerated().map { number, word in
            number == 0 && !isClass ? word : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }
}
