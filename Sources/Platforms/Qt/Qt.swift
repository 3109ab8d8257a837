// Qt Linguist.

import Catalogs
import Comparison

extension Platform {
    static let qt = Platform(
        name: "Qt", formats: [Format(QtFormat.self)],
        files: PlatformFiles(layouts: ["ui", "qml"], code: ["cpp", "cc", "h"]), showing: QtShowing.notes,
        dialect: { _ in QtDialect() })
}
