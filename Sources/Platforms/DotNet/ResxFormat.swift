// .NET's resources: `Strings.de.resx`, and `Strings/de-DE/Resources.resw` of Windows apps. Only their strings are
// texts.

import Catalogs
import MessagePatterns

enum ResxFormat: CatalogFormat {
    static let id = "resx"
    static let summary = ".NET resources: the strings of .resx files, and of Windows apps' .resw files"
    static let extensions = ["resx", "resw"]
    static let syntax = Syntax.dotNetBraces
    static let writing = "values in place"
    static let places: [LanguagePlace] = [.suffix(".")]
    static let traits: FormatTraits = [.mayLeaveOutLanguage]

    /// Windows apps have a folder for each language, with files of the same names.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        path.extension == "resw" ? LanguagePlace.folder.slot(in: path) : placedSlot(of: path)
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = ResxReader(text.utf8, document.events, isOfWindowsApp: path.extension == "resw")
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }

    static func escape(_ scalar: UInt32) -> String? { XMLText.reference(scalar) }
}
