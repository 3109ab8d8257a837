// Values made longer, as any catalog must take them.

import Catalogs

extension Format {
    /// A value with more at its end; of gettext's before the line break there, which msgfmt will not have lost.
    public func lengthened(_ value: String, by added: String) -> String {
        guard id == "po", !added.isEmpty, value.utf8.last == UInt8(ascii: "\n") else { return value + added }
        // A line break alone begins the text, too.
        return (value.utf8.count == 1 ? "\n" : String(value.unicodeScalars.dropLast())) + added + "\n"
    }
}
