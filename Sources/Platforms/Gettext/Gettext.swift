// gettext, and everything that reads its files.

import Catalogs
import Comparison

extension Platform {
    static let gettext = Platform(
        name: "gettext", formats: [Format(POFormat.self)],
        preview: GettextPreview.notes,
        dialect: { $0.syntax == .javaMessageFormat ? JavaDialect.self as any Dialect.Type : GettextDialect.self })
}
