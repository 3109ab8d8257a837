// The result of reading a file with screens.

import Catalogs

/// The screens of a file, and what in it could not be read.
package struct ScreenReading: Sendable {
    package var screens: [RecordedScreen]
    package var faults: [Fault]

    package init(screens: [RecordedScreen] = [], faults: [Fault] = []) {
        (self.screens, self.faults) = (screens, faults)
    }
}
