// What users of an app see if a language lacks a text, considering what the app itself does.

import Basics
import Catalogs
import Platforms

/// What users see if a language lacks a text, according to the configuration and the app's code.
struct AppFallback {
    private let sources: SourceBytes
    /// The configured fallback.
    private let chosen: Fallback?
    /// Whether the code of each platform looks texts up in the source language.
    private var known: [String: Bool] = [:]
    /// Whether the code of each platform does so for empty texts.
    private var knownOfEmpty: [String: Bool] = [:]
    /// Whether some code uses a library that shows the key; nil until it is needed.
    private var knownOfKeys: Bool?

    init(_ sources: SourceBytes, _ chosen: Fallback?) {
        self.sources = sources
        self.chosen = chosen
    }

    /// Updates gaps with what users really see for each text, and its maximum severity.
    mutating func apply(to gaps: [LanguageGap]) -> [LanguageGap] {
        gaps.map { gap in
            var gap = gap
            for index in gap.texts.indices {
                let shown = self.shown(gap.texts[index], in: gap.catalog)
                gap.texts[index].shown = shown
                gap.texts[index].severity = min(gap.texts[index].severity, shown.most)
            }
            let left = gap.texts.filter { !gap.isInSourceLanguage(of: $0) || !gap.falls(back: $0.shown) }
            let dropped = gap.texts.count - left.count
            gap.texts = left
            gap.lacking -= dropped
            gap.reported -= dropped
            return gap
        }
    }

    private mutating func shown(_ text: MissingText, in catalog: Catalog) -> MissingText.Shown {
        // The browser goes on to the default language of the extension.
        if text.shown == .sourceOrKey, CatalogPath(catalog.path).isOfBrowserExtension { return .source }
        return switch (text.shown, chosen) {
        case (.nothing, _), (.source, nil): text.shown
        case (.nothingOrSource, _): looksUpEmpty(catalog.format.platform) ? .source : text.shown
        case (_, let chosen?): .init(chosen)
        case (.key, nil), (.keyOrOther, nil): looksUpSource(catalog.format.platform) ? .source : text.shown
        // Libraries for several languages of programs read these formats.
        case (.sourceOrKey, nil):
            Platform.all.contains { looksUpSource($0) } ? .source : looksUpKeyAlone() ? .keyOrOther : text.shown
        }
    }

    /// Returns whether the app's code uses a library that shows the key of a missing text.
    private mutating func looksUpKeyAlone() -> Bool {
        if let knownOfKeys { return knownOfKeys }
        let answer = Platform.all.contains { $0.mayShowFallback && hasFile(of: $0, where: $0.showsKeys) }
        knownOfKeys = answer
        return answer
    }

    /// Returns whether the app's code looks missing texts of a platform up in the source language.
    private mutating func looksUpSource(_ platform: Platform) -> Bool {
        if let known = known[platform.name] { return known }
        let answer = platform.mayShowFallback && hasFile(of: platform, where: platform.showsFallback)
        known[platform.name] = answer
        return answer
    }

    /// Returns whether the app's code looks empty texts of a platform up in the source language.
    private mutating func looksUpEmpty(_ platform: Platform) -> Bool {
        if let known = knownOfEmpty[platform.name] { return known }
        let answer = platform.mayShowFallback && hasFile(of: platform, where: platform.showsFallbackOfEmpty)
        knownOfEmpty[platform.name] = answer
        return answer
    }

    private func hasFile(of platform: Platform, where shows: ([UInt8]) -> Bool) -> Bool {
        sources.paths(of: platform).contains { path in sources.bytes(of: path).map(shows) ?? false }
    }
}

extension LanguageGap {
    /// Whether users of the source language see the source text: a file with only a few texts of its own is one that
    /// the app merges over the source.
    fileprivate func falls(back shown: MissingText.Shown) -> Bool {
        let hasRegion = language.contains { $0 == "-" || $0 == "_" }
        return shown == .source && hasRegion || shown.mayBeSource && lacking * 2 > expected
    }

    /// Whether the language is the source language of a text, perhaps as used in a region: `en-GB` of `en`.
    ///
    /// Chinese is written differently in its regions.
    fileprivate func isInSourceLanguage(of text: MissingText) -> Bool {
        func parts(_ tag: String) -> [Substring] { tag.split { $0 == "-" || $0 == "_" } }
        func isRegion(_ part: Substring) -> Bool { part.utf8.count == 2 || part.utf8.count == 3 }
        let own = parts(language)
        let source = parts(catalog.sourceLocale ?? text.source?.catalog.locale ?? "en")
        func hasRegionAtMost(_ parts: [Substring]) -> Bool {
            parts.count == 1 || parts.count == 2 && isRegion(parts[1])
        }
        return hasRegionAtMost(own) && hasRegionAtMost(source)
            && own[0].lowercased() == source[0].lowercased() && own[0].lowercased() != "zh"
    }
}
