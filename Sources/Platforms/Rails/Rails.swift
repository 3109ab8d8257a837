// Rails, and others that read YAML.

import Catalogs
import Comparison

extension Platform {
    static let rails = Platform(
        name: "Rails", formats: [Format(YAMLLanguagesFormat.self), Format(YAMLFormat.self)],
        showing: RailsShowing.notes, dialect: { _ in RailsDialect() })
}
