// Braces that make `flutter gen-l10n` reject a text: `Hello {name}}!`, `A {} word`.

import Basics
import MessagePatterns

/// Braces in Flutter's messages that do not belong to arguments.
enum FlutterBraces {
    /// Returns what is wrong with a text's braces; nil if Flutter can read them.
    static func words(for message: Message) -> String? {
        let utf8 = message.utf8
        guard utf8.has(UInt8(ascii: "}")), let fault = fault(in: utf8) else { return nil }
        // With 'use-escaping' in `l10n.yaml` a brace may be quoted.
        let unquoted = withoutQuotes(utf8)
        guard unquoted.count == utf8.count || Self.fault(in: unquoted) != nil else { return nil }
        return "\(fault), unless 'l10n.yaml' sets 'relax-syntax: true'"
    }

    /// Returns what is wrong with the first brace that does not belong to an argument; nil for an unclosed brace, which
    /// is reported elsewhere.
    private static func fault(in utf8: [UInt8]) -> String? {
        var open: [Int] = []
        for at in utf8.indices {
            switch utf8[at] {
            case UInt8(ascii: "{"): open.append(at)
            case UInt8(ascii: "}"):
                guard let start = open.popLast() else { return "a '}' closes nothing" }
                // A branch may be empty: `=0{}`.
                if open.isEmpty, utf8[start + 1..<at].allSatisfy(\.isSpace) {
                    let spelling = String(decoding: utf8[start...at], as: UTF8.self)
                    return "'\(spelling.shortened)' names no argument"
                }
            default: break
            }
        }
        return nil
    }

    /// Returns a text without its quoted parts that begin with a brace.
    private static func withoutQuotes(_ utf8: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "'")
        var rest: [UInt8] = []
        var at = 0
        while at < utf8.count {
            let isQuoted = utf8.has("'{", at: at) || utf8.has("'}", at: at)
            guard isQuoted, let end = utf8.firstOffset(of: quote, in: at + 1..<utf8.count) else {
                rest.append(utf8[at])
                at += 1
                continue
            }
            at = end + 1
        }
        return rest
    }
}
