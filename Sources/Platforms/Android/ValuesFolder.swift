// Android's folders of values: `values-de-rAT-land` holds what is shown to Austrians who turn their phone.

import Basics
import Catalogs

extension LanguagePlace {
    /// Android's: `values-de/strings.xml`, and `values` for the app's own language.
    static let values = LanguagePlace.special(
        LanguageFolder(
            id: "values", anyLanguage: "*", ofDefault: "", slot: ValuesFolder.slot(in:),
            name: { "-\(ValuesFolder.qualifier(of: $0))" }, isOne: { $0 == "values" || $0.hasPrefix("values-") }))
}

enum ValuesFolder {
    /// Where the language stands in a path; the other qualifiers belong to what has it.
    static func slot(in path: CatalogPath) -> LanguageSlot? {
        let folder = CatalogPath(String(path.folder.dropLast()))
        var qualifiers = folder.name.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard qualifiers.popFirst() == "values" else { return nil }
        var before = folder.folder + "values"
        // The network's country and operator come before the language.
        while let first = qualifiers.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") {
            before += "-\(first)"
            qualifiers.removeFirst()
        }
        let tag = language(&qualifiers)
        let after = qualifiers.map { "-\($0)" }.joined() + "/" + path.name
        return LanguageSlot(tag: tag, place: .values, before: before, after: after)
    }

    /// What aapt2 refuses of a folder: a region of digits behind `r`, which only `b+es+419` may have.
    static func problem(of path: CatalogPath) -> Fault.Problem? {
        let folder = CatalogPath(String(path.folder.dropLast())).name
        let parts = folder.split(separator: "-", omittingEmptySubsequences: false)
        guard let tag = slot(in: path)?.tag, let region = tag.split(separator: "-").last, region.utf8.count == 3,
            let index = parts.firstIndex(of: "r\(region)"), index > 0, region.utf8.allSatisfy(\.isDigit)
        else { return nil }
        let whole = parts[..<(index - 1)] + [Substring(qualifier(of: tag))] + parts[(index + 1)...]
        return .unexpected(
            found: "the folder '\(folder)', which aapt2 refuses", expected: "'\(whole.joined(separator: "-"))'")
    }

    /// Takes a language off the front of some qualifiers: to aapt2 any two or three letters are one, but for those of
    /// cars.
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

    /// A language as a qualifier: `pt-rBR`, and `b+sr+Latn` where it is more than a language and a region.
    static func qualifier(of tag: String) -> String {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        switch parts.count {
        case 1 where parts[0].utf8.count <= 3: return tag
        case 2 where parts[1].utf8.count == 2: return "\(parts[0])-r\(parts[1].uppercased())"
        default: return "b+" + parts.joined(separator: "+")
        }
    }
}
