// The findings of a group, each in a few words.

import Audit

/// Lists findings, each in a few words.
struct TextList {
    let canvas: ReportCanvas

    private static let indent = 6
    /// The maximum number of keys to list; the rest is only counted, because the other formats list all.
    private static let mostKeys = 12
    /// The maximum number of findings with one cause or limit to list: they take a line each if their keys are long.
    private static let mostAlike = 6
    private static let fewestUnnamed = 3
    private static let mostPlaces = 3
    private static let mostLines = 8

    /// Keys with their places and the place of the related location: `449:29 Low level → 469:29`.
    func keys(_ findings: [Finding]) -> [String] {
        var words = TextWords(indent: Self.indent, width: canvas.width)
        words.start("      ", width: Self.indent)
        let named = Self.first(Self.mostKeys, of: findings)
        for finding in named {
            let place = finding.location.place.map { "\($0) " } ?? ""
            let other = finding.related.first?.location.place.map { " → \($0)" } ?? ""
            let key = key(finding.subject?.keyWords ?? "-", beside: place.utf8.count + other.utf8.count)
            words.add(piece: "\(place)\(key)\(other) ")
        }
        if named.count < findings.count { words.add(piece: "…\((findings.count - named.count).andMore)") }
        return words.lines
    }

    /// The other places of the same finding: `in de.lproj/L.strings:4:3, fr.lproj/L.strings:4:3 and 12 more`, or
    /// `on lines 7:3, 9:3` if all are in its own file.
    func places(_ findings: [Finding], beside shown: Finding, _ words: FindingWords) -> String {
        let isHere = findings.allSatisfy { $0.location.path == shown.location.path && $0.location.place != nil }
        let named = findings.prefix(isHere ? Self.mostLines : Self.mostPlaces).map { finding in
            if isHere, let place = finding.location.place { return "\(place)" }
            return words.place(finding.location.place, in: finding.location.path)
        }
        let rest = findings.count - named.count
        let start = isHere ? "on line\(findings.count > 1 ? "s" : "") " : "in "
        return start + named.joined(separator: ", ") + rest.andMore
    }

    /// Findings with one cause, by file: `353:46 auth.title  474:40 auth.text`.
    func alike(_ findings: [Finding], _ shown: Finding, _ words: FindingWords) -> [String] {
        let named = Self.first(Self.mostAlike, of: findings)
        let files = Set(findings.map(\.location.path)).count
        let places = files > 1 || findings[0].location.path != shown.location.path ? " in \(files.counted("file"))" : ""
        let label = "      \(canvas.style.dim("also"))   \(findings.count) more like this\(places):"
        let lines = named.runs { $0.location.path == $1.location.path }.flatMap { run -> [String] in
            let path = run.first.flatMap { $0.location.path == shown.location.path ? nil : $0.location.path }
            var line = TextWords(indent: Self.indent + 2, width: canvas.width)
            line.start("        ", width: Self.indent + 2)
            if let path { line.add(piece: "\(words.place(nil, in: path)): ") }
            for finding in run { line.add(piece: self.words(finding) + " ") }
            return line.lines
        }
        let rest = findings.count - named.count
        return [label] + lines
            + (rest > 0 ? ["        \(rest) more, which '--rule \(VisibleText.escaped(shown.rule))' shows"] : [])
    }

    /// The findings to name: all if only a few would be left out.
    private static func first(_ count: Int, of findings: [Finding]) -> ArraySlice<Finding> {
        findings.count > count + fewestUnnamed ? findings.prefix(count) : findings[...]
    }

    /// A finding in a few words: its place, and its key or the part of its message that is in quotes.
    private func words(_ finding: Finding) -> String {
        let place = finding.location.place.map { "\($0) " } ?? ""
        let name = finding.subject?.keyWords ?? finding.message.quotation.map { VisibleText.escaped($0) } ?? ""
        return "\(place)\(VisibleText.shortened(name, toColumns: Self.mostColumns))"
    }

    private static let mostColumns = 40

    /// Texts that share a limit, one line each: what each needs and has, and where it is truncated.
    ///
    /// A language stands for the file of each text if not all are in the file of the one shown.
    func limited(_ findings: [Finding], beside shown: Finding) -> [String] {
        let isSpread = findings.contains { $0.location.path != shown.location.path }
        let named = Self.first(Self.mostAlike, of: findings)
        let places = named.map { isSpread ? "" : $0.location.place.map { "\($0)" } ?? "" }
        let column = isSpread ? 0 : places.reduce(0) { max($0, $1.utf8.count) } + 2
        let rest = findings.count - named.count
        let lines =
            ["      \(canvas.style.dim("also"))   \(findings.count) more with this limit (needed/available):"]
            + zip(named, places).flatMap { finding, place in
                let space = String(repeating: " ", count: column - place.utf8.count)
                var words = TextWords(indent: Self.indent + 2 + column, width: canvas.isTerminal ? canvas.width : nil)
                words.start("        \(canvas.style.dim(place))\(space)", width: Self.indent + 2 + column)
                words.add(key: "\(finding.subject?.words ?? "-"):", canvas.style.key)
                words.add(finding.room?.fraction ?? "") { $0 }
                words.add(text(finding)) { $0 }
                return words.lines
            }
        return lines
            + (rest > 0 ? ["        \(rest) more, which '--rule \(VisibleText.escaped(shown.rule))' shows"] : [])
    }

    /// A text, with a bar where it is truncated: `“Jetzt sicher anmelde|n!!”`.
    private func text(_ finding: Finding) -> String {
        guard let picture = finding.picture else { return finding.texts?.text.map { "“\(line($0))”" } ?? "" }
        let seen = line(picture.lines.joined(separator: " "))
        let lost = picture.lost.isEmpty ? "" : canvas.style.dim("|\(line(picture.lost))")
        return "“\(seen)\(lost)”" + (picture.branch.isEmpty ? "" : " (\(line(picture.branch)))")
    }

    private func line(_ text: String) -> String { VisibleText.clipped(text, to: 300) }

    /// A key, with its middle elided if the terminal is too narrow.
    private func key(_ key: String, beside columns: Int) -> String {
        canvas.isTerminal
            ? VisibleText.shortened(key, toColumns: max(8, canvas.width - Self.indent - columns)) : key
    }
}

extension String {
    /// The first part in quotes.
    fileprivate var quotation: String? {
        let parts = split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[1].isEmpty ? "'\(parts[1])'" : nil
    }
}
