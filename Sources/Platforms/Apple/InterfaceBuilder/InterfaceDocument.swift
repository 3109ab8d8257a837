// Where Xcode keeps the translations of a storyboard or xib.

import Catalogs

/// Facts about storyboards and xibs that follow from their paths.
package enum InterfaceDocument {
    /// Why nothing is generated from a document outside language folders.
    package static let reasonOutsideOfFolders =
        "it is not in a language folder, so an app shows it in one language only; move it into Base.lproj, "
        + "in Xcode with 'Localize…'"
    /// Why nothing is generated from a document in a language folder other than `Base.lproj`.
    package static let reasonOutsideOfBase =
        "apps contain it in compiled form; move it into Base.lproj, where .strings files translate it"
    /// What to pass besides tables whose source is missing.
    package static let missingSourceAdvice = "pass the folder with en.lproj, Base.lproj or the project, too"

    /// The texts of new objects in Interface Builder.
    static let sampleTexts: Set<String> = [
        "Bar Button Item", "Box", "Button", "Cell", "Check", "Detail", "First", "Item", "Item 1", "Item 2", "Item 3",
        "Label", "Multiline Label", "Radio", "Second", "Static Text", "Subtitle", "Table View Cell", "Text",
        "Text Cell", "Title", "Window",
    ]

    /// Returns the string catalog in which Xcode 15 and later keep the translations of a document in `Base.lproj`.
    package static func stringCatalog(of path: CatalogPath, in root: String) -> String {
        "\(root)mul.lproj/\(path.stem).xcstrings"
    }

    /// Returns the compiled files that contain the source of a table.
    package static func compiled(of path: CatalogPath, in root: String) -> [String] {
        ["storyboardc", "nib"].map { "\(root)Base.lproj/\(path.stem).\($0)" }
    }
}
