// Qt Linguist.

import Catalogs

extension Platform {
    static let qt = Platform(
        name: "Qt", formats: [Format(QtFormat.self)],
        files: PlatformFiles(layouts: ["ui", "qml"], code: ["cpp", "cc", "h"]), preview: QtPreview.notes,
        dialect: { _ in QtDialect.self })
}
