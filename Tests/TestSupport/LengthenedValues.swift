// Lengthened values, which any catalog must accept.

import Catalogs

extension Format {
    /// Returns a value with more at its end; in gettext before the final line break, which msgfmt requires to be kept.
    public func lengthened(_ value: String, by added: String) -> String {
        guard id == "po", !added.isEmpty, value.utf8.last == UInt8(ascii: "\n") else { return value + added }
        // A value that is only a line break must also begin with it.
        return (value.utf8.count == 1 ? "\n" : String(value.unicodeScalars.dropLast())) + added + "\n"
    }
}
