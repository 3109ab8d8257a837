// The texts of a store page that no lane of fastlane uploads.

import Basics
import Catalogs

/// What the lanes of a project do with the texts for the App Store.
///
/// F-Droid reads those for Android itself.
enum FastlaneUploads {
    /// The actions that upload them, and what may bring along others.
    private static let actions: [StaticString] = ["deliver", "upload_to_app_store", "appstore", "import"]

    /// Returns the folder with the texts for the App Store beside a script, if that uploads none.
    @Sendable static func unusedFolder(_ script: [UInt8], at path: CatalogPath) -> String? {
        guard path.name == "Fastfile", !actions.contains(where: { script.firstOffset(of: $0) != nil }),
            !FolderListing.exists(path.folder + "Deliverfile"),
            !FolderListing.exists(path.folder + "metadata/android")
        else { return nil }
        return path.folder + "metadata/"
    }
}
