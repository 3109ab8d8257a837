// The scenes of an Interface Builder document.

import Basics
import Catalogs
import Layouts

extension InterfaceDocument {
    /// Reads the scenes of a document; its texts have the keys of its catalog.
    package static func layout(_ text: SourceText) -> LayoutReading {
        let document = XMLDocument(text)
        var reader = NibReader(utf8: text.utf8, entities: document.entities)
        reader.tree = NibTree(utf8: text.utf8, entities: document.entities)
        reader.read(document.events)
        guard let tree = reader.tree else { return LayoutReading() }
        return LayoutReading(tree)
    }
}

extension LayoutReading {
    init(_ tree: NibTree) {
        guard let root = tree.root, tree.name(root) == "document" else { return }
        let document = NibDocument(tree, root)
        let lines = LineNumbers(tree.utf8)
        let texts = TextReader(tree, document, lines)
        var rest = tree.texts.sorted { $0.node < $1.node }[...]
        for var reader in Self.readers(tree, document, lines) {
            let end = tree.descendants(reader.root).upperBound
            while let text = rest.first, text.node < end {
                rest.removeFirst()
                if text.node < reader.root {
                    otherTexts.append(texts.slot(text, in: nil))
                } else {
                    reader.scene.texts.append(texts.slot(text, in: reader))
                }
            }
            scenes.append(reader.scene)
            faults += reader.faults
        }
        otherTexts += rest.map { texts.slot($0, in: nil) }
    }

    /// Reads the scenes in the design that the saved frames contradict least.
    private static func readers(_ tree: NibTree, _ document: NibDocument, _ lines: LineNumbers) -> [SceneReader] {
        let views = tree.outermostViews
        func readers(_ design: DesktopDesign) -> [SceneReader] {
            views.map { SceneReader($0, tree: tree, document: document, lines: lines, design: design) }
        }
        func misfits(_ readers: [SceneReader]) -> Int { readers.reduce(0) { $0 + $1.scene.misfits } }
        let usual = DesktopDesign(version: document.version)
        var best = readers(usual)
        guard document.platform == .appKit else { return best }
        var least = misfits(best)
        for design in DesktopDesign.allCases where design != usual && least > 0 {
            let others = readers(design)
            let count = misfits(others)
            if count < least { (best, least) = (others, count) }
        }
        return best
    }
}

extension NibTree {
    /// The views that are not in another one, in the order of the document, without mere references to views.
    fileprivate var outermostViews: [Node] {
        var views: [Node] = []
        var next = 0
        while next < nodes.upperBound {
            if isView(next), !isEmpty(next) {
                views.append(next)
                next = descendants(next).upperBound
            } else {
                next += 1
            }
        }
        return views
    }
}
