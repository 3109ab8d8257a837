// XLIFF, which translation tools exchange.

import Catalogs

extension Platform {
    static let xliff = Platform(
        name: "XLIFF", formats: [Format(XLIFFFormat.self), Format(XLIFF2Format.self)], preview: XLIFFPreview.notes,
        dialect: { _ in XLIFFDialect.self })
}
