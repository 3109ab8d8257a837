// Qt Linguist.

import Catalogs
import Comparison

extension Platform {
    static let qt = Platform(
        name: "Qt", formats: [Format(QtFormat.self)], showing: QtShowing.notes, dialect: { _ in QtDialect() })
}
