// HarmonyOS's resource folders: `resources/en_GB-car/element` contains what drivers in Britain see.

import Catalogs

extension LanguagePlace {
    /// `resources/de/element/string.json`, and `base` for the source language.
    static let element = ElementFolder.place("element", ofDefault: "base") { $0 }
    /// `resources/de-dark/element/string.json`, and `dark` for the source language.
    static let elementBefore = ElementFolder.place("element-before", anyLanguage: "*-", ofDefault: "") { "\($0)-" }
    /// `resources/mcc460-de/element/string.json`, and `mcc460` for the source language.
    static let elementBehind = ElementFolder.place("element-behind", anyLanguage: "-*", ofDefault: "") { "-\($0)" }
}

enum ElementFolder {
    /// Returns a place that separates the language from the other qualifiers of a folder.
    static func place(
        _ id: String, anyLanguage: String = "*", ofDefault: String, _ name: @escaping @Sendable (String) -> String
    ) -> LanguagePlace {
        .special(
            LanguageFolder(
                id: id, anyLanguage: anyLanguage, ofDefault: ofDefault,
                slot: { path in slot(in: path).flatMap { $0.place.id == id ? $0 : nil } },
                name: { name(qualifier(of: $0)) }, isOne: { _ in false }))
    }

    /// Returns the position of the language in a path; the other qualifiers belong to the parts around it.
    static func slot(in path: CatalogPath) -> LanguageSlot? {
        guard path.extension == "json", let folder = Folder(around: path) else { return nil }
        let root = String(path.string.dropLast(folder.name.count + folder.rest.count))
        let behind = folder.others.map { "-\($0)" }.joined()
        let tag = folder.language.map { $0.split(separator: "_").joined(separator: "-") }
        if let network = folder.network {
            return LanguageSlot(tag: tag, place: .elementBehind, before: root + network, after: behind + folder.rest)
        }
        guard !behind.isEmpty else { return LanguageSlot(tag: tag, place: .element, before: root, after: folder.rest) }
        return LanguageSlot(
            tag: tag, place: .elementBefore, before: root, after: behind.dropFirst() + folder.rest)
    }

    /// Returns why restool rejects a folder, and with it the app.
    static func problem(of path: CatalogPath) -> Fault.Problem? {
        guard let folder = Folder(around: path), !folder.isRead else { return nil }
        return .unexpected(
            found: "the folder '\(folder.name)', which restool rejects",
            expected: "a language such as 'zh_Hant_TW', and devices such as '-vertical-tablet-dark-ldpi' in this order")
    }

    /// A language as a qualifier: `zh_Hant_TW`.
    static func qualifier(of tag: String) -> String { tag.split { $0 == "-" || $0 == "_" }.joined(separator: "_") }

    /// Whether restool accepts a language: it may be followed by a script and a region, and nothing else.
    static func isRead(language: some StringProtocol) -> Bool {
        let parts = Substring(language).split(separator: "_", omittingEmptySubsequences: false)
        guard let first = parts.first, isLanguage(first) else { return false }
        let rest = parts.dropFirst()
        let regions = rest.first.map(isScript) ?? false ? rest.dropFirst() : rest
        return regions.count < 2 && regions.allSatisfy(isRegion)
    }

    private static func isLanguage(_ part: Substring) -> Bool {
        2...3 ~= part.utf8.count && part.utf8.allSatisfy { $0.isLetter && $0 & 0x20 != 0 } && !devices.contains(part)
    }

    private static func isScript(_ part: Substring) -> Bool {
        part.utf8.count == 4 && part.utf8.allSatisfy(\.isLetter)
            && part.utf8.enumerated().allSatisfy {
                ($1 & 0x20 == 0) == ($0 == 0)
            }
    }

    private static func isRegion(_ part: Substring) -> Bool {
        part.utf8.count == 3 && part.utf8.allSatisfy(\.isDigit)
            || 2...3 ~= part.utf8.count && part.utf8.allSatisfy { $0.isLetter && $0 & 0x20 == 0 }
    }

    /// Names of devices, two of which look like languages.
    private static let devices: Set<Substring> = ["2in1", "car", "phone", "tablet", "tv", "wearable"]

    /// The qualifiers after a language, in this order.
    private static let qualifiers: [Set<Substring>] = [
        ["horizontal", "vertical"], devices, ["dark", "light"], ["pointingdevice"],
        ["ldpi", "mdpi", "sdpi", "xldpi", "xxldpi", "xxxldpi"],
    ]

    /// The parsed name of the folder around `element`.
    private struct Folder {
        let name: String
        /// The part of the path after the name.
        let rest: String
        /// The mobile country and network codes.
        private(set) var network: String?
        private(set) var language: Substring?
        private(set) var others: [Substring] = []
        /// Whether restool accepts all its qualifiers, ignoring the language: an unknown one belongs to a
        /// pseudo-locale.
        private(set) var isRead = true

        /// Parses the folder of a path; nil if there is none.
        init?(around path: CatalogPath) {
            let element = CatalogPath(String(path.folder.dropLast()))
            guard element.name == "element" else { return nil }
            name = CatalogPath(String(element.folder.dropLast())).name
            rest = "/element/\(path.name)"
            guard path.string.hasSuffix(name + rest), !name.isEmpty else { return nil }
            guard name != "base" else { return }
            var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
            if let first = parts.first, first.hasPrefix("mcc") {
                network = String(parts.removeFirst())
                isRead = ElementFolder.isNetwork(first)
            }
            if let first = parts.first, ElementFolder.isRead(language: first) || LanguageNames.isTag(first) {
                language = parts.removeFirst()
            }
            others = Array(parts)
            let areKnown = ElementFolder.areKnown(others)
            // A folder without any known qualifier is something else.
            guard network != nil || language != nil || areKnown else { return nil }
            isRead = isRead && areKnown
        }
    }

    private static func isNetwork(_ part: Substring) -> Bool {
        let codes = part.split(separator: "_", omittingEmptySubsequences: false)
        return zip(codes, [("mcc", 3...3), ("mnc", 2...3)]).allSatisfy { code, kind in
            code.hasPrefix(kind.0) && kind.1 ~= code.utf8.count - 3 && code.utf8.dropFirst(3).allSatisfy(\.isDigit)
        } && codes.count <= 2
    }

    /// Whether restool accepts qualifiers, in this order.
    private static func areKnown(_ parts: [Substring]) -> Bool {
        var kinds = qualifiers[...]
        return parts.allSatisfy { part in
            kinds = kinds.drop { !$0.contains(part) }
            return !kinds.isEmpty
        }
    }
}

extension LanguagePlace {
    /// The ID of a platform's own folder layout.
    fileprivate var id: String? { if case .special(let folder) = self { folder.id } else { nil } }
}
