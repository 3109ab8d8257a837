// How Swell reads the layouts of a platform's apps.

import Catalogs
import Code
import Layouts

/// How a platform's layouts are read, and where their texts are.
package enum PlatformLayouts: Sendable {
    /// Each layout is a catalog of its own texts.
    case documents(@Sendable (SourceText) -> LayoutReading?)
    /// Layouts, or code that draws views, show texts of the app's catalogs, and share sizes and styles. `prepare` reads
    /// what they share, once.
    case resources(screens: [Device], prepare: @Sendable (LayoutFiles) -> LayoutReader)

    /// The devices on which scenes are laid out if the user names none.
    package var screens: [Device] {
        switch self {
        case .documents: Device.phones
        case .resources(let screens, _): screens
        }
    }

    /// Those of the devices that drawings show.
    package var pictured: [Device] {
        switch self {
        case .documents: Device.pictured
        case .resources(let screens, _): screens
        }
    }
}

/// Returns what a layout at a path contains; nil if it is none for the screens of phones.
package typealias LayoutReader = @Sendable (CatalogPath) -> LayoutReading?

/// The files of an app that decide how its layouts look.
package struct LayoutFiles: Sendable {
    package let layouts: [CatalogPath]
    /// Sizes, styles and other values that layouts refer to.
    package let resources: [CatalogPath]
    package let code: [CatalogPath]
    /// The code that was read, which may have layouts, too; empty if code is not read.
    package let sources: [CodeFile]
    /// Fonts beside the resources, and documents that put them together.
    package let fonts: [CatalogPath]
    /// Returns the bytes of a file; nil if it cannot be read.
    package let bytes: @Sendable (CatalogPath) -> [UInt8]?

    package init(
        layouts: [CatalogPath], resources: [CatalogPath], code: [CatalogPath], sources: [CodeFile] = [],
        fonts: [CatalogPath] = [], bytes: @escaping @Sendable (CatalogPath) -> [UInt8]?
    ) {
        (self.layouts, self.resources, self.code) = (layouts, resources, code)
        (self.sources, self.fonts, self.bytes) = (sources, fonts, bytes)
    }
}
