// A key as JSON, with everything that is known of it.

import Audit
import Budgets

/// Writes the fields of keys, always the same in the same order; what is not known is null.
struct RiskKeyJSON {
    let report: RiskReport

    func fields(_ key: KeyRisk, to json: inout JSONWriter) {
        json.name("catalog", report.path(of: key))
        json.field("key", key.key)
        json.field("comment", key.comment)
        place(key.location, to: &json)
        json.array("budgets", key.budgets) { json, budget in
            json.object { json in
                json.field("limit", budget.limit.words)
                json.name("file", budget.origin.file)
                json.field("line", budget.origin.place?.line)
                json.field("column", budget.origin.place?.column)
                json.field("source", budget.origin.source.id)
                json.field("words", budget.origin.words)
            }
        }
        json.array("shared", key.shared) { json, shared in
            json.object { json in
                json.field("group", shared.group)
                json.field("most", shared.most)
                json.field("unit", shared.unit)
                json.name("file", shared.origin.file)
                json.field("line", shared.origin.place?.line)
                json.field("column", shared.origin.place?.column)
            }
        }
        json.field("box", key.room)
        json.field("expected", key.expected.thousandths)
        json.array("expectedAtTextSizes", key.expectedAtSteps) { $0.number($1.thousandths) }
        json.field("worst", key.worstCell?.locale)
        json.array("reasons", key.reasons) { json, reason in
            json.object { json in
                json.word("reason", reason.word)
                json.field("words", RiskWords.reason(reason))
            }
        }
        json.object("advice") { advice(key.advice, to: &$0) }
        json.object("source") { cell(key.source, to: &$0) }
        json.array("translations", key.cells) { json, one in json.object { cell(one, to: &$0) } }
        json.array("pseudo", key.pseudo) { json, one in json.object { cell(one, to: &$0) } }
    }

    private func cell(_ cell: RiskCell, to json: inout JSONWriter) {
        json.field("locale", cell.locale)
        json.field("text", cell.text)
        json.field("branch", cell.branch)
        place(cell.location, to: &json)
        json.word("outcome", cell.outcome.word)
        json.field("chance", cell.outcome.isKnown ? cell.chance.thousandths : nil)
        json.array("chanceAtTextSizes", cell.chanceAtSteps) { $0.number($1.thousandths) }
        json.field("need", cell.room?.need.hundredthsUp)
        json.field("has", cell.room?.has.hundredths)
        json.field("unit", cell.room?.unit)
        switch cell.outcome {
        case .forecast(let shares):
            json.array("forecast", shares) { json, share in
                json.object { json in
                    json.field("share", share.share)
                    json.field("need", cell.room?.unit == "lines" ? share.need.rounded(.up) : share.need.hundredthsUp)
                }
            }
        case .measured, .unlimited, .unknown: json.null("forecast")
        }
        if case .unknown(let reason) = cell.outcome { json.field("why", reason) } else { json.null("why") }
        json.array("findings", cell.findings.filter(report.audit.findings.indices.contains)) { json, index in
            let finding = report.audit.findings[index]
            json.object { json in
                json.field("rule", finding.rule)
                json.field("severity", finding.severity.rawValue)
                json.field("message", finding.message)
                json.field("help", finding.help)
                json.field("fingerprint", finding.fingerprint)
            }
        }
    }

    private func place(_ location: Finding.Location?, to json: inout JSONWriter) {
        json.name("file", location?.relativePath)
        json.field("line", location?.place?.line)
        json.field("column", location?.place?.column)
    }

    private func advice(_ advice: RiskAdvice, to json: inout JSONWriter) {
        json.field("enough", advice.enough?.hundredthsUp)
        json.field("unit", advice.unit)
        json.field("longestSource", advice.longestSource)
        if let change = advice.change {
            json.object("change") { json in
                json.field("words", change.words)
                json.field("expected", change.expected.thousandths)
            }
        } else {
            json.null("change")
        }
        json.array("words", RiskWords.advice(advice)) { $0.text($1) }
    }
}

extension RiskReason {
    /// Its name in formats for programs.
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
