// Names between percent signs that Laravel replaces with a colon before them, `:%link_start%`, but not without it.

import Basics
import Comparison
import MessagePatterns

enum ColonNames {
    /// The most names of a text that are searched for.
    private static let most = 16

    /// Returns the names of a source that lack their colon in a translation.
    static func withoutColon(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard source.utf8.firstOffset(of: ":%") != nil else { return [] }
        var names: [[UInt8]] = []
        for part in source.parts where part.kind == .placeholder && names.count < most {
            let name = Array(source.utf8[part.range].drop { $0 == colon })
            let isName = name.count > 2 && name.first == sign && name.last == sign
            if isName, !names.contains(name), !source.utf8.has(name, withoutBefore: colon) { names.append(name) }
        }
        return names.filter { translation.utf8.has($0, withoutBefore: colon) }.map { name in
            let text = String(decoding: name, as: UTF8.self)
            return .changed(text, was: ":\(text)")
        }
    }

    private static let (colon, sign) = (UInt8(ascii: ":"), UInt8(ascii: "%"))
}

extension [UInt8] {
    /// Whether another byte than this one precedes one of the occurrences of a name.
    fileprivate func has(_ name: [UInt8], withoutBefore byte: UInt8) -> Bool {
        var from = 0
        while let at = firstOffset(of: name, in: from..<count) {
            if at == 0 || self[at - 1] != byte { return true }
            from = at + name.count
        }
        return false
    }
}
