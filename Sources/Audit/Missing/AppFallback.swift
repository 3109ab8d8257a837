// What users of an app see if a language lacks a text, considering what the app itself does.

import Basics
import Catalogs
import Platforms
import Projects

/// What users see if a language lacks a text, according to the configuration and the app's code.
struct AppFallback {
    private let project: Project
    /// The configured fallback.
    private let chosen: Fallback?
    /// Whether the code of each platform looks texts up in the source language.
    private var known: [String: Bool] = [:]

    init(_ project: Project, _ chosen: Fallback?) {
        self.project = project
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
            return gap
        }
    }

    private mutating func shown(_ text: MissingText, in catalog: Catalog) -> MissingText.Shown {
        switch (text.shown, chosen) {
        case (.nothing, _), (.source, nil): text.shown
        case (_, let chosen?): .init(chosen)
        case (.key, nil), (.sourceOrKey, nil): isLookedUp(catalog.format.platform) ? .source : text.shown
        }
    }

    /// Whether the app's code looks up missing texts of a platform in the source language.
    private mutating func isLookedUp(_ platform: Platform) -> Bool {
        if let known = known[platform.name] { return known }
        let isLookedUp =
            platform.mayShowFallback
            && project.paths(of: .code).lazy.filter(platform.isCode).contains { path in
                (try? FileReader.read(path.string)).map(platform.showsFallback) ?? false
            }
        known[platform.name] = isLookedUp
        return isLookedUp
    }
}
