// What an audit could not or should not judge.

import Catalogs
import Projects

/// What an audit could not or should not judge: of that nobody can say that it is mended.
public struct PassedOver: Sendable {
    /// The paths of translations whose source was not read: most of what is wrong with a text is held against that.
    var withoutSource: Set<String> = []
    /// Texts that are not finished, where only finished ones were looked at.
    var unfinished: Set<Text> = []

    /// A text of a file.
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
    /// Whether a file is a translation whose source is not here.
    func lacksSource(_ file: Int) -> Bool {
        let (locale, format) = (files[file].locale, files[file].format)
        return locale != nil && format.layout == .onePerFile && !isSource(file) && source(of: file) == nil
    }
}
