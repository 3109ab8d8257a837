// What to record, after files and flags were read.

import Basics
import Configuration

/// The pages to record, in which languages and widths.
package struct RecordingPlan: Sendable {
    /// A problem of a plan.
    package enum Problem: Error, Equatable {
        case noBase
        case noPages
        /// An address that is not HTTP, or of a host that is not named.
        case foreign(String)
        /// A name that cannot be a part of a file's name.
        case misnamed(String)
        /// A width that is none.
        case width(String)
        /// A file that is no manifest of marks.
        case marks(String)
    }

    /// Where the app runs, without a final slash.
    package let base: String
    package let hosts: [String]
    package let widths: [Int]
    package let locales: [String]
    package let language: LanguageSettings
    package let login: PageSettings?
    package let pages: [PageSettings]
    /// The most seconds for one page.
    package let limit: Double
    /// Whether rooms are probed.
    package let probes: Bool
    package let keys: MarkedKeys
    private let names: [String: String]

    package init(
        _ settings: PagesSettings, base: String?, widths: [Int], locales: [String], only pages: [String], probes: Bool,
        keys: MarkedKeys
    ) throws(Problem) {
        guard let base = base ?? settings.base?.value else { throw .noBase }
        self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
        hosts = settings.hosts.map(\.value)
        let given = widths.isEmpty ? settings.widths.compactMap { Int($0.value) } : widths
        self.widths = given.isEmpty ? [1280, 360] : given
        let tags = locales.isEmpty ? settings.locales.map(\.value) : locales
        self.locales = tags.isEmpty ? ["en"] : tags
        language = settings.language
        login = settings.login
        self.pages = settings.pages.filter { pages.isEmpty || pages.contains($0.name.value) }
        limit = Double(settings.limit?.value ?? 30)
        names = Dictionary(settings.names.map { ($0.name.value, $0.text.value) }) { first, _ in first }
        self.probes = probes
        self.keys = keys
        guard !self.pages.isEmpty else { throw .noPages }
        for name in self.pages.map(\.name.value) + self.locales where !Self.isFileName(name) { throw .misnamed(name) }
        for address in [self.base] + hosts.map({ "http://\($0)" }) + self.pages.compactMap(\.address?.value)
            + [login?.address?.value].compactMap(\.self)
        where address.contains("://") && !allows(address) {
            throw .foreign(address)
        }
    }

    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_".utf8.contains($0) }
    }

    /// What the app calls a language.
    package func name(of locale: String) -> String { names[locale] ?? keys.carrier(of: locale) ?? locale }

    /// The languages that are another one in the marks, with that one.
    package var renamed: [(given: String, marked: String)] {
        locales.map { ($0, keys.locale(of: $0)) }.filter { $0.0 != $0.1 }
    }

    /// The address of a page in a language.
    package func address(of page: PageSettings, in locale: String) -> String {
        let name = name(of: locale)
        let given = page.address?.value ?? ""
        var address =
            given.contains("://")
            ? given
            : base + (language.path.map { Self.filled($0.value, name) } ?? "") + (given.hasPrefix("/") ? "" : "/")
                + given
        if let query = language.query?.value {
            let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            address = "\(parts[0])\(parts[0].contains("?") ? "&" : "?")\(query)=\(name)"
            if parts.count > 1 { address += "#\(parts[1])" }
        }
        return address
    }

    /// A text with the name of a language in place of `{locale}`.
    package static func filled(_ text: String, _ name: String) -> String {
        let parts = text.split(separator: "{locale}", omittingEmptySubsequences: false)
        return parts.joined(separator: name)
    }

    /// Whether an address is of this computer or of a host that was named.
    private func allows(_ address: String) -> Bool {
        guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return false }
        let host = Self.host(of: address)
        return ["localhost", "127.0.0.1", "[::1]"].contains(host) || hosts.contains(host)
    }

    private static func host(of address: String) -> String {
        let rest = address[address.index(after: address.firstIndex(of: ":") ?? address.startIndex)...].dropFirst(2)
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        if place.hasPrefix("[") { return String(place.prefix { $0 != "]" }) + "]" }
        return String(place.prefix { $0 != ":" }).lowercased()
    }
}
