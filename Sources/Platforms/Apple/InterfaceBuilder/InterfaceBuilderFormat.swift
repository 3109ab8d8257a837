// `.storyboard` and `.xib`: the texts of Interface Builder objects, with the keys that Xcode's extraction uses.

import Catalogs

enum InterfaceBuilderFormat: CatalogFormat {
    static let id = "interface-builder"
    static let summary = "Storyboards and xibs from Xcode 5 or later"
    static let extensions = ["storyboard", "xib"]
    static let writing = "values in place; .strings files for those in Base.lproj"
    static let places: [LanguagePlace] = [.lproj]
    static let traits: FormatTraits = [.needsLanguageFolder, .separatesLinesByU2028]

    /// A storyboard in `Base.lproj` and the `.strings` files with its name contain the same keys.
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
        reader.isTranslated = path.specialSlot != nil
        reader.reading.faults.append(document.faults)
        reader.read(document.events)
        IgnoredTexts.lock(in: &reader.reading, text.utf8)
        return reader.reading
    }

    static func escape(_ scalar: UInt32) -> String? { XMLText.reference(scalar) }
}
