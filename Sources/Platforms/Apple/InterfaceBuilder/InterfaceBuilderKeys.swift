// Keys that Interface Builder generates for the texts of a layout.

import Basics
import Catalogs

extension Entry {
    /// Whether Interface Builder generated its key, as `aBc-12-xYz.title`: the storyboard has a text for it.
    package var hasInterfaceBuilderKey: Bool {
        var key: [UInt8] = []
        append(.key, to: &key)
        return key.isInterfaceBuilderKey
    }
}

extension [UInt8] {
    /// Whether it is a key that Interface Builder generated, as `aBc-12-xYz.title`.
    package var isInterfaceBuilderKey: Bool {
        guard count > 11, self[3] == UInt8(ascii: "-"), self[6] == UInt8(ascii: "-"), self[10] == UInt8(ascii: ".")
        else { return false }
        return [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { self[$0].isLetter || self[$0].isDigit }
    }
}
