// Puts marks around the texts of entries, one after the other.

import Basics
import Catalogs
import Comparison
import Marks
import MessagePatterns
import Pseudolocales

/// Puts marks around texts, and checks that every placeholder and tag stays.
struct MarkMaker {
    private let rules: GenerationRules
    private var parser: MessageParser
    private var message = Message()
    private var check = Message()
    /// Any visible style shows which texts the generator would leave alone.
    private var trial: TextMaker?

    init(_ rules: GenerationRules) {
        self.rules = rules
        parser = rules.parser.unshared
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = ["accented"]
        trial = (try? Pseudolocale(recipe)).map { TextMaker($0, rules) }
    }

    /// Whether a text of an entry is one that people read, not an identifier, a format or a locked word.
    mutating func isText(_ part: Entry.Part, of entry: Entry) -> Bool {
        trial?.mayChange(part, of: entry) ?? false
    }

    /// Appends a text of an entry between two marks; returns false if they would damage it.
    mutating func append(
        _ part: Entry.Part, of entry: Entry, between begin: [UInt8], and end: [UInt8], to output: inout [UInt8]
    ) -> Bool {
        parser.adapt(to: entry)
        parser.learnKept(of: entry, part)
        message.parse(parser) { entry.append(part, to: &$0) }
        if message.utf8.has(UInt8(ascii: "%")) { parser.learnSiblings(of: entry, part, text: message.utf8) }
        guard let range = message.rangeForMarks, !IntervalChoices.are(in: message.utf8),
            !DatePatterns.are(in: message.utf8), message.utf8.marks.isEmpty
        else { return false }
        let text = message.utf8
        let marked = text[..<range.lowerBound] + begin + text[range] + end + text[range.upperBound...]
        check.parse(parser) { $0 += marked }
        message.parse(parser) { $0 += text }
        guard check.keepsParts(of: message), check.addsNoSpecifiers(to: message) else { return false }
        output += marked
        return true
    }
}
