// Where Xcode keeps what belongs to a storyboard or a xib.

import Catalogs

/// What is known of storyboards and xibs by their paths.
package enum InterfaceDocument {
    /// Why nothing is made of one that is in no language folder.
    package static let reasonOutsideOfFolders =
        "it is in no language folder, so that an app shows it in one language only; move it into Base.lproj, "
        + "in Xcode with 'Localize…'"
    /// Why nothing is made of one that is in a language folder other than `Base.lproj`.
    package static let reasonOutsideOfBase =
        "an app holds it compiled; move it into Base.lproj, where tables of strings translate it"
    /// What to name besides tables whose source is not there.
    package static let whatToName = "name the folder that holds en.lproj, Base.lproj or the project, too"

    /// The string catalog that Xcode 15 and later keep the translations in of one in `Base.lproj`.
    package static func stringCatalog(of path: CatalogPath, in root: String) -> String {
        "\(root)mul.lproj/\(path.stem).xcstrings"
    }

    /// What the source of a table is built into.
    package static func compiled(of path: CatalogPath, in root: String) -> [String] {
        ["storyboardc", "nib"].map { "\(root)Base.lproj/\(path.stem).\($0)" }
    }
}
