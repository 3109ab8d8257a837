// Texts that code only prints or logs: a terminal shows them, which has its own rules for directions.

import Basics
import Catalogs

extension ReadProject {
    /// Returns results without those about the direction of texts that code only prints or logs, that other views show
    /// than those that take the direction from the first letter, or that are unused.
    func withoutOtherDirections(_ drafts: [Findings.Draft], unused: Set<String>) -> [Findings.Draft] {
        guard drafts.contains(where: { Self.directions.contains(Rule.all[$0.rule].id) }) else { return drafts }
        var sources: [String: [UInt8]] = [:]
        return drafts.filter { draft in
            let rule = Rule.all[draft.rule].id
            guard Self.directions.contains(rule), let entry = draft.entry else { return true }
            if rule == Rule.bidiDirection.id,
                unused.contains(entry.key) || !toolkits.mayDecide(about: entry, in: namedCode)
            {
                return false
            }
            return !isPrinted(entry, &sources)
        }
    }

    private static let directions: Set<String> = [Rule.bidiDirection.id, Rule.bidiUnisolated.id]

    /// Whether all code that an entry names prints its key.
    private func isPrinted(_ entry: Entry, _ sources: inout [String: [UInt8]]) -> Bool {
        let catalog = entry.catalog
        let files = catalog.format.type.codeFiles(of: entry)
        guard !files.isEmpty, let range = entry.range(of: .key) else { return false }
        let key = Array(catalog.text.utf8[range.indices])
        return files.allSatisfy { file in
            if CatalogPath(file).stem.lowercased().contains("console") { return true }
            guard let path = namedCode.path(of: file, beside: catalog.path) else { return false }
            let code = sources[path] ?? (try? FileReader.read(path)) ?? []
            sources[path] = code
            return code.prints(key)
        }
    }
}

extension [UInt8] {
    /// Whether every literal with a text is in a call that prints or logs.
    fileprivate func prints(_ text: [UInt8]) -> Bool {
        // Catalogs store it with its quotes, or without them.
        let quote = UInt8(ascii: "\"")
        let literal = text.first == quote ? text : [quote] + text + [quote]
        var (at, isPrinted) = (0, false)
        while let found = firstOffset(of: literal, in: at..<count) {
            let start = self[..<found].lastIndex { ";{}".utf8.contains($0) }.map { $0 + 1 } ?? 0
            guard Self.calls.contains(where: { hasCall($0, in: start..<found) }) else { return false }
            (at, isPrinted) = (found + literal.count, true)
        }
        return isPrinted
    }

    /// Beginnings of functions, objects and constants that write to a terminal or a log, or describe options for it.
    private static let calls: [StaticString] = [
        "log_", "log.", "logger.", "logging.", "print", "printf", "fprintf", "g_print", "g_warning", "g_message",
        "g_critical", "g_debug", "g_error(", "g_error (", "stdout.", "stderr.", "echo", "G_OPTION_", "OptionArg.",
        "add_argument",
        "add_option",
    ]

    private func hasCall(_ name: StaticString, in range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while let found = firstOffset(of: name, in: at..<range.upperBound) {
            if found == 0 || !self[found - 1].isLetter && self[found - 1] != UInt8(ascii: "_") { return true }
            at = found + 1
        }
        return false
    }
}
