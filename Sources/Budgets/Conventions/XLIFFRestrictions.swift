// `slr:sizeRestriction` and `slr:storageRestriction` of XLIFF 2.

import Basics
import Catalogs

/// The limits in `slr:sizeRestriction` and `slr:storageRestriction` of XLIFF 2.
enum XLIFFRestrictions {
    static func read(_ entry: Entry, into found: inout [Statement]) {
        for size in entry.sizeLimits {
            switch size.custom {
            case .sizeRestriction: read(size, "sizeRestriction", entry, &found)
            case .storageRestriction: read(size, "storageRestriction", entry, &found)
            case .width, .attribute, .store: break
            }
        }
    }

    private static func read(_ size: SizeLimit, _ attribute: String, _ entry: Entry, _ found: inout [Statement]) {
        let range = size.range.indices
        let written = String(decoding: entry.catalog.text.utf8[range], as: UTF8.self).shortened
        let words = "\(attribute)=\(written) \(size.unit.shortened)"
        func add(_ content: Statement.Content) {
            found.append(Statement(content: content, range: range, words: words))
        }
        guard size.maximumWidth != nil || size.minimumWidth != nil else {
            return add(
                .malformed("'\(written)' is not a size; expected a maximum, as in '20', or a range, as in '5,20'"))
        }
        guard let unit = counted(size) else { return add(.malformed(unknown(size, attribute))) }
        if let most = size.maximumWidth { add(.limit(.most(most, unit))) }
        if let least = size.minimumWidth { add(.limit(.least(least, unit))) }
    }

    private static func counted(_ size: SizeLimit) -> CountUnit? {
        switch size.unit {
        case "xliff:codepoints", "xliff:utf32": .codePoints
        case "xliff:utf8": .bytes
        case "xliff:utf16": .utf16
        default: nil
        }
    }

    private static func unknown(_ size: SizeLimit, _ attribute: String) -> String {
        let expected = "expected xliff:codepoints, xliff:utf8, xliff:utf16 or xliff:utf32"
        if size.unit.isEmpty { return "no slr:profiles specifies the unit of \(attribute); \(expected)" }
        return "the profile '\(size.unit.shortened)' is not supported; \(expected)"
    }
}
