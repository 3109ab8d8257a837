// Finds texts for some devices that lack a text for all other devices.

import Catalogs

/// The languages in which a key has texts for some devices but, unlike the source, none for `other`.
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

    /// Returns the device of a branch: `mac` for `device.mac/plural.one`.
    private static func device(of variant: String) -> Substring? {
        guard !variant.isEmpty else { return nil }
        return variant.split(separator: "/").first { $0.hasPrefix("device.") }?.dropFirst(7)
    }
}
