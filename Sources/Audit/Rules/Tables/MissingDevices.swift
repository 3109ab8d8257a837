// Finds texts for some devices beside which there is none for all others.

import Catalogs

/// The languages of a key that have texts for devices but, unlike the source, none for `other`.
struct MissingDevices {
    /// The first text of each such language.
    let entries: [Entry]

    init(_ texts: [Entry], source: String?) {
        var first: [(locale: String, entry: Entry)] = []
        var complete: Set<String> = []
        for entry in texts {
            guard let locale = entry.locale, let device = Self.device(of: entry.variant) else { continue }
            if device == "other" { complete.insert(locale) }
            if !first.contains(where: { $0.locale == locale }) { first.append((locale, entry)) }
        }
        guard let source, complete.contains(source) else {
            entries = []
            return
        }
        entries = first.filter { !complete.contains($0.locale) }.map(\.entry)
    }

    /// The device that a branch is for: `mac` of `device.mac/plural.one`.
    private static func device(of variant: String) -> Substring? {
        guard !variant.isEmpty else { return nil }
        return variant.split(separator: "/").first { $0.hasPrefix("device.") }?.dropFirst(7)
    }
}
