// Reads the elements of a resource that is no catalog: a menu, a layout, a screen of settings.

import Catalogs

/// The elements of a resource in XML.
struct ResourceReader {
    /// The start tags, in the order of the document.
    let tags: [XMLTag]
    private let utf8: [UInt8]
    private let entities: [String: String]
    private let finder: PlaceFinder

    init(_ document: RoleDocument) {
        utf8 = document.text.utf8
        let read = XMLDocument(document.text)
        entities = read.entities
        tags = read.events.filter { $0.kind == .elementStart }.map { [utf8] in XMLTag(utf8, $0.range) }
        finder = document.text.placeFinder()
    }

    /// The name of an element: a class, with its package if it is not of the system.
    func name(of tag: XMLTag) -> String { String(decoding: utf8[tag.name], as: UTF8.self) }

    /// The line of an element.
    func line(of tag: XMLTag) -> Int { finder.place(at: tag.name.lowerBound)?.line ?? 1 }

    /// The value of an attribute, whatever its prefix; those of tools mean nothing on a device.
    func value(_ name: String, _ tag: XMLTag) -> String? {
        for attribute in tag.attributes {
            let parts = String(decoding: utf8[attribute.name], as: UTF8.self).split(separator: ":")
            if parts.last == name[...], parts.first != "tools" { return tag.text(of: attribute.field, entities) }
        }
        return nil
    }
}
