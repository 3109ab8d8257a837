// What an audit did not check.

import Catalogs
import Projects

/// What an audit did not check: accepted findings there cannot be considered fixed.
public struct PassedOver: Sendable {
    /// The paths of translations whose source was not read: most checks compare a text with its source.
    var withoutSource: Set<String> = []
    /// Unfinished texts, if only finished ones were checked.
    var unfinished: Set<Text> = []

    /// A text in a file.
    struct Text: Hashable, Sendable {
        let path: String
        let subject: Finding.Subject

        init(_ entry: Entry) {
            path = entry.catalog.path
            subject = Finding.Subject(locale: entry.locale, key: entry.key, variant: entry.variant)
        }
    }
}

extension Project {
    /// Whether a file is a translation without its source.
    func lacksSource(_ file: Int) -> Bool {
        let (locale, format) = (files[file].locale, files[file].format)
        return locale != nil && format.layout == .onePerFile && !isSource(file) && source(of: file) == nil
    }
}
