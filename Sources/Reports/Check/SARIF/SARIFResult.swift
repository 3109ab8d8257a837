// A finding as a SARIF result.

import Audit
import Basics

/// Writes findings as results.
struct SARIFResult {
    /// The maximum number of related locations of a finding: GitHub rejects a file with a result that has many.
    private static let mostRelated = 20

    let report: CheckReport
    private let words: FindingWords

    init(report: CheckReport) {
        self.report = report
        words = FindingWords(report: report)
    }

    func append(_ finding: Finding, rule: Int?, occurrence: Int, to json: inout JSONWriter) {
        json.word("ruleId", finding.rule)
        if let rule { json.field("ruleIndex", rule) }
        json.word("level", finding.severity.rawValue)
        json.object("message") { $0.field("text", Self.escaped(words.shownAdvice(finding))) }
        json.list("locations") { json in
            json.object { json in location(finding.shownLocation, to: &json) }
        }
        related(of: finding, to: &json)
        // GitHub recognizes a finding by this; the number distinguishes findings about the same text.
        json.object("partialFingerprints") { json in
            json.field("primaryLocationLineHash", "\(finding.fingerprint):\(occurrence)")
        }
        properties(of: finding, to: &json)
    }

    /// The text with everything escaped that SARIF would interpret as a link.
    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "]")) else { return text }
        return text.replacing("](", with: "\\](")
    }

    private func related(of finding: Finding, to json: inout JSONWriter) {
        var places: [Finding.Related] = []
        if let budget = finding.budget {
            let location = Finding.Location(
                path: budget.file, relativePath: report.places.relative(budget.file), place: budget.place)
            places.append(Finding.Related(FindingWords.words(budget), location))
        }
        for related in finding.shownPlaces.prefix(Self.mostRelated) where !places.contains(related) {
            places.append(related)
        }
        guard !places.isEmpty else { return }
        json.objects("relatedLocations", places) { json, place in
            location(place.location, to: &json)
            json.object("message") { $0.field("text", Self.escaped(FindingWords.words(place))) }
        }
    }

    private func location(_ location: Finding.Location, to json: inout JSONWriter) {
        json.object("physicalLocation") { json in
            json.object("artifactLocation") { json in
                let path = location.repositoryPath
                let isAbsolute = path.hasPrefix("/")
                json.field("uri", (isAbsolute ? "file://" : "") + Self.uri(path))
                if !isAbsolute { json.word("uriBaseId", "SRCROOT") }
            }
            guard let place = location.place else { return }
            json.object("region") { json in
                json.field("startLine", place.line)
                json.field("startColumn", place.column)
                guard let end = location.end, end > place else { return }
                json.field("endLine", end.line)
                json.field("endColumn", end.column)
            }
        }
    }

    /// A path, percent-encoded for a URI.
    private static func uri(_ path: String) -> String {
        var output: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case _ where byte.isLetter || byte.isDigit, UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                output.append(byte)
            default:
                output.append(UInt8(ascii: "%"))
                output.append(hexadecimal: byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func properties(of finding: Finding, to json: inout JSONWriter) {
        json.object("properties") { json in
            if let subject = finding.subject {
                if let locale = subject.locale { json.field("locale", VisibleText.clipped(locale, to: 100)) }
                json.field("key", subject.keyWords)
            }
            if let gap = finding.gap {
                json.texts("locales", gap.locales)
                json.field("missing", gap.count)
            }
            guard let room = finding.room else { return }
            if room.need.isFinite { json.field("need", room.need) }
            json.field("has", room.has)
            json.word("unit", room.unit)
        }
    }
}
