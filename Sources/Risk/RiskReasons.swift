// Why a key is at risk.

import Audit
import Basics
import MessagePatterns

/// Finds the reasons why a key is at risk, the most important first.
struct RiskReasons {
    /// The maximum number of reasons.
    private static let most = 5
    /// The share of its box at which a source text leaves little room for translations.
    private static let fullShare = 0.75

    let key: KeyRisk
    let source: RiskMeasurer.Measured
    /// The key in each language.
    let cells: [RiskMeasurer.Measured?]
    let steps: [String]
    let findings: [Finding]

    /// The reasons.
    var all: [RiskReason] {
        var reasons = glyphs + found
        if key.expected > 0 { reasons = text + reasons }
        return Array((reasons + largeText + untranslated).prefix(Self.most))
    }

    /// The reasons in the texts themselves.
    private var text: [RiskReason] {
        var reasons: [RiskReason] = []
        let broken = zip(key.cells, cells).first { $0.chance > 0 && $1?.longWord != nil }
        if let word = broken?.1?.longWord, let locale = broken?.0.locale {
            reasons.append(.longWord(word, locale: locale))
        }
        if let room = key.source.room, room.unit != "lines", room.share >= Self.fullShare, room.share.isFinite {
            reasons.append(.fullBox(share: room.share))
        }
        if let placeholder = source.unbounded { reasons.append(.unboundedPlaceholder(placeholder)) }
        return reasons
    }

    private var glyphs: [RiskReason] {
        var scalars: [Unicode.Scalar] = []
        var locales: [String] = []
        for measured in cells.compactMap(\.self) where !measured.missing.isEmpty {
            locales.append(measured.cell.locale)
            scalars += measured.missing.filter { !scalars.contains($0) }
        }
        guard !locales.isEmpty else { return [] }
        return [.missingGlyphs(String(String.UnicodeScalarView(scalars.prefix(10))), locales: locales)]
    }

    /// The reasons in the findings of the audit.
    private var found: [RiskReason] {
        var reasons: [RiskReason] = []
        for cell in key.cells {
            let finding = cell.findings.lazy.map { findings[$0] }.first { $0.rule == Rule.missingPlural.id }
            guard let finding else { continue }
            // The message begins with the missing forms, each in quotes.
            let words = finding.message.split(separator: " missing").first ?? ""
            let categories = PluralCategories.all.filter { words.contains("'\($0)'") }
            reasons.append(.missingPlurals(categories, locale: cell.locale))
            break
        }
        let mixed = key.cells.filter { $0.findings.contains { findings[$0].rule.hasPrefix("bidi-") } }
        if !mixed.isEmpty { reasons.append(.mixedDirections(locales: mixed.map(\.locale))) }
        return reasons
    }

    /// The first text size at which it breaks in more languages.
    private var largeText: [RiskReason] {
        for (index, step) in steps.enumerated() {
            let more = key.cells.count { cell in
                !cell.chanceAtSteps.isEmpty && cell.chance < 0.5 && cell.chanceAtSteps[index] >= 0.5
            }
            if more > 0 { return [.largeText(step: step, locales: more)] }
        }
        return []
    }

    private var untranslated: [RiskReason] {
        let count = key.cells.count { cell in
            if case .forecast = cell.outcome { cell.chance > 0 } else { false }
        }
        return count > 0 ? [.untranslated(locales: count)] : []
    }
}
