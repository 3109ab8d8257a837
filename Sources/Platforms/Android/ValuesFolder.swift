// Android's values folders: `values-de-rAT-land` contains what Austrians see in landscape mode.

import Basics
import Catalogs

extension LanguagePlace {
    /// Android's folders: `values-de/strings.xml`, and `values` for the source language.
    static let values = LanguagePlace.special(
        LanguageFolder(
            id: "values", anyLanguage: "*", ofDefault: "", slot: ValuesFolder.slot(in:),
            name: { "-\(ValuesFolder.qualifier(of: $0))" }, isOne: { $0 == "values" || $0.hasPrefix("values-") }))
}

enum ValuesFolder {
    /// Returns the position of the language in a path; the other qualifiers belong to the parts around it.
    static func slot(in path: CatalogPath) -> LanguageSlot? {
        let folder = CatalogPath(String(path.folder.dropLast()))
        var qualifiers = folder.name.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard qualifiers.popFirst() == "values" else { return nil }
        var before = folder.folder + "values"
        // The mobile country and network codes come before the language.
        while let first = qualifiers.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") {
            before += "-\(first)"
            qualifiers.removeFirst()
        }
        let tag = language(&qualifiers)
        let after = qualifiers.map { "-\($0)" }.joined() + "/" + path.name
        return LanguageSlot(tag: tag, place: .values, before: before, after: after)
    }

    /// Returns why aapt2 rejects a folder: a region of digits after `r`, which only `b+es+419` may have.
    static func problem(of path: CatalogPath) -> Fault.Problem? {
        let folder = CatalogPath(String(path.folder.dropLast())).name
        let parts = folder.split(separator: "-", omittingEmptySubsequences: false)
        guard let tag = slot(in: path)?.tag, let region = tag.split(separator: "-").last, region.utf8.count == 3,
            let index = parts.firstIndex(of: "r\(region)"), index > 0, region.utf8.allSatisfy(\.isDigit)
        else { return nil }
        let whole = parts[..<(index - 1)] + [Substring(qualifier(of: tag))] + parts[(index + 1)...]
        return .unexpected(
            found: "the folder '\(folder)', which aapt2 rejects", expected: "'\(whole.joined(separator: "-"))'")
    }

    /// Returns what is wrong with a tag after `b+`: aapt2 rejects the folder, and Gradle reads only the language.
    ///
    /// aapt2 looks at the number of subtags, and at the length of the second.
    static func unreadableTag(in path: CatalogPath) -> Fault.Problem? {
        let folder = CatalogPath(String(path.folder.dropLast())).name
        let tag = folder.split(separator: "-").first { $0.lowercased().hasPrefix("b+") }
        guard let tag else { return nil }
        let subtags = tag.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
        let isRead =
            switch subtags.count {
            case 2: 2...8 ~= subtags[1].utf8.count
            case 3: 2...4 ~= subtags[1].utf8.count
            default: subtags.count <= 4
            }
        guard !isRead else { return nil }
        return .unexpected(
            found: "the folder '\(folder)', which aapt2 rejects and Gradle reads as '\(subtags[0])'",
            expected: "at most a script, a region and a variant after the language")
    }

    /// Returns the language that a qualifier alone means, such as `pt-rBR`; nil if it means anything else.
    static func language(named name: String) -> String? {
        var qualifiers = name.split(separator: "-", omittingEmptySubsequences: false)[...]
        let tag = language(&qualifiers)
        return qualifiers.isEmpty ? tag : nil
    }

    /// Removes a language from the front of qualifiers: to aapt2, any two or three letters are a language, except the
    /// qualifier for cars.
    private static func language(_ qualifiers: inout ArraySlice<Substring>) -> String? {
        guard let first = qualifiers.first else { return nil }
        if first.lowercased().hasPrefix("b+") {
            qualifiers.removeFirst()
            return first.dropFirst(2).split(separator: "+").joined(separator: "-")
        }
        guard 2...3 ~= first.utf8.count, first.utf8.allSatisfy(\.isLetter), first.lowercased() != "car" else {
            return nil
        }
        qualifiers.removeFirst()
        guard let region = qualifiers.first, region.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "r"),
            region.utf8.count == 3 || region.utf8.count == 4
        else { return String(first) }
        qualifiers.removeFirst()
        return "\(first)-\(region.dropFirst())"
    }

    /// Returns a language as a qualifier: `pt-rBR`, or `b+sr+Latn` if it is more than a language and a region.
    static func qualifier(of tag: String) -> String {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        switch parts.count {
        case 1 where parts[0].utf8.count <= 3: return tag
        case 2 where parts[1].utf8.count == 2: return "\(parts[0])-r\(parts[1].uppercased())"
        default: return "b+" + parts.joined(separator: "+")
        }
    }
}
