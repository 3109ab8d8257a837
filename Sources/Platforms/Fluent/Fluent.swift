// Fluent.

import Catalogs

extension Platform {
    static let fluent = Platform(
        name: "Fluent", formats: [Format(FluentFormat.self)], preview: FluentPreview.notes, references: [.fluent],
        dialect: { _ in FluentDialect.self })
}
