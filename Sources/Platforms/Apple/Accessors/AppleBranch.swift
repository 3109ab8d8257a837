// Which text of a key an entry is.

import Catalogs

/// The branch of a key that an entry is.
struct AppleBranch {
    /// The path of the text that it is, or that its variable belongs to: `device.iphone`.
    let path: String
    /// The variable of which it is a form; nil if it is a text of its own.
    let variable: String?

    init(_ entry: Entry) {
        let steps = entry.variant.split(separator: "/").map { String($0) }
        // `subst.files/plural.one` in a string catalog.
        if let first = steps.first, first.hasPrefix("subst.") {
            (path, variable) = ("", String(first.dropFirst(6)))
            return
        }
        // `device.iphone/files.one` beside `device.iphone/format` in a stringsdict.
        guard entry.catalog.format.has(.namesPluralsByVariable), let last = steps.last else {
            (path, variable) = (entry.variant, nil)
            return
        }
        let outer = steps.dropLast().joined(separator: "/")
        let name = last.split(separator: ".").dropLast().joined(separator: ".")
        let isText = last == "format" || name == "width" || name == "device"
        (path, variable) = (last == "format" ? outer : isText ? entry.variant : outer, isText ? nil : name)
    }

    /// The category of a plural, or the device: `other`.
    static func category(_ entry: Entry) -> Substring {
        entry.variant.split(separator: ".").last ?? ""
    }
}
