// gettext, and all that reads its files.

import Catalogs
import Comparison

extension Platform {
    static let gettext = Platform(
        name: "gettext", formats: [Format(POFormat.self)],
        showing: GettextShowing.notes,
        dialect: { $0.syntax == .javaMessageFormat ? JavaDialect.self as any Dialect.Type : GettextDialect.self })
}
