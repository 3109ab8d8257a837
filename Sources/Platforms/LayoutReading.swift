// What a platform reads from a layout.

import Catalogs
import Layouts

/// The scenes of a document, and its texts that no scene shows.
package struct LayoutReading: Sendable {
    package var scenes: [Scene] = []
    /// Texts of menus, bars and other objects outside views.
    package var otherTexts: [TextSlot] = []
    package var faults: [ReadingFault] = []
}
