// `.storyboard` and `.xib`: the texts of Interface Builder's objects, by the keys that Xcode's extraction gives them.

import Catalogs

enum InterfaceBuilderFormat: CatalogFormat {
    static let id = "interface-builder"
    static let summary = "Storyboards and xibs of Xcode 5 and later"
    static let extensions = ["storyboard", "xib"]
    static let writing = "values in place; tables of strings for those in Base.lproj"
    static let places: [LanguagePlace] = [.lproj]
    static let traits: FormatTraits = [.needsLanguageFolder, .breaksLinesBySeparator]

    /// A storyboard in `Base.lproj` and the string tables of its name hold the same keys.
    static func table(_ path: CatalogPath, _ slot: LanguageSlot) -> String {
        CatalogPath(slot.table).withExtension("strings").string
    }

    static func translationFormat(_ slot: LanguageSlot) -> Format? {
        slot.tag?.lowercased() == "base" ? Format(StringsFormat.self) : nil
    }

    static func translationBytes(_ catalog: Catalog, _ overlay: Catalog?) -> [UInt8] {
        StringsExtraction.table(catalog, overlay)
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = NibReader(utf8: text.utf8, entities: document.entities)
        reader.reading.faults.append(document.faults)
        reader.read(document.events)
        return reader.reading
    }

    static func escape(_ scalar: UInt32) -> String? { XMLText.reference(scalar) }
}
