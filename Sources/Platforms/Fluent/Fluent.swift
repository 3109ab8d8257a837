// Fluent.

import Catalogs

extension Platform {
    static let fluent = Platform(
        name: "Fluent", formats: [Format(FluentFormat.self)], showing: FluentShowing.notes, references: [.fluent],
        dialect: { _ in FluentDialect.self })
}
