// Reads a manifest.

import Catalogs

extension MarkManifest {
    private static let version = "1"

    /// Reads a manifest; nil if the bytes are not one of a known version.
    public init?(reading bytes: [UInt8]) {
        var reading = Reading()
        let text = SourceText(bytes)
        let tree = Tree.json(text, &reading)
        guard reading.faults.isEmpty, let root = tree.root, tree.nodes[root].kind == .object else { return nil }
        let file = ManifestNode(tree: tree, utf8: text.utf8, index: root)
        guard file["format"]?.string == Self.formatName, file["version"]?.literal == Self.version else { return nil }
        self.init()
        locales = (file["locales"]?.elements ?? []).map { node in
            Locale(
                tag: node["tag"]?.string ?? "", carrier: node["as"]?.string,
                isPseudo: node["pseudo"]?.literal == "true")
        }
        catalogs = (file["catalogs"]?.elements ?? []).map { node in
            var catalog = Catalog(source: node["source"]?.string ?? "")
            catalog.files = (node["files"]?.elements ?? []).map { file in
                File(locale: file["locale"]?.literal.flatMap { Int($0) }, path: file["path"]?.string ?? "")
            }
            return catalog
        }
        for (position, node) in (file["texts"]?.elements ?? []).enumerated() {
            guard node["index"]?.literal == "\(position + 1)",
                let catalog = node["catalog"]?.literal.flatMap({ Int($0) }),
                catalogs.indices.contains(catalog)
            else { return nil }
            var text = Text(catalog: catalog, key: node["key"]?.string ?? "", variant: node["variant"]?.string ?? "")
            text.hashes = (node["hashes"]?.elements ?? []).map(\.string)
            texts.append(text)
        }
    }

    /// The value of the field `format`.
    public static let formatName = "swell-marks"
}

/// A value in a manifest.
private struct ManifestNode {
    let tree: Tree
    let utf8: [UInt8]
    let index: Int

    /// The value of a field of an object.
    subscript(name: String) -> ManifestNode? {
        guard tree.nodes[index].kind == .object else { return nil }
        for member in tree.members(of: index) where text(member.key) == name { return node(member.value) }
        return nil
    }

    var elements: [ManifestNode] {
        tree.nodes[index].kind == .array ? tree.elements(of: index).map(node) : []
    }

    var string: String? { tree.nodes[index].kind == .string ? text(index) : nil }

    /// A number or a name, as written.
    var literal: String? {
        let node = tree.nodes[index]
        guard node.kind == .other else { return nil }
        return String(decoding: utf8[Int(node.start)..<Int(node.end)], as: UTF8.self)
    }

    private func node(_ index: Int) -> ManifestNode { ManifestNode(tree: tree, utf8: utf8, index: index) }

    private func text(_ index: Int) -> String {
        var bytes: [UInt8] = []
        JSONText.decode(utf8, tree.nodes[index].field.range.indices, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
