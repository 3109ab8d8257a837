// A key as JSON, with everything known about it.

import Audit
import Budgets
import Risk

/// Writes the fields of keys, always the same fields in the same order; unknown values are null.
struct RiskKeyJSON {
    let report: RiskReport

    func fields(_ key: KeyRisk, to json: inout JSONWriter) {
        json.name("catalog", report.path(of: key))
        json.field("key", key.key)
        json.field("comment", key.comment)
        json.place(key.location)
        json.objects("uses", key.sites) { $0.use($1) }
        json.objects("budgets", key.budgets) { json, budget in
            json.field("limit", budget.limit.words)
            json.origin(budget.origin, file: budget.origin.file)
        }
        json.objects("shared", key.shared) { json, shared in
            json.field("group", shared.group)
            json.field("most", shared.most)
            json.field("unit", shared.unit)
            json.place(shared.origin.file, shared.origin.place)
        }
        json.field("box", key.room)
        json.field("expected", key.expected.thousandths)
        json.numbers("expectedAtTextSizes", key.expectedAtSteps.map(\.thousandths))
        json.field("worst", key.worstCell?.locale)
        json.objects("reasons", key.reasons) { json, reason in
            json.word("reason", reason.word)
            json.field("words", RiskWords.reason(reason))
        }
        json.object("advice") { advice(key.advice, to: &$0) }
        json.object("source") { cell(key.source, to: &$0) }
        json.objects("translations", key.cells) { cell($1, to: &$0) }
        json.objects("pseudo", key.pseudo) { cell($1, to: &$0) }
    }

    private func cell(_ cell: RiskCell, to json: inout JSONWriter) {
        json.field("locale", cell.locale)
        json.field("text", cell.text)
        json.field("branch", cell.branch)
        json.place(cell.location)
        json.word("outcome", cell.outcome.word)
        json.field("chance", cell.outcome.isKnown ? cell.chance.thousandths : nil)
        json.numbers("chanceAtTextSizes", cell.chanceAtSteps.map(\.thousandths))
        json.room(cell.room?.rounded)
        switch cell.outcome {
        case .forecast(let shares):
            json.objects("forecast", shares) { json, share in
                json.field("share", share.share)
                json.field("need", cell.room?.unit == "lines" ? share.need.rounded(.up) : share.need.hundredthsUp)
            }
        case .measured, .unlimited, .unknown: json.null("forecast")
        }
        if case .unknown(let reason) = cell.outcome { json.field("why", reason) } else { json.null("why") }
        json.objects("findings", cell.findings.filter(report.audit.findings.indices.contains)) { json, index in
            let finding = report.audit.findings[index]
            json.field("rule", finding.rule)
            json.field("severity", finding.severity.rawValue)
            json.field("message", finding.message)
            json.field("help", finding.help)
            json.field("fingerprint", finding.fingerprint)
        }
    }

    private func advice(_ advice: RiskAdvice, to json: inout JSONWriter) {
        json.field("enough", advice.enough?.hundredthsUp)
        json.field("unit", advice.unit)
        json.field("longestSource", advice.longestSource)
        json.object("change", advice.change) { json, change in
            json.field("words", change.words)
            json.field("expected", change.expected.thousandths)
        }
        json.texts("words", RiskWords.advice(advice))
    }
}

extension RiskReason {
    /// Its name in machine-readable formats.
    fileprivate var word: String {
        switch self {
        case .fullBox: "full-box"
        case .longWord: "long-word"
        case .unboundedPlaceholder: "unbounded-placeholder"
        case .missingGlyphs: "missing-glyphs"
        case .mixedDirections: "mixed-directions"
        case .missingPlurals: "missing-plurals"
        case .largeText: "large-text"
        case .untranslated: "untranslated"
        }
    }
}
