// The keys of a report as lines of JSON: their data, and separately their pictures.

import Audit
import Budgets
import Drawing
import Risk
import TextLayout

/// Writes each key as two lines: its data, which a page parses at once, and its pictures, parsed when shown.
struct PageKeys {
    /// The maximum number of places in code that are named for a key: a few texts are everywhere.
    private static let mostSites = 12

    private let report: RiskReport
    private let findings: PageFindings
    private let positions: [String: Int]

    init(_ report: RiskReport, findings: PageFindings) {
        self.report = report
        self.findings = findings
        positions = Dictionary(
            report.locales.enumerated().map { ($0.element.tag, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The data of a key.
    func data(of key: KeyRisk, _ paths: inout PagePaths, _ glyphs: PageGlyphs) -> PageJSON {
        let folder = paths.folder
        var json = PageJSON()
        json.object { json in
            json.key("key")
            json.text(key.key)
            json.field("catalog", key.catalog)
            json.field("comment", key.comment)
            json.field("samples", key.samples)
            paths.write(key.location, in: nil, to: &json)
            json.field("sites", Array(key.sites.prefix(Self.mostSites))) { json, site in
                json.list { json in
                    json.text(site.words)
                    json.text(site.location.lineWords(in: folder))
                }
            }
            if let role = key.sites.first?.role, role != .text { json.field("role", role.rawValue) }
            json.field("limits", key.budgets) { json, budget in
                json.list { json in
                    json.text(budget.limit.words)
                    json.text(budget.origin.lineWords(in: folder))
                }
            }
            json.field("shared", key.shared) { json, shared in
                json.list { json in
                    json.text(shared.words)
                    json.text(shared.origin.lineWords(in: folder))
                }
            }
            json.field("room", key.room)
            json.field("expected", key.expected)
            json.field("atSteps", key.expectedAtSteps) { $0.number($1) }
            json.field("worst", key.worst.flatMap { key.cells.indices.contains($0) ? position(key.cells[$0]) : nil })
            json.field("reasons", key.reasons.map { RiskWords.reason($0) }) { $0.text($1) }
            json.field("advice", RiskWords.advice(key.advice)) { $0.text($1) }
            json.key("source")
            write(key.source, beside: nil, &paths, to: &json)
            json.field("cells", ordered(key.cells)) { json, cell in
                if let cell { write(cell, beside: key.source, &paths, to: &json) } else { json.null() }
            }
            json.field("widths", PageNumber.text(widths(key, glyphs)))
            json.field("pseudo", key.pseudo) { write($1, beside: key.source, &paths, to: &$0) }
        }
        return json
    }

    /// Writes the pictures of a key: its source, its languages, and its pseudo-locales; a number refers to an equal
    /// picture.
    func draw(_ key: KeyRisk, _ pictures: inout PagePictures, into output: inout [UInt8]) {
        var known: [[UInt8]: Int] = [:]
        for (number, cell) in ([key.source] + ordered(key.cells) + key.pseudo).enumerated() {
            output.append(UInt8(ascii: number == 0 ? "[" : ","))
            let picture = pictures.json(cell?.picture, of: cell?.text, room: key.room)
            // Languages with the same text have the same picture.
            if cell?.picture != nil, let same = known[picture] {
                output += "\(same)".utf8
            } else {
                known[picture] = number
                output += picture
            }
        }
        output.append(UInt8(ascii: "]"))
    }

    /// The widths of the texts on one line at the default text size, in tenths of a point: of the source, then in the
    /// order of the report's languages; 0 without a text.
    private func widths(_ key: KeyRisk, _ glyphs: PageGlyphs) -> [Int] {
        let cells: [RiskCell?] = [key.source] + ordered(key.cells)
        return cells.map { cell -> Int in
            guard let picture = cell?.picture, let step = picture.steps.first else { return 0 }
            let tenths = (glyphs.width(picture.whole, at: step) * 10).rounded()
            return Int(min(max(0, tenths), Double(PageNumber.greatest)))
        }
    }

    private func position(_ cell: RiskCell) -> Int? { positions[cell.locale] }

    /// The cells in the order of the report's languages.
    private func ordered(_ cells: [RiskCell]) -> [RiskCell?] {
        var ordered = [RiskCell?](repeating: nil, count: report.locales.count)
        for cell in cells {
            if let position = position(cell) { ordered[position] = cell }
        }
        return ordered
    }

    /// Writes a cell; values equal to those of the source are omitted.
    private func write(_ cell: RiskCell, beside source: RiskCell?, _ paths: inout PagePaths, to json: inout PageJSON) {
        json.object { json in
            if positions[cell.locale] == nil { json.field("locale", cell.locale) }
            json.field("text", cell.text)
            json.field("branch", cell.branch)
            paths.write(cell.location, in: source == nil ? nil : cell.locale, to: &json)
            write(cell.outcome, beside: source?.outcome, to: &json)
            if cell.chance != 0 { json.field("chance", cell.chance) }
            if cell.chanceAtSteps.contains(where: { $0 != cell.chance }) {
                json.field("atSteps", PageNumber.text(cell.chanceAtSteps.map { Self.percent($0) }))
            }
            json.field("need", cell.room?.need)
            writeRoom(cell.room, beside: source?.room, to: &json)
            json.field("findings", cell.findings.compactMap { findings.numbers[$0] }) { $0.number($1) }
        }
    }

    private func writeRoom(_ room: Finding.Room?, beside source: Finding.Room?, to json: inout PageJSON) {
        guard room?.has != source?.has || room?.pageUnit != source?.pageUnit else { return }
        json.key("has")
        guard let room else { return json.null() }
        json.number(room.has)
        if room.pageUnit != "points" { json.field("unit", room.pageUnit) }
    }

    private func write(_ outcome: RiskCell.Outcome, beside source: RiskCell.Outcome?, to json: inout PageJSON) {
        if outcome != .unlimited, source == .unlimited { json.field("unlimited", 0) }
        switch outcome {
        case .measured: break
        case .forecast(let shares):
            json.key("shares")
            json.list { json in
                for share in shares {
                    json.number(share.share)
                    json.number(share.need)
                }
            }
        case .unlimited: if source != .unlimited { json.field("unlimited", 1) }
        case .unknown(let reason): json.field("unknown", reason.isEmpty ? "not measured" : reason)
        }
    }

    /// A chance in percent; 0 and 100 only if it is certain.
    private static func percent(_ chance: Double) -> Int {
        chance <= 0 ? 0 : chance >= 1 ? 100 : min(99, max(1, Int((chance * 100).rounded())))
    }
}

extension Finding.Location {
    /// The file and the line: `Sources/MenuView.swift:14`.
    fileprivate func lineWords(in folder: PageFolder) -> String {
        folder.short(repositoryPath) + (place.map { ":\($0.line)" } ?? "")
    }
}

extension BudgetOrigin {
    /// The file and the line: `.swell.yml:14`.
    fileprivate func lineWords(in folder: PageFolder) -> String {
        folder.short(file) + (place.map { ":\($0.line)" } ?? "")
    }
}

extension Finding.Room {
    /// The unit as the page knows it: a length has its symbol if it is not in points.
    fileprivate var pageUnit: String {
        switch (unit, length) {
        case ("points", .pixels), ("points", .densityIndependentPixels): length.symbol
        case (Self.height, .pixels), (Self.height, .densityIndependentPixels): length.symbol + " of height"
        default: unit
        }
    }
}
