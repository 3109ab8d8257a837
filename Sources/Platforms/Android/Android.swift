// Android, and Compose Multiplatform, whose files look the same.

import Catalogs
import Comparison

extension Platform {
    static let android = Platform(
        name: "Android", formats: [Format(AndroidFormat.self)],
        picking: .android, showing: AndroidShowing.notes,
        dialect: { $0.syntax == .auto ? ComposeDialect() as any Dialect : AndroidDialect() })
}
