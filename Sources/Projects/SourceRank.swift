// Ranks the files of a table by how likely they are the source.

enum SourceRank {
    /// Returns the rank of a file; lower is likelier, nil is impossible.
    static func of(_ file: CatalogFile, in regions: DevelopmentRegions) -> Int? {
        guard let slot = file.slot else { return nil }
        // All other files of its table were extracted from it, including that in the app's own language.
        guard file.translationFormat == nil else { return -1 }
        guard let tag = slot.tag else { return 0 }
        return rank(DevelopmentRegions.tag(of: tag), region: regions.region(of: file.path.string))
    }

    /// Returns the rank of a language as the app's source; lower is likelier, nil is impossible.
    private static func rank(_ locale: String, region: String?) -> Int? {
        switch locale.lowercased() {
        case region?.lowercased(): 0
        case "en", "english": 1
        case "base": 2
        // Beside `en-US`, English of another region is usually a translation.
        case "en-us", "en_us": 3
        case let other where isRegionalEnglish(other): 4
        default: nil
        }
    }

    /// Whether a language is English, with or without a region, but no pseudo-locale.
    static func isEnglish(_ tag: String) -> Bool {
        let tag = tag.lowercased()
        return tag == "en" || isRegionalEnglish(tag)
    }

    /// `en-GB`, but no pseudo-locale such as `en-XA` or `en-PSEUDO`.
    private static func isRegionalEnglish(_ locale: String) -> Bool {
        let parts = locale.split { $0 == "-" || $0 == "_" }
        guard parts.count == 2, parts[0] == "en" else { return false }
        return parts[1].count == 2 && !parts[1].hasPrefix("x") || parts[1].count == 3 && parts[1].allSatisfy(\.isNumber)
    }
}
