// Texts that code puts into other code, as in `console.eval('print("' + _("…") + '")')`: they need its escapes.

import Basics
import Catalogs

extension ReadProject {
    /// Returns results without those about escapes of texts that code evaluates.
    func withoutEvaluatedTexts(_ drafts: [Findings.Draft]) -> [Findings.Draft] {
        drafts.filter { draft in
            guard Rule.all[draft.rule].id == Rule.shownEscape.id, let entry = draft.entry else { return true }
            return !isEvaluated(entry)
        }
    }

    /// Whether a file that an entry names evaluates its text.
    private func isEvaluated(_ entry: Entry) -> Bool {
        let catalog = entry.catalog
        var source: [UInt8] = []
        guard catalog.format.has(.isTakenFromCode), entry.append(.source, to: &source) else { return false }
        // Code may escape what follows, or continue on another line.
        let beginning = Array(source.prefix { $0.isLetter || $0 == 0x20 }.prefix(Self.mostBytes))
        guard beginning.count >= Self.fewestBytes else { return false }
        return catalog.format.type.codeFiles(of: entry).contains { file in
            namedCode.path(of: file, beside: catalog.path).flatMap { try? FileReader.read($0) }?
                .evaluates(beginning) ?? false
        }
    }

    private static let fewestBytes = 8
    private static let mostBytes = 24
}

extension [UInt8] {
    /// Whether a call that evaluates code is just before a text.
    fileprivate func evaluates(_ text: [UInt8]) -> Bool {
        guard let at = firstOffset(of: text, in: indices) else { return false }
        let before = self[Swift.max(0, at - Self.longestBeginning)..<at]
        return before.firstRange(of: ".eval(".utf8) != nil || before.firstRange(of: " eval(".utf8) != nil
    }

    /// The most bytes between such a call and the text.
    private static var longestBeginning: Int { 80 }
}
