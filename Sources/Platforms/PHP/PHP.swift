// PHP: arrays and variables of texts.

import Catalogs
import Comparison

extension Platform {
    static let php = Platform(
        name: "PHP", formats: [Format(PHPFormat.self)], showing: PHPShowing.notes, dialect: { _ in PHPDialect() })
}
