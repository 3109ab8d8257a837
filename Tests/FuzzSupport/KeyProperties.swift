// Properties of the keys that source code uses and of their places on the screen, whatever the code contains.

import Code
import Platforms

/// The properties of uses of keys.
public enum KeyProperties {
    static let target = FuzzTarget(
        "swift-keys", grammar: "swift", most: 4_000,
        seeds: {
            [Array(app.utf8)] + Seeds.files("Code/Berths", [".swift"], most: 4_000)
                + Seeds.files("../Examples/Harbour", [".swift"], most: 4_000)
        }
    ) { bytes, _ in
        let files = [("App.swift", bytes), ("Helpers.swift", Array(helpers.utf8))].map { path, bytes in
            CodeFile(path: path, tree: SwiftScanner.scan(bytes), language: .swift)
        }
        let project = await CodeProject(files, .apple)
        for use in project.uses {
            let tree = files[use.file].tree
            try hold(tree.bytes.indices.contains(use.range.lowerBound), "the key of \(use.how) is at \(use.range)")
            try hold(use.range.upperBound <= tree.bytes.count, "the key of \(use.how) is at \(use.range)")
            try hold(tree.nodes.indices.contains(use.node), "\(use.how) has the node \(use.node)")
            try holdsNode(use.site, files)
        }
        let places = await project.places(.apple)
        for place in places {
            try hold(project.uses.indices.contains(place.use), "there is no use \(place.use)")
            try holdsNode(place.place, files)
        }
        try hold(
            zip(places, places.dropFirst()).allSatisfy { ($0.use, $0.hops, $0.place) <= ($1.use, $1.hops, $1.place) },
            "places are not in the order of the uses")
        let again = await CodeProject(files, .apple).uses
        try hold(again.map(\.range) == project.uses.map(\.range), "the uses differ the second time")
    }

    private static func holdsNode(_ place: NodePlace, _ files: [CodeFile]) throws(Breach) {
        try hold(files.indices.contains(Int(place.file)), "there is no file \(place.file)")
        try hold(files[Int(place.file)].tree.nodes.indices.contains(Int(place.node)), "there is no node \(place.node)")
    }

    /// Functions that hand keys on, named as the grammar names things.
    private static let helpers = """
        extension String { var b: String { NSLocalizedString(self, comment: "") } }
        func a(_ key: String) -> String { "a.\\(key)".b }
        struct a1: View { let a: LocalizedStringKey; var body: some View { Text(a).navigationTitle(a2.title) } }
        enum a2: String { case a, b = "c"; static let title = NSLocalizedString("t", comment: "") }
        """

    /// Code with a look-up of each kind.
    private static let app = """
        enum L10n { static let save = NSLocalizedString("menu.save", comment: "Saves") }
        struct Menu: View {
            @State var name: String?
            let title: LocalizedStringKey = "menu.title"
            var body: some View {
                List { Text("row \\(count)"); Text(.menu.quit); Button(L10n.save) {} }
                    .navigationTitle(title).alert("menu.alert".b, isPresented: $shown) {}
                    .accessibilityLabel(a("x"))
            }
            var kind: String { switch self { case .a: rawValue.b; default: (name ?? "none").b } }
        }
        """
}
