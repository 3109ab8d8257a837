// A visit to a page: it is opened, brought into its state, and recorded in each width.

import Basics
import Configuration

/// A visit to a page in one language.
struct PageVisit {
    private let plan: RecordingPlan
    private let page: PageSettings
    private let locale: String
    /// The language in the marks.
    private let marked: String
    /// Whether the page is open and needs no more than another width.
    var isOpen = false

    init(_ plan: RecordingPlan, _ page: PageSettings, _ locale: String) {
        self.plan = plan
        self.page = page
        self.locale = locale
        marked = plan.keys.locale(of: locale)
    }

    /// Records the page in one width.
    mutating func record(width: Int, in tab: BrowserTab) async throws -> (screen: JSON, picture: [UInt8]?) {
        try await tab.resize(width: width, height: Self.height(of: width))
        // Steps may not survive another width: a menu closes.
        if !isOpen || !page.steps.isEmpty { try await open(in: tab) }
        isOpen = true
        try await tab.settle(within: plan.limit)
        var recorded = try await read(tab)
        if shown(recorded) != marked, Self.hasMarks(recorded) {
            // A cache may have served another language.
            try await tab.call("Network.setCacheDisabled", ["cacheDisabled": true])
            try await open(in: tab)
            recorded = try await read(tab)
            guard shown(recorded) == marked else {
                let other = shown(recorded) ?? "a language without a name"
                throw RecordingError(words: "the page shows \(other), not \(marked): its language was not switched")
            }
        }
        let isBroken = recorded["texts"].array.contains { $0["problems"].array.contains { $0["kind"] != "scrolls" } }
        return (recorded, isBroken ? try await tab.picture(within: plan.limit) : nil)
    }

    /// Whether any text has marks: those that have become keys are gone.
    private static func hasMarks(_ screen: JSON) -> Bool {
        screen["texts"].array.contains { !$0["marks"].array.isEmpty || !$0["keys"].array.isEmpty }
    }

    private static func height(of width: Int) -> Int { width < 600 ? 780 : 900 }

    private func open(in tab: BrowserTab) async throws {
        try await tab.open(plan.address(of: page, in: locale), within: plan.limit)
        try await tab.settle(within: plan.limit)
        try await tab.perform(page.steps, within: plan.limit)
        try await tab.settle(within: plan.limit)
    }

    /// The language that the marks tell; that of the plan without a manifest.
    private func shown(_ screen: JSON) -> String? {
        plan.keys.locales.isEmpty ? marked : screen["locale"].string
    }

    /// The screen with its keys, its fonts, and what was refused.
    private func read(_ tab: BrowserTab) async throws -> JSON {
        let result = try await tab.snippet(
            plan.probes ? "probe" : "collect", name: page.name.value, locales: plan.keys.locales,
            locale: plan.keys.locales.isEmpty ? locale : nil, within: plan.limit)
        guard case .object(var screen) = try await tab.withFonts(result) else {
            throw Browser.Failure.refused("no screen", by: "swell")
        }
        screen["texts"] = .array(
            (screen["texts"] ?? .null).array.map { plan.keys.resolved($0, in: screen["locale"]?.string) })
        let refused = await tab.refusals().map { JSON.string("the page wanted \($0), which was refused") }
        screen["remarks"] = .array((screen["remarks"] ?? .null).array + refused)
        return .object(screen)
    }
}
