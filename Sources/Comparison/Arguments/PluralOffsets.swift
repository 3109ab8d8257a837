// What plurals subtract from their number: `offset:1` in `{n, plural, offset:1 one {you and # other} …}`.

import Basics
import MessagePatterns
import Samples

enum PluralOffsets {
    /// Returns the plurals of a translation whose offset differs from that in the source.
    package static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard source.utf8.firstOffset(of: "offset:") != nil || translation.utf8.firstOffset(of: "offset:") != nil else {
            return []
        }
        let theirs = offsets(of: source)
        return offsets(of: translation).compactMap { name, own in
            guard let known = theirs.first(where: { $0.name == name })?.offset, known != own else { return nil }
            if own == none { return .lost("offset:\(known)") }
            return known == none
                ? .added("offset:\(own)", nearest: nil) : .changed("offset:\(own)", was: "offset:\(known)")
        }
    }

    private static let none = "0"

    /// Returns the first offset of each plural argument.
    private static func offsets(of message: Message) -> [(name: String, offset: String)] {
        let branches = Branches(message)
        var known: Set<String> = []
        return branches.starts.compactMap { branches.byStart[$0] }.filter {
            ($0.kind == .plural || $0.kind == .ordinal) && known.insert($0.name).inserted
        }.map { ($0.name, $0.offset) }
    }
}
